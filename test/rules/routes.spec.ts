import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { ModulesContainer } from '@nestjs/core';
import { RequestMethod } from '@nestjs/common';
import { CODE_SESSION, PUBLIC, ROLES } from '../../src/platform/auth/decorators.js';
import { USER_TYPES, type UserType } from '../../src/contract/roles.js';
import { home, letHome, type LetHome } from '../factories/homes.js';
import { person, type Person } from '../factories/people.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { CallGraph } from '../support/call-graph.js';
import { SAMPLE_BODIES } from './sample-bodies.js';

interface Route {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  /** `LeaseController.activate` */
  handler: string;
  open: boolean;
  roles: UserType[];
  /** Whether a session from a used tenant code must give its password first. */
  needsPassword: boolean;
}

/** Every route of every controller, as the framework itself registered it. */
function routesOf(test: TestApp): Route[] {
  const controllers = [...test.app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  return controllers.flatMap(({ metatype }) => {
    const type = metatype as new () => object;
    const names = Object.getOwnPropertyNames(type.prototype).filter((name) => name !== 'constructor');
    return names.flatMap((name) => routesOfMethod(type, name));
  });
}

function routesOfMethod(type: new () => object, name: string): Route[] {
  const handler = (type.prototype as Record<string, unknown>)[name];
  if (typeof handler !== 'function' || !Reflect.hasMetadata('path', handler)) return [];
  const read = <T>(key: string): T | undefined => (Reflect.getMetadata(key, handler) ?? Reflect.getMetadata(key, type)) as T | undefined;
  const method = RequestMethod[Reflect.getMetadata('method', handler) as number]?.toLowerCase() as Route['method'];
  const bases = [Reflect.getMetadata('path', type) as string | string[]].flat();
  const ends = [Reflect.getMetadata('path', handler) as string | string[]].flat();
  return bases.flatMap((base) =>
    ends.map((end) => ({ method, path: join('api', base, end), handler: `${type.name}.${name}`, open: read<boolean>(PUBLIC) === true, roles: read<UserType[]>(ROLES) ?? [], needsPassword: read<boolean>(CODE_SESSION) === false })),
  );
}

function join(...parts: string[]): string {
  return `/${parts.join('/').split('/').filter(Boolean).join('/')}`;
}

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

  /** Read, pay, file requests, and what harms nobody (decisions, section 3). A new route asks for the password, or is a line here. */
  const WITHOUT_PASSWORD = [
    'delete /api/listings/:id/favorite', 'put /api/listings/:id/favorite', 'patch /api/service-requests/:id', 'post /api/auth/change-password',
    'post /api/auth/sessions/confirm', 'post /api/auth/signout', 'post /api/auth/verify-email/resend', 'post /api/documents', 'post /api/messages/read',
    'post /api/payments', 'post /api/payments/:id/cancel', 'post /api/payments/quote', 'post /api/service-requests',
  ];

  it('TA-034 what a session from a used tenant code may do without the password', () => {
    const free = routes.filter(({ method, open, roles, needsPassword }) => method !== 'get' && !open && roles.includes('tenant') && !needsPassword);
    expect(free.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([...WITHOUT_PASSWORD].sort());
  });

  /** What is asked with a body, and changes nothing. */
  const CHANGES_NOTHING: Record<string, string> = {
    'post /api/auth/invitation/look': 'says who is invited; the link stands in the body, not in an address',
    'post /api/payments/quote': 'works out fees',
    'post /api/tenants/me/payment-methods': 'asks the provider for its page; what is left there comes back as a message, which is a verb',
  };
  /** Readings that are themselves something to know of later. */
  const NOTED_READINGS = [
    'get /api/admin/audit-log.csv', 'get /api/form-submissions.csv', 'get /api/profiles/me/export', 'get /api/crm-leads/:id', 'get /api/people/:id',
    'get /api/api/auth/google/callback', 'get /api/auth/google/callback',
  ];

  it('SF-019 every route that changes something makes a verb, and so an entry of the audit log; a reading makes one only where it is named', () => {
    const calls = new CallGraph();
    const verbs = new Set(routes.map(({ handler }) => handler).filter((handler) => calls.reaches(handler, 'Scope.write')));
    const named = (wanted: (route: Route) => boolean) => routes.filter(wanted).map(({ method, path }) => `${method} ${path}`).sort();
    expect(named(({ method, handler }) => method !== 'get' && !verbs.has(handler))).toEqual(Object.keys(CHANGES_NOTHING).sort());
    expect(named(({ method, handler }) => method === 'get' && verbs.has(handler))).toEqual([...NOTED_READINGS].sort());
  });

  it('RO-001 RO-010 ER-015 answers 401 to nobody', async () => {
    for (const route of routes.filter(({ open }) => !open)) {
      const answer = await test.http(route.method, fill(route.path)).send(route.method === 'get' ? undefined : {});
      expect([route.method, route.path, answer.status]).toEqual([route.method, route.path, 401]);
    }
  });

  it('RO-002 RO-003 RO-004 RO-007 answers 403 to every role that it does not name', async () => {
    for (const route of routes.filter(({ open }) => !open)) {
      for (const role of USER_TYPES.filter((type) => !route.roles.includes(type))) {
        const answer = await test.http(route.method, fill(route.path), people[role].token).send(route.method === 'get' ? undefined : {});
        expect([role, route.method, route.path, answer.status]).toEqual([role, route.method, route.path, 403]);
      }
    }
  });

  it('answers 404 to a role that it names, for somebody else’s object', async () => {
    const wrong: unknown[] = [];
    for (const route of routes.filter(({ path, open }) => !open && path.includes(':'))) {
      for (const role of route.roles.filter((type) => type !== 'staff' && type !== 'admin')) {
        const request = test.http(route.method, fill(route.path), people[role].token);
        const answer = route.method === 'get' ? await request : await request.send(SAMPLE_BODIES[`${route.method} ${route.path}`] ?? {});
        if (answer.status !== 404) wrong.push([role, route.method, route.path, answer.status, answer.body]);
      }
    }
    // A 400 says that the body was looked at first: give the route a sample body that passes.
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
    const { body } = await test.http('get', `/api/landlords/properties/${mine.propertyId}`, people.staff.token).expect(200);
    expect(body.id).toBe(mine.propertyId);
    await test.http('post', '/api/landlords/properties', people.staff.token).send(SAMPLE_BODIES['post /api/landlords/properties'] ?? {}).expect(403);
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
    return foreign.reduce((filled, [pattern, text]) => filled.replace(pattern, (_, before: string) => `${before}${text}`), path);
  }
});

/** A home with one of everything that hangs on it, by the paths that name them. */
async function belongings(test: TestApp, mine: LetHome): Promise<[RegExp, string][]> {
  const id = async (table: string, condition: string): Promise<string> => {
    const [row] = await test.sql<{ id: string }>(`select id from ${table} where ${condition} limit 1`);
    if (!row) throw new Error(`No ${table} was made`);
    return row.id;
  };
  const paid = await test.http('post', `/api/landlords/leases/${mine.leaseId}/payments`, mine.landlord.token).send({ amountCents: 1000 }).expect(201);
  const request = await test.http('post', '/api/service-requests', mine.tenant.token).send({ description: 'It drips.', issueType: 'Plumbing', priority: 'Low' }).expect(201);
  const supplier = await person(test, 'supplier');
  const [offer, quote, file] = [v7(), v7(), v7()];
  const job = [mine.landlord.accountId, request.body.id, supplier.accountId];
  await test.sql(`insert into offer (id, account_id, demo, created_at, request_id, property_id, unit_id, supplier_account_id, expires_at)
    values ($1, $2, false, now(), $3, $5, $6, $4, now() + interval '1 day')`, [offer, ...job, mine.propertyId, mine.unitId]);
  await test.sql('insert into quote (id, account_id, demo, created_at, request_id, supplier_account_id, amount_cents) values ($1, $2, false, now(), $3, $4, 100)', [quote, ...job]);
  await test.sql(`insert into stored_file (id, series_id, account_id, demo, created_at, uploader_id, lease_id, name, media_type, bytes, purpose, shared_with_tenant)
    values ($1, $1, $2, false, now(), $3, $4, 'lease.pdf', 'application/pdf', 1, 'lease_document', true)`, [file, mine.landlord.accountId, mine.landlord.userId, mine.leaseId]);
  return [
    [/(properties\/):\w+/, mine.propertyId],
    [/(units\/):\w+/, mine.unitId],
    [/(leases\/):\w+/, mine.leaseId],
    [/(tenants\/):\w+/, mine.leaseTenantId],
    [/(ledger\/):\w+/, await id('journal_entry', `lease_id = '${mine.leaseId}'`)],
    [/(payments\/):\w+/, paid.body.id],
    [/(service-requests\/):\w+/, request.body.id],
    [/(offers\/):\w+/, offer],
    [/(quotes\/):\w+/, quote],
    [/(documents\/):\w+/, file],
    [/(sessions\/):\w+/, await id('session', `user_id = '${mine.tenant.userId}'`)],
    [/():\w+/g, mine.leaseId],
  ];
}
