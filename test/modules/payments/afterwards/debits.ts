import { expect, it } from '@jest/globals';
import { Reconciliation } from '../../../../src/modules/payments/reconciliation/reconciliation.service.js';
import { UNBALANCED, type Afterwards } from './at.js';

/** Debits, which take days and may come back. */
export function debits({
  at,
  stripe,
  hook,
  balance,
  payment,
  cash,
  later,
  moveIn,
  begin,
  sessionOf,
  paid,
}: Afterwards): void {
  it.each([
    ['USD', 'us_bank_account'],
    ['EUR', 'sepa_debit'],
  ] as const)('PY-017 in %s take days to arrive, and may come back after that', async (currency, type) => {
    await moveIn(currency);
    expect(stripe.sent('POST', '/v1/accounts').at(-1)?.body).toHaveProperty(
      [`capabilities[${type === 'sepa_debit' ? 'sepa_debit_payments' : 'us_bank_account_ach_payments'}][requested]`],
      'true',
    );
    const begun = await begin('bank');
    expect(stripe.sent('POST', '/v1/checkout/sessions').at(-1)?.body).toMatchObject({
      'allowed_payment_method_types[0]': type,
      'line_items[0][price_data][currency]': currency.toLowerCase(),
    });
    await hook('checkout.session.completed', sessionOf(begun, 'unpaid')).expect(200);
    await hook('payment_intent.processing', {
      id: begun.pi,
      status: 'processing',
      created: 1_793_718_000,
      metadata: { paymentId: begun.id, way: 'page' },
    }).expect(200);
    expect([(await payment(begun.id)).state, await balance()]).toEqual(['processing', 165_000]);
    at.test.clock.setNow('2026-11-12T10:00:00Z');
    stripe.change(begun.pi, { status: 'succeeded' });
    await hook('payment_intent.succeeded', {
      id: begun.pi,
      status: 'succeeded',
      created: 1_793_718_000,
      metadata: { paymentId: begun.id, way: 'page' },
    }).expect(200);
    await hook('checkout.session.async_payment_succeeded', sessionOf(begun, 'paid')).expect(200);
    expect(await later(begun.id)).toMatchObject({ state: 'succeeded', owed: 0 });
    at.test.clock.setNow('2026-11-30T10:00:00Z');
    // Banks' late returns come as disputes that are over when they begin.
    const dispute = { payment_intent: begun.pi, status: 'lost', reason: 'bank_cannot_process' };
    for (const type of ['charge.dispute.closed', 'charge.dispute.created']) await hook(type, dispute).expect(200);
    expect(await later(begun.id)).toEqual({ state: 'lost', failure: 'bank_cannot_process', owed: 165_000 });
    expect(await at.test.sql(UNBALANCED)).toEqual([]);
  });

  it('PY-017 that fail after they had arrived have come back; a failure that is told late takes back nothing', async () => {
    const begun = await paid('bank');
    await hook('checkout.session.async_payment_failed', sessionOf(begun, 'unpaid')).expect(200);
    expect((await payment(begun.id)).state).toBe('succeeded'); // Stripe, asked, says that it has it
    stripe.change(begun.pi, {
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_payment_attempt_failed', decline_code: 'insufficient_funds' },
    });
    await hook('checkout.session.async_payment_failed', sessionOf(begun, 'unpaid')).expect(200);
    expect(await payment(begun.id)).toMatchObject({ state: 'returned', failure: 'insufficient_funds', settles: [] });
    expect([await balance(), await cash()]).toEqual([165_000, 0]);
  });

  it('open for weeks are asked about all the same', async () => {
    const begun = await begin('bank');
    await hook('checkout.session.completed', sessionOf(begun, 'unpaid')).expect(200);
    at.test.clock.setNow('2026-12-20T10:00:00Z');
    stripe.change(begun.session, { payment_status: 'paid' });
    await at.test.app.get(Reconciliation).run();
    expect(await later(begun.id)).toMatchObject({ state: 'succeeded', owed: 0 });
  });
}
