import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AutomaticAnswer } from '../../../src/modules/chat/automatic-answer.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { chatsOf, type Chat } from '../../support/chats.js';
import { erase } from '../../support/erase.js';

const SECRET_WORDS = 'rude-on-the-phone-last-week';

describe('internal notes of a conversation', () => {
  let test: TestApp;
  let staff: Person;
  let landlord: Person;
  let chats: ReturnType<typeof chatsOf>;
  let chat: Chat;

  beforeAll(async () => {
    test = await startTestApp();
    await test.app.listen(0, '127.0.0.1');
    chats = chatsOf(test);
    [staff, landlord] = await Promise.all([person(test, 'staff'), person(test, 'landlord')]);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    jest.spyOn(test.app.get(AutomaticAnswer), 'answerLater').mockImplementation(() => undefined);
    chat = await chats.begin('', {}, landlord.token);
    await chats.say(chat, 'Hello');
    await note(chat).expect(201);
  });

  const note = ({ id }: Chat, who = staff, text = SECRET_WORDS) =>
    test.http('post', `/api/chat-inbox/${id}/notes`, who.token).send({ text });
  const stream = async (path: string, headers: Record<string, string>) => {
    const { port } = test.app.getHttpServer().address() as AddressInfo;
    const stop = new AbortController();
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers, signal: stop.signal });
    expect(response.status).toBe(200);
    const heard = { text: '' };
    const reading = (async () => {
      for await (const chunk of response.body ?? []) heard.text += Buffer.from(chunk).toString();
    })().catch(() => undefined);
    const end = async () => {
      stop.abort();
      await reading;
    };
    return { heard, end };
  };

  it('NOTE-01 staff and admins read them, with their author; admins write none', async () => {
    const admin = await person(test, 'admin');
    const { body } = await test.http('get', `/api/chat-inbox/${chat.id}/notes`, admin.token).expect(200);
    expect(body).toMatchObject([{ text: SECRET_WORDS, authorId: staff.userId, authorName: 'Test Person' }]);
    await note(chat, admin).expect(403);
    await note(chat, staff, '   ').expect(400);
  });

  it('NOTE-01 of very many, the newest are there, in the order in which they were written', async () => {
    await test.sql(
      `insert into chat_note (id, demo, created_at, conversation_id, author_id, text)
       select gen_random_uuid(), false, timestamptz '2020-01-01' + make_interval(secs => n), $1, $2, 'note ' || n from generate_series(1, 500) n`,
      [chat.id, staff.userId],
    );
    const { body } = await test.http('get', `/api/chat-inbox/${chat.id}/notes`, staff.token).expect(200);
    expect(body).toHaveLength(500);
    expect(body[0].text).toBe('note 2');
    expect(body.at(-1).text).toBe(SECRET_WORDS);
  });

  it('NOTE-02 no list, no line, no search and no export gives them to the visitor or the person', async () => {
    const asVisitor = (path: string) => test.http('get', path).set('X-Chat-Secret', chat.secret);
    const asPerson = (path: string) => test.http('get', path, landlord.token);
    for (const path of [
      '/api/chat-sessions',
      `/api/chat-sessions?q=${SECRET_WORDS}`,
      `/api/chat-messages/${chat.id}`,
      `/api/chat-messages/${chat.id}?q=${SECRET_WORDS}`,
    ]) {
      for (const ask of [asVisitor, asPerson]) expect((await ask(path).expect(200)).text).not.toContain(SECRET_WORDS);
    }
    expect((await asVisitor(`/api/chat-messages/${chat.id}?q=${SECRET_WORDS}`)).body).toEqual([]);
    await asVisitor(`/api/chat-inbox/${chat.id}/notes`).expect(401);
    await asPerson(`/api/chat-inbox/${chat.id}/notes`).set('X-Chat-Secret', chat.secret).expect(403);
    const exported = await test
      .http('get', '/api/profiles/me/export', landlord.token)
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      });
    expect(exported.status).toBe(200);
    expect((exported.body as Buffer).includes('chat_note')).toBe(false);
    expect((exported.body as Buffer).includes('chats.json')).toBe(true);
  });

  it('NOTE-02 the database gives no row of them to a visitor, a tenant, a landlord or a supplier, whatever is asked', async () => {
    const scope = test.app.get(Scope);
    for (const role of ['visitor', 'tenant', 'landlord', 'supplier'] as const) {
      const actor = {
        role,
        userId: landlord.userId,
        accountId: null,
        demo: false,
        sessionId: null,
        chatSessionId: chat.id,
      };
      expect(await scope.as(actor, () => scope.rows('select * from chat_note'))).toEqual([]);
      for (const table of ['chat_desk', 'chat_duty', 'chat_canned_answer'])
        expect(await scope.as(actor, () => scope.rows(`select * from ${table}`))).toEqual([]);
    }
  });

  it('NOTE-03 no live stream tells the visitor or the person of one; the team hears of it', async () => {
    const visitor = await stream(`/api/chat-sessions/${chat.id}/events`, { 'X-Chat-Secret': chat.secret });
    const signedIn = await stream('/api/events', { Authorization: `Bearer ${landlord.token}` });
    const team = await stream('/api/events', { Authorization: `Bearer ${staff.token}` });
    await note(chat).expect(201);
    await eventually(async () => team.heard.text.includes('chat-notes'));
    // What is told after it has arrived, so what was told before would have, too.
    await chats.answer(chat, 'For you', staff, { takeOver: true }).expect(201);
    await eventually(async () => visitor.heard.text.includes(chat.id) && signedIn.heard.text.includes(chat.id));
    for (const { heard } of [visitor, signedIn]) {
      expect(heard.text).not.toContain('chat-notes');
      expect(heard.text).not.toContain(SECRET_WORDS);
    }
    await Promise.all([visitor.end(), signedIn.end(), team.end()]);
  });

  it('NOTE-04 a ticket and a lead that are made of the conversation hold what was said, and no note', async () => {
    await chats.answer(chat, 'We will look', staff).expect(201);
    const make = (what: string, body: object) =>
      test.http('post', `/api/chat-inbox/${chat.id}/${what}`, staff.token).send(body);
    const ticket = await make('ticket', { subject: 'Heating' }).expect(200);
    const again = await make('ticket', { subject: 'Other' }).expect(200);
    expect(again.body).toEqual({ ...ticket.body, isNew: false });
    const { body } = await test.http('get', `/api/support-tickets/${ticket.body.id}`, landlord.token).expect(200);
    expect(body).toMatchObject({ subject: 'Heating', email: landlord.email, assignedTo: staff.userId });
    expect(body.description).toMatch(/Visitor:\nHello\n\n.*Support:\nWe will look$/);
    expect(JSON.stringify(body)).not.toContain(SECRET_WORDS);
    const lead = await make('lead', {}).expect(200);
    const read = await test.http('get', `/api/crm-leads/${lead.body.id}`, staff.token).expect(200);
    expect(read.body).toMatchObject({ source: 'chat', email: landlord.email, staffId: staff.userId });
    expect(read.body.request).toContain('We will look');
    expect(read.text).not.toContain(SECRET_WORDS);
    expect(await chats.read(chat, staff)).toMatchObject({ ticketId: ticket.body.id, leadId: lead.body.id });
  });

  it('STORY-01 a visitor’s conversation needs a name and an address, and gives one ticket however often it is asked', async () => {
    const anonymous = await chats.begin('My heating is cold', { language: 'fr' });
    const ticket = (body: object) =>
      test.http('post', `/api/chat-inbox/${anonymous.id}/ticket`, staff.token).send({ subject: 'Heating', ...body });
    expect((await ticket({}).expect(400)).body.details).toMatchObject([{ field: 'name', code: 'required' }]);
    const who = { name: 'Ana Roy', email: 'ana@example.com' };
    const made = await Promise.all([1, 2, 3].map(() => ticket(who)));
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    // Those who came second are told that theirs isn’t the new one.
    expect(made.filter(({ body }) => body.isNew)).toHaveLength(1);
    const [row] = await test.sql<{ description: string; language: string }>(
      'select description, language from support_ticket where id = $1',
      [made[0]?.body.id],
    );
    expect(row?.language).toBe('fr');
    expect(row?.description).toContain('Visiteur:\nMy heating is cold');
    await test.http('post', `/api/chat-inbox/${anonymous.id}/lead`, staff.token).send({}).expect(400);
  });

  it('NOTE-05 notes and drafts about a person go with their account', async () => {
    await test.http('put', `/api/chat-inbox/${chat.id}/desk`, staff.token).send({ draft: 'Dear' }).expect(200);
    await erase(test, landlord.userId);
    expect(await test.sql('select 1 from chat_note where conversation_id = $1', [chat.id])).toEqual([]);
    expect(await test.sql('select 1 from chat_desk where conversation_id = $1', [chat.id])).toEqual([]);
    landlord = await person(test, 'landlord');
  });

  it('STORY-02 what was said goes from the ticket with the account, and neither comes back', async () => {
    const story = (what: string) =>
      test
        .http('post', `/api/chat-inbox/${chat.id}/${what}`, staff.token)
        .send(what === 'lead' ? {} : { subject: 'Door' });
    const { body } = await story('ticket').expect(200);
    const later = await chats.begin('My door code is 4711', {}, landlord.token);
    for (const one of [chat, later]) await chats.change(one, 'closed', staff, { reason: 'answered' }).expect(200);
    await test.sql('update app_user set deleted_at = now() where id = $1', [landlord.userId]);
    await erase(test, landlord.userId);
    expect(await test.sql('select description from support_ticket where id = $1', [body.id])).toEqual([
      { description: '–' },
    ]);
    await story('lead').expect(422);
    await test.http('post', `/api/chat-inbox/${later.id}/ticket`, staff.token).send({ subject: 'Door' }).expect(422);
    await chats.change(later, 'assigned', staff).expect(422);
    landlord = await person(test, 'landlord');
  });
});
