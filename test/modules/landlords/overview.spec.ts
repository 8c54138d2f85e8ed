import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { day } from '../../../src/contract/days.js';
import { cents } from '../../../src/contract/money.js';
import { LedgerService } from '../../../src/modules/ledger/ledger.service.js';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { aLandlord, aLease, aProperty, aRunningLease, aUnit, KIM, type Landlord } from './landlord.js';

const person = (firstName: string) => ({ ...KIM, firstName });

describe('the landlord’s home', () => {
  let test: TestApp;
  let nadia: Landlord;
  beforeAll(async () => {
    test = await startTestApp();
    test.clock.setNow('2026-11-04T15:00:00Z');
    nadia = await aLandlord(test);
  });
  afterAll(() => test.close());

  const overview = async (landlord = nadia) =>
    (await test.http('get', '/api/landlords/overview', landlord.token).expect(200)).body;
  const running = async (unitId: string, name: string, more: object = {}) =>
    aRunningLease(
      test,
      nadia,
      { startsOn: '2026-11-01', chargeFrom: '2026-11-01', tenants: [person(name)], ...more },
      unitId,
    );

  /** A payment in cash, through the ledger itself. */
  async function pay(leaseId: string, amount: number, on: string): Promise<void> {
    const scope = test.app.get(Scope);
    const book = { leaseId, accountId: nadia.accountId, demo: false, currency: 'CAD' as const };
    await scope.asSystem('test', () =>
      scope.write('test.pay', (tx) =>
        test.app
          .get(LedgerService)
          .credit(tx, book, { source: 'offline_payment', cents: cents(amount) }, { on: day(on) }),
      ),
    );
  }

  it('starts empty', async () => {
    expect(await overview()).toEqual({
      propertyCount: 0,
      unitCount: 0,
      leasedCount: 0,
      emergencyPhoneGiven: false,
      rent: [],
      waiting: [],
      street: [],
      collected: [],
      payments: [],
    });
    await test.http('get', '/api/landlords/overview').expect(401);
  });

  it('DB-011 shows each home by what it owes, and figures that add up', async () => {
    const { id } = await aProperty(test, nadia, { name: 'Laurier' });
    const units = [];
    for (const label of ['101', '102', '103', '104', '105', '106', '107'])
      units.push(await aUnit(test, nadia, { label, status: label === '107' ? 'offline' : 'available' }, id));
    const [paid, part, due, overdue, moving, ,] = units.map((unit) => unit.id) as [
      string,
      string,
      string,
      string,
      string,
    ];
    const leases = {
      paid: await running(paid, 'Amélie'),
      part: await running(part, 'Théo', { dueDay: 4 }),
      due: await running(due, 'Joy', { dueDay: 15, rentCents: 138_000 }),
      overdue: await running(overdue, 'Ben', { rentCents: 224_000 }),
      moving: await running(moving, 'Rohan', { rentCents: 100_000 }),
    };
    await test.app.get(RentRun).run();
    // Until its first entries are posted, a home says that and nothing else.
    await eventually(async () => (await test.sql('select 1 from lease where posting_since is not null')).length === 0);
    await pay(leases.paid.id, 165_000, '2026-11-01');
    await pay(leases.part.id, 65_000, '2026-11-04');
    await test.sql(
      `insert into payment (id, account_id, demo, created_at, lease_id, method, state, amount_cents, fee_cents, fee_bearer, cashback_cents, currency, provider, paid_on, payer_name)
       values (gen_random_uuid(), $1, false, now(), $2, 'bank', 'processing', 100000, 0, 'tenant', 0, 'CAD', 'sandbox', '2026-11-03', 'Rohan Larsen')`,
      [nadia.accountId, leases.moving.id],
    );
    const home = await overview();
    expect(home).toMatchObject({ propertyCount: 1, unitCount: 7, leasedCount: 5 });
    expect(home.rent).toEqual([
      {
        month: '2026-11',
        currency: 'CAD',
        expectedCents: 792_000,
        paidCents: 230_000,
        processingCents: 100_000,
        dueCents: 238_000,
        overdueCents: 224_000,
        paidCount: 1,
        partCount: 1,
        processingCount: 1,
        dueCount: 2,
        overdueCount: 1,
        arrearsCents: 0,
        arrearsCount: 0,
        recurringCents: 0,
        nextDueOn: '2026-11-04',
        toCome: false,
      },
    ]);
    const [{ expectedCents, paidCents, processingCents, dueCents, overdueCents }] = home.rent;
    expect(paidCents + processingCents + dueCents + overdueCents).toBe(expectedCents);
    expect(home.street).toMatchObject([{ id, streetNumber: '87', unitCount: 7, leasedCount: 5, overdueCount: 1 }]);
    expect(
      home.street[0].units.map((unit: { label: string; state: string; openCents: number }) => [
        unit.label,
        unit.state,
        unit.openCents,
      ]),
    ).toEqual([
      ['101', 'paid', 0],
      ['102', 'partial', 100_000],
      ['103', 'due', 138_000],
      ['104', 'overdue', 224_000],
      ['105', 'processing', 0],
      ['106', 'vacant', 0],
      ['107', 'offline', 0],
    ]);
    expect(home.collected).toEqual([
      { month: '2026-11', currency: 'CAD', onTimeCents: 230_000, lateCents: 0, outstandingCents: 424_000 },
    ]);
    expect(home.payments).toMatchObject([
      { payerName: 'Rohan Larsen', paidOn: '2026-11-03', unitLabel: '105', amountCents: 100_000, state: 'processing' },
    ]);
  });

  it('names what waits, the most pressing first', async () => {
    await aLease(test, nadia, { startsOn: '2026-12-01' });
    const { waiting } = await overview();
    // Rohan’s rent is on its way, so Ben’s alone is overdue, as in the windows.
    expect(waiting.map(({ kind, count }: { kind: string; count: number }) => [kind, count])).toEqual([
      ['overdue', 1],
      ['invite', 5],
      ['draft', 1],
      ['vacant', 1],
    ]);
    // It is still the evening of the 23rd in Toronto when the day of UTC is the 24th.
    await test.sql("update unit set created_at = '2026-11-24T02:00:00Z' where label = '106'");
    const vacant = (await overview()).waiting.find(({ kind }: { kind: string }) => kind === 'vacant');
    expect(vacant).toMatchObject({ unitLabel: '106', day: '2026-11-23' });
    expect(waiting[0]).toMatchObject({ name: 'Ben Larsen', day: '2026-11-01', cents: 224_000, unitLabel: '104' });
  });

  it('DB-011 names what an ended lease still owes, and its unit from the day after the last one', async () => {
    // Late in the evening of the 28th in Toronto, then half an hour after midnight.
    test.clock.setNow('2026-11-29T03:00:00Z');
    const paul = await aLandlord(test);
    const lease = await aRunningLease(test, paul, { startsOn: '2026-11-01', chargeFrom: '2026-11-01' });
    await test
      .http('post', `/api/landlords/leases/${lease.id}/end`, paul.token)
      .send({ endsOn: '2026-11-28', confirmReason: 'Both signed' })
      .expect(200);
    const waits = async () =>
      (await overview(paul)).waiting
        .filter(({ kind }: { kind: string }) => kind === 'overdue' || kind === 'vacant')
        .map(({ kind, id, day }: { kind: string; id: string; day: string }) => [kind, id, day]);
    expect(await waits()).toEqual([['overdue', lease.id, '2026-11-01']]);
    test.clock.setNow('2026-11-29T05:30:00Z');
    expect(await waits()).toEqual([
      ['overdue', lease.id, '2026-11-01'],
      ['vacant', lease.unitId, '2026-11-29'],
    ]);
  });

  it('what is paid after its day counts as late', async () => {
    test.clock.setNow('2026-11-05T12:00:00Z');
    const ben = (await test.http('get', '/api/landlords/leases?q=Ben', nadia.token)).body[0];
    await pay(ben.id, 224_000, '2026-11-05');
    expect((await overview()).collected[0]).toMatchObject({ onTimeCents: 230_000, lateCents: 224_000 });
  });

  it('DB-011 says the coming month’s rent when this month asks for none, paid ahead or not', async () => {
    const lea = await aLandlord(test);
    await aRunningLease(test, lea, { startsOn: '2026-12-01', chargeFrom: '2026-12-01', tenants: [person('Léa')] });
    expect((await overview(lea)).rent).toMatchObject([
      {
        month: '2026-12',
        expectedCents: 165_000,
        paidCents: 0,
        dueCents: 165_000,
        dueCount: 1,
        nextDueOn: '2026-12-01',
        toCome: true,
      },
    ]);
    const [{ id }] = (await test.http('get', '/api/landlords/leases', lea.token).expect(200)).body;
    await test
      .http('post', `/api/landlords/leases/${id}/payments`, lea.token)
      .send({ amountCents: 165_000 })
      .expect(201);
    expect((await overview(lea)).rent).toMatchObject([
      {
        month: '2026-12',
        expectedCents: 165_000,
        paidCents: 165_000,
        dueCents: 0,
        paidCount: 1,
        dueCount: 0,
        nextDueOn: null,
        toCome: false,
      },
    ]);
  });

  it('RNT-01 a rent of this month that was paid before it posted is paid, in the headline and in the window', async () => {
    test.clock.setNow('2026-11-05T13:00:00Z');
    const ada = await aLandlord(test);
    const { id } = await aRunningLease(test, ada, {
      startsOn: '2026-11-01',
      chargeFrom: '2026-11-01',
      dueDay: 15,
      tenants: [person('Ada')],
    });
    await eventually(async () => (await test.sql('select 1 from lease where posting_since is not null')).length === 0);
    const told = async () => {
      const {
        rent: [rent],
        street: [property],
      } = await overview(ada);
      return [rent.paidCents, rent.dueCents, property.units[0].state, property.units[0].openCents];
    };
    expect(await told()).toEqual([0, 165_000, 'due', 165_000]);
    await test
      .http('post', `/api/landlords/leases/${id}/payments`, ada.token)
      .send({ amountCents: 65_000 })
      .expect(201);
    expect(await told()).toEqual([65_000, 100_000, 'partial', 100_000]);
    await test
      .http('post', `/api/landlords/leases/${id}/payments`, ada.token)
      .send({ amountCents: 100_000 })
      .expect(201);
    expect(await told()).toEqual([165_000, 0, 'paid', 0]);
  });

  it('DB-011 what is due is to come until the day begins where the home stands', async () => {
    test.clock.setNow('2026-11-15T02:00:00Z');
    const ines = await aLandlord(test);
    await aRunningLease(test, ines, {
      startsOn: '2026-11-01',
      chargeFrom: '2026-11-01',
      dueDay: 15,
      tenants: [person('Inès')],
    });
    const coming = async () => {
      await test.app.get(RentRun).run();
      return (await overview(ines)).rent.map(({ nextDueOn, toCome }: { nextDueOn: string; toCome: boolean }) => [
        nextDueOn,
        toCome,
      ]);
    };
    expect(await coming()).toEqual([['2026-11-15', true]]);
    test.clock.setNow('2026-11-15T06:00:00Z');
    expect(await coming()).toEqual([['2026-11-15', false]]);
  });

  it('LR-001 names a term that ends within 120 days, and no later one', async () => {
    const uma = await aLandlord(test);
    const soon = await aRunningLease(test, uma, { startsOn: '2026-11-01', termEndsOn: '2027-02-28' });
    await aRunningLease(test, uma, { startsOn: '2026-11-01', termEndsOn: '2027-10-31' });
    const { waiting } = await overview(uma);
    expect(waiting.find(({ kind }: { kind: string }) => kind === 'ending')).toMatchObject({
      count: 1,
      id: soon.id,
      day: '2027-02-28',
    });
  });

  it('DB-011 shows the rents collected of the last twelve months, and no earlier ones', async () => {
    const vera = await aLandlord(test);
    await aRunningLease(test, vera, { startsOn: '2025-06-01', chargeFrom: '2025-06-01' });
    await test.app.get(RentRun).run();
    await eventually(async () => (await test.sql('select 1 from lease where posting_since is not null')).length === 0);
    const months = (await overview(vera)).collected.map(({ month }: { month: string }) => month);
    expect([months[0], months.at(-1), months.length]).toEqual(['2025-12', '2026-11', 12]);
  });

  it('TN-015 leaves an archived property out of the street and the figures', async () => {
    const wes = await aLandlord(test);
    const { id } = await aProperty(test, wes);
    await aUnit(test, wes, {}, id);
    expect(await overview(wes)).toMatchObject({ propertyCount: 1, unitCount: 1, street: [{ id }] });
    await test.http('put', `/api/landlords/properties/${id}`, wes.token).send({ archived: true }).expect(200);
    expect(await overview(wes)).toMatchObject({ propertyCount: 0, unitCount: 0, street: [], waiting: [] });
  });

  it('shows nothing of another landlord', async () => {
    const omar = await aLandlord(test);
    expect(await overview(omar)).toMatchObject({ propertyCount: 0, street: [], payments: [], rent: [], collected: [] });
  });
});
