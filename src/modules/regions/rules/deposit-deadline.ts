import { addDays, day, daysBetween, type Day } from '../../../contract/days.js';
import type { DepositReturnRule } from './region-rule.js';

/** A Monday, from which weekdays are counted. */
const MONDAY = day('2024-01-01');

/**
 * The last day for returning a deposit, from the last day of the lease. Business days only leave out weekends. Public
 * holidays would make the real deadline later, so a landlord who meets this one is never late.
 */
export function depositDeadline({ days, businessDays }: DepositReturnRule, lastDay: Day): Day {
  if (!businessDays) return addDays(lastDay, days);
  let deadline = lastDay;
  for (let left = days; left > 0;) {
    deadline = addDays(deadline, 1);
    if (!isWeekend(deadline)) left -= 1;
  }
  return deadline;
}

function isWeekend(of: Day): boolean {
  const weekday = ((daysBetween(MONDAY, of) % 7) + 7) % 7;
  return weekday >= 5;
}
