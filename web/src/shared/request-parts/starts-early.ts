/** Whether an appointment is on a later day, by the calendar where the job is: its start is then asked about. */
export function startsEarly(scheduledFor: string | null, timeZone: string | undefined, now = Date.now()): boolean {
  const days = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  return scheduledFor !== null && days.format(new Date(scheduledFor)) > days.format(now);
}
