import { addDays, day } from '../../contract/days.js';
import { PAPER_REMINDER_DAYS } from '../../contract/supplier-papers.js';

/** If the server was down, a missed reminder is still sent up to this many days after the last valid day. */
const LATE_DAYS = 7;

interface Dated {
  validUntil: string;
  /** The day on which the date was recorded. */
  datedOn: string;
  today: string;
  /** The reminders that were already sent for this date, in days before it. */
  sent: readonly number[];
}

/**
 * Returns the reminder that is due, in days before the last valid day, or null for none. Reminders that were due before the
 * date was recorded are left out. If several were missed, only the last one is sent.
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
