import type { Tx } from '../../platform/scope/tx.js';
import type { Booked } from './refund-shares.js';

const BOOKED = `select coalesce(sum(amount_cents), 0)::bigint as "amountCents", coalesce(sum(cashback_cents), 0)::bigint as "cashbackCents",
  coalesce(sum(fee_cents), 0)::bigint as "feeCents" from refund where payment_id = $1 and state = 'succeeded'`;

/** What has been refunded of a payment so far. */
export async function bookedOf(tx: Pick<Tx, 'rows'>, paymentId: string): Promise<Booked> {
  const [row] = await tx.rows<Booked>(BOOKED, [paymentId]);
  return row ?? { amountCents: 0, cashbackCents: 0, feeCents: 0 };
}
