import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { AFFAIRS } from '../../../src/contract/affairs.js';
import { RECORDED } from '../../../src/modules/people/recorded-looks.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { chatsOf } from '../../support/chats.js';
import { routesOf } from '../../support/routes.js';

/** What staff may read. A route that is opened to staff is added here on purpose, after the decision that it should be. */
const OPEN_TO_STAFF = `
/api/admin/outbox /api/admin/outbox/:id
/api/auth/sessions /api/auth/two-factor /api/profiles/me /api/profiles/me/export /api/profiles/me/deletion
/api/notifications /api/notifications/unread /api/search /api/events
/api/landlords /api/landlords/properties /api/landlords/properties/:id /api/landlords/properties/:id/region-rules
/api/landlords/units/:id /api/landlords/units/:id/listing /api/landlords/units/:id/lodgewell-plan
/api/landlords/listings /api/listings/:id/questions /api/listings/favorites/away
/api/coverages/of-request/:requestId /api/coverages/of-unit/:unitId /api/service-requests/:id/calendar
/api/landlords/leases /api/landlords/leases/posting /api/landlords/leases/:id /api/landlords/leases/:id/tenant-notices
/api/landlords/leases/:id/ledger /api/landlords/leases/:id/ledger/summary /api/landlords/leases/:id/recurring-charges
/api/leases/:id/statement /api/leases/:id/statement/lines /api/leases/:id/letters/:kind
/api/tenant-notices /api/tenant-notices/:id/letter
/api/lease-renewals/recommendations /api/lease-renewals/recommendations/:id
/api/expenses /api/expenses/:id /api/recurring-expenses /api/recurring-expenses/:id
/api/invoices /api/invoices/:id /api/invoices/:id/file.pdf
/api/payments /api/payments/:id /api/payments/:id/receipt /api/payment-findings
/api/documents /api/documents/:id /api/documents/:id/versions
/api/suppliers /api/suppliers/:id /api/suppliers/:id/papers /api/suppliers/:id/chat /api/suppliers/:id/conversations /api/suppliers/:id/staff
/api/suppliers/:id/ratings
/api/service-requests /api/service-requests/:id /api/maintenance-schedules /api/maintenance-schedules/:id /api/on-call/alarms/:requestId
/api/form-submissions /api/form-submissions.csv /api/newsletter/subscribers /api/email-templates
/api/email-templates/:id /api/email-templates/:id/versions /api/email-templates/:id/versions/:versionId
/api/chat-inbox /api/chat-inbox/tags /api/chat-inbox/team /api/chat-inbox/counts /api/chat-inbox/:id /api/chat-inbox/:id/lines /api/chat-inbox/:id/notes /api/chat-inbox/:id/desk
/api/chat-inbox/:id/visitor /api/chat-answers
/api/navigation/team
/api/people/colleagues /api/people/:id /api/people/:id/affairs /api/accounts/:id /api/accounts/:id/affairs
/api/crm-leads /api/crm-leads.csv /api/crm-leads/stages /api/crm-leads/figures
/api/crm-leads/:id /api/crm-leads/:id/activities /api/crm-leads/:id/duplicates
/api/support-tickets /api/support-tickets/counts /api/support-tickets/tags /api/support-tickets/:id /api/support-tickets/:id/messages
/api/support-tickets/:id/notes /api/support-tickets/:id/desk /api/support-tickets/:id/writers
/api/support-targets /api/support-targets/figures /api/team-views
`
  .split(/\s+/)
  .filter(Boolean);

/** What else admins read. */
const OPEN_TO_ADMINS = `
/api/admin/accounts/:id /api/admin/audit-log /api/admin/audit-log.csv /api/admin/backups /api/admin/backups/status /api/admin/demo
/api/admin/failed-jobs /api/admin/region-rules /api/admin/region-rules/:region/:topic/versions /api/admin/region-rules/counties
/api/admin/region-rules/running-out /api/admin/schedules /api/admin/server-keys /api/admin/settings /api/admin/stats /api/admin/stats/trends
/api/admin/users /api/admin/users/:id /api/admin/users/export.csv
/api/newsletter/counts /api/newsletter/issues /api/newsletter/issues/:id /api/newsletter/issues/:id/preview /api/newsletter/subscribers.csv
/api/rating-reports
`
  .split(/\s+/)
  .filter(Boolean);

/** Readings that are recorded elsewhere than by `OfficeLooks`, or not at all, and why. */
const NOT_BY_OFFICE_LOOKS: Record<string, string> = {
  'The reader’s own account, what is sent to them, and what they are searching (a search that finds people is recorded by itself)': `
/api/auth/sessions /api/auth/two-factor /api/profiles/me /api/profiles/me/export /api/profiles/me/deletion /api/events
/api/notifications /api/notifications/unread /api/navigation/team /api/search /api/listings/favorites/away`,
  'The page of a person or a lead, and who is behind a chat: its service records the reading':
    '/api/people/:id /api/crm-leads/:id /api/chat-inbox/:id/visitor',
  'Parts of a lead’s page, and the board and list of leads: what people wrote to us, no lease, payment or document': `
/api/crm-leads /api/crm-leads.csv /api/crm-leads/stages /api/crm-leads/figures /api/crm-leads/:id/activities /api/crm-leads/:id/duplicates`,
  'What people wrote to the team itself, the queue of chats, and what the team notes beside a chat': `
/api/form-submissions /api/form-submissions.csv /api/newsletter/subscribers
/api/chat-inbox /api/chat-inbox/tags /api/chat-inbox/counts /api/chat-inbox/:id/notes /api/chat-inbox/:id/desk
/api/support-tickets /api/support-tickets/counts /api/support-tickets/tags /api/support-tickets/:id /api/support-tickets/:id/messages
/api/support-tickets/:id/notes /api/support-tickets/:id/desk /api/support-tickets/:id/writers`,
  'The team’s own tools': `
/api/people/colleagues /api/chat-inbox/team /api/chat-answers /api/email-templates /api/email-templates/:id /api/email-templates/:id/versions
/api/email-templates/:id/versions/:versionId /api/support-targets /api/support-targets/figures /api/team-views`,
  'The directory of landlords and suppliers: companies, how to reach them, and ratings without names, those that were reported among them': `
/api/landlords /api/suppliers /api/suppliers/:id /api/suppliers/:id/ratings /api/suppliers/:id/staff /api/rating-reports`,
  'What is advertised, or known of a place: no one’s lease, payment or document': `
/api/landlords/listings /api/landlords/units/:id/listing /api/listings/:id/questions /api/landlords/properties/:id/region-rules
/api/maintenance-schedules /api/maintenance-schedules/:id`,
  'The export writes an entry of its own': '/api/admin/users/export.csv /api/newsletter/subscribers.csv',
  'The installation itself, its log and its figures': `
/api/admin/audit-log /api/admin/audit-log.csv /api/admin/backups /api/admin/backups/status /api/admin/demo /api/admin/failed-jobs
/api/admin/region-rules /api/admin/region-rules/:region/:topic/versions /api/admin/region-rules/counties
/api/admin/region-rules/running-out /api/admin/schedules /api/admin/server-keys /api/admin/settings /api/admin/stats /api/admin/stats/trends
/api/newsletter/counts /api/newsletter/issues /api/newsletter/issues/:id /api/newsletter/issues/:id/preview`,
};

const REAL = 'Zzquartz';
const DEMO = 'Zzopal';
/** What no one of the team reads of others. */
const SECRET = 'zzsecret';

interface World {
  home: LetHome;
  staff: Person;
  colleague: Person;
  /** Begun with the live team, which remembers that: its audit log has the id. */
  chat: string;
  ids: string[];
}

describe('what the team may see', () => {
  let test: TestApp;
  let real: World;
  let demo: World;
  let admin: Person;
  beforeAll(async () => {
    test = await startTestApp();
    await test.app.listen(0, '127.0.0.1');
    [real, demo] = [await world(REAL, false), await world(DEMO, true)];
    admin = await person(test, 'admin');
  });
  afterAll(() => test.close());

  /** One of everything, with a word in it that nothing else has. */
  async function world(word: string, isDemo: boolean): Promise<World> {
    const home = await letHome(test, {}, await person(test, 'landlord', { demo: isDemo }));
    const [staff, colleague] = [
      await person(test, 'staff', { demo: isDemo }),
      await person(test, 'staff', { demo: isDemo }),
    ];
    const file = v7();
    await test.sql('update property set name = $2 where id = $1', [home.propertyId, word]);
    await test.sql('update lease_tenant set first_name = $2 where id = $1', [home.leaseTenantId, word]);
    await test.sql('update app_user set last_name = $2 where id = any($1)', [
      [home.landlord.userId, home.tenant.userId],
      word,
    ]);
    await test.sql(
      'insert into credential (user_id, password_hash, changed_at) values ($1, $2, now()) on conflict (user_id) do update set password_hash = $2',
      [home.landlord.userId, `${SECRET}-hash`],
    );
    await test.sql(
      `insert into stored_file (id, series_id, account_id, demo, created_at, uploader_id, lease_id, unit_id, name, media_type, bytes, purpose, shared_with_tenant)
       values ($1, $1, $2, $3, now(), $4, $5, $6, $7, 'application/pdf', 1, 'lease_document', true)`,
      [file, home.landlord.accountId, isDemo, home.landlord.userId, home.leaseId, home.unitId, `${word}.pdf`],
    );
    const made = async (path: string, who: Person, body: object): Promise<string> =>
      (await test.http('post', path, who.token).send(body).expect(201)).body.id;
    const ticket = await made('/api/support-tickets', home.landlord, { subject: word, description: word });
    const request = await made('/api/service-requests', home.tenant, {
      title: word,
      description: word,
      issueType: 'Plumbing',
      priority: 'Low',
    });
    const paid = await made(`/api/landlords/leases/${home.leaseId}/payments`, home.landlord, {
      amountCents: 123_400,
      method: 'cash',
      note: word,
    });
    const lead = await made('/api/crm-leads', staff, {
      firstName: word,
      lastName: word,
      email: `${word}@example.com`,
      source: 'phone',
      language: 'en',
    });
    await made(`/api/support-tickets/${ticket}/notes`, staff, { text: word });
    await test
      .http('put', `/api/support-tickets/${ticket}/desk`, colleague.token)
      .send({ draft: `${SECRET}-draft` })
      .expect(200);
    const chats = chatsOf(test);
    const chat = await chats.begin('', {}, home.tenant.token);
    // Visitors of the demo write to the live team; this one is a conversation of the demo itself.
    await test.sql('update chat_session set demo = $2, last_sequence = 1, last_message_at = now() where id = $1', [
      chat.id,
      isDemo,
    ]);
    await test.sql(
      `insert into chat_message (id, demo, created_at, conversation_id, sequence, message, sender_type, automatic, language)
       values (gen_random_uuid(), $2, now(), $1, 1, $3, 'visitor', false, 'en')`,
      [chat.id, isDemo, word],
    );
    const { landlord, tenant, propertyId, unitId, leaseId, leaseTenantId } = home;
    const ids = [ticket, request, paid, lead, file, chat.id, propertyId, unitId, leaseId, leaseTenantId];
    return { home, staff, colleague, chat: chat.id, ids: [...ids, landlord.userId, tenant.userId] };
  }

  const readable = (role: 'staff' | 'admin') =>
    routesOf(test).filter(({ method, open, roles }) => method === 'get' && !open && roles.includes(role));
  const isStream = (path: string) => path === '/api/events';

  /** The lists of people and accounts are asked for by kind, so only for those whose they are. */
  function idsFor(path: string, ids: readonly string[]): readonly string[] {
    const { landlord, tenant } = (ids === real.ids ? real : demo).home;
    if (path.startsWith('/api/accounts/')) return [landlord.accountId];
    return path.endsWith('/affairs') ? [landlord.userId, tenant.userId] : ids;
  }

  /** Everything that someone is answered who asks every open route for each of these. */
  async function everything(who: Person, role: 'staff' | 'admin', ids: readonly string[]): Promise<[string, string][]> {
    const addresses = readable(role)
      .filter(({ path }) => !isStream(path))
      .flatMap(({ path }) =>
        path.includes(':') ? idsFor(path, ids).map((id) => path.replace(/:\w+/g, id)) : [path, `${path}?q=zz`],
      )
      .flatMap((path) => (path.endsWith('/affairs') ? AFFAIRS.map((kind) => `${path}?kind=${kind}`) : [path]));
    const answers: [string, string][] = [];
    for (const address of addresses) {
      const answer = await test.http('get', address, who.token).buffer(true);
      expect([address, answer.status < 500]).toEqual([address, true]);
      // A problem names the address that was asked for, which isn't news.
      answers.push([address, answer.status < 400 ? answer.text : '']);
    }
    return answers;
  }
  const having = (answers: readonly [string, string][], words: readonly string[]) =>
    answers.filter(([, text]) => words.some((word) => text?.includes(word))).map(([address]) => address);

  it('staff read the routes of the list, and no others', () => {
    expect(
      readable('staff')
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(OPEN_TO_STAFF.toSorted());
  });

  it('admins read those and the routes of their own list', () => {
    const own = readable('admin').map(({ path }) => path);
    expect(own.filter((path) => !OPEN_TO_STAFF.includes(path)).toSorted()).toEqual(OPEN_TO_ADMINS.toSorted());
  });

  it('SF-022 every reading that staff or admins can make is recorded, or is on the list that says why not', () => {
    const exempt = Object.values(NOT_BY_OFFICE_LOOKS).flatMap((paths) => paths.split(/\s+/).filter(Boolean));
    const all = [...readable('staff'), ...readable('admin')].map(({ path }) => path);
    expect([...new Set(all)].toSorted()).toEqual([...RECORDED.keys(), ...exempt].toSorted());
  });

  it('SF-022 what staff read of leases, payments and documents is in the log, however the address is written', async () => {
    const { leaseId, unitId, propertyId, landlord } = real.home;
    const reader = await person(test, 'staff');
    const read = (path: string, who = reader) => test.http('get', path, who.token).expect(200);
    const log = async (who = reader) =>
      (
        await test.sql<{ action: string; subject_id: string }>(
          "select action, subject_id from audit_entry where user_id = $1 and action like '%.read%' order by action",
          [who.userId],
        )
      ).map(({ action, subject_id: id }) => [action, id]);
    await read(`/api/landlords/%6ceases/${leaseId.toUpperCase()}/ledger?limit=5`);
    await read(`/api/landlords/units/${unitId}`);
    await read(`/api/landlords/properties/${propertyId}`);
    for (const path of ['payment-findings', 'invoices', 'expenses', 'tenant-notices', 'lease-renewals/recommendations'])
      for (let twice = 0; twice < 2; twice += 1) await read(`/api/${path}`);
    expect(await log()).toEqual([
      ['expense.read_list', reader.userId],
      ['invoice.read_list', reader.userId],
      ['lease.read', leaseId],
      ['payment_finding.read_list', reader.userId],
      ['property.read', propertyId],
      ['renewal.read_list', reader.userId],
      ['tenant_notice.read_list', reader.userId],
      ['unit.read', unitId],
    ]);
    // A list of one lease, request or home says which.
    const narrow = await person(test, 'staff');
    await read(`/api/payments?leaseId=${leaseId.toUpperCase()}`, narrow);
    await read(`/api/documents?leaseId=${leaseId}&unitId=${unitId}`, narrow);
    await test.http('get', '/api/payments?leaseId=all', narrow.token).expect(400);
    expect((await log(narrow)).toSorted()).toEqual(
      [
        ['document.read_list', leaseId],
        ['document.read_list', unitId],
        ['payment.read_list', leaseId],
      ].toSorted(),
    );
    // A script reads a chat without opening it in the inbox.
    const reads = await person(test, 'admin');
    await read(`/api/chat-inbox/${real.chat}/lines`, reads);
    await read(`/api/chat-inbox/${real.chat}`, reads);
    expect(await log(reads)).toEqual([['chat.read', real.chat]]);
    const looks = await person(test, 'admin');
    await read(`/api/admin/users/${landlord.userId}`, looks);
    await read(`/api/admin/accounts/${landlord.accountId}`, looks);
    expect(await log(looks)).toEqual([
      ['account.read', landlord.accountId],
      ['person.read', landlord.userId],
    ]);
    await test.http('get', `/api/landlords/units/${unitId}`, demo.staff.token).expect(404);
    expect(await log(demo.staff)).toEqual([]);
  });

  it('RO-007 RO-012 RO-013 every route that doesn’t name a role of the team refuses it, whatever the method', async () => {
    for (const [role, who] of [
      ['staff', real.staff],
      ['staff', demo.staff],
      ['admin', admin],
    ] as const) {
      const closed = routesOf(test).filter((route) => !route.open && !route.roles.includes(role));
      expect(closed.length).toBeGreaterThan(60);
      for (const { method, path } of closed) {
        const address = path.replace(/:\w+/g, real.home.leaseId);
        const { status } = await test.http(method, address, who.token);
        expect([role, method, address, status]).toEqual([role, method, address, 403]);
      }
    }
  });

  it('no list, page, search or export of one world has anything of the other', async () => {
    const seen = await everything(real.staff, 'staff', real.ids);
    // The walk finds what is there, so that finding nothing means something.
    const found = having(seen, [REAL]);
    for (const path of [
      '/api/crm-leads.csv',
      '/api/support-tickets',
      '/api/chat-inbox',
      '/api/documents',
      '/api/search?q=zz',
      `/api/accounts/${real.home.landlord.accountId}/affairs?kind=units`,
    ])
      expect(found).toContain(path);
    expect(having(seen, [DEMO, ...demo.ids])).toEqual([]);
    // Nor a password hash, nor what a colleague has begun to write, which is there.
    expect(having(seen, [SECRET])).toEqual([]);
    const { body } = await test
      .http('get', `/api/support-tickets/${real.ids[0]}/desk`, real.colleague.token)
      .expect(200);
    expect(body.draft).toContain(SECRET);
    expect(having(await everything(demo.staff, 'staff', real.ids), [REAL, ...real.ids])).toEqual([]);
    expect(having(await everything(real.staff, 'staff', demo.ids), [DEMO, ...demo.ids])).toEqual([]);
    const others = demo.ids.filter((id) => id !== demo.chat);
    expect(having(await everything(admin, 'admin', demo.ids), [DEMO, ...others])).toEqual([]);
  });

  it('the live stream tells of one’s own world alone', async () => {
    const { port } = test.app.getHttpServer().address() as AddressInfo;
    const stop = new AbortController();
    const listen = async ({ token }: Person) => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/events`, {
        headers: { Authorization: `Bearer ${token}` },
        signal: stop.signal,
      });
      const heard = { text: '' };
      const reading = (async () => {
        for await (const chunk of answer.body ?? []) heard.text += Buffer.from(chunk).toString();
      })().catch(() => undefined);
      return { heard, reading };
    };
    const [ofReal, ofDemo] = [await listen(real.staff), await listen(demo.staff)];
    const file = async (who: Person) =>
      (await test.http('post', '/api/support-tickets', who.token).send({ subject: 's', description: 'd' }).expect(201))
        .body.id as string;
    const [one, other] = [await file(real.home.landlord), await file(demo.home.landlord)];
    await eventually(
      async () => ofReal.heard.text.includes('support-tickets') && ofDemo.heard.text.includes('support-tickets'),
    );
    expect([ofReal.heard.text.includes(other), ofDemo.heard.text.includes(one)]).toEqual([false, false]);
    const before = ofDemo.heard.text.length;
    await file(real.home.landlord);
    await eventually(async () => ofReal.heard.text.split('support-tickets').length > 2);
    expect(ofDemo.heard.text.slice(before)).not.toContain('support-tickets');
    // That someone begins to write, and stops, is told at once, though it is no command; going on is no news.
    const told = () => ofReal.heard.text.split('support-ticket-writers').length - 1;
    const write = (draft: string) =>
      test.http('put', `/api/support-tickets/${one}/desk`, real.colleague.token).send({ draft }).expect(200);
    await write('Dear');
    await eventually(async () => told() === 1);
    await write('Dear Sir');
    await write('');
    await eventually(async () => told() === 2);
    expect(ofDemo.heard.text).not.toContain('support-ticket-writers');
    stop.abort();
    await Promise.all([ofReal.reading, ofDemo.reading]);
  });
});
