import { cents, max, min, subtract, ZERO } from '../../contract/money.js';
import { cashbackFor } from './cashback.js';
import type { PaymentMethod } from './payment.entity.js';

/** What has been refunded of a payment so far, as it is booked. */
export interface Booked {
  readonly amountCents: number;
  readonly cashbackCents: number;
}

interface Refunded {
  readonly method: PaymentMethod;
  readonly amountCents: number;
  readonly cashbackCents: number;
}

/**
 * What of a refund is rent, what is the fee that the payer had borne, and what it takes of the cashback: what stays is the
 * cashback of what stays paid. Rent first; more than the rent can only be the fee.
 */
export function sharesOf(payment: Refunded, before: Booked, totalCents: number) {
  const paid = cents(payment.amountCents);
  const left = max(ZERO, subtract(paid, cents(before.amountCents)));
  const amountCents = min(cents(totalCents), left);
  const stays = cashbackFor(payment.method, subtract(left, amountCents));
  const taken = payment.cashbackCents - before.cashbackCents - stays;
  return { amountCents, feeCents: subtract(cents(totalCents), amountCents), cashbackCents: payment.cashbackCents > 0 ? Math.max(0, taken) : 0 };
}
