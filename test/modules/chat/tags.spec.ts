import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { TICKET_TAGS_MOST } from '../../../src/contract/tickets.js';
import { AutomaticAnswer } from '../../../src/modules/chat/automatic-answer.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { chatsOf, type Chat } from '../../support/chats.js';

describe('tags on conversations of the chat', () => {
  let test: TestApp;
  let chats: ReturnType<typeof chatsOf>;
  let staff: Person;
  let colleague: Person;
  let sales: Person;
  let admin: Person;

  beforeAll(async () => {
    test = await startTestApp();
    chats = chatsOf(test);
    staff = await person(test, 'staff', { staffRole: 'support' });
    colleague = await person(test, 'staff', { staffRole: 'support' });
    sales = await person(test, 'staff', { staffRole: 'sales' });
    admin = await person(test, 'admin');
  });
  afterAll(() => test.close());
  beforeEach(() => {
    jest.spyOn(test.app.get(AutomaticAnswer), 'answerLater').mockImplementation(() => undefined);
  });

  const tag = (chat: Chat, body: object, who = staff, status = 200) =>
    test.http('patch', `/api/chat-inbox/${chat.id}/tags`, who.token).send(body).expect(status);
  const tagsOf = async (chat: Chat, who = staff) => (await chats.read(chat, who)).tags;
  const get = async (path: string, who = staff) => (await test.http('get', path, who.token).expect(200)).body;
  const found = async (query: string, who = staff) =>
    (await get(`/api/chat-inbox?${query}`, who)).map(({ id }: { id: string }) => id);

  it('TAGS-01 are added and removed one at a time, twice is once, and the audit log has each change', async () => {
    const chat = await chats.begin();
    expect((await tag(chat, { addTag: 'late fee' })).body.tags).toEqual(['late fee']);
    await tag(chat, { addTag: 'late fee' });
    expect((await tag(chat, { addTag: 'autopay' }, colleague)).body.tags).toEqual(['autopay', 'late fee']);
    expect((await tag(chat, { removeTag: 'late fee' })).body.tags).toEqual(['autopay']);
    await tag(chat, { removeTag: 'late fee' });
    const entries = await test.sql<{ user_id: string; changes: object[] | null }>(
      "select user_id, changes from audit_entry where action = 'chat.tag' and subject_id = $1 order by at, id",
      [chat.id],
    );
    expect(entries.map(({ changes }) => changes?.[0]).filter(Boolean)).toEqual([
      { field: 'tags', from: null, to: 'late fee' },
      { field: 'tags', from: 'late fee', to: 'autopay, late fee' },
      { field: 'tags', from: 'autopay, late fee', to: 'autopay' },
    ]);
    expect(entries[2]?.user_id).toBe(colleague.userId);
  });

  it('TAGS-02 of two people who tag at the same moment, both keep their tag', async () => {
    const chat = await chats.begin();
    await tag(chat, { addTag: 'before' });
    await Promise.all([
      tag(chat, { addTag: 'one' }),
      tag(chat, { addTag: 'two' }, colleague),
      tag(chat, { removeTag: 'before' }, colleague),
    ]);
    expect(await tagsOf(chat)).toEqual(['one', 'two']);
  });

  it('TAGS-02 refuses more than ten, also at the same moment, and what is no tag', async () => {
    const chat = await chats.begin();
    for (let at = 1; at < TICKET_TAGS_MOST; at += 1) await tag(chat, { addTag: `t${at}` });
    const both = await Promise.all(
      ['x', 'y'].map((addTag) => test.http('patch', `/api/chat-inbox/${chat.id}/tags`, staff.token).send({ addTag })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(both.find(({ status }) => status === 400)?.body.details).toMatchObject([
      { field: 'tags', code: 'too_many' },
    ]);
    expect(await tagsOf(chat)).toHaveLength(TICKET_TAGS_MOST);
    for (const addTag of ['', 'Ten<b>', ' late', 'x'.repeat(31), ['a']]) await tag(chat, { addTag }, staff, 400);
  });

  it('TAGS-03 the inbox is narrowed by a tag, in a state, for a team and in a search', async () => {
    const [one, two, other] = [await chats.begin('Boiler'), await chats.begin('Roof'), await chats.begin('Boiler')];
    for (const chat of [one, two]) await tag(chat, { addTag: 'narrow' });
    await chats.answer(two, 'Mine', staff).expect(201);
    expect((await found('tag=narrow')).toSorted()).toEqual([one.id, two.id].toSorted());
    expect(await found('state=waiting&tag=narrow')).toEqual([one.id]);
    expect(await found('state=mine&tag=narrow')).toEqual([two.id]);
    expect(await found('q=boiler&tag=narrow')).toEqual([one.id]);
    expect(await found('tag=unknown')).toEqual([]);
    await test.http('post', `/api/chat-inbox/${one.id}/hand-over`, staff.token).send({ team: 'sales' }).expect(200);
    expect(await found('state=waiting&team=sales&tag=narrow')).toEqual([one.id]);
    expect(await found('state=waiting&team=sales&tag=narrow&q=roof')).toEqual([]);
    await tag(two, { addTag: 'both' });
    expect(await found('tag=narrow,both')).toEqual([two.id]);
    expect(await found('tag=both,both,narrow&state=mine')).toEqual([two.id]);
    expect(await found('tag=both,unknown')).toEqual([]);
    const eleven = Array.from({ length: 11 }, (_, at) => `t${at}`).join(',');
    for (const wrong of ['Ten<b>', 'narrow,', ',narrow', 'narrow,,both', 'narrow, both', eleven])
      await test.http('get', `/api/chat-inbox?tag=${encodeURIComponent(wrong)}`, staff.token).expect(400);
    expect(await found('q=boiler')).toContain(other.id);
  });

  it('TAGS-04 there is one list for conversations and tickets, and a ticket that is made of a conversation gets its tags', async () => {
    const chat = await chats.begin('It leaks');
    await tag(chat, { addTag: 'leak' });
    await tag(chat, { addTag: 'urgent call' });
    const made = await test
      .http('post', `/api/chat-inbox/${chat.id}/ticket`, staff.token)
      .send({ subject: 'Leak', name: 'Ana', email: 'ana@example.com' })
      .expect(200);
    const ticket = await get(`/api/support-tickets/${made.body.id}`);
    expect(ticket.tags).toEqual(['leak', 'urgent call']);
    expect(await tagsOf(chat)).toEqual(['leak', 'urgent call']);
    await test
      .http('patch', `/api/support-tickets/${made.body.id}`, staff.token)
      .send({ tags: ['leak', 'urgent call', 'only on the ticket'] })
      .expect(200);
    await tag(await chats.begin(), { addTag: 'only on a chat' });
    for (const path of ['/api/chat-inbox/tags', '/api/support-tickets/tags'])
      expect(await get(path)).toEqual(
        expect.arrayContaining(['leak', 'urgent call', 'only on the ticket', 'only on a chat']),
      );
    expect((await get('/api/chat-inbox/tags'))[0]).toMatch(/leak|narrow|urgent call/);
  });

  it('TAGS-05 visitors never see them, sales sees and changes those of its conversations, and admins only read', async () => {
    const [chat, theirs] = [await chats.begin(), await chats.begin()];
    await tag(chat, { addTag: 'for support' });
    await test.http('post', `/api/chat-inbox/${theirs.id}/hand-over`, staff.token).send({ team: 'sales' }).expect(200);
    await tag(theirs, { addTag: 'quote' }, sales);
    await tag(chat, { addTag: 'quote' }, sales, 404);
    const known = await get('/api/chat-inbox/tags', sales);
    expect(known).toContain('quote');
    expect(known).not.toContain('for support');
    expect(await found('tag=for support', sales)).toEqual([]);
    await tag(chat, { addTag: 'mine' }, admin, 403);
    expect(await tagsOf(chat, admin)).toEqual(['for support']);
    const tenant = await person(test, 'tenant');
    await tag(chat, { addTag: 'mine' }, tenant, 403);
    await test.http('get', '/api/chat-inbox/tags', tenant.token).expect(403);
    const own = await test.http('get', '/api/chat-sessions').set('X-Chat-Secret', chat.secret).expect(200);
    expect(JSON.stringify(own.body)).not.toContain('for support');
    const demo = await person(test, 'staff', { demo: true });
    await tag(chat, { addTag: 'mine' }, demo, 404);
    expect(await get('/api/chat-inbox/tags', demo)).not.toContain('for support');
  });

  it('TAGS-05 no one without an account tags, and what has ended can still be sorted', async () => {
    await test
      .http('patch', `/api/chat-inbox/${(await chats.begin()).id}/tags`)
      .send({ addTag: 'x' })
      .expect(401);
    const closed = await chats.begin();
    await chats.change(closed, 'closed', staff, { reason: 'answered' }).expect(200);
    await tag(closed, { addTag: 'sorted later' });
    expect(await found('state=closed&tag=sorted later')).toEqual([closed.id]);
  });
});
