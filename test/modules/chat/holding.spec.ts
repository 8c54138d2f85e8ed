import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AutomaticAnswer } from '../../../src/modules/chat/automatic-answer.js';
import { ReleaseAbsent } from '../../../src/modules/chat/release-absent.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { chatsOf, type Chat } from '../../support/chats.js';

describe('who answers a conversation', () => {
  let test: TestApp;
  let staff: Person;
  let colleague: Person;
  let chats: ReturnType<typeof chatsOf>;

  beforeAll(async () => {
    test = await startTestApp();
    chats = chatsOf(test);
    [staff, colleague] = await Promise.all([person(test, 'staff'), person(test, 'staff')]);
  });
  afterAll(() => test.close());
  beforeEach(() => {
    jest.spyOn(test.app.get(AutomaticAnswer), 'answerLater').mockImplementation(() => undefined);
  });

  const duty = (who: Person, onDuty: boolean) =>
    test.http('put', '/api/chat-inbox/duty', who.token).send({ onDuty }).expect(200);
  const handOver = ({ id }: Chat, body: object, who = staff) =>
    test.http('post', `/api/chat-inbox/${id}/hand-over`, who.token).send(body);
  const linesOf = async ({ id }: Chat): Promise<{ message: string }[]> =>
    (await test.http('get', `/api/chat-inbox/${id}/lines`, staff.token).expect(200)).body;

  it('HOLD-01 refuses the answer of a second member of staff until they say so, and then it is theirs', async () => {
    const chat = await chats.begin();
    await chats.answer(chat, 'Mine', staff).expect(201);
    const { body } = await chats.answer(chat, 'Me too', colleague).expect(409);
    expect(body).toMatchObject({ code: 'chat_held', error: expect.stringContaining('colleague') });
    expect((await linesOf(chat)).map(({ message }) => message)).toEqual(['Hello', 'Mine']);
    await chats.answer(chat, 'Me after all', colleague, { takeOver: true }).expect(201);
    expect(await chats.read(chat, colleague)).toMatchObject({ state: 'mine', assignedTo: colleague.userId });
    await chats.answer(chat, 'Still me?', staff).expect(409);
  });

  it('HOLD-01 of two who answer at the same moment, one is asked', async () => {
    const chat = await chats.begin();
    const answers = await Promise.all([chats.answer(chat, 'A', staff), chats.answer(chat, 'B', colleague)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await linesOf(chat)).toHaveLength(2);
  });

  it('HOLD-02 taking, putting back and closing a colleague’s conversation ask as well', async () => {
    const chat = await chats.begin();
    await chats.change(chat, 'assigned', staff).expect(200);
    for (const status of ['assigned', 'open', 'closed'])
      expect((await chats.change(chat, status, colleague).expect(409)).body.code).toBe('chat_held');
    await chats.change(chat, 'assigned', colleague, { takeOver: true }).expect(200);
    await chats.change(chat, 'open', colleague).expect(200);
    expect(await chats.read(chat, staff)).toMatchObject({ state: 'waiting', assignedTo: null });
    expect((await chats.read(chat, staff)).waitingSince).toBeTruthy();
    await chats.change(chat, 'closed', staff).expect(200);
  });

  it('HOLD-02 the visitor can end a conversation that someone answers, and put none back', async () => {
    const chat = await chats.begin();
    await chats.change(chat, 'assigned', staff).expect(200);
    const visitor = () => test.http('patch', `/api/chat-sessions/${chat.id}`).set('X-Chat-Secret', chat.secret);
    await visitor().send({ status: 'open' }).expect(403);
    await visitor().send({ status: 'closed' }).expect(200);
  });

  it('HOLD-03 hands a conversation to a colleague with a note that only staff see', async () => {
    const chat = await chats.begin();
    await chats.answer(chat, 'One moment', staff).expect(201);
    await handOver(chat, { to: colleague.userId }, colleague).expect(409);
    const { body } = await handOver(chat, { to: colleague.userId, note: 'Knows the building' }).expect(200);
    expect(body).toMatchObject({ state: 'others', assignedTo: colleague.userId });
    const notes = await test.http('get', `/api/chat-inbox/${chat.id}/notes`, colleague.token).expect(200);
    expect(notes.body).toMatchObject([
      { text: 'Knows the building', authorName: 'Test Person', handedToName: 'Test Person' },
    ]);
    await chats.answer(chat, 'Hello, I take over', colleague).expect(201);
  });

  it('HOLD-03 refuses to hand over to those who cannot answer: off duty, no member of staff, no one; and what has ended', async () => {
    const chat = await chats.begin();
    const [admin, landlord] = await Promise.all([person(test, 'admin'), person(test, 'landlord')]);
    for (const to of [admin.userId, landlord.userId, '01900000-0000-7000-8000-000000000001']) {
      const { body } = await handOver(chat, { to }).expect(400);
      expect(body.details).toMatchObject([{ field: 'to', code: 'staff_member' }]);
    }
    await duty(colleague, false);
    expect((await handOver(chat, { to: colleague.userId }).expect(422)).body.code).toBe('off_duty');
    await duty(colleague, true);
    await chats.change(chat, 'closed', staff).expect(200);
    await handOver(chat, { to: colleague.userId }).expect(422);
  });

  it('HOLD-04 going off duty puts those who wait back into the queue; the others follow when they write again', async () => {
    const [waits, answered] = [await chats.begin('Waiting'), await chats.begin('Answered')];
    await chats.change(waits, 'assigned', staff).expect(200);
    await chats.answer(answered, 'Done?', staff).expect(201);
    const team = (await duty(staff, false)).body as { id: string; onDuty: boolean }[];
    expect(team.find(({ id }) => id === staff.userId)?.onDuty).toBe(false);
    expect(await chats.read(waits, colleague)).toMatchObject({ state: 'waiting', assignedTo: null });
    expect(await chats.read(answered, colleague)).toMatchObject({ state: 'others' });
    await chats.say(answered, 'Not yet');
    expect(await chats.read(answered, colleague)).toMatchObject({ state: 'waiting', assignedTo: null, unread: 2 });
    await duty(staff, true);
  });

  it('HOLD-04 a visitor does not wait for someone whose account is suspended', async () => {
    const gone = await person(test, 'staff');
    const chat = await chats.begin();
    await chats.answer(chat, 'Hello', gone).expect(201);
    await test.sql('update app_user set suspended_at = now() where id = $1', [gone.userId]);
    await chats.say(chat, 'Are you there?');
    expect(await chats.read(chat, staff)).toMatchObject({ state: 'waiting', assignedTo: null });
  });

  it('HOLD-04 who signs out leaves nobody waiting: their conversations go back to the queue within a minute', async () => {
    const leaves = await person(test, 'staff');
    const [waits, answered] = [await chats.begin('Waiting'), await chats.begin('Answered')];
    await chats.change(waits, 'assigned', leaves).expect(200);
    await chats.answer(answered, 'Done?', leaves).expect(201);
    const release = () => test.app.get(ReleaseAbsent).run();
    await test.app.get(Scope).asSystem('test', release);
    expect(await chats.read(waits, staff)).toMatchObject({ state: 'others', assignedTo: leaves.userId });
    await test.http('post', '/api/auth/signout', leaves.token).expect(204);
    const [one, two] = await Promise.all([
      test.app.get(Scope).asSystem('test', release),
      test.app.get(Scope).asSystem('test', release),
    ]);
    expect(one + two).toBe(1);
    expect(await chats.read(waits, staff)).toMatchObject({ state: 'waiting', assignedTo: null });
    expect((await chats.read(waits, staff)).waitingSince).toBeTruthy();
    expect(await chats.read(answered, staff)).toMatchObject({ state: 'others' });
    await chats.say(answered, 'Not yet');
    expect(await chats.read(answered, staff)).toMatchObject({ state: 'waiting', assignedTo: null });
  });

  it('HOLD-05 each step is in the audit log with the conversation it is about', async () => {
    const chat = await chats.begin();
    await chats.change(chat, 'assigned', staff).expect(200);
    await handOver(chat, { to: colleague.userId }).expect(200);
    await chats.change(chat, 'open', colleague).expect(200);
    const logged = await test.sql<{ action: string }>(
      "select action from audit_entry where subject_id = $1 and role = 'staff' order by at, id",
      [chat.id],
    );
    expect(logged.map(({ action }) => action)).toEqual(['chat.assigned', 'chat.hand_over', 'chat.open']);
  });
});
