import { expect, it } from '@jest/globals';
import { Refunds } from '../../../../src/modules/payments/refunds.service.js';
import { eventually } from '../../../support/app.js';
import { UNBALANCED, type Afterwards } from './at.js';

/** Refunds: of ours, and those that someone makes on Stripe’s own pages. */
export function refunds({
  at,
  stripe,
  get,
  post,
  hook,
  balance,
  payment,
  compare,
  cash,
  refundRows,
  begin,
  paid,
  outside,
  payOut,
  paidOut,
}: Afterwards): void {
  it('PY-018 made in Stripe’s own pages is booked once, whichever of its messages come, doubled and at once', async () => {
    const { id, pi } = await paid();
    const refund = outside(pi, 65_000);
    const charge = { id: `ch_${pi}`, object: 'charge', payment_intent: pi, refunded: false };
    await Promise.all(
      [
        hook('refund.created', refund),
        hook('charge.refunded', charge),
        hook('refund.updated', refund),
        hook('charge.refund.updated', refund),
      ].map((sent) => sent.expect(200)),
    );
    expect(await balance()).toBe(65_000 - 1000);
    expect(await payment(id)).toMatchObject({ state: 'succeeded', refundedCents: 65_000 });
    expect(await refundRows()).toEqual([{ source: 'provider', state: 'succeeded', rent: 65_000, fee: 0 }]);
    const rows = (await get(`/landlords/leases/${at.home.leaseId}/ledger`, at.home.landlord.token)).body.filter(
      ({ entry }: { entry: string }) => ['refund', 'cashback_withdrawn'].includes(entry),
    );
    expect(
      rows.map(({ entry, atProvider, status, chargeCents }: Record<string, unknown>) => [
        entry,
        atProvider,
        status,
        chargeCents,
      ]),
    ).toEqual([
      ['cashback_withdrawn', false, 'posted', 650],
      ['refund', true, 'posted', 65_000],
    ]);
    expect([await compare(), await balance()]).toEqual([0, 65_000 - 1000]);
    expect(await at.test.sql(UNBALANCED)).toEqual([]);
  });

  it('PY-018 of all that was paid gives the rent back, and the fee as a cost of the landlord', async () => {
    const { pi, totalCents } = await paid();
    expect([totalCents, await cash()]).toEqual([169_785, 169_785]);
    await hook('refund.created', outside(pi, totalCents)).expect(200);
    expect([await balance(), await cash()]).toEqual([165_000, 0]);
    expect(await refundRows()).toEqual([{ source: 'provider', state: 'succeeded', rent: 165_000, fee: 4785 }]);
    expect(await at.test.sql(UNBALANCED)).toEqual([]);
  });

  it('whose message was missed is found by the comparison, also of a payment that had been missed itself', async () => {
    const begun = await begin();
    stripe.change(begun.session, { payment_status: 'paid' });
    stripe.change(begun.pi, { status: 'succeeded' });
    outside(begun.pi, 15_000);
    at.test.clock.setNow('2026-11-03T15:40:00Z');
    await compare();
    expect([(await payment(begun.id)).state, (await payment(begun.id)).refundedCents, await balance()]).toEqual([
      'succeeded',
      15_000,
      15_000 - 1500,
    ]);
    const writes = async () =>
      (await at.test.sql<{ n: number }>("select count(*)::int as n from audit_entry where action = 'refund.report'"))[0]
        ?.n;
    const before = await writes();
    await compare();
    expect(await writes()).toBe(before);
  });

  it('told before the payment has arrived, and of strangers’ payments, harm nothing', async () => {
    const { id, pi } = await begin();
    const refund = outside(pi, 65_000);
    await hook('refund.created', refund).expect(200);
    expect([(await payment(id)).state, await balance()]).toEqual(['succeeded', 65_000 - 1000]);
    stripe.keep({
      id: 'pi_parking',
      kind: 'payment_intents',
      account: at.account,
      status: 'succeeded',
      metadata: {},
      created: 1,
    });
    await hook('refund.created', outside('pi_parking', 500)).expect(200);
    const mine = at.account;
    at.account = 'acct_of_another';
    await hook('refund.created', { ...refund, id: 're_forged' }).expect(200);
    at.account = mine;
    expect(await refundRows()).toHaveLength(1);
  });

  it('PY-018 that fails after it was booked is taken back once, with its cashback, and both sides are told', async () => {
    const { id, pi } = await paid();
    const refund = outside(pi, 169_785);
    await hook('refund.created', refund).expect(200);
    const failed = stripe.change(String(refund['id']), { status: 'failed', failure_reason: 'lost_or_stolen_card' });
    await Promise.all(
      ['refund.failed', 'refund.updated', 'charge.refund.updated'].map((type) => hook(type, failed).expect(200)),
    );
    await hook('refund.updated', refund).expect(200); // late
    expect([await balance(), await cash(), (await payment(id)).refundedCents]).toEqual([-1650, 169_785, 0]);
    expect(
      (await get(`/landlords/leases/${at.home.leaseId}/ledger`, at.home.landlord.token)).body
        .map(({ entry }: { entry: string }) => entry)
        .filter((entry: string) => /^(cashback|refund)_/.test(entry))
        .sort(),
    ).toEqual(['cashback_restored', 'cashback_withdrawn', 'refund_failed']);
    const told = async () =>
      (
        await at.test.sql<{ template: string }>('select template from outbox_message where recipient = any($1)', [
          [at.home.tenant.email, at.home.landlord.email],
        ])
      ).map(({ template }) => template);
    await eventually(async () => (await told()).includes('payments.refund_failed'));
    expect((await told()).filter((template) => template.startsWith('payments.refund_failed')).sort()).toEqual([
      'payments.refund_failed',
      'payments.refund_failed_landlord',
    ]);
    expect(await at.test.sql(UNBALANCED)).toEqual([]);
    expect(
      (await get(`/landlords/leases/${at.home.leaseId}/ledger/summary`, at.home.landlord.token)).body,
    ).toMatchObject({ paidThisYearCents: 165_000 });
  });

  it('a refund of ours that is pending for days is asked about, and one that failed unheard is taken back', async () => {
    const { id } = await paid();
    await post(
      `/payments/${id}/refunds`,
      { amountCents: 65_000, balance: 'owed_again' },
      at.home.landlord.token,
    ).expect(201);
    const sent = [...stripe.objects.values()].findLast(({ kind }) => kind === 'refunds') as { id: string };
    at.test.clock.setNow('2026-11-03T16:00:00Z');
    const before = stripe.requests.length;
    await at.test.app.get(Refunds).resume();
    expect(stripe.requests).toHaveLength(before);
    stripe.change(sent.id, { status: 'succeeded' });
    await compare();
    expect(await balance()).toBe(65_000 - 1000);
    stripe.change(sent.id, { status: 'failed' });
    await compare();
    expect([await balance(), (await payment(id)).refundedCents]).toEqual([-1650, 0]);
    expect(
      (await post(`/payments/${id}/refunds`, { balance: 'owed_again' }, at.home.landlord.token).expect(201)).body
        .refundedCents,
    ).toBe(165_000);
  });

  it('PY-018 after the payout is owed to Stripe until a later payout is less by it, told twice or at once, and comes back when it fails', async () => {
    const { id, pi } = await paid();
    await payOut(id, pi);
    expect([await cash(), await paidOut()]).toEqual([0, 165_000 + 1650]);
    const refund = outside(pi, 65_000);
    await hook('refund.created', refund).expect(200);
    expect([await cash(), await paidOut()]).toEqual([-65_000, 165_000 + 1650]);
    const taken = { id: `txn_of_${String(refund['id'])}`, amount: -65_000, source: refund };
    await Promise.all([payOut(id, pi, taken), payOut(id, pi, taken)]);
    expect([await cash(), await paidOut(), await balance()]).toEqual([0, 100_000 + 1650, 65_000 - 1000]);
    await hook('refund.failed', stripe.change(String(refund['id']), { status: 'failed' })).expect(200);
    expect([await cash(), await balance()]).toEqual([65_000, -1650]);
    await payOut(id, pi, { id: `txn_back_${String(refund['id'])}`, amount: 65_000, source: refund });
    expect([await cash(), await paidOut(), await at.test.sql(UNBALANCED)]).toEqual([0, 165_000 + 1650, []]);
  });

  it('PY-018 whose failure is told before its beginning is not booked', async () => {
    const { pi } = await paid();
    const refund = outside(pi, 65_000);
    await hook('refund.failed', stripe.change(String(refund['id']), { status: 'failed' })).expect(200);
    await hook('refund.created', refund).expect(200);
    expect([await refundRows(), await balance()]).toEqual([[], -1650]);
  });

  it('that fails after its payment came back is owed no more', async () => {
    const { pi } = await paid();
    const refund = outside(pi, 65_000);
    await hook('refund.created', refund).expect(200);
    await hook('charge.dispute.closed', { payment_intent: pi, status: 'lost', reason: 'fraudulent' }).expect(200);
    expect(await balance()).toBe(165_000 + 65_000);
    await hook('refund.failed', stripe.change(String(refund['id']), { status: 'failed' })).expect(200);
    expect([await balance(), await cash()]).toEqual([165_000, 0]);
    expect(await at.test.sql(UNBALANCED)).toEqual([]);
  });
}
