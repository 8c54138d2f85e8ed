import { addDays, day } from '@contract/days';

const HOUR = 3600_000;
const MORNING = '07:00';
const EVENING = '21:00';

/** Date and time of an instant in a time zone, in the format of `<input>` elements. */
export function toLocal(instant: string | Date, timeZone: string): { date: string; time: string } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { date: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` };
}

/** The instant at which clocks in the time zone show this day and time. Appointments are shown in the property's time zone. */
export function toInstant(date: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  // Done twice: the second time uses the offset on the right side of a clock change.
  const first = wanted - offsetAt(new Date(wanted), timeZone);
  return new Date(wanted - offsetAt(new Date(first), timeZone));
}

function offsetAt(instant: Date, timeZone: string): number {
  const { date, time } = toLocal(instant, timeZone);
  return Date.parse(`${date}T${time}:00Z`) - Math.floor(instant.getTime() / 60_000) * 60_000;
}

/** Whether clocks show the same in both zones, now and half a year from now. */
export function sameClocks(zone: string, other: string, now: Date): boolean {
  return [now, new Date(now.getTime() + 182 * 24 * HOUR)].every((at) => offsetAt(at, zone) === offsetAt(at, other));
}

/** The suggested start of an appointment: the full hour after the next one, or at night the next morning. */
export function suggestedStart(now: Date, timeZone: string): Date {
  const soon = new Date(Math.ceil((now.getTime() + HOUR) / HOUR) * HOUR);
  const { date, time } = toLocal(soon, timeZone);
  if (time >= MORNING && time < EVENING) return soon;
  return toInstant(time < MORNING ? date : addDays(day(date), 1), MORNING, timeZone);
}
