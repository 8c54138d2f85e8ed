import { expect, it } from '@jest/globals';
import { Receipts } from '../../../../src/modules/payments/receipts.service.js';
import { Scope } from '../../../../src/platform/scope/scope.js';
import { eventually } from '../../../support/app.js';
import { UNBALANCED, type Afterwards } from './at.js';

/** Disputes: of all that was paid and of a part, lost and won. */
export function disputes({
  at,
  stripe,
  next,
  get,
  hook,
  balance,
  payment,
  cash,
  moveIn,
  paid,
  outside,
  payOut,
  paidOut,
}: Afterwards): void {
  /** As Stripe has it, and a message of it. */
  const disputed = (pi: string, status: string, amount: number, id = `dp_${next()}`) =>
    stripe.keep({
      id,
      kind: 'disputes',
      account: at.account,
      object: 'dispute',
      payment_intent: pi,
      status,
      amount,
      reason: 'fraudulent',
    }) as { id: string };
  const lose = async (pi: string, amount: number) => {
    await hook('charge.dispute.created', disputed(pi, 'needs_response', amount, `dp_of_${pi}`)).expect(200);
    const over = disputed(pi, 'lost', amount, `dp_of_${pi}`);
    for (let time = 0; time < 2; time += 1) await hook('charge.dispute.closed', over).expect(200);
  };

  it('PY-017 that is lost after a refund takes back the rest alone, and nothing stays with Stripe', async () => {
    const { id, pi } = await paid();
    await hook('refund.created', outside(pi, 65_000)).expect(200);
    await lose(pi, 104_785);
    expect([(await payment(id)).state, await balance(), await cash()]).toEqual(['lost', 165_000, 0]);
    const rows = (await get(`/landlords/leases/${at.home.leaseId}/ledger`, at.home.landlord.token)).body;
    expect(rows.filter(({ entry }: { entry: string }) => entry === 'refund_recovery')).toEqual([]);
    expect(await at.test.sql(UNBALANCED)).toEqual([]);
  });

  it('PY-017 of a part that is lost takes that part; the rest stays paid, and can be disputed too', async () => {
    const { id, pi } = await paid();
    await lose(pi, 40_000);
    expect([(await payment(id)).state, await balance(), await cash()]).toEqual([
      'lost',
      40_000 - 1250,
      169_785 - 40_000,
    ]);
    expect(
      (await get(`/landlords/leases/${at.home.leaseId}/ledger`, at.home.landlord.token)).body.filter(
        ({ entry }: { entry: string }) => ['dispute_lost', 'cashback_withdrawn'].includes(entry),
      ),
    ).toEqual([
      expect.objectContaining({ entry: 'cashback_withdrawn', chargeCents: 400, status: 'posted' }),
      expect.objectContaining({ chargeCents: 40_000, status: 'posted' }),
    ]);
    const shown = async () => {
      const line = (await get(`/landlords/leases/${at.home.leaseId}/ledger`, at.home.landlord.token)).body.find(
        ({ entry }: { entry: string }) => entry === 'online_payment',
      );
      const [recent] = (await get('/landlords/overview', at.home.landlord.token)).body.payments;
      return [
        (await payment(id)).lostInPart,
        recent.lostInPart,
        line.status,
        (await get(`/payments/${id}/receipt`)).status,
      ];
    };
    expect(await shown()).toEqual([true, true, 'part_returned', 200]);
    const { text } = await at.test.app
      .get(Scope)
      .asSystem('outbox handler', () => at.test.app.get(Receipts).written(id), {
        accountId: at.home.landlord.accountId,
        demo: false,
      });
    expect([text.lines, text.total, text.notes[0]]).toEqual([
      [
        ['Rent, November 2026', expect.stringContaining('1,250.00')],
        ['Returned', expect.stringContaining('400.00')],
        ['Processing fee', expect.stringContaining('47.85')],
      ],
      ['Total paid', expect.stringContaining('1,697.85')],
      expect.stringMatching(/400\.00.* has been returned/),
    ]);
    await hook('charge.dispute.closed', disputed(pi, 'lost', 129_785)).expect(200);
    expect([await balance(), await cash()]).toEqual([165_000, 0]);
    expect(await shown()).toEqual([false, false, 'returned', 422]);
    const told = async () =>
      (
        await at.test.sql<{ amount: string }>(
          "select params->>'amount' as amount from outbox_message where template = 'payments.returned' and recipient = $1 order by created_at, id",
          [at.home.tenant.email],
        )
      ).map(({ amount }) => amount);
    await eventually(async () => (await told()).length === 2);
    expect((await told())[0]).toContain('400.00');
    expect(await at.test.sql(UNBALANCED)).toEqual([]);
  });

  it('PY-017 of a part after the payout is taken from a later one, or comes back with one; of all that was paid, it is booked with its outcome', async () => {
    const { id, pi } = await paid();
    await payOut(id, pi);
    const first = disputed(pi, 'needs_response', 40_000);
    await hook('charge.dispute.created', first).expect(200);
    await payOut(id, pi, { id: `txn_${first.id}`, amount: -40_000, source: first });
    expect([await cash(), await paidOut()]).toEqual([40_000, 125_000 + 1650]);
    await hook('charge.dispute.closed', disputed(pi, 'lost', 40_000, first.id)).expect(200);
    expect([await cash(), await paidOut()]).toEqual([0, 125_000 + 1650]);
    await moveIn('CAD');
    const all = await paid();
    await payOut(all.id, all.pi);
    const whole = disputed(all.pi, 'lost', all.totalCents);
    await hook('charge.dispute.closed', whole).expect(200);
    await payOut(all.id, all.pi, { id: `txn_${whole.id}`, amount: -all.totalCents, source: whole });
    expect([await cash(), await paidOut(), await at.test.sql(UNBALANCED)]).toEqual([0, 0, []]);
  });

  it('PY-017 that takes what had been refunded too is owed once more', async () => {
    const { pi } = await paid();
    await hook('refund.created', outside(pi, 65_000)).expect(200);
    await lose(pi, 104_785 + 5000);
    expect([await balance(), await cash()]).toEqual([165_000 + 5000, -5000]);
    expect(await at.test.sql(UNBALANCED)).toEqual([]);
  });

  it('PY-017 does not keep a payout from being booked; won, it may be followed by another that is lost', async () => {
    const { id, pi } = await paid();
    const first = disputed(pi, 'needs_response', 169_785);
    await hook('charge.dispute.created', first).expect(200);
    await payOut(id, pi);
    expect([(await payment(id)).state, await cash()]).toEqual(['disputed', 0]);
    const won = disputed(pi, 'won', 169_785, first.id);
    await hook('charge.dispute.closed', won).expect(200);
    await hook('charge.dispute.created', first).expect(200); // late
    await payOut(id, pi);
    expect([(await payment(id)).state, await balance(), await cash()]).toEqual(['won', -1650, 0]);
    await lose(pi, 169_785);
    await hook('charge.dispute.closed', won).expect(200); // late
    await payOut(id, pi);
    expect([(await payment(id)).state, await balance(), await cash()]).toEqual(['lost', 165_000, 0]);
    expect(
      await at.test.sql("select 1 from journal_entry where payment_id = $1 and kind = 'settlement'", [id]),
    ).toHaveLength(1);
    expect(await at.test.sql(UNBALANCED)).toEqual([]);
  });
}
