import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { AutopayRun } from '../../../src/modules/payments/autopay-run.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { person, type Person } from '../../factories/people.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

/** Kim has left a joint lease on October 31; Jo lives on there. Since then October and November are owed, 1,650.00 each. */
describe('what a tenant who has left still pays', () => {
  let test: TestApp;
  let home: LetHome;
  let jo: Person;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-23T15:00:00Z');
    home = await letHome(test, { startsOn: '2025-01-01', chargeFrom: '2026-10-01' });
    jo = await person(test, 'tenant');
    await test.sql(
      `insert into lease_tenant (id, account_id, demo, created_at, property_id, unit_id, lease_id, user_id, first_name, last_name, email, language, joined_at)
       values ($1, $2, false, now(), $3, $4, $5, $6, 'Jo', 'Roy', $7, 'en', now())`,
      [v7(), home.landlord.accountId, home.propertyId, home.unitId, home.leaseId, jo.userId, jo.email],
    );
    await test.sql("update lease_tenant set leaves_on = '2026-10-31' where id = $1", [home.leaseTenantId]);
    await test.app.get(RentRun).run();
  });

  const lease = async ({ token }: Person) =>
    (await test.http('get', `/api/tenants/me/lease?leaseId=${home.leaseId}`, token).expect(200)).body;
  const quote = async ({ token }: Person) =>
    (await test.http('post', '/api/payments/quote', token).send({ leaseId: home.leaseId }).expect(200)).body;
  const pay = ({ token }: Person, amountCents: number, more: object = {}) =>
    test
      .http('post', '/api/payments', token)
      .send({ leaseId: home.leaseId, amountCents, method: 'debit_card', ...more });
  const autopay = ({ token }: Person, enabled: boolean) =>
    test.http('put', '/api/tenants/me/autopay', token).send({ leaseId: home.leaseId, enabled, method: 'bank' });
  const charge = (dueOn: string) =>
    test
      .http('post', `/api/landlords/leases/${home.leaseId}/charges`, home.landlord.token)
      .send({ amountCents: 10_000, label: `Due ${dueOn}`, dueOn })
      .expect(201);
  const told = (email: string) =>
    test.sql<{ params: Record<string, string> }>(
      "select params from outbox_message where recipient = $1 and template = 'landlords.owed_charge' order by created_at, id",
      [email],
    );

  it('LEFT-1 they are asked for what was due by their last day, and nothing that came later', async () => {
    expect(await lease(home.tenant)).toMatchObject({
      leftOn: '2026-10-31',
      balanceCents: 165_000,
      overdueCents: 165_000,
      owed: [{ dueOn: '2026-10-01', amountCents: 165_000 }],
      nextRent: { dueOn: '2026-10-01' },
      comingDue: null,
      upcoming: [],
      lateFee: null,
    });
    const others = await lease(jo);
    expect(others).toMatchObject({ leftOn: null, balanceCents: 330_000 });
    expect(others.comingDue.dueOn).toBe('2026-12-01');
    expect(await quote(home.tenant)).toMatchObject({ amountCents: 165_000, owedCents: 165_000, maxCents: 165_000 });
    expect(await quote(jo)).toMatchObject({ owedCents: 330_000, maxCents: 495_000 });
  });

  it('LEFT-2 they pay that, and no more', async () => {
    const refused = await pay(home.tenant, 165_001, { prepayment: true }).expect(422);
    expect(refused.body.reason).toBe('more_than_owed');
    await pay(home.tenant, 165_000).expect(201);
    expect(await lease(home.tenant)).toMatchObject({ owed: [], balanceCents: 0 });
    expect((await pay(home.tenant, 165_000, { prepayment: true }).expect(422)).body.reason).toBe('nothing_left');
    // The cashback of 1% goes to what is owed next.
    expect((await lease(jo)).owed).toMatchObject([{ dueOn: '2026-11-01', amountCents: 163_350 }]);
  });

  it('LEFT-3 they turn autopay off, and no longer on; it stops with their last day, and the others set up theirs', async () => {
    expect((await autopay(home.tenant, true).expect(422)).body.reason).toBe('moved_out');
    await test.sql('update lease_tenant set leaves_on = null where id = $1', [home.leaseTenantId]);
    await autopay(home.tenant, true).expect(200);
    expect((await autopay(jo, true).expect(409)).body.reason).toBe('others_autopay_on');
    await test.sql("update lease_tenant set leaves_on = '2026-10-31' where id = $1", [home.leaseTenantId]);
    expect(await test.app.get(AutopayRun).run()).toBe(0);
    expect((await autopay(jo, true).expect(200)).body).toMatchObject({ enabled: true, own: true });
    expect((await autopay(home.tenant, false).expect(409)).body.reason).toBe('others_autopay_on');
  });

  it('LEFT-4 they get a mail about a charge of their time, with their own balance, and none about later ones', async () => {
    await charge('2026-11-20');
    await charge('2026-10-30');
    await eventually(async () => (await told(jo.email)).length === 2);
    const mails = await told(home.tenant.email);
    expect(mails.map(({ params }) => [params['label'], params['balance']])).toEqual([
      ['Due 2026-10-30', expect.stringContaining('$1,750.00')],
    ]);
  });

  it('TA-038 the lease names everyone on it to each of them', async () => {
    for (const who of [home.tenant, jo]) expect((await lease(who)).tenants).toEqual(['Kim Larsen', 'Jo Roy']);
  });

  it('LEFT-5 a present home comes before one that was left, even if it was joined earlier', async () => {
    const other = await letHome(test, { startsOn: '2026-11-01' });
    await test.sql("update lease_tenant set user_id = $2, joined_at = now() - interval '1 year' where id = $1", [
      other.leaseTenantId,
      home.tenant.userId,
    ]);
    const { body } = await test.http('get', '/api/tenants/me/lease', home.tenant.token).expect(200);
    expect(body.homes.map(({ leaseId }: { leaseId: string }) => leaseId)).toEqual([other.leaseId, home.leaseId]);
  });
});
