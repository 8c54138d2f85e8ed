import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';
import { LEDGER_FAULTS } from '../../support/ledger-faults.js';
import { readReport, totalOf } from '../../support/reports.js';

const EVER = 'from=2000-01-01&to=2030-12-31';

interface Row {
  id: string;
  entry: string;
  label: string | null;
  status: string;
  chargeCents: number | null;
  paymentCents: number | null;
  reversible: boolean;
}

/** A part of the deposit is kept for rent that is owed: it pays that rent, and nothing new is charged. */
describe('keeping a deposit for unpaid rent and charges', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-10T15:00:00Z');
    // September to November are owed, and a key.
    home = await letHome(test, { startsOn: '2026-09-01', chargeFrom: '2026-09-01', rentCents: 100_000 });
    await test.sql("update property set region = 'NU', country = 'CA' where id = $1", [home.propertyId]);
    await test.app.get(RentRun).run();
    await post('/opening', { depositHeldCents: 150_000 }).expect(201);
    await post('/charges', { amountCents: 5000, label: 'Key', dueOn: '2026-11-05' }).expect(201);
  });

  const at = (rest: string) => `/api/landlords/leases/${home.leaseId}${rest}`;
  const post = (rest: string, body: object = {}) => test.http('post', at(rest), home.landlord.token).send(body);
  const rows = async (): Promise<Row[]> =>
    (await test.http('get', at('/ledger?limit=100'), home.landlord.token).expect(200)).body;
  const summary = async () => (await test.http('get', at('/ledger/summary'), home.landlord.token)).body;
  const tenantSees = async () => (await test.http('get', '/api/tenants/me/lease', home.tenant.token).expect(200)).body;
  const open = () =>
    test.sql(
      'select coalesce(period, label) as what, open_cents::int as cents from charge where lease_id = $1 and open_cents > 0 order by due_on, id',
      [home.leaseId],
    );
  const charges = async () => (await test.sql('select 1 from charge where lease_id = $1', [home.leaseId])).length;
  const owed = (amountCents: number) => ({ kind: 'owed', amountCents });
  const noFaults = async () => {
    for (const [wrong, sql] of Object.entries(LEDGER_FAULTS))
      expect([wrong, await test.sql(sql, [home.leaseId])]).toEqual([wrong, []]);
  };

  it('PY-020 pays the open charges, the oldest first, and posts no new one; both sides read the same', async () => {
    const before = await charges();
    expect((await test.http('get', at('/deposit/terms'), home.landlord.token).expect(200)).body).toMatchObject({
      heldCents: 150_000,
      owedCents: 305_000,
      lastDay: null,
      lastRentOnly: false,
    });
    await post('/deposit/return', {
      returnedCents: 15_000,
      deductions: [owed(120_000), { amountCents: 15_000, label: 'Broken window' }],
    }).expect(201);
    // The window is a charge of its own, which its own part of the deposit pays.
    expect(await charges()).toBe(before + 1);
    expect(await open()).toEqual([
      { what: '2026-10', cents: 80_000 },
      { what: '2026-11', cents: 100_000 },
      { what: 'Key', cents: 5000 },
    ]);
    expect(await summary()).toMatchObject({ balanceCents: 185_000, depositHeldCents: 0 });
    expect(await tenantSees()).toMatchObject({ balanceCents: 185_000, depositHeldCents: 0 });
    const kept = (await rows()).filter(({ entry }) => entry === 'deposit_kept');
    expect(kept.map(({ paymentCents }) => paymentCents).sort()).toEqual([120_000, 15_000]);
    await noFaults();
  });

  it('PY-020 the statement of both sides says what was kept, what went back and what is still owed', async () => {
    await post('/deposit/return', { returnedCents: 30_000, deductions: [owed(120_000)] }).expect(201);
    for (const token of [home.landlord.token, home.tenant.token]) {
      const { body } = await test
        .http('get', `/api/leases/${home.leaseId}/statement/lines?year=2026&language=en`, token)
        .expect(200);
      const named = (body.lines as { entry: string; paymentCents: number | null; balanceCents: number }[]).map(
        ({ entry, paymentCents, balanceCents }) => [entry, paymentCents, balanceCents],
      );
      expect(named.slice(0, 2).toReversed()).toEqual([
        ['Kept from the deposit', 120_000, 185_000],
        [
          'Deposit returned. $300.00\u00a0CAD was returned. $1,200.00\u00a0CAD was kept. Deposit held until then: $1,500.00\u00a0CAD, in the ledger since Nov 10, 2026',
          null,
          185_000,
        ],
      ]);
      await test.http('get', `/api/leases/${home.leaseId}/statement?year=2026`, token).expect(200);
    }
  });

  it('never keeps more for them than is owed, nor for what a payment on its way pays, nor for a deposit that is due', async () => {
    await post('/payments', { amountCents: 295_000 }).expect(201);
    await post('/charges', { kind: 'deposit', amountCents: 20_000, dueOn: '2026-11-20' }).expect(201);
    const { body } = await post('/deposit/return', { returnedCents: 0, deductions: [owed(10_001)] }).expect(422);
    expect(body).toMatchObject({ reason: 'deposit_more_than_owed', owedCents: 10_000 });
    await test
      .http('post', '/api/payments', home.tenant.token)
      .send({ leaseId: home.leaseId, amountCents: 4000, method: 'bank', sandbox: 'slow' })
      .expect(201);
    await post('/deposit/return', { returnedCents: 0, deductions: [owed(3000), owed(3001)] }).expect(422);
    await post('/deposit/return', { returnedCents: 0, deductions: [owed(6000)] }).expect(201);
    await noFaults();
  });

  it('counts as the rent that it pays on cash basis, and changes nothing of what was earned', async () => {
    const read = (query: string) => readReport(test, home.landlord.token, 'income_expense', query);
    const earned = totalOf((await read(EVER)).tables[0], 'net');
    expect(totalOf((await read(`basis=cash&${EVER}`)).tables[0], 'net')).toBe(0);
    await post('/deposit/return', { returnedCents: 30_000, deductions: [owed(120_000)] }).expect(201);
    expect(totalOf((await read(EVER)).tables[0], 'net')).toBe(earned);
    const [table] = (await read(`basis=cash&${EVER}`)).tables;
    expect([totalOf(table, 'rent_received'), totalOf(table, 'net')]).toEqual([120_000, 120_000]);
    expect(
      (await test.http('get', `/api/leases/${home.leaseId}/letters/deposit`, home.tenant.token).expect(200)).body
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('the mail says what was kept for the rent and what is still owed', async () => {
    await post('/deposit/return', { returnedCents: 30_000, deductions: [owed(120_000)] }).expect(201);
    const mail = await eventually(async () => {
      const [row] = await test.sql<{ params: Record<string, string> }>(
        "select params from outbox_message where recipient = $1 and template = 'landlords.owed_deposit_returned'",
        [home.tenant.email],
      );
      return row;
    });
    expect(mail?.params).toMatchObject({ hasKept: 'yes', side: 'owed' });
    expect(mail?.params.kept).toContain('1,200.00');
    expect(mail?.params.balance).toContain('1,850.00');
  });

  it('is owed again, and held again, when that part is taken back', async () => {
    await post('/deposit/return', { returnedCents: 0, deductions: [owed(120_000)] }).expect(201);
    const kept = (await rows()).find(({ entry }) => entry === 'deposit_kept');
    await post(`/ledger/${kept?.id}/reverse`, { note: 'Paid meanwhile' }).expect(200);
    expect(await summary()).toMatchObject({ balanceCents: 305_000, depositHeldCents: 150_000 });
    await noFaults();
  });

  it('is refused where the region allows a deposit for the last month’s rent alone, but for that rent', async () => {
    await test.sql("update property set region = 'ON' where id = $1", [home.propertyId]);
    await post('/end', { endsOn: '2026-11-10', confirmReason: 'Both signed' }).expect(200);
    const terms = (await test.http('get', at('/deposit/terms'), home.landlord.token).expect(200)).body;
    expect(terms).toMatchObject({ lastDay: '2026-11-10', lastRentOnly: true, deadline: null });
    const november = terms.owedCents;
    expect(november).toBeLessThan(100_000);
    await post('/deposit/return', { returnedCents: 0, deductions: [owed(november + 1)] }).expect(422);
    await post('/deposit/return', { returnedCents: 0, deductions: [owed(november)] }).expect(201);
    expect((await open()).map((row) => (row as { what: string }).what)).toEqual(['2026-09', '2026-10', 'Key']);
  });

  it('an item of its own needs words, and an unknown kind is refused', async () => {
    await post('/deposit/return', { returnedCents: 0, deductions: [{ amountCents: 1 }] }).expect(400);
    await post('/deposit/return', { returnedCents: 0, deductions: [{ kind: 'rent', amountCents: 1 }] }).expect(400);
  });
});
