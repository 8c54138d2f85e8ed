import { dayIn, earlier, firstDayOf, lastDayOf, later, monthOf, shiftMonth, type Day } from './days.js';

/** Of a lease: what decides which rent is the first that is charged. */
export interface FirstRentTerms {
  readonly startsOn: Day;
  /** The last day as far as it is known; null if the lease has no end. */
  readonly lastDay: Day | null;
  /** 1 to 31. */
  readonly dueDay: number;
  /** Rent that is due before this day is not charged. */
  readonly chargeFrom: Day;
}

/**
 * The due day of the first rent that is charged, for a form to show before there is a lease; null if the lease ends before. It
 * is the first one of the rent schedule (`rent-schedule.ts`), which its test compares.
 */
export function firstRentDay({ startsOn, lastDay, dueDay, chargeFrom }: FirstRentTerms): Day | null {
  const first = monthOf(later(startsOn, chargeFrom));
  for (const month of [first, shiftMonth(first, 1)]) {
    const from = later(startsOn, firstDayOf(month));
    if (from > earlier(lastDay ?? lastDayOf(month), lastDayOf(month))) return null;
    const dueOn = later(dayIn(month, dueDay), from);
    if (dueOn >= chargeFrom) return dueOn;
  }
  return null;
}
