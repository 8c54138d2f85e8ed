import { dayOfInstant } from '@contract/time-zones';

/** Whether an appointment is on a later day, by the calendar where the job is, or else the reader's: its start is then asked about. */
export function startsEarly(
  scheduledFor: string | null,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
  now = new Date(),
): boolean {
  return scheduledFor !== null && dayOfInstant(new Date(scheduledFor), timeZone) > dayOfInstant(now, timeZone);
}
