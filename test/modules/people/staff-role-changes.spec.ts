import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { StaffRole } from '../../../src/contract/staff-roles.js';
import { PROJECT_ROOT } from '../../../src/platform/project-root.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { chatsOf, type Chat } from '../../support/chats.js';

/** What happens to work and to open pages when what someone on the team may see changes, or who has a conversation. */
describe('work and news when staff roles change', () => {
  let test: TestApp;
  let admin: Person;
  let manager: Person;
  let support: Person;
  let sales: Person;
  let landlord: Person;
  let chats: ReturnType<typeof chatsOf>;
  const closing = new AbortController();

  beforeAll(async () => {
    test = await startTestApp();
    await test.app.listen(0, '127.0.0.1');
    chats = chatsOf(test);
    admin = await person(test, 'admin');
    // An admin who can sign in has to be left where another one stops being one.
    await test.sql(
      "insert into credential (user_id, password_hash, changed_at) values ($1, 'x', now()) on conflict (user_id) do update set password_hash = 'x'",
      [admin.userId],
    );
    [manager, support, sales] = await Promise.all([of('manager'), of('support'), of('sales')]);
    landlord = await person(test, 'landlord');
  });
  afterAll(async () => {
    closing.abort();
    await test.close();
  });

  const of = (staffRole: StaffRole) => person(test, 'staff', { staffRole });
  const change = (who: Person, body: object) =>
    test.http('put', `/api/admin/users/${who.userId}`, admin.token).send(body).expect(200);
  const handOver = (chat: Chat, to: Person, by: Person, extra: object = {}) =>
    test.http('post', `/api/chat-inbox/${chat.id}/hand-over`, by.token).send({ to: to.userId, ...extra });

  async function listen({ token }: Person): Promise<{ text: string }> {
    const { port } = test.app.getHttpServer().address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/api/events`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: closing.signal,
    });
    const heard = { text: '' };
    void (async () => {
      for await (const chunk of answer.body ?? []) heard.text += Buffer.from(chunk).toString();
    })().catch(() => undefined);
    return heard;
  }

  async function ticketOf(holder: Person | null, extra: object = {}): Promise<string> {
    const body = { subject: 'Subject', description: 'Description' };
    const { id } = (await test.http('post', '/api/support-tickets', landlord.token).send(body).expect(201)).body;
    if (holder) await patchTicket(id, { assignedTo: holder.userId, ...extra }).expect(200);
    return id;
  }
  const patchTicket = (id: string, body: object, by = admin) =>
    test.http('patch', `/api/support-tickets/${id}`, by.token).send(body);
  const ticket = async (id: string) =>
    (await test.http('get', `/api/support-tickets/${id}`, manager.token).expect(200)).body;
  const unassigned = async (): Promise<string[]> =>
    (await test.http('get', '/api/support-tickets?view=unassigned&limit=200', manager.token).expect(200)).body.map(
      ({ id }: { id: string }) => id,
    );
  const notesOf = async (path: string) => (await test.http('get', `${path}/notes`, manager.token).expect(200)).body;

  async function leadOf(holder: Person): Promise<string> {
    const body = { firstName: 'A', lastName: 'B', email: `${v7()}@example.com`, source: 'phone', language: 'en' };
    const made = await test.http('post', '/api/crm-leads', manager.token).send({ ...body, staffId: holder.userId });
    return made.body.id;
  }
  const lead = async (id: string) => (await test.http('get', `/api/crm-leads/${id}`, manager.token).expect(200)).body;
  const owners = async (id: string) =>
    (await test.http('get', `/api/crm-leads/${id}/activities?kind=owner`, manager.token).expect(200)).body;

  async function chatOf(holder: Person, token?: string): Promise<Chat> {
    const chat = await chats.begin('Hello', {}, token);
    await chats.answer(chat, 'Hi', support).expect(201);
    if (holder !== support) await handOver(chat, holder, manager, { takeOver: true }).expect(200);
    return chat;
  }

  describe('ROLE-09 in a conversation that was handed to sales', () => {
    const typing = (chat: Chat, headers: Record<string, string>) =>
      test.http('post', `/api/chat-sessions/${chat.id}/typing`).set(headers).expect(204);

    it('sales hears who types and which page the visitor is on, and of other conversations not which one', async () => {
      const watching = await of('sales');
      const chat = await chatOf(sales);
      const other = await chats.begin('Other');
      const [mine, theirs, team] = [await listen(sales), await listen(watching), await listen(support)];
      await typing(other, { 'X-Chat-Secret': other.secret });
      await typing(chat, { 'X-Chat-Secret': chat.secret });
      for (const heard of [mine, theirs])
        await eventually(async () => heard.text.includes(`"resources":["chat-typing"],"ids":["${chat.id}"]`));
      await typing(chat, { Authorization: `Bearer ${manager.token}` });
      await eventually(async () => mine.text.includes(`"ids":["${chat.id}","${manager.userId}"]`));
      const visit = ({ id, secret }: Chat, page: string) =>
        test.http('put', `/api/chat-sessions/${id}/page`).set('X-Chat-Secret', secret).send({ page }).expect(204);
      await visit(other, '/help');
      await visit(chat, '/pricing');
      for (const heard of [mine, theirs])
        await eventually(async () => heard.text.includes(`"resources":["chat-page"],"ids":["${chat.id}"]`));
      await eventually(async () => team.text.includes(`"resources":["chat-page"],"ids":["${other.id}"]`));
      for (const heard of [mine, theirs]) expect(heard.text).not.toContain(other.id);
    });
  });

  describe('ROLE-07 taking a handed conversation back ends the reading by sales', () => {
    it.each([
      ['a manager who answers', async (chat: Chat) => chats.answer(chat, 'I take it', manager, { takeOver: true })],
      [
        'a manager who takes it over',
        async (chat: Chat) => chats.change(chat, 'assigned', manager, { takeOver: true }),
      ],
      [
        'a manager who gives it to themselves',
        async (chat: Chat) => handOver(chat, manager, manager, { takeOver: true }),
      ],
      ['a manager who gives it to support', async (chat: Chat) => handOver(chat, support, manager, { takeOver: true })],
      ['support that takes it over', async (chat: Chat) => chats.change(chat, 'assigned', support, { takeOver: true })],
    ])('%s', async (_, take) => {
      const chat = await chatOf(sales);
      await test.http('get', `/api/chat-inbox/${chat.id}`, sales.token).expect(200);
      expect((await take(chat)).status).toBeLessThan(300);
      for (const path of ['', '/lines', '/notes', '/visitor'])
        await test.http('get', `/api/chat-inbox/${chat.id}${path}`, sales.token).expect(404);
      const { body } = await test.http('get', '/api/chat-sessions', sales.token).expect(200);
      expect(body.map(({ id }: { id: string }) => id)).not.toContain(chat.id);
    });

    it('a manager who reopens it', async () => {
      const chat = await chatOf(sales);
      await chats.change(chat, 'closed', sales).expect(200);
      await chats.change(chat, 'assigned', manager).expect(200);
      await test.http('get', `/api/chat-inbox/${chat.id}`, sales.token).expect(404);
    });
  });

  describe('ROLE-08 what a colleague has isn’t moved by a detour', () => {
    it('support and sales don’t put a colleague’s conversation back into the queue; managers do', async () => {
      const [other, colleague] = [await of('support'), await of('sales')];
      const [chat, theirs] = [await chatOf(other), await chatOf(colleague)];
      await chats.change(chat, 'open', support, { takeOver: true }).expect(403);
      await chats.change(theirs, 'open', sales, { takeOver: true }).expect(403);
      expect((await chats.read(chat, manager)).assignedTo).toBe(other.userId);
      await chats.change(chat, 'open', manager, { takeOver: true }).expect(200);
      await chats.change(theirs, 'open', colleague).expect(200);
    });

    it('splitting a colleague’s ticket takes the part: it gives them no other ticket, unless a manager does it', async () => {
      const other = await of('support');
      const split = async (by: Person) => {
        const id = await ticketOf(other);
        const said = await test
          .http('post', `/api/support-tickets/${id}/messages`, landlord.token)
          .send({ message: 'And another thing' })
          .expect(201);
        const body = { messageIds: [said.body.id], subject: 'Another thing' };
        return (await test.http('post', `/api/support-tickets/${id}/split`, by.token).send(body).expect(201)).body;
      };
      expect((await split(support)).assignedTo).toBe(support.userId);
      expect((await split(manager)).assignedTo).toBe(other.userId);
      expect((await split(other)).assignedTo).toBe(other.userId);
    });

    it('merging gives no one a colleague’s ticket or lead; one’s own, and into one’s own, works', async () => {
      const [one, two] = [await of('support'), await of('support')];
      const merge = (id: string, into: string, by: Person) =>
        test.http('post', `/api/support-tickets/${id}/merge`, by.token).send({ into });
      const [source, target] = [await ticketOf(one), await ticketOf(two)];
      await merge(source, target, support).expect(403);
      await merge(await ticketOf(null), await ticketOf(two), support).expect(200);
      expect((await ticket(source)).status).not.toBe('closed');
      await merge(source, target, one).expect(200);
      await merge(await ticketOf(one), await ticketOf(support), support).expect(200);
      await merge(await ticketOf(one), await ticketOf(one), support).expect(200);
      await merge(await ticketOf(one), await ticketOf(null), support).expect(403);
      await merge(await ticketOf(one), await ticketOf(two), manager).expect(200);
      const seller = await of('sales');
      const mergeLeads = (id: string, otherId: string, by: Person) =>
        test.http('post', `/api/crm-leads/${id}/merge`, by.token).send({ leadId: otherId });
      await mergeLeads(await leadOf(seller), await leadOf(manager), sales).expect(403);
      await mergeLeads(await leadOf(sales), await leadOf(manager), sales).expect(200);
      await mergeLeads(await leadOf(seller), await leadOf(manager), manager).expect(200);
    });
  });

  describe('ROLE-12 what someone may no longer see becomes unassigned', () => {
    it('support that becomes sales loses tickets and conversations, with an entry in each and live news', async () => {
      const who = await of('support');
      const [open, solved] = [await ticketOf(who), await ticketOf(who, { status: 'resolved' })];
      const [chat, sold] = [await chatOf(who), await chatOf(sales)];
      const heard = await listen(support);
      await change(who, { staffRole: 'sales' });
      expect((await ticket(open)).assignedTo).toBeNull();
      expect(await unassigned()).toContain(open);
      // Who solved it is still known; what opens it again is below.
      expect((await ticket(solved)).assignedTo).toBe(who.userId);
      expect(await chats.read(chat, manager)).toMatchObject({ status: 'open', assignedTo: null, state: 'waiting' });
      expect((await chats.read(sold, manager)).assignedTo).toBe(sales.userId);
      for (const path of [`/api/support-tickets/${open}`, `/api/chat-inbox/${chat.id}`])
        expect((await notesOf(path)).at(-1)).toMatchObject({ leftByName: 'Test Person', text: '' });
      await eventually(
        async () =>
          heard.text.includes(open) && heard.text.includes(chat.id) && heard.text.includes('support-ticket-notes'),
      );
      const said = { message: 'Here I am' };
      await test.http('post', `/api/support-tickets/${open}/messages`, support.token).send(said).expect(201);
      await chats.answer(chat, 'Here I am', support).expect(201);
    });

    it('sales that becomes support loses its leads, and keeps the conversations, which support may see', async () => {
      const who = await of('sales');
      const [mine, chat] = [await leadOf(who), await chatOf(who)];
      const heard = await listen(sales);
      await change(who, { staffRole: 'support' });
      expect((await lead(mine)).staffId).toBeNull();
      const list = await test.http('get', '/api/crm-leads?unassigned=true&limit=200', sales.token).expect(200);
      expect(list.body.map(({ id }: { id: string }) => id)).toContain(mine);
      expect((await owners(mine))[0]).toMatchObject({ kind: 'owner', details: { to: '', from: 'Test Person' } });
      expect((await chats.read(chat, manager)).assignedTo).toBe(who.userId);
      await eventually(async () => heard.text.includes(mine));
    });

    it('a manager who becomes support keeps tickets and conversations', async () => {
      const who = await of('manager');
      const [open, chat, mine] = [await ticketOf(who), await chatOf(who), await leadOf(who)];
      await change(who, { staffRole: 'support' });
      expect((await ticket(open)).assignedTo).toBe(who.userId);
      expect((await chats.read(chat, manager)).assignedTo).toBe(who.userId);
      expect((await lead(mine)).staffId).toBeNull();
    });

    it.each([
      ['is suspended', (who: Person) => test.http('post', `/api/admin/users/${who.userId}/suspend`, admin.token)],
      ['is deleted', (who: Person) => test.http('delete', `/api/admin/users/${who.userId}`, admin.token)],
    ])('who %s loses all of it', async (_, end) => {
      const who = await of('manager');
      await test.sql("insert into credential (user_id, password_hash, changed_at) values ($1, 'x', now())", [
        who.userId,
      ]);
      const [open, chat, mine] = [await ticketOf(who), await chatOf(who), await leadOf(who)];
      expect((await end(who)).status).toBeLessThan(300);
      expect((await ticket(open)).assignedTo).toBeNull();
      expect((await chats.read(chat, manager)).status).toBe('open');
      expect((await lead(mine)).staffId).toBeNull();
    });

    it('staff who become admins lose conversations, which admins only read; admins who become support lose leads', async () => {
      const who = await of('manager');
      const [open, chat, mine] = [await ticketOf(who), await chatOf(who), await leadOf(who)];
      await change(who, { userType: 'admin' });
      expect((await ticket(open)).assignedTo).toBe(who.userId);
      expect((await lead(mine)).staffId).toBe(who.userId);
      expect((await chats.read(chat, manager)).status).toBe('open');
      await change(who, { userType: 'staff' });
      expect((await ticket(open)).assignedTo).toBe(who.userId);
      expect((await lead(mine)).staffId).toBeNull();
    });

    it('a solved ticket that is opened again is unassigned where its holder may no longer see it', async () => {
      const who = await of('support');
      const [answered, reopened, kept] = [
        await ticketOf(who, { status: 'resolved' }),
        await ticketOf(who, { status: 'resolved' }),
        await ticketOf(support, { status: 'resolved' }),
      ];
      await change(who, { staffRole: 'sales' });
      const say = (id: string, by: Person) =>
        test.http('post', `/api/support-tickets/${id}/messages`, by.token).send({ message: 'Again' });
      await say(answered, landlord).expect(201);
      await patchTicket(reopened, { status: 'open' }, manager).expect(200);
      await say(kept, landlord).expect(201);
      for (const [id, action] of [
        [answered, 'ticket.answer'],
        [reopened, 'ticket.reopen'],
      ] as const) {
        expect((await ticket(id)).assignedTo).toBeNull();
        const [entry] = await test.sql<{ changes: unknown }>(
          'select changes from audit_entry where subject_id = $1 and action = $2',
          [id, action],
        );
        expect(entry?.changes).toEqual([
          { field: 'status', from: 'resolved', to: 'open' },
          { field: 'assignedTo', from: who.userId, to: null },
        ]);
      }
      expect((await ticket(kept)).assignedTo).toBe(support.userId);
    });

    it('no one is asked whether to take over what its holder may no longer see', async () => {
      const who = await of('support');
      const solved = await ticketOf(who, { status: 'resolved' });
      await change(who, { staffRole: 'sales' });
      const answer = { message: 'One more thing' };
      await test.http('post', `/api/support-tickets/${solved}/messages`, support.token).send(answer).expect(201);
      expect((await ticket(solved)).assignedTo).toBe(support.userId);
    });

    it('given at the moment in which the role changes, the work stays with no one who may not see it', async () => {
      for (let round = 0; round < 5; round += 1) {
        const [who, id] = [await of('support'), await ticketOf(null)];
        await Promise.all([patchTicket(id, { assignedTo: who.userId }, manager), change(who, { staffRole: 'sales' })]);
        expect((await ticket(id)).assignedTo).toBeNull();
      }
    });

    it('someone with hundreds of open things loses them, and so do those off duty: the live news isn’t too long', async () => {
      const who = await of('manager');
      const many = (sql: string) => test.sql(sql, [who.userId]);
      await many(`insert into support_ticket (id, demo, created_at, subject, description, name, email, language, assigned_to, last_message_at, number)
        select gen_random_uuid(), false, now(), 's', 'd', 'n', 'n@example.com', 'en', $1, now(), 500000 + i from generate_series(1, 400) i`);
      await many(`insert into crm_lead (id, demo, created_at, first_name, last_name, email, language, source, status, active_at, staff_id)
        select gen_random_uuid(), false, now(), 'a', 'b', 'l' || i || '@example.com', 'en', 'phone', 'new', now(), $1 from generate_series(1, 400) i`);
      const waiting = () =>
        many(`insert into chat_session (id, demo, created_at, role, language, status, assigned_to, last_message_at, waiting_since)
          select gen_random_uuid(), false, now(), 'general', 'en', 'assigned', $1, now(), now() from generate_series(1, 400) i`);
      await waiting();
      await test.http('put', '/api/chat-inbox/duty', who.token).send({ onDuty: false }).expect(200);
      await waiting();
      await test.http('post', `/api/admin/users/${who.userId}/suspend`, admin.token).expect(200);
      const [left] = await test.sql(
        `select (select count(*)::int from support_ticket where assigned_to = $1) as tickets, (select count(*)::int from crm_lead where staff_id = $1) as leads,
          (select count(*)::int from chat_session where assigned_to = $1) as chats`,
        [who.userId],
      );
      expect(left).toEqual({ tickets: 0, leads: 0, chats: 0 });
    });

    it('migration 1520 does it for what was left before', async () => {
      const [gone, here] = [await of('manager'), await of('manager')];
      const [open, solved, kept] = [
        await ticketOf(gone),
        await ticketOf(gone, { status: 'resolved' }),
        await ticketOf(here),
      ];
      const [mine, theirs] = [await leadOf(gone), await leadOf(here)];
      await test.sql('update app_user set suspended_at = now() where id = $1', [gone.userId]);
      await test.sql("update app_user set staff_role = 'support' where id = $1", [here.userId]);
      const file = readFileSync(join(PROJECT_ROOT, 'migrations/1520-work-of-staff-roles.sql'), 'utf8');
      // Several statements without parameters run in one transaction.
      await test.sql(file.slice(file.indexOf('create temporary table')));
      expect((await ticket(open)).assignedTo).toBeNull();
      expect((await ticket(solved)).assignedTo).toBe(gone.userId);
      expect((await ticket(kept)).assignedTo).toBe(here.userId);
      expect((await notesOf(`/api/support-tickets/${open}`))[0]).toMatchObject({ leftByName: 'Test Person', text: '' });
      for (const id of [mine, theirs]) {
        expect((await lead(id)).staffId).toBeNull();
        expect((await owners(id))[0]).toMatchObject({ details: { to: '', from: 'Test Person' } });
      }
    });

    it('what other people have stays, and a change that isn’t one of role moves nothing', async () => {
      const [who, other] = [await of('support'), await of('support')];
      const [mine, theirs] = [await ticketOf(who), await ticketOf(other)];
      await change(who, { firstName: 'Anna' });
      expect((await ticket(mine)).assignedTo).toBe(who.userId);
      await change(who, { staffRole: 'sales' });
      expect((await ticket(theirs)).assignedTo).toBe(other.userId);
      expect(await notesOf(`/api/support-tickets/${theirs}`)).toEqual([]);
    });
  });

  describe('ROLE-13 lists of colleagues in open pages', () => {
    it.each([
      ['role', (who: Person) => change(who, { staffRole: 'sales' })],
      ['name', (who: Person) => change(who, { lastName: 'Lee' })],
      ['suspension', (who: Person) => test.http('post', `/api/admin/users/${who.userId}/suspend`, admin.token)],
      ['deletion', (who: Person) => test.http('delete', `/api/admin/users/${who.userId}`, admin.token)],
      [
        'own name',
        (who: Person) => test.http('put', '/api/profiles/me', who.token).send({ firstName: 'Anna' }).expect(200),
      ],
    ])('are read again by every role when a colleague’s %s changes', async (_, act) => {
      const who = await of('support');
      await test.sql("insert into credential (user_id, password_hash, changed_at) values ($1, 'x', now())", [
        who.userId,
      ]);
      const heard = await Promise.all([manager, support, sales].map(listen));
      await act(who);
      for (const one of heard)
        await eventually(async () => one.text.includes('"people"') && one.text.includes('chat-team'));
    });

    it('offer those who may see the thing, and giving it to anyone else is refused', async () => {
      const colleagues = async (right: string) =>
        (await test.http('get', `/api/people/colleagues?right=${right}`, manager.token).expect(200)).body.map(
          ({ id }: { id: string }) => id,
        );
      const who = await of('support');
      expect(await colleagues('tickets')).toContain(who.userId);
      await change(who, { staffRole: 'sales' });
      expect(await colleagues('tickets')).not.toContain(who.userId);
      expect(await colleagues('leads')).toContain(who.userId);
      await patchTicket(await ticketOf(null), { assignedTo: who.userId }, manager).expect(400);
    });
  });
});
