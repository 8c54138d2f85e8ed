import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LeaseSteps } from '../../../src/modules/leases/lease-steps.service.js';
import { LateFeeRun } from '../../../src/modules/rent/late-fee-run.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { startTestApp, type TestApp } from '../../support/app.js';

/** The month in which a lease ends costs the days that are lived in, whenever the end becomes known. */
describe('a lease that ends in the middle of a month', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-22T15:00:00Z');
    home = await letHome(test, { startsOn: '2026-10-01', rentCents: 120_000 });
    await test.app.get(RentRun).run();
  });

  const at = (rest: string) => `/api/landlords/leases/${home.leaseId}${rest}`;
  const post = (rest: string, body: object = {}) => test.http('post', at(rest), home.landlord.token).send(body);
  const summary = async () => (await test.http('get', at('/ledger/summary'), home.landlord.token).expect(200)).body;
  const owed = () =>
    test.sql<{ period: string; cents: number; open: number }>(
      "select period, amount_cents::int as cents, open_cents::int as open from charge where lease_id = $1 and kind = 'rent' and voided_at is null order by period",
      [home.leaseId],
    );
  const unbalanced = () =>
    test.sql('select entry_id from posting where lease_id = $1 group by entry_id having sum(amount_cents) <> 0', [
      home.leaseId,
    ]);

  it('PY-009 the posted month falls to its share, shown before, and what was paid ahead becomes a credit', async () => {
    await post('/payments', { amountCents: 240_000 }).expect(201);
    const shown = await test.http('get', at('/rent-changes?endsOn=2026-11-19'), home.landlord.token).expect(200);
    expect(shown.body).toMatchObject({
      currency: 'CAD',
      balanceCents: 0,
      newBalanceCents: -44_000,
      months: [{ period: '2026-11', beforeCents: 120_000, afterCents: 76_000, afterDueOn: '2026-11-01' }],
    });
    await post('/end', { endsOn: '2026-11-19', confirmReason: 'Both signed' }).expect(200);
    expect(await owed()).toEqual([
      { period: '2026-10', cents: 120_000, open: 0 },
      { period: '2026-11', cents: 76_000, open: 0 },
    ]);
    expect(await summary()).toMatchObject({ balanceCents: -44_000 });
    expect(await unbalanced()).toEqual([]);
    const { body: rows } = await test.http('get', at('/ledger'), home.landlord.token);
    expect(
      rows
        .filter(({ period }: { period: string }) => period === '2026-11')
        .map((row: { entry: string; chargeCents: number | null; paymentCents: number | null }) => [
          row.entry,
          row.chargeCents,
          row.paymentCents,
        ]),
    ).toEqual(
      expect.arrayContaining([
        ['rent', 120_000, null],
        ['void_of_rent', null, 120_000],
        ['rent', 76_000, null],
      ]),
    );
    await test.app.get(RentRun).run();
    expect(await owed()).toHaveLength(2);
  });

  it('months after an end that lies back are taken back, with their late fees', async () => {
    await test.sql("update property set region = 'AB' where id = $1", [home.propertyId]);
    await test.sql(
      "update lease set late_fee_kind = 'fixed', late_fee_value = 2000, late_fee_after_days = 18 where id = $1",
      [home.leaseId],
    );
    expect(await test.app.get(LateFeeRun).run()).toBe(1);
    expect(await summary()).toMatchObject({ balanceCents: 242_000 });
    await post('/end', { endsOn: '2026-10-20', confirmReason: 'Both signed' }).expect(200);
    expect(await owed()).toEqual([{ period: '2026-10', cents: 77_419, open: 77_419 }]);
    expect(await summary()).toMatchObject({ balanceCents: 77_419 });
    expect(await unbalanced()).toEqual([]);
  });

  it('a notice changes the posted month at once, taking it back restores it, and the end changes nothing more', async () => {
    await post('/notice', { endsOn: '2026-11-25', by: 'tenant' }).expect(200);
    expect((await owed()).at(-1)).toMatchObject({ period: '2026-11', cents: 100_000 });
    await post('/notice/withdraw').expect(200);
    expect((await owed()).at(-1)).toMatchObject({ period: '2026-11', cents: 120_000 });
    await post('/notice', { endsOn: '2026-11-25', by: 'tenant' }).expect(200);
    test.clock.setNow('2026-11-26T15:00:00Z');
    await test.app.get(LeaseSteps).endDue();
    expect((await owed()).at(-1)).toMatchObject({ period: '2026-11', cents: 100_000 });
    expect(await unbalanced()).toEqual([]);
  });

  it('a month that was posted in full while the notice was written is put right at the end', async () => {
    await test.sql("update lease set state = 'notice', ends_on = '2026-11-23' where id = $1", [home.leaseId]);
    test.clock.setNow('2026-11-26T15:00:00Z');
    await test.app.get(LeaseSteps).endDue();
    expect((await owed()).at(-1)).toMatchObject({ period: '2026-11', cents: 92_000 });
  });

  it('a term that is made final or shorter changes the posted months too', async () => {
    await test
      .http('patch', at(''), home.landlord.token)
      .send({ termEndsOn: '2026-11-15', endsForGood: true, agreed: true, confirmReason: 'Both signed' })
      .expect(200);
    expect((await owed()).at(-1)).toMatchObject({ period: '2026-11', cents: 60_000 });
  });

  it('a rent that the landlord took back by hand is not posted again', async () => {
    const [row] = (await test.http('get', at('/ledger'), home.landlord.token)).body.filter(
      ({ period, status }: { period: string; status: string }) => period === '2026-11' && status !== 'scheduled',
    );
    await post(`/ledger/${row.id}/reverse`).expect(200);
    await post('/notice', { endsOn: '2026-11-25', by: 'tenant' }).expect(200);
    await post('/notice/withdraw').expect(200);
    await test.app.get(RentRun).run();
    expect((await owed()).map(({ period }) => period)).toEqual(['2026-10']);
  });

  it('a foreign lease has no changes to show', async () => {
    const other = await letHome(test);
    await test.http('get', at('/rent-changes?endsOn=2026-11-19'), other.landlord.token).expect(404);
  });
});
