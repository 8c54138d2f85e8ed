import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { apiDocument } from '../../src/platform/openapi/api-document.js';
import { person, type Person } from '../factories/people.js';
import { startTestApp, type TestApp } from '../support/app.js';

/** The prescribed calls, and the paths that were added to them (docs/specification/api.md). */
const CALLS = `
  POST /auth/signup|POST /auth/signin|POST /auth/demo|GET /profiles/me|PUT /profiles/me
  GET /announcements|POST /announcements|PUT /announcements/{id}|DELETE /announcements/{id}
  GET /landlords/properties|POST /landlords/properties|GET /landlords/properties/{id}|PUT /landlords/properties/{id}
  POST /landlords/properties/{id}/units|GET /landlords/units/{id}|PUT /landlords/units/{id}|POST /landlords/units/{id}/lodgewell-plan
  GET /admin/stats|GET /admin/users|POST /admin/users|PUT /admin/users/{id}|DELETE /admin/users/{id}
  GET /support-tickets|POST /support-tickets|PATCH /support-tickets/{id}
  GET /chat-sessions|POST /chat-sessions|GET /chat-messages/{sessionId}|POST /chat-messages
  GET /crm-leads|POST /crm-leads|GET /service-requests|POST /service-requests|PATCH /service-requests/{id}
  GET /suppliers|POST /suppliers|GET /suppliers/{id}/staff|POST /suppliers/{id}/staff|PATCH /suppliers/staff/{id}
  GET /suppliers/{id}/chat|POST /suppliers/{id}/chat|GET /suppliers/{id}/conversations
  GET /email-templates|POST /email-templates
  GET /lease-renewals/recommendations|POST /lease-renewals/generate|PUT /lease-renewals/recommendations/{id}
  POST /send-contact-email|POST /international-inquiry|POST /trial-signup|POST /auth/request-2fa|POST /auth/verify-2fa|GET /auth/google/login`;
const ADDED = `
  POST /auth/signout|POST /auth/tenant-code|POST /auth/tenant-setup|POST /auth/forgot-password|POST /auth/reset-password
  POST /auth/change-password|POST /auth/verify-email|POST /landlords/units/{id}/leases|GET /landlords/leases/{id}|PATCH /landlords/leases/{id}
  POST /landlords/leases/{id}/activate|POST /landlords/leases/{id}/codes|POST /landlords/leases/{id}/codes/revoke
  POST /landlords/leases/{id}/payments|GET /landlords/leases/{id}/ledger|GET /tenants/me/lease|POST /tenants/me/leases
  GET /payments|POST /payments|POST /payments/quote|GET /payments/{id}/receipt|GET /documents|POST /documents
  POST /landlords/units/{id}/listing|GET /listings|PUT /listings/{id}/favorite|DELETE /listings/{id}/favorite|POST /listings/{id}/questions
  POST /suppliers/invitations|POST /elite/subscribe|GET /admin/audit-log|GET /admin/outbox|POST /admin/users/{id}/suspend
  POST /admin/users/{id}/reactivate|GET /form-submissions|POST /demo-request|GET /landlords|POST /send-email|POST /send-sms`;
const callsOf = (text: string) =>
  text
    .split(/[|\n]/)
    .map((call) => call.trim())
    .filter(Boolean);

type Operations = Record<string, Record<string, unknown>>;

describe('the calls of the API', () => {
  let test: TestApp;
  const people = {} as Record<'landlord' | 'other' | 'staff' | 'supplier', Person>;
  let paths: Operations;

  beforeAll(async () => {
    test = await startTestApp();
    const made = await Promise.all([
      person(test, 'landlord'),
      person(test, 'landlord'),
      person(test, 'staff'),
      person(test, 'supplier'),
    ]);
    ['landlord', 'other', 'staff', 'supplier'].forEach((name, at) => Object.assign(people, { [name]: made[at] }));
    paths = apiDocument(test.app).paths as unknown as Operations;
  });
  afterAll(() => test.close());

  const statusOf = async (method: 'get' | 'post' | 'put', path: string, who?: Person) =>
    (await test.http(method, path, who?.token)).status;
  const missing = (text: string) => {
    const shape = (path: string) => path.replaceAll(/\{\w+\}/g, '{}');
    const operationsOf = new Map(Object.entries(paths).map(([path, operations]) => [shape(path), operations]));
    return callsOf(text).filter((call) => {
      const [method = '', path = ''] = call.split(' ');
      return !operationsOf.get(shape(`/api${path}`))?.[method.toLowerCase()];
    });
  };

  it('AP-021 the document holds every operation of the call table', () => expect(missing(CALLS)).toEqual([]));
  it('AP-052 and every one that the decisions add', () => expect(missing(ADDED)).toEqual([]));

  it('AP-053 a state is changed by PATCH or PUT with status: there is no second route beside it', () => {
    const owners = /^\/api\/(service-requests|support-tickets|lease-renewals\/recommendations)\/\{\w+\}\//;
    const commands =
      /\/(approve|reject|close|reopen|accept|decline|complete|cancel|resolve|start|schedule|assign|status)$/;
    expect(Object.keys(paths).filter((path) => owners.test(path) && commands.test(path))).toEqual([]);
  });

  it('AP-001 AP-002 AP-003 people read and change their own profile, and nobody without a token does', async () => {
    const { landlord } = people;
    const { body: me } = await test.http('get', '/api/profiles/me', landlord.token).expect(200);
    expect(me).toMatchObject({ userId: landlord.userId, email: landlord.email, isAdmin: false, userType: 'landlord' });
    await test
      .http('put', '/api/profiles/me', landlord.token)
      .send({ ...me, firstName: 'Nadia' })
      .expect(200);
    expect((await test.http('get', '/api/profiles/me', landlord.token)).body.firstName).toBe('Nadia');
    expect([await statusOf('get', '/api/profiles/me'), await statusOf('put', '/api/profiles/me')]).toEqual([401, 401]);
  });

  it('AP-010 AP-011 AP-012 AP-013 a ticket is its author’s, and hidden from others', async () => {
    const { landlord, other } = people;
    const { body: ticket } = await test
      .http('post', '/api/support-tickets', landlord.token)
      .send({ subject: 'Import', description: 'It stops at line 214.' })
      .expect(201);
    const listed = async (who: Person) =>
      (await test.http('get', '/api/support-tickets', who.token).expect(200)).body.map(({ id }: { id: string }) => id);
    expect([await listed(landlord), await listed(other)]).toEqual([[ticket.id], []]);
    await test.http('patch', `/api/support-tickets/${ticket.id}`, other.token).send({ status: 'closed' }).expect(404);
    const { body: closed } = await test
      .http('patch', `/api/support-tickets/${ticket.id}`, landlord.token)
      .send({ status: 'closed' })
      .expect(200);
    expect(closed.status).toBe('closed');
    expect([await statusOf('get', '/api/support-tickets'), await statusOf('post', '/api/support-tickets')]).toEqual([
      401, 401,
    ]);
  });

  it.each([
    ['AP-046 AP-062', '/api/landlords', [401, 403, 403, 200]],
    ['AP-051', '/api/form-submissions', [401, 403, 403, 200]],
  ] as const)('%s GET %s is the office’s', async (_ids, path, wanted) => {
    const { landlord, supplier, staff } = people;
    expect([
      await statusOf('get', path),
      await statusOf('get', path, landlord),
      await statusOf('get', path, supplier),
      await statusOf('get', path, staff),
    ]).toEqual(wanted);
  });

  it('AP-046 suppliers are there for people with a session', async () => {
    expect([await statusOf('get', '/api/suppliers'), await statusOf('get', '/api/suppliers', people.landlord)]).toEqual(
      [401, 200],
    );
  });

  it('AP-042 AP-043 AP-044 the process answers for itself outside /api, and under it', async () => {
    for (const path of ['/health', '/healthz', '/ping'])
      expect([path, await statusOf('get', path)]).toEqual([path, 200]);
    expect((await test.http('get', '/health')).body).toMatchObject({ status: expect.any(String) });
    const { headers } = await test.http('get', '/api/health').expect(200);
    expect(headers).toMatchObject({
      'cache-control': expect.any(String),
      'content-security-policy': expect.any(String),
      'x-content-type-options': 'nosniff',
    });
  });
});
