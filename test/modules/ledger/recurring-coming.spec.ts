import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AutopayRun } from '../../../src/modules/payments/autopay-run.service.js';
import { RecurringChargeRun } from '../../../src/modules/rent/recurring/recurring-charge-run.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { signedInAgain } from '../../factories/people.js';
import { startTestApp, type TestApp } from '../../support/app.js';

let test: TestApp;
let home: LetHome;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  test.clock.setNow('2026-11-23T15:00:00Z');
  await test.sql("update lease set state = 'ended'");
  home = await letHome(test, { startsOn: '2026-12-01', chargeFrom: '2026-12-01', rentCents: 200_000 });
});

const add = (more: object = {}) =>
  test
    .http('post', `/api/landlords/leases/${home.leaseId}/recurring-charges`, home.landlord.token)
    .send({ category: 'parking', label: 'Parking', amountCents: 7500, startsOn: '2026-12-01', ...more })
    .expect(201);
const own = async (path: string) => (await test.http('get', path, home.tenant.token).expect(200)).body;
const lease = () => own('/api/tenants/me/lease');
const pay = (body: object) =>
  test.http('post', '/api/payments', home.tenant.token).send({ method: 'digital_wallet', prepayment: true, ...body });
const on = async (day: string) => {
  test.clock.setNow(`${day}T15:00:00Z`);
  home = {
    ...home,
    landlord: await signedInAgain(test, home.landlord),
    tenant: await signedInAgain(test, home.tenant),
  };
  await test.app.get(RentRun).run();
  await test.app.get(RecurringChargeRun).run();
};
const RENT = { kind: 'rent', period: '2026-12', label: null, dueOn: '2026-12-01', amountCents: 200_000 };
const PARKING = { kind: 'recurring', period: '2026-12', label: 'Parking', dueOn: '2026-12-01', amountCents: 7500 };

describe('recurring charges that are still to come', () => {
  it('FIRST-1 PY-020 the tenant sees them in the next amount, and what it is made of', async () => {
    await add();
    expect(await lease()).toMatchObject({
      comingDue: { dueOn: '2026-12-01', amountCents: 207_500, totalCents: 207_500, status: 'scheduled', daysLeft: 8 },
      upcoming: [RENT, PARKING],
    });
    expect((await lease()).comingDue.parts).toEqual([RENT, PARKING]);
    expect((await test.http('post', '/api/payments/quote', home.tenant.token).send({})).body).toMatchObject({
      amountCents: 207_500,
      maxCents: 207_500,
    });
  });

  it('FIRST-1 one with a due day of its own is a line of its own, before the rent or after it', async () => {
    await add({ dueDay: 15 });
    await add({ label: 'Storage', category: 'storage', amountCents: 4000, startsOn: '2026-11-24', dueDay: 28 });
    const body = await lease();
    expect(body.upcoming).toMatchObject([
      { kind: 'rent', dueOn: '2026-12-01' },
      { label: 'Parking', dueOn: '2026-12-15' },
      { label: 'Storage', dueOn: '2026-12-28' },
    ]);
    expect(body.comingDue).toMatchObject({ dueOn: '2026-12-01', amountCents: 200_000 });
  });

  it('FIRST-1 paid ahead it is covered as it will be posted: the earlier first, on one day the rent first', async () => {
    await add();
    await pay({ amountCents: 203_000 }).expect(201);
    expect((await lease()).comingDue).toMatchObject({ amountCents: 4500, totalCents: 207_500, status: 'scheduled' });
    await pay({ amountCents: 4500 }).expect(201);
    expect((await lease()).comingDue).toMatchObject({ amountCents: 0, status: 'paid' });
    expect((await pay({ amountCents: 100 }).expect(422)).body).toMatchObject({
      reason: 'nothing_left',
    });
    await on('2026-12-01');
    expect(await lease()).toMatchObject({ balanceCents: expect.any(Number), owed: [] });
  });

  it('FIRST-1 the landlord finds them among the coming lines of the ledger, and on the first page', async () => {
    await add();
    await add({ label: 'Storage', category: 'storage', amountCents: 4000, dueDay: 15 });
    const { body: rows } = await test
      .http('get', `/api/landlords/leases/${home.leaseId}/ledger`, home.landlord.token)
      .expect(200);
    expect(
      rows
        .filter(({ status }: { status: string }) => status === 'scheduled')
        .map(({ date, entry, label, chargeCents }: Record<string, unknown>) => [date, entry, label, chargeCents]),
    ).toEqual([
      ['2026-12-15', 'one_off', 'Storage', 4000],
      ['2026-12-01', 'one_off', 'Parking', 7500],
      ['2026-12-01', 'rent', null, 200_000],
    ]);
    const { body } = await test.http('get', '/api/landlords/overview', home.landlord.token).expect(200);
    expect(body.rent).toMatchObject([{ month: '2026-12', expectedCents: 200_000, recurringCents: 11_500 }]);
    expect(body.street[0].units[0]).toMatchObject({ state: 'due', openCents: 207_500, dueOn: '2026-12-01' });
    await on('2026-12-02');
    const { body: later } = await test.http('get', '/api/landlords/overview', home.landlord.token).expect(200);
    expect(later.rent).toMatchObject([{ month: '2026-12', expectedCents: 200_000, recurringCents: 11_500 }]);
  });

  it('FIRST-1 autopay announces what it will collect, and collects that', async () => {
    await add();
    await add({ label: 'Storage', category: 'storage', amountCents: 4000, dueDay: 15 });
    const put = (body: object) => test.http('put', '/api/tenants/me/autopay', home.tenant.token).send(body);
    expect((await put({ enabled: true, method: 'digital_wallet' }).expect(200)).body.next).toEqual({
      on: '2026-12-01',
      amountCents: 207_500,
      totalCents: 207_500,
    });
    const collected = async () =>
      (
        await test.sql<{ cents: number; total: number }>(
          'select amount_cents::int as cents, (amount_cents + case when fee_bearer = $2 then fee_cents else 0 end)::int as total from payment where lease_id = $1 order by created_at, id',
          [home.leaseId, 'tenant'],
        )
      ).map(({ cents, total }) => [cents, total]);
    await on('2026-12-01');
    await test.app.get(AutopayRun).run();
    expect(await collected()).toEqual([[207_500, 207_500]]);
    // What falls due in the middle of the month waits for the day of the rent.
    expect((await own('/api/tenants/me/autopay')).next).toMatchObject({ on: '2027-01-01', amountCents: 211_500 });
    await on('2026-12-16');
    await test.app.get(AutopayRun).run();
    expect((await own('/api/tenants/me/autopay')).next).toMatchObject({ on: '2027-01-01', amountCents: 211_500 });
    await on('2027-01-01');
    expect((await own('/api/tenants/me/autopay')).next).toMatchObject({ on: '2027-01-01', amountCents: 211_500 });
    await test.app.get(AutopayRun).run();
    expect(await collected()).toEqual([
      [207_500, 207_500],
      [211_500, 211_500],
    ]);
    await put({ enabled: false }).expect(200);
    expect((await own('/api/tenants/me/autopay')).next).toBeNull();
  });
});
