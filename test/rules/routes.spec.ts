import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { USER_TYPES, type UserType } from '../../src/contract/roles.js';
import { belongings } from '../factories/belongings.js';
import { home, letHome, type LetHome } from '../factories/homes.js';
import { person, type Person } from '../factories/people.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { CallGraph } from '../support/call-graph.js';
import { routesOf, type Route } from '../support/routes.js';
import { SAMPLE_BODIES } from './sample-bodies.js';

const reads = (method: string) => method === 'get' || method === 'head';

describe('every route × role × foreign object', () => {
  let test: TestApp;
  let people: Record<UserType, Person>;
  let mine: LetHome;
  let routes: Route[];
  let foreign: [path: RegExp, id: string][];

  beforeAll(async () => {
    test = await startTestApp();
    routes = routesOf(test);
    const entries = await Promise.all(USER_TYPES.map(async (type) => [type, await person(test, type)] as const));
    people = Object.fromEntries(entries) as Record<UserType, Person>;
    mine = await letHome(test);
    await home(test, people.landlord);
    foreign = await belongings(test, mine);
  });
  afterAll(() => test.close());

  it('the walk sees the routes', () => {
    expect(routes.length).toBeGreaterThan(5);
  });

  it('RO: a route is open, or names its roles', () => {
    expect(routes.filter(({ open, roles }) => !open && roles.length === 0)).toEqual([]);
  });

  /**
   * Reading, paying, filing requests, and what can't do harm (docs/specification/tenant-codes.md). A new route asks for the
   * password, or needs a line here.
   */
  const WITHOUT_PASSWORD = [
    'delete /api/listings/:id/favorite',
    'put /api/listings/:id/favorite',
    'patch /api/service-requests/:id',
    'patch /api/service-requests/:id/proposals/:proposalId',
    'post /api/service-requests/:id/proposals',
    'post /api/auth/change-password',
    'post /api/auth/sessions/confirm',
    'post /api/auth/signout',
    'post /api/auth/verify-email/resend',
    'post /api/documents',
    'delete /api/uploads/:id',
    'patch /api/uploads/:id',
    'post /api/uploads',
    'post /api/uploads/:id/finish',
    'post /api/messages/read',
    'post /api/notifications/read',
    'post /api/payments',
    'post /api/payments/:id/cancel',
    'post /api/payments/quote',
    'post /api/service-requests',
    'post /api/service-requests/:id/lines',
    'post /api/service-requests/:id/lines/read',
    'post /api/translations',
  ];

  it('TA-034 what a session from a used tenant code may do without the password', () => {
    const free = routes.filter(
      ({ method, open, roles, needsPassword }) => !reads(method) && !open && roles.includes('tenant') && !needsPassword,
    );
    expect(free.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...WITHOUT_PASSWORD].sort());
  });

  /** POST routes that only read. */
  const CHANGES_NOTHING: Record<string, string> = {
    'post /api/chat-sessions/:id/typing': 'tells that someone is typing, and stores nothing',
    'put /api/chat-sessions/:id/page': 'tells the team which page the visitor is on, and keeps only the newest',
    'put /api/chat-sessions/:id/seen': 'keeps how far the visitor has read, for emails alone',
    'post /api/auth/invitation/look': 'says who is invited; the link stands in the body, not in an address',
    'post /api/email-templates/preview': 'shows what is typed, with sample values',
    'post /api/landlords/imports/columns': 'says what is in a file',
    'post /api/suppliers/invitations/look': 'says who invites, and changes nothing',
    'post /api/landlords/imports/mistakes': 'says which lines of a file have mistakes',
    'post /api/messages/bulk/preview': 'shows what would be written',
    'post /api/uploads': 'reserves space for what is recorded once it is filed',
    'patch /api/uploads/:id': 'adds a part of it',
    'delete /api/uploads/:id': 'gives it up',
    'post /api/my-jobs/:id/uploads': 'reserves space too',
    'post /api/on-call/links/look': 'says what an alert is about; the link stands in the body, not in an address',
    'post /api/support-ratings/look': 'what a mailed link asks about',
    'post /api/payments/quote': 'works out fees',
    'post /api/tenants/me/payment-methods':
      'asks the provider for its page; what is left there comes back as a message, which is a command',
  };
  /** Reads that are recorded in the audit log. */
  const NOTED_READINGS = [
    'get /api/admin/audit-log.csv',
    'get /api/admin/users/export.csv',
    'get /api/form-submissions.csv',
    'get /api/profiles/me/export',
    'get /api/landlords/accountant-package',
    'get /api/account-archives/:id',
    'get /api/crm-leads/:id',
    'get /api/crm-leads.csv',
    'get /api/newsletter/subscribers.csv',
    'get /api/people/:id',
    'get /api/chat-inbox/:id/visitor',
    'get /api/search',
    // The first person who asks makes the installation's key for push messages.
    'get /api/push',
    'get /api/api/auth/google/callback',
    'get /api/auth/google/callback',
    'get /api/auth/openid/:provider/callback',
  ];

  it('SF-019 every route that changes something makes a verb, and so an entry of the audit log; a reading makes one only where it is named', () => {
    const calls = new CallGraph();
    const commands = new Set(
      routes.map(({ handler }) => handler).filter((handler) => calls.reaches(handler, 'Scope.write')),
    );
    const named = (wanted: (route: Route) => boolean) =>
      routes
        .filter(wanted)
        .map(({ method, path }) => `${method} ${path}`)
        .sort();
    expect(named(({ method, handler }) => !reads(method) && !commands.has(handler))).toEqual(
      Object.keys(CHANGES_NOTHING).sort(),
    );
    expect(named(({ method, handler }) => method === 'get' && commands.has(handler))).toEqual(
      [...NOTED_READINGS].sort(),
    );
  });

  it('RO-001 RO-010 ER-015 answers 401 to nobody', async () => {
    for (const route of routes.filter(({ open }) => !open)) {
      const answer = await test.http(route.method, fill(route.path)).send(reads(route.method) ? undefined : {});
      expect([route.method, route.path, answer.status]).toEqual([route.method, route.path, 401]);
    }
  });

  it('RO-002 RO-003 RO-004 RO-007 answers 403 to every role that it does not name', async () => {
    for (const route of routes.filter(({ open }) => !open)) {
      for (const role of USER_TYPES.filter((type) => !route.roles.includes(type))) {
        const answer = await test
          .http(route.method, fill(route.path), people[role].token)
          .send(reads(route.method) ? undefined : {});
        expect([role, route.method, route.path, answer.status]).toEqual([role, route.method, route.path, 403]);
      }
    }
  });

  /** The routes of someone's object that take a file. */
  const TAKES_FILE = ['post /api/my-jobs/:id/photos', 'post /api/my-jobs/:id/attachments'];

  it('answers 404 to a role that it names, for somebody else’s object', async () => {
    const wrong: unknown[] = [];
    for (const route of routes.filter(({ path, open }) => !open && path.includes(':'))) {
      for (const role of route.roles.filter((type) => type !== 'staff' && type !== 'admin')) {
        const request = test.http(route.method, fill(route.path), people[role].token);
        const name = `${route.method} ${route.path}`;
        const answer = await (TAKES_FILE.includes(name)
          ? request.attach('file', Buffer.from('%PDF-1.4'), 'a.pdf')
          : request.send(reads(route.method) ? undefined : (SAMPLE_BODIES[name] ?? {})));
        if (answer.status !== 404) wrong.push([role, route.method, route.path, answer.status, answer.body]);
      }
    }
    // A 400 shows that the body was checked first, so the route needs a valid sample body.
    expect(wrong).toEqual([]);
  });

  it('ER-005 ER-006 answers 404 to a malformed and to an unknown id', async () => {
    for (const id of ['abc', '00000000-0000-7000-8000-000000000000', '1 or 1=1']) {
      for (const route of routes.filter(({ path, method, open }) => !open && method === 'get' && path.includes(':'))) {
        const role = route.roles[0] ?? 'landlord';
        const answer = await test.http('get', route.path.replace(/:\w+/g, encodeURIComponent(id)), people[role].token);
        expect([route.path, id, answer.status]).toEqual([route.path, id, 404]);
      }
    }
  });

  it('RO-006 staff read properties of landlords and create none', async () => {
    const { body } = await test
      .http('get', `/api/landlords/properties/${mine.propertyId}`, people.staff.token)
      .expect(200);
    expect(body.id).toBe(mine.propertyId);
    await test
      .http('post', '/api/landlords/properties', people.staff.token)
      .send(SAMPLE_BODIES['post /api/landlords/properties'] ?? {})
      .expect(403);
  });

  it('RO-011 no reading answers 5xx to a landlord, a tenant or a supplier', async () => {
    const broken: unknown[] = [];
    for (const { path, roles } of routes.filter(({ method, path }) => method === 'get' && !path.includes('/events'))) {
      for (const role of roles.filter((type) => type !== 'staff' && type !== 'admin')) {
        const { status } = await test.http('get', fill(path), people[role].token);
        if (status >= 500) broken.push([role, path, status]);
      }
    }
    expect(broken).toEqual([]);
  });

  /** The ids of real objects that belong to none of the people who ask. */
  function fill(path: string): string {
    return foreign.reduce(
      (filled, [pattern, text]) => filled.replace(pattern, (_, before: string) => `${before}${text}`),
      path,
    );
  }
});
