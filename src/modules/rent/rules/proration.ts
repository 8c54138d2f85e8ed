import { daysInMonth, type Month } from '../../../contract/days.js';
import { min, portion, type Cents } from '../../../contract/money.js';

/**
 * How a landlord charges a month that is occupied in part (docs/specification/payments.md).
 * `none` charges it in full; the others charge by day: of the real month (default), of 30, or of a year of 365.
 */
export const PRORATION_POLICIES = ['none', 'actual_days', 'thirty_days', 'year_of_365'] as const;
export type ProrationPolicy = (typeof PRORATION_POLICIES)[number];

export const DEFAULT_PRORATION: ProrationPolicy = 'actual_days';

/** Rent of `days` occupied days of a month, half up. A whole month is the whole rent, and no part costs more. */
export function prorate(rent: Cents, month: Month, days: number, policy: ProrationPolicy = DEFAULT_PRORATION): Cents {
  if (days >= daysInMonth(month) || policy === 'none') return rent;
  return min(rent, portion(rent, ...share(month, days, policy)));
}

function share(
  month: Month,
  days: number,
  policy: Exclude<ProrationPolicy, 'none'>,
): [numerator: number, denominator: number] {
  switch (policy) {
    case 'actual_days':
      return [days, daysInMonth(month)];
    case 'thirty_days':
      return [days, 30];
    case 'year_of_365':
      return [12 * days, 365];
  }
}
