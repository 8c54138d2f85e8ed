import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { AFFAIRS } from '../../../src/contract/affairs.js';
import { CHAT } from '../../../src/contract/limits.js';
import {
  STAFF_RIGHTS,
  STAFF_ROLES,
  staffMay,
  type StaffRight,
  type StaffRole,
} from '../../../src/contract/staff-roles.js';
import { TeamMails } from '../../../src/modules/chat/mails/team-mails.js';
import { LeadReminders } from '../../../src/modules/crm/lead-reminders.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, signedInAgain, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { chatsOf, type Chat } from '../../support/chats.js';
import { routesOf, type Route } from '../../support/routes.js';

/** The routes of staff by the right that they need. A new one needs `@ForStaff` and a line here. */
const ROUTES: Record<StaffRight, string> = {
  everyone: `
    delete /api/auth/sessions/:id
    delete /api/listings/:id/favorite
    delete /api/team-views/:id
    get /api/auth/sessions
    get /api/auth/two-factor
    get /api/email-templates
    get /api/email-templates/:id
    get /api/email-templates/:id/versions
    get /api/email-templates/:id/versions/:versionId
    get /api/events
    get /api/listings/favorites/away
    get /api/navigation/team
    get /api/notifications
    get /api/notifications/unread
    get /api/people/colleagues
    get /api/profiles/me
    get /api/profiles/me/deletion
    get /api/profiles/me/export
    get /api/search
    get /api/team-views
    post /api/auth/change-email
    post /api/auth/change-password
    post /api/auth/sessions/confirm
    post /api/auth/sessions/end-others
    post /api/auth/signout
    post /api/auth/two-factor/app
    post /api/auth/two-factor/app/confirm
    post /api/auth/two-factor/off
    post /api/auth/two-factor/on
    post /api/auth/verify-email/resend
    post /api/email-templates/preview
    post /api/notifications/read
    post /api/profiles/me/deletion
    post /api/send-email
    post /api/send-sms
    post /api/team-views
    post /api/translations
    put /api/listings/:id/favorite
    put /api/profiles/me
  `,
  chats: `
    get /api/chat-answers
    get /api/chat-inbox
    get /api/chat-inbox/:id
    get /api/chat-inbox/:id/desk
    get /api/chat-inbox/:id/lines
    get /api/chat-inbox/:id/notes
    get /api/chat-inbox/:id/visitor
    get /api/chat-inbox/counts
    get /api/chat-inbox/tags
    get /api/chat-inbox/team
    patch /api/chat-inbox/:id/tags
    post /api/chat-inbox/:id/hand-over
    post /api/chat-inbox/:id/notes
    put /api/chat-inbox/:id/desk
    put /api/chat-inbox/duty
  `,
  'all-chats': ``,
  tickets: `
    get /api/support-targets
    get /api/support-tickets
    get /api/support-tickets/:id
    get /api/support-tickets/:id/desk
    get /api/support-tickets/:id/messages
    get /api/support-tickets/:id/notes
    get /api/support-tickets/:id/writers
    get /api/support-tickets/counts
    get /api/support-tickets/tags
    patch /api/support-tickets/:id
    post /api/chat-inbox/:id/ticket
    post /api/support-tickets
    post /api/support-tickets/:id/merge
    post /api/support-tickets/:id/messages
    post /api/support-tickets/:id/notes
    post /api/support-tickets/:id/split
    post /api/support-tickets/bulk
    post /api/support-tickets/for-caller
    put /api/support-tickets/:id/requester
    put /api/support-tickets/:id/desk
  `,
  accounts: `
    get /api/coverages/of-request/:requestId
    get /api/coverages/of-unit/:unitId
    get /api/documents
    get /api/documents/:id
    get /api/documents/:id/versions
    get /api/expenses
    get /api/expenses/:id
    get /api/invoices
    get /api/invoices/:id
    get /api/invoices/:id/file.pdf
    get /api/landlords
    get /api/landlords/leases
    get /api/landlords/leases/:id
    get /api/landlords/leases/:id/ledger
    get /api/landlords/leases/:id/ledger/summary
    get /api/landlords/leases/:id/recurring-charges
    get /api/landlords/leases/:id/tenant-notices
    get /api/landlords/leases/posting
    get /api/landlords/listings
    get /api/landlords/properties
    get /api/landlords/properties/:id
    get /api/landlords/properties/:id/region-rules
    get /api/landlords/units/:id
    get /api/landlords/units/:id/listing
    get /api/landlords/units/:id/lodgewell-plan
    get /api/lease-renewals/recommendations
    get /api/lease-renewals/recommendations/:id
    get /api/leases/:id/letters/:kind
    get /api/leases/:id/statement
    get /api/leases/:id/statement/lines
    get /api/listings/:id/questions
    get /api/maintenance-schedules
    get /api/maintenance-schedules/:id
    get /api/on-call/alarms/:requestId
    get /api/payment-findings
    get /api/payments
    get /api/payments/:id
    get /api/payments/:id/receipt
    get /api/people/:id
    get /api/people/:id/affairs
    get /api/accounts/:id
    get /api/accounts/:id/affairs
    get /api/recurring-expenses
    get /api/recurring-expenses/:id
    get /api/service-requests
    get /api/service-requests/:id
    get /api/service-requests/:id/calendar
    get /api/suppliers
    get /api/suppliers/:id
    get /api/suppliers/:id/chat
    get /api/suppliers/:id/conversations
    get /api/suppliers/:id/papers
    get /api/suppliers/:id/ratings
    get /api/suppliers/:id/staff
    get /api/tenant-notices
    get /api/tenant-notices/:id/letter
    patch /api/service-requests/:id
    patch /api/suppliers/:id
    post /api/service-requests
    post /api/service-requests/:id/lines
    post /api/service-requests/:id/lines/read
  `,
  forms: `
    get /api/form-submissions
    get /api/form-submissions.csv
    patch /api/form-submissions/:id
  `,
  leads: `
    get /api/crm-leads
    get /api/crm-leads.csv
    get /api/crm-leads/:id
    get /api/crm-leads/:id/activities
    get /api/crm-leads/:id/duplicates
    get /api/crm-leads/figures
    get /api/crm-leads/stages
    get /api/newsletter/subscribers
    patch /api/crm-leads/:id
    post /api/chat-inbox/:id/lead
    post /api/crm-leads
    post /api/crm-leads/:id/activities
    post /api/crm-leads/:id/email-preview
    post /api/crm-leads/:id/emails
    post /api/crm-leads/:id/merge
    post /api/crm-leads/:id/stop-emails
    post /api/crm-leads/import
  `,
  team: `
    delete /api/chat-answers/:id
    get /api/admin/outbox
    get /api/admin/outbox/:id
    get /api/support-targets/figures
    post /api/chat-answers
    put /api/chat-answers/:id
    put /api/chat-inbox/team/:id/duty
  `,
};

/** They end the session that the other calls need, or never end. */
const NOT_CALLED = /(signout|\/events|end-others|profiles\/me\/deletion|change-password)$/;

/** What is of people and accounts, and what is of leads: words that are nowhere else. */
const HOMES = 'Zzquartz';
const LEADS = 'Zzopal';

interface World {
  home: LetHome;
  chat: Chat;
  ids: string[];
}

describe('staff roles', () => {
  let test: TestApp;
  let staff: Record<StaffRole, Person>;
  let admin: Person;
  let world: World;
  let routes: Route[];
  let chats: ReturnType<typeof chatsOf>;

  beforeAll(async () => {
    test = await startTestApp();
    await test.app.listen(0, '127.0.0.1');
    chats = chatsOf(test);
    const [support, sales, manager] = [
      await person(test, 'staff', { staffRole: 'support' }),
      await person(test, 'staff', { staffRole: 'sales' }),
      await person(test, 'staff'),
    ];
    staff = { support, sales, manager };
    admin = await person(test, 'admin');
    routes = routesOf(test).filter(({ open, roles }) => !open && roles.includes('staff'));
    world = await fill();
  });
  afterAll(() => test.close());

  const made = async (path: string, who: Person, body: object): Promise<string> =>
    (await test.http('post', path, who.token).send(body).expect(201)).body.id;

  /** A home with a lease, payment, document, request, ticket and chat, and a lead with its form. */
  async function fill(): Promise<World> {
    const home = await letHome(test);
    const file = v7();
    await test.sql('update property set name = $2 where id = $1', [home.propertyId, HOMES]);
    await test.sql('update lease_tenant set first_name = $2 where id = $1', [home.leaseTenantId, HOMES]);
    await test.sql('update app_user set last_name = $2 where id = any($1)', [
      [home.landlord.userId, home.tenant.userId],
      HOMES,
    ]);
    await test.sql(
      `insert into stored_file (id, series_id, account_id, demo, created_at, uploader_id, lease_id, unit_id, name, media_type, bytes, purpose, shared_with_tenant)
       values ($1, $1, $2, false, now(), $3, $4, $5, $6, 'application/pdf', 1, 'lease_document', true)`,
      [file, home.landlord.accountId, home.landlord.userId, home.leaseId, home.unitId, `${HOMES}.pdf`],
    );
    const request = { title: HOMES, description: HOMES, issueType: 'Plumbing', priority: 'Low' };
    const paid = { amountCents: 123_400, method: 'cash', note: HOMES };
    const ids = [
      await made('/api/support-tickets', home.landlord, { subject: HOMES, description: HOMES }),
      await made('/api/service-requests', home.tenant, request),
      await made(`/api/landlords/leases/${home.leaseId}/payments`, home.landlord, paid),
      await made('/api/crm-leads', staff.sales, {
        firstName: LEADS,
        lastName: LEADS,
        email: `${LEADS}@example.com`,
        source: 'phone',
        language: 'en',
      }),
    ];
    await test
      .http('post', '/api/demo-request')
      .send({ firstName: LEADS, lastName: LEADS, email: `${LEADS}2@example.com`, company: LEADS })
      .expect(({ status }) => expect(status).toBeLessThan(300));
    const chat = await chats.begin('', {}, home.tenant.token);
    await test
      .http('post', '/api/chat-messages', home.tenant.token)
      .send({ conversation_id: chat.id, message: HOMES })
      .expect(201);
    await test.http('post', `/api/chat-inbox/${chat.id}/notes`, staff.support.token).send({ text: HOMES }).expect(201);
    await test
      .http('patch', `/api/chat-inbox/${chat.id}/tags`, staff.support.token)
      .send({ addTag: HOMES.toLowerCase() })
      .expect(200);
    const { landlord, tenant, propertyId, unitId, leaseId, leaseTenantId } = home;
    const all = [...ids, file, chat.id, propertyId, unitId, leaseId, leaseTenantId, landlord.userId, tenant.userId];
    return { home, chat, ids: [...all, landlord.accountId] };
  }

  const nameOf = ({ method, path }: Route) => `${method} ${path}`;
  const listed = (right: StaffRight) =>
    ROUTES[right]
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);

  it('ROLE-01 every route of staff names the right that it needs', () => {
    const needing = (right: StaffRight | undefined) =>
      routes
        .filter(({ staffRight }) => staffRight === right)
        .map(nameOf)
        .toSorted();
    expect(needing(undefined)).toEqual([]);
    const rights = Object.keys(STAFF_RIGHTS) as StaffRight[];
    expect(Object.fromEntries(rights.map((right) => [right, needing(right)]))).toEqual(
      Object.fromEntries(rights.map((right) => [right, listed(right).toSorted()])),
    );
  });

  it.each(STAFF_ROLES)(
    'ROLE-02 %s is refused every route that the role has no right to, and no other',
    async (role) => {
      const wrong: string[] = [];
      for (const route of routes.filter(({ path }) => !NOT_CALLED.test(path))) {
        const address = route.path.replace(/:\w+/g, () => v7());
        const body = route.method === 'get' ? undefined : {};
        const { status } = await test.http(route.method, address, staff[role].token).send(body);
        // With these addresses nothing is found: 403 comes from the guard alone.
        if ((status === 403) === staffMay(role, route.staffRight)) wrong.push(`${nameOf(route)} ${status}`);
      }
      expect(wrong).toEqual([]);
    },
  );

  /** Everything that someone is answered who asks every route of reading for each object. */
  async function everything(who: Person): Promise<[string, string][]> {
    const addresses = routes
      .filter(({ method, path }) => method === 'get' && path !== '/api/events')
      .flatMap(({ path }) => (path.endsWith('/affairs') ? AFFAIRS.map((kind) => `${path}?kind=${kind}`) : [path]))
      .flatMap((path) =>
        path.includes(':') ? world.ids.map((id) => path.replace(/:\w+/g, id)) : [path, `${path}?q=zz`],
      );
    const answers: [string, string][] = [];
    for (const address of addresses) {
      const answer = await test.http('get', address, who.token).buffer(true);
      expect([address, answer.status < 500]).toEqual([address, true]);
      answers.push([address, answer.status < 400 ? answer.text : '']);
    }
    return answers;
  }
  const having = (answers: readonly [string, string][], words: readonly string[]) =>
    answers.filter(([, text]) => words.some((word) => text?.includes(word))).map(([address]) => address);

  it('ROLE-03 no list, page, search or export has anything that the role may not read', async () => {
    const { leaseId, leaseTenantId, tenant, landlord } = world.home;
    const ofSales = await everything(staff.sales);
    expect(
      having(ofSales, [
        HOMES,
        HOMES.toLowerCase(),
        leaseId,
        leaseTenantId,
        world.chat.id,
        tenant.userId,
        landlord.userId,
      ]),
    ).toEqual([]);
    for (const path of ['/api/crm-leads.csv', '/api/form-submissions.csv', '/api/search?q=zz', '/api/form-submissions'])
      expect(having(ofSales, [LEADS])).toContain(path);
    const ofSupport = await everything(staff.support);
    expect(having(ofSupport, [LEADS])).toEqual([]);
    for (const path of [
      '/api/support-tickets',
      '/api/chat-inbox',
      '/api/documents',
      '/api/search?q=zz',
      '/api/payments',
      `/api/accounts/${landlord.accountId}/affairs?kind=units`,
      `/api/accounts/${landlord.accountId}/affairs?kind=tickets`,
      `/api/people/${tenant.userId}/affairs?kind=requests`,
    ])
      expect(having(ofSupport, [HOMES])).toContain(path);
  });

  const asStaff = <T>(role: StaffRole, read: () => Promise<T>) =>
    test.app.get(Scope).as(
      {
        role: 'staff',
        staffRole: 'manager',
        userId: staff[role].userId,
        accountId: null,
        demo: false,
        sessionId: null,
      },
      read,
    );

  it('ROLE-04 row policies decide by the role in the database, whatever the session says', async () => {
    const OF_HOMES = [
      'lease',
      'lease_tenant',
      'payment',
      'stored_file',
      'support_ticket',
      'chat_session',
      'chat_message',
      'chat_note',
      'chat_tag',
      'property',
      'membership',
    ];
    const count = async (role: StaffRole, table: string) =>
      (await asStaff(role, () => test.app.get(Scope).rows<{ n: number }>(`select count(*)::int as n from ${table}`)))[0]
        ?.n ?? 0;
    for (const table of OF_HOMES) {
      expect([table, await count('sales', table)]).toEqual([table, 0]);
      expect([table, (await count('support', table)) > 0, (await count('manager', table)) > 0]).toEqual([
        table,
        true,
        true,
      ]);
    }
    for (const table of ['crm_lead', 'crm_activity', "form_submission where kind <> 'contact'"]) {
      expect([table, await count('support', table)]).toEqual([table, 0]);
      expect([table, (await count('sales', table)) > 0]).toEqual([table, true]);
    }
    // Of people, sales meets the team alone, until a lead or a chat is someone's.
    expect(await count('sales', "app_user where user_type not in ('staff', 'admin')")).toBe(0);
  });

  it('ROLE-04 each table that staff read is narrowed by role, or is on the list of those that are for everyone', async () => {
    const FOR_EVERYONE = [
      'announcement',
      'chat_canned_answer',
      'chat_desk',
      'chat_duty',
      'email_template',
      'email_template_version',
      'form_confirmation',
      'listing_favorite',
      // Hashes of addresses: they say nothing to who doesn't know the address.
      'mail_bounce',
      'session',
      'team_view',
    ];
    const tables = await test.sql<{ name: string }>(
      `select distinct p.tablename as name from pg_policies p where 'lw_staff' = any(p.roles) and p.permissive = 'PERMISSIVE'
       and not exists (select from pg_policies r where r.tablename = p.tablename and r.policyname = 'staff_role') order by 1`,
    );
    expect(tables.map(({ name }) => name)).toEqual(FOR_EVERYONE);
  });

  const setRole = (who: Person, staffRole: StaffRole, by = admin) =>
    test.http('put', `/api/admin/users/${who.userId}`, by.token).send({ staffRole });

  it('ROLE-05 an admin changes a role, which applies to sessions and streams at once, and the person is told', async () => {
    const who = await person(test, 'staff', { staffRole: 'support' });
    const { port } = test.app.getHttpServer().address() as AddressInfo;
    const stream = await fetch(`http://127.0.0.1:${port}/api/events`, {
      headers: { Authorization: `Bearer ${who.token}` },
    });
    const ended = (async () => {
      for await (const chunk of stream.body ?? []) void chunk;
      return true;
    })();
    await test.http('get', '/api/landlords/leases', who.token).expect(200);
    await test.http('get', '/api/crm-leads', who.token).expect(403);
    const { body } = await setRole(who, 'sales').expect(200);
    expect(body).toMatchObject({ userType: 'staff', staffRole: 'sales' });
    expect(await ended).toBe(true);
    await test.http('get', '/api/landlords/leases', who.token).expect(403);
    await test.http('get', '/api/crm-leads', who.token).expect(200);
    expect((await test.http('get', '/api/profiles/me', who.token).expect(200)).body.staffRole).toBe('sales');
    const mails = await test.sql<{ params: { role: string } }>(
      "select params from outbox_message where template = 'admin.staffRole' and recipient = $1",
      [who.email],
    );
    expect(mails.map(({ params }) => params.role)).toEqual(['sales']);
    const log = await test.sql<{ changes: unknown }>(
      "select changes from audit_entry where action = 'user.change' and subject_id = $1",
      [who.userId],
    );
    expect(log).toEqual([{ changes: [{ field: 'staffRole', from: 'support', to: 'sales' }] }]);
  });

  it('ROLE-06 an admin who becomes staff without a role has the narrow one, whatever they had before', async () => {
    const who = await person(test, 'admin');
    // An admin who can sign in has to be left.
    await test.sql(
      "insert into credential (user_id, password_hash, changed_at) values ($1, 'x', now()) on conflict (user_id) do update set password_hash = 'x'",
      [admin.userId],
    );
    const become = (body: object) => test.http('put', `/api/admin/users/${who.userId}`, admin.token).send(body);
    await become({ userType: 'staff', staffRole: 'sales' }).expect(200);
    await become({ userType: 'admin' }).expect(200);
    expect((await become({ userType: 'staff' }).expect(200)).body.staffRole).toBe('support');
  });

  it('ROLE-06 only admins give roles: not oneself, not the demo, and nothing that is no role', async () => {
    const who = await person(test, 'staff', { staffRole: 'sales' });
    for (const by of [who, staff.manager, world.home.landlord]) await setRole(who, 'manager', by).expect(403);
    await test.http('put', '/api/profiles/me', who.token).send({ staffRole: 'manager' }).expect(200);
    expect((await test.http('get', '/api/profiles/me', who.token).expect(200)).body.staffRole).toBe('sales');
    await setRole(who, 'boss' as StaffRole).expect(400);
    await setRole(await person(test, 'staff', { demo: true }), 'sales').expect(404);
    // It says nothing about others.
    const { body } = await setRole(world.home.landlord, 'sales').expect(200);
    expect(body.staffRole).toBeNull();
    const stored = await test.sql('select 1 from app_user where staff_role <> $1 and user_type <> $2', [
      'manager',
      'staff',
    ]);
    expect(stored).toEqual([]);
  });

  it('ROLE-06 an invitation says the role; without one, whoever comes is a manager', async () => {
    const invite = async (more: object) => {
      const body = { email: `${v7()}@example.com`, userType: 'staff', firstName: 'Ann', lastName: 'Lee', ...more };
      return (await test.http('post', '/api/admin/users', admin.token).send(body).expect(201)).body.staffRole;
    };
    expect(await invite({ staffRole: 'sales' })).toBe('sales');
    expect(await invite({})).toBe('manager');
    expect(await invite({ userType: 'landlord', staffRole: 'sales' })).toBeNull();
  });

  const handOver = (chat: Chat, to: Person, by: Person, extra: object = {}) =>
    test.http('post', `/api/chat-inbox/${chat.id}/hand-over`, by.token).send({ to: to.userId, ...extra });

  it('ROLE-07 sales gets a chat that was handed to it, until someone else takes it back', async () => {
    const { sales, support } = staff;
    const chat = await chats.begin('What does it cost?', {}, world.home.tenant.token);
    const seen = (who: Person, path = '') => test.http('get', `/api/chat-inbox/${chat.id}${path}`, who.token);
    for (const path of ['', '/lines', '/notes', '/visitor']) await seen(sales, path).expect(404);
    await test.http('get', `/api/chat-sessions/${chat.id}/messages`, sales.token).expect(404);
    await chats.answer(chat, 'Mine', sales).expect(404);
    await chats.change(chat, 'assigned', sales).expect(404);
    await handOver(chat, sales, support, { note: 'Yours' }).expect(200);
    for (const path of ['', '/lines', '/notes', '/visitor']) await seen(sales, path).expect(200);
    await chats.answer(chat, 'Let me see', sales).expect(201);
    expect((await test.http('get', '/api/chat-inbox?state=mine', sales.token).expect(200)).body).toHaveLength(1);
    // A lead is made of it by anyone who may read leads, and a ticket by anyone who may read tickets.
    await test.http('post', `/api/chat-inbox/${chat.id}/ticket`, sales.token).send({ subject: 'x' }).expect(403);
    await test.http('post', `/api/chat-inbox/${chat.id}/lead`, support.token).send({}).expect(403);
    await test.http('post', `/api/chat-inbox/${chat.id}/lead`, sales.token).send({}).expect(200);
    // Handed back by sales itself: the colleague has it, and sales no longer.
    await handOver(chat, support, sales).expect(200);
    expect((await seen(support).expect(200)).body.assignedTo).toBe(support.userId);
    await seen(sales).expect(404);
    await handOver(chat, sales, support).expect(200);
    await seen(sales).expect(200);
    await chats.answer(chat, 'I take it', support, { takeOver: true }).expect(201);
    await seen(sales).expect(404);
  });

  it('ROLE-08 a manager moves what colleagues have; the others take it, or pass on their own', async () => {
    const { sales, support, manager } = staff;
    const other = await person(test, 'staff', { staffRole: 'support' });
    const chat = await chats.begin();
    await chats.answer(chat, 'Hello', other).expect(201);
    await handOver(chat, support, support, { takeOver: true }).expect(403);
    await handOver(chat, support, manager, { takeOver: true }).expect(200);
    const ticket = await made('/api/support-tickets', world.home.landlord, { subject: 's', description: 'd' });
    const assign = (assignedTo: string | null, by: Person) =>
      test.http('patch', `/api/support-tickets/${ticket}`, by.token).send({ assignedTo });
    await assign(other.userId, support).expect(403);
    await assign(support.userId, support).expect(200);
    await assign(other.userId, support).expect(200);
    await assign(null, support).expect(403);
    await assign(sales.userId, manager).expect(400);
    await assign(support.userId, manager).expect(200);
    const lead = { firstName: 'A', lastName: 'B', email: `${v7()}@example.com`, source: 'phone', language: 'en' };
    await test
      .http('post', '/api/crm-leads', sales.token)
      .send({ ...lead, staffId: manager.userId })
      .expect(403);
    const id = await made('/api/crm-leads', sales, lead);
    await test.http('patch', `/api/crm-leads/${id}`, manager.token).send({ staffId: support.userId }).expect(400);
    await test.http('patch', `/api/crm-leads/${id}`, sales.token).send({ staffId: manager.userId }).expect(200);
    const colleagues = async (right: string) =>
      (await test.http('get', `/api/people/colleagues?right=${right}`, manager.token).expect(200)).body.map(
        ({ id: one }: { id: string }) => one,
      );
    expect(await colleagues('leads')).not.toContain(support.userId);
    expect(await colleagues('tickets')).not.toContain(sales.userId);
    expect(await colleagues('leads')).toEqual(expect.arrayContaining([sales.userId, manager.userId, admin.userId]));
  });

  it('ROLE-08 a manager puts a colleague off duty, whose visitors go back into the queue', async () => {
    const away = await person(test, 'staff', { staffRole: 'support' });
    const chat = await chats.begin();
    await chats.change(chat, 'assigned', away).expect(200);
    const duty = (who: Person, by: Person) =>
      test.http('put', `/api/chat-inbox/team/${who.userId}/duty`, by.token).send({ onDuty: false });
    await duty(away, staff.support).expect(403);
    await duty(world.home.tenant, staff.manager).expect(404);
    const { body } = await duty(away, staff.manager).expect(200);
    expect(body).toContainEqual(expect.objectContaining({ id: away.userId, onDuty: false, role: 'support' }));
    const dutyBy = async () => {
      const { body: team } = await test.http('get', '/api/chat-inbox/team', away.token).expect(200);
      return team.find(({ id }: { id: string }) => id === away.userId).dutyBy;
    };
    expect(await dutyBy()).toBe('Test Person');
    await test.http('put', '/api/chat-inbox/duty', away.token).send({ onDuty: true }).expect(200);
    expect(await dutyBy()).toBeNull();
    expect((await chats.read(chat, staff.support)).status).toBe('open');
  });

  it('ROLE-09 the live stream tells each role of what it may read', async () => {
    const { port } = test.app.getHttpServer().address() as AddressInfo;
    const stop = new AbortController();
    const listen = async ({ token }: Person) => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/events`, {
        headers: { Authorization: `Bearer ${token}` },
        signal: stop.signal,
      });
      const heard = { text: '' };
      void (async () => {
        for await (const chunk of answer.body ?? []) heard.text += Buffer.from(chunk).toString();
      })().catch(() => undefined);
      return heard;
    };
    const [sales, support] = [await listen(staff.sales), await listen(staff.support)];
    const { landlord } = world.home;
    const ticket = await made('/api/support-tickets', landlord, { subject: 's', description: 'd' });
    await eventually(async () => support.text.includes(ticket));
    const chat = await chats.begin();
    await eventually(async () => support.text.includes(chat.id) && sales.text.includes('chat-sessions'));
    const person = { firstName: 'A', lastName: 'B', email: `${v7()}@example.com`, source: 'phone', language: 'en' };
    const lead = await made('/api/crm-leads', staff.sales, person);
    await eventually(async () => sales.text.includes(lead));
    // Sent after the lead, so what was to come before it has come.
    const last = await made('/api/support-tickets', landlord, { subject: 's', description: 'd' });
    await eventually(async () => support.text.includes(last));
    stop.abort();
    expect(support.text).not.toMatch(/crm-leads/);
    expect(support.text).not.toContain(lead);
    expect(sales.text).not.toMatch(/support-tickets|payments|leases/);
    for (const id of [ticket, last, chat.id]) expect(sales.text).not.toContain(id);
  });

  it('ROLE-10 emails about visitors who wait go to those who may answer them', async () => {
    await test.sql("update chat_session set status = 'closed', waiting_since = null");
    await test.sql("delete from outbox_message where template = 'chat.waiting'");
    const [mine, theirs] = [await chats.begin('One'), await chats.begin('Two')];
    await handOver(theirs, staff.sales, staff.support).expect(200);
    // Back in the queue, it is still one of sales.
    await test.http('put', '/api/chat-inbox/duty', staff.sales.token).send({ onDuty: false }).expect(200);
    await test.http('put', '/api/chat-inbox/duty', staff.sales.token).send({ onDuty: true }).expect(200);
    test.clock.setNow(new Date(Date.now() + CHAT.unansweredMailMinutes * 60_000));
    await test.app.get(Scope).asSystem('test', () => test.app.get(TeamMails).run());
    const sent = await test.sql<{ recipient: string; params: { url: string } }>(
      "select recipient, params from outbox_message where template = 'chat.waiting'",
    );
    const about = ({ id }: Chat) =>
      sent.filter(({ params }) => params.url.endsWith(id)).map(({ recipient }) => recipient);
    expect(about(mine)).toEqual(expect.arrayContaining([staff.support.email, staff.manager.email]));
    expect(about(mine)).not.toContain(staff.sales.email);
    expect(about(theirs)).toEqual(expect.arrayContaining([staff.sales.email, staff.manager.email]));
    expect(about(theirs)).not.toContain(staff.support.email);
    test.clock.setNow(new Date());
  });

  it('ROLE-10 whoever may not read leads any more isn’t reminded of them, nor sees earlier notifications of them', async () => {
    const who = await person(test, 'staff', { staffRole: 'sales' });
    const lead = { firstName: 'A', lastName: 'B', email: `${v7()}@example.com`, source: 'phone', language: 'en' };
    const id = await made('/api/crm-leads', who, { ...lead, nextStep: 'Call', nextStepOn: '2020-01-01' });
    await test.sql(
      `insert into notification (id, demo, created_at, user_id, kind, params) values ($1, false, now(), $2, 'lead_due', '{}')`,
      [v7(), who.userId],
    );
    const bell = async () => (await test.http('get', '/api/notifications', who.token).expect(200)).body.length;
    expect(await bell()).toBe(1);
    await setRole(who, 'support').expect(200);
    expect(await bell()).toBe(0);
    const noon = new Date();
    noon.setUTCHours(20);
    test.clock.setNow(noon);
    await test.app.get(LeadReminders).run();
    const mails = () =>
      test.sql("select 1 from outbox_message where template = 'crm.lead_due' and recipient = $1", [who.email]);
    expect(await mails()).toEqual([]);
    // The lead became unassigned with the role, and isn't theirs again by another one.
    await setRole(who, 'sales', await signedInAgain(test, admin)).expect(200);
    await test.app.get(LeadReminders).run();
    expect(await mails()).toEqual([]);
    const again = await signedInAgain(test, who);
    await test.http('patch', `/api/crm-leads/${id}`, again.token).send({ staffId: who.userId }).expect(200);
    await test.app.get(LeadReminders).run();
    expect(await mails()).toHaveLength(1);
    test.clock.setNow(new Date());
  });
});
