import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Receipts } from '../../../src/modules/payments/receipts.service.js';
import { Scope } from '../../../src/platform/scope/scope.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aLandlord, aRunningLease, type Landlord } from '../landlords/landlord.js';

const ANA = { firstName: 'Ana', lastName: 'Sosa', email: 'ana@example.com', language: 'en' };
const LUC = { firstName: 'Luc', lastName: 'Roy', email: 'luc@example.com', language: 'fr' };

/** A landlord says who paid, or that it is not known: no one is named who was not. */
describe('who paid', () => {
  let test: TestApp;
  let nadia: Landlord;
  let lease: Awaited<ReturnType<typeof aRunningLease>>;
  beforeAll(async () => {
    test = await startTestApp();
    test.clock.setNow('2026-11-20T15:00:00Z');
    nadia = await aLandlord(test);
    lease = await aRunningLease(test, nadia, { tenants: [ANA, LUC] });
  });
  afterAll(() => test.close());

  const record = (body: object) =>
    test.http('post', `/api/landlords/leases/${lease.id}/payments`, nadia.token).send({ amountCents: 10_000, ...body });
  const home = async () => (await test.http('get', '/api/landlords/overview', nadia.token).expect(200)).body.payments;
  const tenantId = (at: number) => lease.tenants[at]?.id;
  const ledger = async () =>
    (await test.http('get', `/api/landlords/leases/${lease.id}/ledger?show=payments`, nadia.token).expect(200)).body;

  it('RNT-02 is one of the tenants, somebody else by name, or not known, and never the first tenant because none was named', async () => {
    expect((await record({ payerTenantId: tenantId(1) }).expect(201)).body).toMatchObject({ payerName: 'Luc Roy' });
    expect((await record({ payerName: '  Agence du logement ' }).expect(201)).body).toMatchObject({
      payerName: 'Agence du logement',
    });
    const { body } = await record({ paidOn: '2026-11-12' }).expect(201);
    expect(body).toMatchObject({ payerName: null });
    expect((await home()).slice(0, 3)).toMatchObject([
      { payerName: null, paidOn: '2026-11-12' },
      { payerName: 'Agence du logement', paidOn: '2026-11-20' },
      { payerName: 'Luc Roy' },
    ]);
    expect((await ledger()).map(({ payerName }: { payerName: string | null }) => payerName)).toEqual(
      expect.arrayContaining([null, 'Luc Roy', 'Agence du logement']),
    );
    const csv = await test.http('get', '/api/landlords/export/payments.csv', nadia.token).expect(200);
    expect(csv.text).toMatch(/Agence du logement/);
    const scope = test.app.get(Scope);
    const { text } = await scope.as(
      { role: 'landlord', userId: nadia.userId, accountId: nadia.accountId, demo: false, sessionId: null },
      () => test.app.get(Receipts).written(body.id),
    );
    expect(text.facts.map(([, value]) => value)).toEqual(expect.arrayContaining(['Not recorded', 'Ana Sosa, Luc Roy']));
  });

  it('RNT-02 stays as it was written when tenants are renamed, removed and added again', async () => {
    const { body: paid } = await record({ payerTenantId: tenantId(0) }).expect(201);
    await test.http('delete', `/api/landlords/leases/${lease.id}/tenants/${tenantId(0)}`, nadia.token).expect(204);
    await test
      .http('post', `/api/landlords/leases/${lease.id}/tenants`, nadia.token)
      .send({ ...ANA, firstName: 'Anabel' })
      .expect(201);
    const read = await test.http('get', `/api/payments/${paid.id}`, nadia.token).expect(200);
    expect(read.body).toMatchObject({ payerName: 'Ana Sosa' });
    expect((await home())[0]).toMatchObject({ id: paid.id, payerName: 'Ana Sosa' });
  });

  it('RNT-02 of a payment online is the tenant as they were called then', async () => {
    const let_: LetHome = await letHome(test, { startsOn: '2026-11-01', chargeFrom: '2026-11-01' });
    const body = { amountCents: 5000, method: 'bank', prepayment: true };
    const { body: paid } = await test.http('post', '/api/payments', let_.tenant.token).send(body).expect(201);
    await test.sql("update lease_tenant set last_name = 'Married' where id = $1", [let_.leaseTenantId]);
    expect((await test.http('get', `/api/payments/${paid.id}`, let_.landlord.token).expect(200)).body).toMatchObject({
      payerName: 'Kim Larsen',
    });
  });

  it('RNT-02 is refused where two are named, or a tenant of another lease', async () => {
    const other = await aRunningLease(test, nadia, { tenants: [ANA] });
    expect((await record({ payerTenantId: other.tenants[0]?.id }).expect(400)).body.details).toMatchObject([
      { field: 'payerTenantId' },
    ]);
    expect((await record({ payerTenantId: tenantId(1), payerName: 'Luc' }).expect(400)).body.details).toMatchObject([
      { field: 'payerName' },
    ]);
    await record({ payerName: 'x'.repeat(201) }).expect(400);
  });
});
