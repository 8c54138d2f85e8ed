import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RentRun } from '../../../src/modules/rent/rent-run.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { eventually, startTestApp, type TestApp } from '../../support/app.js';

/** The figures above a ledger count what their names say. */
describe('figures of a lease', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.setNow('2026-11-10T15:00:00Z');
    home = await letHome(test, { startsOn: '2026-11-01', rentCents: 120_000 });
    await test.sql("update property set region = 'CO', country = 'US' where id = $1", [home.propertyId]);
    await test.app.get(RentRun).run();
  });

  const at = (rest: string) => `/api/landlords/leases/${home.leaseId}${rest}`;
  const post = (rest: string, body: object = {}) => test.http('post', at(rest), home.landlord.token).send(body);
  const summary = async () => (await test.http('get', at('/ledger/summary'), home.landlord.token).expect(200)).body;
  const rows = async (): Promise<Record<string, unknown>[]> =>
    (await test.http('get', at('/ledger'), home.landlord.token).expect(200)).body;
  const lease = async () => (await test.http('get', '/api/tenants/me/lease', home.tenant.token).expect(200)).body;

  it('DAY-01 what was paid this year leaves deposits out, as long as they are held', async () => {
    await post('/payments', { amountCents: 120_000, method: 'transfer' }).expect(201);
    await post('/charges', { kind: 'deposit', amountCents: 50_000, label: 'Deposit' }).expect(201);
    await post('/payments', { amountCents: 60_000, method: 'transfer' }).expect(201);
    expect(await summary()).toMatchObject({ paidThisYearCents: 130_000, depositHeldCents: 50_000 });
    const deposit = (await rows()).find(({ entry }) => entry === 'deposit');
    await post(`/ledger/${String(deposit?.['id'])}/reverse`).expect(200);
    expect(await summary()).toMatchObject({ paidThisYearCents: 180_000, depositHeldCents: 0 });
  });

  it('DAY-02 a deposit that is due later says its day, and is not overdue before', async () => {
    await post('/charges', { kind: 'deposit', amountCents: 50_000, label: 'Deposit', dueOn: '2026-11-20' }).expect(201);
    expect((await rows()).find(({ entry }) => entry === 'deposit')).toMatchObject({
      date: '2026-11-10',
      dueOn: '2026-11-20',
      status: 'due',
    });
    expect((await lease()).owed).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'deposit', dueOn: '2026-11-20' })]),
    );
    expect(await summary()).toMatchObject({ overdueCents: 120_000 });
  });

  it('DAY-05 a deposit without words is named in each reader’s language', async () => {
    await post('/charges', { kind: 'deposit', amountCents: 50_000 }).expect(201);
    await post('/charges', { amountCents: 100 }).expect(400);
    const deposit = (await lease()).owed.find(({ kind }: { kind: string }) => kind === 'deposit');
    expect(deposit).toMatchObject({ label: null });
    const mail = await eventually(
      async () =>
        (
          await test.sql<{ params: object }>(
            "select params from outbox_message where template = 'landlords.owed_deposit' and recipient = $1",
            [home.tenant.email],
          )
        )[0],
    );
    expect(mail).toMatchObject({ params: { hasLabel: 'no' } });
  });

  it('DAY-06 the tenant reads a reason and a note with their names', async () => {
    await post('/payments', { amountCents: 20_000, method: 'cash', note: 'Handed over in the lobby' }).expect(201);
    await post('/charges', { amountCents: 500, label: 'Key' }).expect(201);
    const key = (await rows()).find(({ label }) => label === 'Key');
    await post(`/ledger/${String(key?.['id'])}/reverse`, { note: 'Charged twice' }).expect(200);
    const { body } = await test
      .http('get', `/api/leases/${home.leaseId}/statement/lines?language=en`, home.tenant.token)
      .expect(200);
    const lines = body.lines.map(({ entry }: { entry: string }) => entry);
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringContaining('. Landlord’s note: Handed over in the lobby'),
        expect.stringContaining('. Landlord’s reason: Charged twice'),
      ]),
    );
  });

  it('DAY-03 the cashback total is less by what was taken back with a refund', async () => {
    const { body: paid } = await test
      .http('post', '/api/payments', home.tenant.token)
      .send({ leaseId: home.leaseId, method: 'credit_card', amountCents: 120_000 })
      .expect(201);
    expect((await lease()).totalCashbackCents).toBe(1200);
    await test
      .http('post', `/api/payments/${paid.id}/refunds`, home.landlord.token)
      .send({ amountCents: 60_000, balance: 'owed_again' })
      .expect(201);
    expect((await lease()).totalCashbackCents).toBe(600);
  });

  it('DAY-30 what is kept of a deposit names the documents that show it, of this lease and readable for its tenants alone', async () => {
    const upload = async (shared: boolean, leaseId = home.leaseId, who = home.landlord) =>
      (
        await test
          .http('post', '/api/documents', who.token)
          .field('purpose', 'receipt')
          .field('leaseId', leaseId)
          .field('sharedWithTenant', String(shared))
          .attach('file', Buffer.from('%PDF-1.4\n%%EOF'), 'window.pdf')
          .expect(201)
      ).body.id as string;
    await post('/opening', { depositHeldCents: 50_000 }).expect(201);
    const giveBack = (documentIds: string[]) =>
      post('/deposit/return', {
        returnedCents: 38_500,
        deductions: [{ amountCents: 11_500, label: 'Broken window', documentIds }],
      });
    const other = await letHome(test);
    await giveBack([await upload(false)]).expect(404);
    await giveBack([await upload(true, other.leaseId, other.landlord)]).expect(404);
    const shown = await upload(true);
    await giveBack([shown]).expect(201);
    expect(await test.sql('select deductions from deposit_return where lease_id = $1', [home.leaseId])).toEqual([
      { deductions: [{ label: 'Broken window', amountCents: 11_500, documents: [{ id: shown, name: 'window.pdf' }] }] },
    ]);
    await test.http('get', `/api/leases/${home.leaseId}/letters/deposit`, home.tenant.token).expect(200);
    expect(
      (await test.http('get', `/api/documents?leaseId=${home.leaseId}`, home.tenant.token).expect(200)).body,
    ).toEqual([expect.objectContaining({ id: shown })]);
  });

  it('DAY-40 the tenant reads the number that the landlord gives for emergencies', async () => {
    expect((await lease()).landlord).toMatchObject({ emergencyPhone: null });
    const change = (who: { token: string }, tenantEmergencyPhone: string | null) =>
      test.http('put', '/api/profiles/me', who.token).send({ tenantEmergencyPhone }).expect(200);
    expect((await change(home.landlord, ' 514-555-0100 ')).body).toMatchObject({
      tenantEmergencyPhone: '514-555-0100',
    });
    expect((await lease()).landlord).toMatchObject({ emergencyPhone: '514-555-0100' });
    await test.http('put', '/api/profiles/me', home.landlord.token).send({ companyName: 'Laurier Homes' }).expect(200);
    expect((await lease()).landlord).toEqual({
      name: 'Laurier Homes',
      emergencyPhone: '514-555-0100',
      address: null,
    });
    await change(home.tenant, '999');
    await change(home.landlord, '');
    expect((await lease()).landlord).toMatchObject({ emergencyPhone: null });
  });
});
