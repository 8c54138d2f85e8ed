import type { Day } from '../../contract/days.js';
import { min, subtract, sum, type Cents } from '../../contract/money.js';
import type { KeptForCharges } from '../ledger/deposit-entries.service.js';
import { ruleOf, type RegionLaw } from '../regions/rules/region-law.js';
import type { ExpectedCharge } from './rules/next-rent.js';

/**
 * The open charges that a part of the deposit may be kept for. None where the region forbids it; where it only allows a
 * deposit for the last month's rent, only that rent. A deposit that is due isn't paid with the deposit.
 */
export function chargesForDeposit(
  charges: readonly ExpectedCharge[],
  law: RegionLaw,
  last: Day | null,
  today: Day,
): ExpectedCharge[] {
  const on = last ?? today;
  if (ruleOf(law, 'deposit_return', on)?.notForRent) return [];
  const lastRentOnly = isLastRentOnly(law, on);
  return charges.filter(({ kind, period }) =>
    lastRentOnly ? kind === 'rent' && last !== null && period === last.slice(0, 7) : kind !== 'deposit',
  );
}

/** Whether the region allows a deposit only for the last month’s rent. */
export function isLastRentOnly(law: RegionLaw, on: Day): boolean {
  return ruleOf(law, 'deposit', on)?.only === 'last_month_rent';
}

/** The most that may be kept for them: what is open, less what payments on their way will pay. */
export function mostForCharges(charges: readonly ExpectedCharge[]): Cents {
  return sum(charges.map(({ leftCents }) => leftCents));
}

/** Which of them an amount pays. They come in the order in which charges are settled, the oldest first. */
export function paidByDeposit(amount: Cents, charges: readonly ExpectedCharge[]): KeptForCharges['pays'] {
  let left = amount;
  const wanted: { chargeId: string; cents: Cents }[] = [];
  for (const { id, openCents } of charges) {
    const cents = min(left, openCents);
    if (cents <= 0) continue;
    wanted.push({ chargeId: id, cents });
    left = subtract(left, cents);
  }
  return wanted;
}
