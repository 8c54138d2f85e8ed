import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LateFeeRun } from '../../../src/modules/rent/late-fee-run.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { startTestApp, type TestApp } from '../../support/app.js';

describe('late fees', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  /** In Texas: 12 % of the rent in small buildings at most, after two whole days. */
  beforeEach(async () => {
    test.clock.setNow('2026-11-01T18:00:00Z');
    home = await letHome(test, { startsOn: '2026-11-01', chargeFrom: '2026-11-01', rentCents: 165_000 });
    await test.sql("update property set region = 'TX', country = 'US', time_zone = 'America/Chicago' where id = $1", [
      home.propertyId,
    ]);
    await policy('fixed', 5000, 5);
    await test.app.get(RentRun).run();
  });

  const policy = (kind: string, value: number, days: number) =>
    test.sql('update lease set late_fee_kind = $2, late_fee_value = $3, late_fee_after_days = $4 where id = $1', [
      home.leaseId,
      kind,
      value,
      days,
    ]);
  const run = () => test.app.get(LateFeeRun).run();
  const fees = () =>
    test.sql<{ due: string; cents: number }>(
      "select due_on::text as due, amount_cents::int as cents from charge where lease_id = $1 and kind = 'late_fee'",
      [home.leaseId],
    );

  it('PY-010 names the day on which the fee falls, and charges it then, once', async () => {
    const before = await test.http('get', '/api/tenants/me/lease', home.tenant.token).expect(200);
    expect(before.body.lateFee).toEqual({ period: '2026-11', fallsOn: '2026-11-07', amountCents: 5000 });
    const ledger = await test
      .http('get', `/api/landlords/leases/${home.leaseId}/ledger`, home.landlord.token)
      .expect(200);
    expect(ledger.body[1]).toMatchObject({
      entry: 'late_fee',
      status: 'scheduled',
      date: '2026-11-07',
      chargeCents: 5000,
    });
    test.clock.setNow('2026-11-07T05:59:00Z'); // still 6 November in Chicago
    expect(await run()).toBe(0);
    test.clock.setNow('2026-11-07T06:01:00Z');
    expect((await Promise.all([run(), run()])).reduce((a, b) => a + b)).toBe(1);
    expect(await run()).toBe(0);
    expect(await fees()).toEqual([{ due: '2026-11-07', cents: 5000 }]);
    test.clock.setNow('2026-12-20T18:00:00Z');
    expect(await run()).toBe(0); // never a fee on a fee
  });

  it('PY-010 announces none once the lease has ended', async () => {
    await test.sql("update lease set state = 'ended', ends_on = '2026-11-01' where id = $1", [home.leaseId]);
    const own = await test.http('get', '/api/tenants/me/lease', home.tenant.token).expect(200);
    expect(own.body).toMatchObject({ balanceCents: expect.any(Number), lateFee: null });
    const { body } = await test
      .http('get', `/api/landlords/leases/${home.leaseId}/ledger`, home.landlord.token)
      .expect(200);
    expect(body.map(({ entry }: { entry: string }) => entry)).not.toContain('late_fee');
    test.clock.setNow('2026-11-08T18:00:00Z');
    expect(await run()).toBe(0);
  });

  it('charges none without a policy, none for a rent that has arrived, none long after', async () => {
    await policy('none', 0, 0);
    test.clock.setNow('2026-11-08T18:00:00Z');
    expect(await run()).toBe(0);
    await policy('fixed', 5000, 5);
    test.clock.setNow('2026-11-20T18:00:00Z');
    expect(await run()).toBe(0);
    await policy('fixed', 5000, 15);
    test.clock.setNow('2026-11-18T18:00:00Z');
    expect(await run()).toBe(1);
  });

  it('charges no more than the region allows', async () => {
    await policy('fixed', 90_000, 0);
    test.clock.setNow('2026-11-04T18:00:00Z');
    expect(await run()).toBe(1);
    expect(await fees()).toEqual([{ due: '2026-11-04', cents: 19_800 }]);
  });

  it('does not charge again what the landlord has waived', async () => {
    test.clock.setNow('2026-11-02T15:00:00Z');
    await policy('fixed', 5000, 0);
    test.clock.setNow('2026-11-04T18:00:00Z');
    expect(await run()).toBe(1);
    await test.sql("update charge set voided_at = now() where lease_id = $1 and kind = 'late_fee'", [home.leaseId]);
    expect(await run()).toBe(0);
  });
});
