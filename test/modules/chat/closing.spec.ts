import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AutomaticAnswer } from '../../../src/modules/chat/automatic-answer.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { chatsOf } from '../../support/chats.js';

describe('closing and reopening a conversation', () => {
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

  it('CLOSE-01 keeps who closed it and why, for staff and in the audit log; the visitor learns neither', async () => {
    const chat = await chats.begin();
    await chats.change(chat, 'closed', staff, { reason: 'because' }).expect(400);
    await chats.change(chat, 'closed', staff, { reason: 'no_reply' }).expect(200);
    expect(await chats.read(chat, colleague)).toMatchObject({
      state: 'closed',
      closeReason: 'no_reply',
      closedByName: 'Test Person',
    });
    expect(
      await test.sql("select reason from audit_entry where action = 'chat.closed' and subject_id = $1", [chat.id]),
    ).toEqual([{ reason: 'no_reply' }]);
    const seen = await test.http('get', '/api/chat-sessions').set('X-Chat-Secret', chat.secret).expect(200);
    expect(seen.body).toMatchObject([{ status: 'closed' }]);
    expect(seen.text).not.toMatch(/no_reply|closedBy/);
  });

  it('CLOSE-01 a reason that a visitor sends is not kept', async () => {
    const chat = await chats.begin();
    await test
      .http('patch', `/api/chat-sessions/${chat.id}`)
      .set('X-Chat-Secret', chat.secret)
      .send({ status: 'closed', reason: 'answered' })
      .expect(200);
    expect(await chats.read(chat, staff)).toMatchObject({ closeReason: null, closedByName: null });
  });

  it('CLOSE-02 closing is undone: the conversation is as it was, with the wait that the visitor had', async () => {
    const chat = await chats.begin('First');
    await chats.answer(chat, 'Answer', staff).expect(201);
    await chats.say(chat, 'Second');
    const before = await chats.read(chat, staff);
    await chats.change(chat, 'closed', staff, { reason: 'answered' }).expect(200);
    await chats.change(chat, 'assigned', staff).expect(200);
    const after = await chats.read(chat, staff);
    expect(after).toMatchObject({ state: 'mine', closeReason: null, closedAt: null, closedByName: null });
    expect(after.waitingSince).toBe(before.waitingSince);
    await chats.say(chat, 'It goes on');
  });

  it('CLOSE-02 what waited in the queue waits there again, for its team, with the wait that the visitor had, and not for who put it back', async () => {
    const support = await person(test, 'staff', { staffRole: 'support' });
    await person(test, 'staff', { staffRole: 'sales' });
    const [plain, answered] = [await chats.begin('First'), await chats.begin('What does it cost?')];
    await chats.answer(answered, 'Sales will say', support).expect(201);
    await chats.change(plain, 'assigned', support).expect(200);
    await chats.change(plain, 'open', support).expect(200);
    await test
      .http('post', `/api/chat-inbox/${answered.id}/hand-over`, support.token)
      .send({ team: 'sales' })
      .expect(200);
    const waits: string[] = [];
    for (const chat of [plain, answered]) {
      const before = await chats.read(chat, staff);
      await chats.change(chat, 'closed', support, { reason: 'no_reply' }).expect(200);
      await chats.change(chat, 'open', support).expect(200);
      await chats.change(chat, 'open', support).expect(200);
      const after = await chats.read(chat, staff);
      expect(after).toMatchObject({ state: 'waiting', team: before.team, closeReason: null, closedByName: null });
      waits.push(before.waitingSince, after.waitingSince);
    }
    const [before, after, ...ofTeam] = waits;
    expect(after).toBe(before);
    expect(ofTeam).toEqual([expect.any(String), expect.any(String)]);
    const [row] = await test.sql('select put_back_by as "by" from chat_session where id = $1', [plain.id]);
    expect(row).toEqual({ by: support.userId });
    const sales = await test.sql('select for_sales as "forSales" from chat_session where id = $1', [answered.id]);
    expect(sales).toEqual([{ forSales: true }]);
  });

  it('CLOSE-02 an undo takes nothing from a colleague who reopened it meanwhile, and no visitor puts one back', async () => {
    const support = await person(test, 'staff', { staffRole: 'support' });
    const chat = await chats.begin();
    await chats.change(chat, 'closed', support, { reason: 'answered' }).expect(200);
    await chats.change(chat, 'assigned', colleague).expect(200);
    await chats.change(chat, 'open', support).expect(403);
    await chats.change(chat, 'assigned', support).expect(409);
    await chats.change(chat, 'closed', colleague, { reason: 'answered' }).expect(200);
    await test
      .http('patch', `/api/chat-sessions/${chat.id}`)
      .set('X-Chat-Secret', chat.secret)
      .send({ status: 'open' })
      .expect(403);
    expect(await chats.read(chat, colleague)).toMatchObject({ state: 'closed' });
  });

  it('CLOSE-02 whoever reopens a conversation answers it, and nobody waits where everything was answered', async () => {
    const chat = await chats.begin();
    await chats.answer(chat, 'Done', staff).expect(201);
    await chats.change(chat, 'closed', staff, { reason: 'answered' }).expect(200);
    await chats.change(chat, 'assigned', colleague).expect(200);
    expect(await chats.read(chat, colleague)).toMatchObject({ state: 'mine', waitingSince: null });
    const visitor = test.http('patch', `/api/chat-sessions/${chat.id}`).set('X-Chat-Secret', chat.secret);
    await visitor.send({ status: 'assigned' }).expect(403);
  });

  it('CLOSE-03 a line that the visitor wrote meanwhile is not closed over until it was read', async () => {
    const chat = await chats.begin('First');
    await chats.answer(chat, 'Answer', staff).expect(201);
    await chats.say(chat, 'One more thing');
    const close = (seen: number) => chats.change(chat, 'closed', staff, { reason: 'answered', seen });
    expect((await close(2).expect(409)).body.code).toBe('chat_newer');
    expect(await chats.read(chat, staff)).toMatchObject({ state: 'mine' });
    await close(3).expect(200);
  });

  it('CLOSE-03 an answer of the team that came meanwhile does not stand in the way', async () => {
    const chat = await chats.begin('First');
    await chats.answer(chat, 'Answer', staff).expect(201);
    await chats.change(chat, 'closed', staff, { reason: 'answered', seen: 1 }).expect(200);
  });
});
