import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AutomaticAnswer } from '../../../src/modules/chat/automatic-answer.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { chatsOf, type Chat } from '../../support/chats.js';

interface Notification {
  kind: string;
  subjectId: string;
  name: string | null;
  title: string | null;
}

describe('internal notes that concern colleagues', () => {
  let test: TestApp;
  let chats: ReturnType<typeof chatsOf>;
  let author: Person;
  let zoe: Person;
  let sales: Person;
  let chat: Chat;

  beforeAll(async () => {
    test = await startTestApp();
    chats = chatsOf(test);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    jest.spyOn(test.app.get(AutomaticAnswer), 'answerLater').mockImplementation(() => undefined);
    await test.sql("update app_user set suspended_at = now() where user_type = 'staff'");
    author = await person(test, 'staff', { staffRole: 'support' });
    zoe = await person(test, 'staff', { staffRole: 'support' });
    sales = await person(test, 'staff', { staffRole: 'sales' });
    await named(author, 'Max', 'Roy');
    await named(zoe, 'Zoé', 'Tremblay');
    await named(sales, 'Ana', 'Diaz');
    chat = await chats.begin();
  });

  const named = (who: Person, first: string, last: string) =>
    test.sql('update app_user set first_name = $2, last_name = $3 where id = $1', [who.userId, first, last]);
  const note = (text: string, mentions: Person[], path = `/api/chat-inbox/${chat.id}/notes`, by = author) =>
    test.http('post', path, by.token).send({ text, mentions: mentions.map(({ userId }) => userId) });
  const bell = async (who: Person): Promise<Notification[]> =>
    (await test.http('get', '/api/notifications', who.token).expect(200)).body;
  const mails = (who: Person) =>
    test.sql<{ template: string; params: Record<string, unknown> }>(
      "select template, params from outbox_message where recipient = $1 and template like '%.mention'",
      [who.email],
    );

  it('NOTE-06 a colleague who is mentioned in a note on a chat gets a notification and an email', async () => {
    const { body } = await note('@Zoé Tremblay can you look?', [zoe]).expect(201);
    expect(body.mentions).toEqual(['Zoé Tremblay']);
    await eventually(async () => (await bell(zoe)).length === 1);
    expect(await bell(zoe)).toMatchObject([{ kind: 'chat_mentioned', subjectId: chat.id, name: 'Max Roy' }]);
    const [mail] = await mails(zoe);
    expect(mail).toMatchObject({ template: 'chat.mention', params: { name: 'Max Roy' } });
    expect(mail!.params.url).toContain(`/dashboards/staff?session=${chat.id}`);
    expect(JSON.stringify(mail)).not.toContain('can you look');
    expect(await bell(author)).toEqual([]);
  });

  it('NOTE-06 a colleague who is mentioned in a note on a ticket gets a notification and an email', async () => {
    const landlord = await person(test, 'landlord');
    const ticket = await test
      .http('post', '/api/support-tickets', landlord.token)
      .send({ subject: 'Heating', description: 'Cold' })
      .expect(201);
    const path = `/api/support-tickets/${ticket.body.id}/notes`;
    const { body } = await note('For @Zoé Tremblay', [zoe], path).expect(201);
    expect(body.mentions).toEqual(['Zoé Tremblay']);
    await eventually(async () => (await bell(zoe)).length === 1);
    const title = `#${ticket.body.number}`;
    expect(await bell(zoe)).toMatchObject([{ kind: 'ticket_mentioned', subjectId: ticket.body.id, title }]);
    expect(await mails(zoe)).toMatchObject([{ template: 'support.mention', params: { ticket: title } }]);
    expect((await note('For @Ana Diaz', [sales], path).expect(400)).body.details).toMatchObject([
      { field: 'mentions', code: 'choice' },
    ]);
  });

  it('NOTE-06 whoever turned email notifications off gets the notification alone', async () => {
    await test.sql('update app_user set email_notifications = false where id = $1', [zoe.userId]);
    await note('@Zoé Tremblay', [zoe]).expect(201);
    await eventually(async () => (await bell(zoe)).length === 1);
    expect(await mails(zoe)).toEqual([]);
  });

  it('NOTE-07 only colleagues who can see the chat and are named in the text are mentioned', async () => {
    const [landlord, demo] = [await person(test, 'landlord'), await person(test, 'staff', { demo: true })];
    await named(landlord, 'Lea', 'Land');
    await named(demo, 'Dan', 'Demo');
    await note('@Ana Diaz', [sales]).expect(400);
    await note('@Lea Land', [landlord]).expect(400);
    await note('@Dan Demo', [demo]).expect(400);
    await note('Not named', [zoe]).expect(400);
    await note('@Zoé Tremblay', [zoe, sales]).expect(400);
    expect(await test.sql('select 1 from chat_note where conversation_id = $1', [chat.id])).toEqual([]);
    const eleven = await note(
      '@Zoé Tremblay',
      Array.from({ length: 11 }, () => zoe),
    );
    expect(eleven.status).toBe(400);
    // Once it was handed to sales, sales can be asked.
    await test.http('post', `/api/chat-inbox/${chat.id}/hand-over`, author.token).send({ team: 'sales' }).expect(200);
    await note('@Ana Diaz', [sales]).expect(201);
    await eventually(async () => (await bell(sales)).length === 2);
  });

  it('NOTE-08 a hand-over notifies the colleague, or those of the team who are on duty', async () => {
    const off = await person(test, 'staff', { staffRole: 'sales' });
    await test.http('put', '/api/chat-inbox/duty', off.token).send({ onDuty: false }).expect(200);
    const handOver = (body: object) =>
      test.http('post', `/api/chat-inbox/${chat.id}/hand-over`, author.token).send(body).expect(200);
    await handOver({ to: zoe.userId, note: 'Knows the building' });
    await eventually(async () => (await bell(zoe)).length === 1);
    expect(await bell(zoe)).toMatchObject([{ kind: 'chat_handed', subjectId: chat.id, name: 'Max Roy' }]);
    const next = await chats.begin();
    await test.http('post', `/api/chat-inbox/${next.id}/hand-over`, author.token).send({ team: 'sales' }).expect(200);
    await eventually(async () => (await bell(sales)).length === 1);
    expect(await bell(sales)).toMatchObject([{ kind: 'chat_team', subjectId: next.id }]);
    expect(await bell(off)).toEqual([]);
  });
});
