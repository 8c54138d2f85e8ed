import { day, DayError, type Day } from './days.js';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day that an instant falls on for people in a time zone. Throws `DayError` for an unknown zone. */
export function dayOfInstant(instant: Date, timeZone: string): Day {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return day(`${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`);
}

/** Today in a time zone. Server code passes the current time of its clock. */
export function todayIn(timeZone: string, now: Date = new Date()): Day {
  return dayOfInstant(now, timeZone);
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = newFormat(timeZone);
  formats.set(timeZone, made);
  return made;
}

function newFormat(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-CA', {
      timeZone,
      calendar: 'iso8601',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  } catch {
    throw new DayError(`Not a time zone: ${timeZone}`);
  }
}
