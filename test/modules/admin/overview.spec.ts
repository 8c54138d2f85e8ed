import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LedgerCheck } from '../../../src/modules/admin/overview/ledger-check.service.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { letHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

const TRIAL = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '1', propertyCount: '1-5' };

describe('what an admin sees first', () => {
  let test: TestApp;
  let admin: Person;
  let staff: Person;
  const stats = async () => (await test.http('get', '/api/admin/stats', admin.token).expect(200)).body;

  beforeAll(async () => {
    test = await startTestApp();
    admin = await person(test, 'admin');
    staff = await person(test, 'staff');
  });
  afterAll(() => test.close());

  it('SF-015 counts the live world: people, units, rent, requests, mail; the demo counts for nothing', async () => {
    const empty = await stats();
    expect(empty).toMatchObject({
      users: { total: 2, lastWeek: 2, weeks: [0, 0, 0, 0, 0, 0, 0, 2] },
      units: { total: 0 },
      rent: [],
      serviceRequests: { open: 0, oldestAt: null },
    });
    await person(test, 'landlord', { demo: true });
    const home = await letHome(test);
    await test.sql("update app_user set created_at = now() - interval '20 days' where id = $1", [home.landlord.userId]);
    await test
      .http('post', '/api/service-requests', home.tenant.token)
      .send({ description: 'It drips.', issueType: 'Plumbing', priority: 'Low' })
      .expect(201);
    await test
      .http('post', `/api/landlords/leases/${home.leaseId}/payments`, home.landlord.token)
      .send({ amountCents: 12_345 })
      .expect(201);
    const now = await stats();
    expect(now.users).toMatchObject({ total: 4, lastWeek: 3 });
    expect(now.users.weeks.slice(-4)).toEqual([0, 1, 1, 4]);
    expect(now.units.total).toBe(1);
    expect(now.serviceRequests).toEqual({ open: 1, oldestAt: expect.any(String) });
    expect(now.rent).toEqual([expect.objectContaining({ currency: 'CAD', processedCents: 12_345 })]);
    expect(now.newAccounts).toHaveLength(14);
    expect(now.newAccounts.at(-1)).toMatchObject({ tenant: 1, landlord: 0 });
    expect(now.system).toMatchObject({ payments: 'sandbox', mail: 'kept', ledgerBalanced: null });
    expect(now.outbox.failed).toBe(0);
  });

  it('the nightly check of the books tells the log, and finds what does not balance', async () => {
    const check = () => test.app.get(Scope).asSystem('test', () => test.app.get(LedgerCheck).check());
    await check();
    expect((await stats()).system).toMatchObject({ ledgerBalanced: true, ledgerCheckedAt: expect.any(String) });
    const home = await letHome(test);
    await test
      .http('post', `/api/landlords/leases/${home.leaseId}/payments`, home.landlord.token)
      .send({ amountCents: 5000 })
      .expect(201);
    await test
      .http('post', `/api/landlords/leases/${home.leaseId}/charges`, home.landlord.token)
      .send({ amountCents: 5000, label: 'Key' })
      .expect(201);
    await test.sql('update charge set settled_cents = 4999, settled_in_time_cents = 0 where settled_cents = 5000');
    await check();
    expect((await stats()).system.ledgerBalanced).toBe(false);
    await test.sql('update charge set settled_cents = 5000, settled_in_time_cents = 5000 where settled_cents = 4999');
    await check();
    expect((await stats()).system.ledgerBalanced).toBe(true);
    await test.sql('alter table posting disable trigger posting_balances');
    await test.sql(
      `insert into posting select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'amount_cents', 1))).* from posting p limit 1`,
    );
    await check();
    expect((await stats()).system.ledgerBalanced).toBe(false);
  });

  it('SF-016 RO-002 is for admins alone', async () => {
    for (const role of ['staff', 'landlord', 'tenant', 'supplier'] as const)
      await test.http('get', '/api/admin/stats', (await person(test, role)).token).expect(403);
    await test.http('get', '/api/admin/stats').expect(401);
  });

  it('forms wait until somebody marks them as handled; others cannot change or export them', async () => {
    await test.http('post', '/api/trial-signup').send(TRIAL).expect(201);
    await test
      .http('post', '/api/demo-request')
      .send({ firstName: '=SUM(1)', lastName: 'Bo', email: 'bo@example.com' })
      .expect(201);
    expect((await stats()).forms.open).toBe(2);
    const list = async (query: string) =>
      (await test.http('get', `/api/form-submissions?${query}`, staff.token).expect(200)).body;
    const [trial] = await list('kind=trial&state=waiting');
    const handled = await test
      .http('patch', `/api/form-submissions/${trial.id}`, staff.token)
      .send({ handled: true })
      .expect(200);
    expect(handled.body).toMatchObject({
      handledAt: expect.any(String),
      handledByName: 'Test Person',
      details: { propertyCount: '1-5' },
    });
    const again = await test
      .http('patch', `/api/form-submissions/${trial.id}`, admin.token)
      .send({ handled: true })
      .expect(200);
    expect(again.body.handledAt).toBe(handled.body.handledAt);
    expect(await list('kind=trial&state=waiting')).toEqual([]);
    expect(await list('state=handled')).toHaveLength(1);
    await test.http('patch', `/api/form-submissions/${trial.id}`, admin.token).send({ handled: false }).expect(200);
    const { text } = await test.http('get', '/api/form-submissions.csv?kind=demo', staff.token).expect(200);
    expect(text).toContain("'=SUM(1),Bo,bo@example.com");
    expect(text).not.toContain('ana@example.com');
    const landlord = await person(test, 'landlord');
    await test.http('patch', `/api/form-submissions/${trial.id}`, landlord.token).send({ handled: true }).expect(403);
    await test.http('get', '/api/form-submissions.csv', landlord.token).expect(403);
    await test.http('patch', `/api/form-submissions/${admin.userId}`, staff.token).send({ handled: true }).expect(404);
    await test.http('patch', `/api/form-submissions/${trial.id}`, staff.token).send({ handled: 'yes' }).expect(400);
  });
});
