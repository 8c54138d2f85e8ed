import { addDays, addMonths, type Day } from '../../../contract/days.js';
import type { Notice } from './region-rule.js';

/** The days on which a notice is lawful. */
export interface NoticeWindow {
  readonly earliest: Day | null;
  readonly latest: Day;
}

/** When to give a notice for something that begins on a day (the new rent, or the first day after the lease). */
export function noticeWindow(notice: Notice, effectiveOn: Day): NoticeWindow | null {
  const { days, months, fullMonths, atMostMonths } = notice;
  if (days === undefined && months === undefined) return null;
  const byMonths = addMonths(effectiveOn, -(months ?? 0));
  const latest = addDays(byMonths, -(days ?? 0) - (fullMonths ? 1 : 0));
  return { earliest: atMostMonths === undefined ? null : addMonths(effectiveOn, -atMostMonths), latest };
}
