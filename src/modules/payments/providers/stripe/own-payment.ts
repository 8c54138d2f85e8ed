import { isUUID } from 'class-validator';
import type { Scope } from '../../../../platform/scope/scope.js';

/**
 * Our payment of that landlord: found by Stripe's id, which is the only one of a payment that was booked by hand,
 * otherwise by our id.
 */
const OURS = `select y.id from payment y
  where y.provider_account = $1 and y.provider = 'stripe' and (y.provider_reference = $2 or y.id = $3) order by (y.provider_reference = $2) desc nulls last limit 1`;

/**
 * A payment as Stripe names it: by its own id, and by the id in its metadata, which should be ours but may have been
 * written by anyone.
 */
interface Named {
  readonly intentId: string | null;
  readonly paymentId: string | null | undefined;
}

/** The payment that an account's message is about, if it belongs to that account. Read as the system. */
export async function ownPayment(
  scope: Scope,
  account: string,
  { intentId, paymentId }: Named,
): Promise<{ id: string } | undefined> {
  return (await scope.rows<{ id: string }>(OURS, [account, intentId, isUUID(paymentId) ? paymentId : null]))[0];
}
