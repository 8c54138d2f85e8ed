import { cents, max, min, subtract, ZERO } from '../../contract/money.js';
import { cashbackFor } from './cashback.js';
import type { PaymentMethod } from './payment.entity.js';

/** What has been refunded of a payment so far, as it is booked. */
export interface Booked {
  readonly amountCents: number;
  readonly cashbackCents: number;
  readonly feeCents: number;
}

interface Refunded {
  readonly method: PaymentMethod;
  readonly amountCents: number;
  readonly cashbackCents: number;
}

/**
 * How much of a refund is rent, how much is the fee that the payer had paid, and how much cashback it reverses; the
 * remaining cashback belongs to what stays paid. Rent is refunded first; anything beyond the rent can only be the fee.
 */
export function sharesOf(payment: Refunded, before: Omit<Booked, 'feeCents'>, totalCents: number) {
  const paid = cents(payment.amountCents);
  const left = max(ZERO, subtract(paid, cents(before.amountCents)));
  const amountCents = min(cents(totalCents), left);
  const stays = cashbackFor(payment.method, subtract(left, amountCents));
  const taken = payment.cashbackCents - before.cashbackCents - stays;
  return {
    amountCents,
    feeCents: subtract(cents(totalCents), amountCents),
    cashbackCents: Math.max(0, taken),
  };
}

/**
 * The same for a lost dispute. What it took beyond the rent and the fee that were left had been refunded before
 * (`beyondCents`): so the tenant got it twice.
 */
export function lostSharesOf(
  payment: Refunded & { readonly feeCents: number; readonly feeBearer: 'tenant' | 'landlord' },
  before: Booked,
  totalCents: number,
) {
  const shares = sharesOf(payment, before, totalCents);
  const feeLeft = subtract(cents(payment.feeBearer === 'tenant' ? payment.feeCents : 0), cents(before.feeCents));
  const beyondCents = min(max(ZERO, subtract(shares.feeCents, feeLeft)), cents(before.amountCents));
  return { ...shares, feeCents: subtract(shares.feeCents, beyondCents), beyondCents };
}
