import { addDays, addMonths, earlier, later, type Day } from '../../../contract/days.js';
import type { Notice } from './region-rule.js';

/** Counted back, months may begin up to so many days earlier than counted forth. */
const SHORTEST_SPAN = 5;

/** The days on which a notice is lawful. */
export interface NoticeWindow {
  readonly earliest: Day | null;
  readonly latest: Day;
}

/** When to give a notice for something that begins on a day (the new rent, or the first day after the lease). */
export function noticeWindow(notice: Notice, effectiveOn: Day): NoticeWindow | null {
  const { days, months, fullMonths, longer, atMostMonths } = notice;
  if (days === undefined && months === undefined) return null;
  const byMonths = addMonths(effectiveOn, -(months ?? 0));
  const before = longer ? earlier(byMonths, addDays(effectiveOn, -(days ?? 0))) : addDays(byMonths, -(days ?? 0));
  const latest = addDays(before, fullMonths ? -1 : 0);
  return { earliest: atMostMonths === undefined ? null : addMonths(effectiveOn, -atMostMonths), latest };
}

/**
 * The earliest last day that a notice given on a day allows. Months differ in length and the window is counted back, so it is
 * looked for day by day from a day that is surely too early. Null where no period is known.
 */
export function lastDayAfterNotice(notice: Notice, givenOn: Day): Day | null {
  const tooEarly = (lastDay: Day) => givenOn > (noticeWindow(notice, addDays(lastDay, 1))?.latest ?? givenOn);
  if (!noticeWindow(notice, givenOn)) return null;
  const { days = 0, months = 0, longer } = notice;
  let lastDay = later(givenOn, addDays(addMonths(givenOn, months), (longer ? 0 : days) - SHORTEST_SPAN));
  while (tooEarly(lastDay)) lastDay = addDays(lastDay, 1);
  return lastDay;
}
