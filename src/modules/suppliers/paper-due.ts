import { addDays, day } from '../../contract/days.js';
import { PAPER_REMINDER_DAYS } from '../../contract/supplier-papers.js';

/** A reminder that a stopped server missed is sent late up to this many days after the last valid one. */
const LATE_DAYS = 7;

interface Dated {
  validUntil: string;
  /** The day on which the date was recorded. */
  datedOn: string;
  today: string;
  /** The reminders of this date that went out. */
  sent: readonly number[];
}

/**
 * Which reminder is due, in days before the last valid one; null for none. What was due before the date was recorded is left out,
 * and of several that were missed only the last one is sent.
 */
export function dueReminder({ validUntil, datedOn, today, sent }: Dated): number | null {
  if (today > addDays(day(validUntil), LATE_DAYS)) return null;
  const reached = PAPER_REMINDER_DAYS.filter((days) => {
    const dueOn = addDays(day(validUntil), -days);
    return dueOn <= today && dueOn >= datedOn;
  });
  const last = Math.min(...reached);
  return reached.length === 0 || sent.some((days) => days <= last) ? null : last;
}
