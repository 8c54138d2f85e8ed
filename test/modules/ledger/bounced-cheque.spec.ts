import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LateFeeRun } from '../../../src/modules/rent/late-fee-run.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { LEDGER_FAULTS } from '../../support/ledger-faults.js';

/** Two rents, two cheques, and the first one bounces after the second was cashed. */
describe('a cheque that bounces while a newer one is good', () => {
  let test: TestApp;
  let home: LetHome;
  let first: string;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-06T15:00:00Z');
    home = await letHome(test, { startsOn: '2026-10-01', chargeFrom: '2026-10-01', rentCents: 120_000 });
    await test.sql("update property set region = 'NU', country = 'CA' where id = $1", [home.propertyId]);
    await test.sql(
      "update lease set late_fee_kind = 'fixed', late_fee_value = 2000, late_fee_after_days = 3 where id = $1",
      [home.leaseId],
    );
    await test.app.get(RentRun).run();
    first = (await cheque('2026-10-01')).id;
    await cheque('2026-11-01');
  });

  const at = (rest: string) => `/api/landlords/leases/${home.leaseId}${rest}`;
  const cheque = async (paidOn: string): Promise<{ id: string }> =>
    (
      await test
        .http('post', at('/payments'), home.landlord.token)
        .send({ amountCents: 120_000, method: 'cheque', paidOn })
        .expect(201)
    ).body;
  const bounce = (returnedOn: string) =>
    test.http('post', `/api/payments/${first}/return`, home.landlord.token).send({ returnedOn }).expect(200);
  const summary = async () => (await test.http('get', at('/ledger/summary'), home.landlord.token).expect(200)).body;
  const fees = () => test.sql("select period from charge where lease_id = $1 and kind = 'late_fee'", [home.leaseId]);

  it('PY-009 leaves the newest rent unpaid, for both sides', async () => {
    await bounce('2026-11-06');
    expect(
      await test.sql(
        "select period, open_cents::int as cents from charge where lease_id = $1 and kind = 'rent' order by period",
        [home.leaseId],
      ),
    ).toEqual([
      { period: '2026-10', cents: 0 },
      { period: '2026-11', cents: 120_000 },
    ]);
    expect(await summary()).toMatchObject({ balanceCents: 120_000, overdueCents: 120_000, daysOverdue: 5 });
    const { body } = await test.http('get', '/api/tenants/me/lease', home.tenant.token).expect(200);
    expect(body.owed).toMatchObject([{ period: '2026-11', amountCents: 120_000 }]);
    for (const [wrong, sql] of Object.entries(LEDGER_FAULTS))
      expect([wrong, await test.sql(sql, [home.leaseId])]).toEqual([wrong, []]);
  });

  it('PY-010 charges no late fee for a rent that was paid on time until its days of grace have passed again', async () => {
    await bounce('2026-11-04');
    await test.app.get(LateFeeRun).run();
    expect(await fees()).toEqual([]);
    test.clock.setNow('2026-11-10T15:00:00Z');
    await test.app.get(LateFeeRun).run();
    expect(await fees()).toEqual([{ period: '2026-11' }]);
  });
});
