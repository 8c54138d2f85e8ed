import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PAYMENT_STATES, shownPaymentState } from '../../../src/contract/payment-states.js';
import { PaymentReports } from '../../../src/modules/payments/payment-reports.service.js';
import { letHome, type LetHome } from '../../factories/homes.js';
import { startTestApp, type TestApp } from '../../support/app.js';

/** Landlord, tenant and spreadsheet say the same of a payment. */
describe('the state of a payment', () => {
  let test: TestApp;
  let home: LetHome;
  beforeAll(async () => {
    test = await startTestApp();
    test.clock.setNow('2026-11-03T15:00:00Z');
    home = await letHome(test, { startsOn: '2026-11-01', chargeFrom: '2026-11-01' });
  });
  afterAll(() => test.close());

  it('RNT-03 is the same in the spreadsheet as on the screens, for every state', async () => {
    for (const [at, state] of PAYMENT_STATES.entries()) {
      await test.sql(
        `insert into payment (id, account_id, demo, created_at, lease_id, method, state, amount_cents, fee_cents, fee_bearer, cashback_cents, currency, provider, paid_on, note)
         values (gen_random_uuid(), $1, false, now(), $2, 'bank', $3::text, $4, 0, 'tenant', 0, 'CAD', 'sandbox', '2026-11-03', $3::text)`,
        [home.landlord.accountId, home.leaseId, state, 100 + at],
      );
    }
    const { text } = await test.http('get', '/api/landlords/export/payments.csv', home.landlord.token).expect(200);
    const lines = text
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(','));
    const [head = []] = lines;
    const column = (name: string) => head.findIndex((cell) => cell.replace('\uFEFF', '') === name);
    const written = Object.fromEntries(lines.slice(1).map((cells) => [cells[column('note')], cells[column('state')]]));
    expect(written).toEqual(
      Object.fromEntries(PAYMENT_STATES.map((state) => [state, shownPaymentState({ state, lostInPart: false })])),
    );
  });

  it('RNT-03 is the same in the ledger: paid and disputed, returned, and begun but not finished', async () => {
    const other = await letHome(test, { startsOn: '2026-11-01', chargeFrom: '2026-11-01' });
    const pay = async (amountCents: number) =>
      (
        await test
          .http('post', '/api/payments', other.tenant.token)
          .send({ amountCents, method: 'bank', prepayment: true })
          .expect(201)
      ).body.id as string;
    const [settled, disputed, returned] = [await pay(1000), await pay(1100), await pay(1200)];
    const reports = test.app.get(PaymentReports);
    for (const id of [settled, disputed, returned])
      await reports.take(id ?? '', { state: 'settled', reference: id ?? '' });
    await reports.take(disputed ?? '', { state: 'disputed', reference: 'x' });
    await reports.take(returned ?? '', { state: 'returned', reference: 'x' });
    const open = await pay(1300);
    await test.sql("update payment set state = 'requires_action' where id = $1", [open]);
    const { body: rows } = await test
      .http('get', `/api/landlords/leases/${other.leaseId}/ledger?show=payments`, other.landlord.token)
      .expect(200);
    const statusOf = (id: string | undefined) =>
      rows.find(
        ({ entry, paymentId }: { entry: string; paymentId: string }) => entry === 'online_payment' && paymentId === id,
      )?.status;
    expect([statusOf(settled), statusOf(disputed), statusOf(returned)]).toEqual(['paid', 'disputed', 'returned']);
    // No one recorded it by mistake: the bank returned what a provider had collected.
    const { body: list } = await test.http('get', '/api/landlords/payments', other.landlord.token).expect(200);
    expect(list.find(({ id }: { id: string }) => id === returned)).toMatchObject({
      state: 'returned',
      byMistake: false,
    });
    expect(
      rows.some(
        ({ paymentId, status }: { paymentId: string; status: string }) => paymentId === open && status === 'started',
      ),
    ).toBe(true);
  });
});
