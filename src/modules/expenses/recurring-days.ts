import { addMonths, type Day } from '../../contract/days.js';
import { FREQUENCY_MONTHS, type ExpenseFrequency } from '../../contract/recurring.js';

export interface RecurringDays {
  /** The day from which the others are counted. */
  readonly anchorOn: Day;
  readonly frequency: ExpenseFrequency;
}

/** The first day on or after another one. Counted from the anchor each time, so that the 31st comes back after a shorter month. */
export function dayOnOrAfter({ anchorOn, frequency }: RecurringDays, from: Day): Day {
  const months = FREQUENCY_MONTHS[frequency];
  let step = Math.max(0, Math.floor(monthsBetween(anchorOn, from) / months));
  while (addMonths(anchorOn, step * months) < from) step += 1;
  return addMonths(anchorOn, step * months);
}

/** Days from `nextOn` through today, none after the last one, and the day that comes after them. */
export function daysDue(
  days: RecurringDays,
  nextOn: Day,
  today: Day,
  endsOn: Day | null,
): { due: Day[]; nextOn: Day; over: boolean } {
  const due: Day[] = [];
  const last = endsOn !== null && endsOn < today ? endsOn : today;
  let next = nextOn;
  for (; next <= last; next = dayAfter(days, next)) due.push(next);
  return { due, nextOn: next, over: endsOn !== null && next > endsOn };
}

/** The day that follows one of the days. */
export function dayAfter(days: RecurringDays, day: Day): Day {
  const months = FREQUENCY_MONTHS[days.frequency];
  let step = Math.max(0, Math.floor(monthsBetween(days.anchorOn, day) / months));
  while (addMonths(days.anchorOn, step * months) <= day) step += 1;
  return addMonths(days.anchorOn, step * months);
}

function monthsBetween(from: Day, to: Day): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth;
}
