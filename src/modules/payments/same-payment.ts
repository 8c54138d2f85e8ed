import type { Day } from '../../contract/days.js';
import { refusal } from '../../platform/errors/refusals.js';
import type { Tx } from '../../platform/scope/tx.js';

/**
 * Two payments of the same amount may be the same one if they were received at most this many days apart. Less than a
 * week, as some rents are paid weekly.
 */
const DAYS_APART = 6;

/**
 * A payment of $2 on this lease that was received, or is expected, around $3. Leaves out payments that never arrived or
 * were returned in full, those that the tenant only started, and those of another payer than $4 where both payers are
 * named.
 */
const SAME = `select y.paid_on as "paidOn" from payment y
  where y.lease_id = $1 and y.amount_cents = $2 and y.state not in ('requires_action', 'failed', 'cancelled', 'returned', 'lost')
    and $3::date between y.paid_on - ${DAYS_APART} and greatest(y.paid_on, coalesce(y.expected_on, y.paid_on)) + ${DAYS_APART}
    and (y.payer_name is null or $4::text is null or lower(y.payer_name) = lower($4))
    and y.amount_cents > (select coalesce(sum(r.amount_cents), 0) from refund r where r.payment_id = y.id and r.state <> 'failed')
  order by abs(y.paid_on - $3::date), y.created_at limit 1`;

export interface ReceivedPayment {
  readonly leaseId: string;
  readonly amountCents: number;
  readonly paidOn: Day;
  readonly payerName: string | null;
}

/**
 * 422 `same_payment_recorded` for a payment that is probably recorded already, by hand or online. Take the lease's lock
 * first: of two simultaneous requests the second one must see the first payment.
 */
export async function refuseSamePayment(tx: Tx, payment: ReceivedPayment): Promise<void> {
  const { leaseId, amountCents, paidOn, payerName } = payment;
  const [same] = await tx.rows<{ paidOn: string }>(SAME, [leaseId, amountCents, paidOn, payerName]);
  if (same) throw refusal('same_payment_recorded', { day: same.paidOn });
}
