import { addDays, type Day } from '../../../contract/days.js';
import { basisPoints, cents, min, type Cents } from '../../../contract/money.js';
import { largestLateFee } from './late-fee-limit.js';
import type { LateFeeRule } from './region-rule.js';

/** `percent` is of the month's rent, `percent_of_balance` of what is still open of it. */
export const LATE_FEE_KINDS = ['none', 'fixed', 'percent', 'percent_of_balance'] as const;
export type LateFeeKind = (typeof LATE_FEE_KINDS)[number];

export interface LateFeePolicy {
  readonly kind: LateFeeKind;
  /** Cents for `fixed`, basis points for the others. */
  readonly value: number;
  /** Whole days after the due day that pass before the fee is charged. */
  readonly afterDays: number;
  readonly capCents?: Cents | null;
}

/** The day on which the fee is charged. Screens show this day, because people count grace days differently. */
export function lateFeeDay(dueOn: Day, policy: LateFeePolicy): Day {
  return addDays(dueOn, policy.afterDays + 1);
}

/** The fee by policy alone, for a month's rent of which `openCents` is not paid. */
export function feeByPolicy(policy: LateFeePolicy, rentCents: Cents, openCents: Cents): Cents {
  const fee = uncapped(policy, rentCents, openCents);
  return policy.capCents === null || policy.capCents === undefined ? fee : min(fee, policy.capCents);
}

export interface UnpaidRentCharge {
  readonly dueOn: Day;
  readonly amountCents: Cents;
  /** What is left of it, less payments on their way that were started before the fee is charged. */
  readonly openCents: Cents;
}

/**
 * The late fee that applies to a rent charge by today, or null. The region's rule overrides the policy: a banned fee is
 * left out, a higher one is reduced, an earlier one is charged later. Only rent gets a late fee, never another fee, and
 * each charge gets one at most, which the caller's unique key ensures.
 */
export function lateFeeOf(
  charge: UnpaidRentCharge,
  today: Day,
  policy: LateFeePolicy,
  rule: LateFeeRule | null,
  unitsInBuilding: number | null = null,
): { readonly fallsOn: Day; readonly cents: Cents } | null {
  const afterDays = Math.max(policy.afterDays, rule?.afterDays ?? 0);
  const fallsOn = lateFeeDay(charge.dueOn, { ...policy, afterDays });
  if (charge.openCents <= 0 || today < fallsOn) return null;
  const fee = feeByPolicy(policy, charge.amountCents, charge.openCents);
  const limit =
    rule && largestLateFee(rule, { rentCents: charge.amountCents, daysLate: afterDays + 1, unitsInBuilding });
  const lawful = limit === null ? fee : min(fee, limit);
  return lawful > 0 ? { fallsOn, cents: lawful } : null;
}

function uncapped(policy: LateFeePolicy, rentCents: Cents, openCents: Cents): Cents {
  switch (policy.kind) {
    case 'none':
      return cents(0);
    case 'fixed':
      return cents(policy.value);
    case 'percent':
      return basisPoints(rentCents, policy.value);
    case 'percent_of_balance':
      return basisPoints(openCents, policy.value);
  }
}
