import { expect, it } from '@jest/globals';
import { Reconciliation } from '../../../../src/modules/payments/reconciliation/reconciliation.service.js';
import { UNBALANCED, type Afterwards } from './at.js';

/** Payouts that Stripe made and whose message never came. */
export function payouts({ at, stripe, hook, paid, outside, payOut, cash, paidOut }: Afterwards): void {
  const reads = () => stripe.sent('GET', '/v1/balance_transactions').length;
  const payout = (id: string, arrives: string, more: object = {}) =>
    stripe.keep({
      id,
      kind: 'payouts',
      account: at.account,
      object: 'payout',
      status: 'paid',
      automatic: true,
      arrival_date: Date.parse(arrives) / 1000,
      ...more,
    });
  const compareOn = async (now: string) => {
    at.test.clock.setNow(now);
    await at.test.app.get(Reconciliation).of({ accountId: at.home.landlord.accountId, demo: false });
  };

  it('PY-017 are asked for two days after they were with the bank, and booked once', async () => {
    const { id, pi } = await paid();
    const refund = outside(pi, 65_000);
    await hook('refund.created', refund).expect(200);
    stripe.keep({
      id: `txn_${pi}`,
      kind: 'balance_transactions',
      account: at.account,
      source: { object: 'charge', metadata: { paymentId: id }, payment_intent: pi },
    });
    stripe.keep({
      id: `txn_of_${pi}`,
      kind: 'balance_transactions',
      account: at.account,
      amount: -65_000,
      source: refund,
    });
    payout('po_lost', '2026-11-05T00:00:00Z');
    payout('po_by_hand', '2026-11-05T00:00:00Z', { automatic: false });
    payout('po_on_its_way', '2026-11-04T00:00:00Z', { status: 'in_transit' });
    const before = reads();
    await compareOn('2026-11-06T15:40:00Z');
    expect([await cash(), await paidOut(), reads() - before]).toEqual([169_785 - 65_000, 0, 0]);
    await compareOn('2026-11-07T15:40:00Z');
    await compareOn('2026-11-07T16:40:00Z');
    expect([await cash(), await paidOut(), reads() - before, await at.test.sql(UNBALANCED)]).toEqual([
      0,
      100_000 + 1650,
      1,
      [],
    ]);
  });

  it('PY-017 that were told are not asked for again', async () => {
    const { id, pi } = await paid();
    await payOut(id, pi);
    payout('po_1', '2026-11-04T00:00:00Z');
    const before = reads();
    await compareOn('2026-11-06T15:40:00Z');
    expect([reads() - before, await paidOut()]).toEqual([0, 165_000 + 1650]);
  });
}
