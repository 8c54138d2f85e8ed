import { addDays, addMonths, day, firstDayOf, later, monthOf, shiftMonth, type Day } from '../../contract/days.js';
import type { NoticeWindow } from '../regions/rules/notice-window.js';
import type { EndingLease } from './ending-leases.js';

/** The landlord has so many days to decide before the last day of notice. */
const DAYS_TO_DECIDE = 7;
/** Where no notice period is on record, three months are left for it. */
const USUAL_MONTHS = 3;
/** The longest recorded period is six months; an admin may enter up to two years. */
const MOST_MONTHS = 36;

/**
 * The first day of what is recommended: the day after a term that runs. From month to month it is the first of a month in which
 * the rent is a year old, and for which notice can still be given. `noticeFor` gives the days of notice for a rise on a day.
 */
export function nextTermStart(
  { monthly, termEndsOn, rentSince, ...lease }: Pick<EndingLease, 'monthly' | 'termEndsOn' | 'rentSince' | 'today'>,
  noticeFor: (effectiveOn: Day) => NoticeWindow | null,
): Day {
  if (!monthly && termEndsOn) return addDays(day(termEndsOn), 1);
  const decidedOn = addDays(day(lease.today), DAYS_TO_DECIDE);
  const lastOfNotice = (start: Day) => noticeFor(start)?.latest ?? addMonths(start, -USUAL_MONTHS);
  let start = firstOfMonth(later(addMonths(day(rentSince), 12), decidedOn));
  for (let tried = 0; tried < MOST_MONTHS && lastOfNotice(start) < decidedOn; tried++)
    start = firstDayOf(shiftMonth(monthOf(start), 1));
  return start;
}

/** The day itself if a month begins on it, else the first day of the next month. */
function firstOfMonth(on: Day): Day {
  const first = firstDayOf(monthOf(on));
  return first === on ? on : firstDayOf(shiftMonth(monthOf(on), 1));
}
