import { addDays, day, type Day } from './days.js';
import { dayOfInstant } from './time-zones.js';

/** Hours of some days of the week, 1 (Monday) to 7. `until` at or before `from` is on the next day; the same time is a whole day. */
export interface Hours {
  days: readonly number[];
  /** `HH:MM` */
  from: string;
  until: string;
}

/** Days without work, from midnight to midnight, both included. */
export interface DaysOff {
  from: string;
  until: string;
  /** Whether they come back every year; the year of both days doesn't count then. February 29 comes in leap years only. */
  yearly?: boolean;
}

/** How much of both someone may state. */
export const HOURS = { hoursMax: 21, daysOffMax: 60 } as const;

/** What clock and calendar show. Hours are compared with it, so a change to or from daylight saving time needs no arithmetic. */
export interface Wall {
  day: Day;
  /** Since midnight. */
  minutes: number;
}

const WHOLE_DAY = 24 * 60;
/** 1 January 2024 was a Monday. */
const A_MONDAY = Date.UTC(2024, 0, 1);
const MS_PER_DAY = 86_400_000;

/** What clock and calendar show in a time zone. */
export function wallOf(instant: Date, timeZone: string): Wall {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return { day: dayOfInstant(instant, timeZone), minutes: minutesOf(parts.format(instant)) };
}

export function isOff(daysOff: readonly DaysOff[], on: Day): boolean {
  return daysOff.some((some) => (some.yearly ? isOffEachYear(some, on) : some.from <= on && on <= some.until));
}

/** By month and day, as the page shows them. Days from December into January go on past the end of the year. */
function isOffEachYear({ from, until }: DaysOff, on: Day): boolean {
  const [first, last, date] = [from.slice(5), until.slice(5), on.slice(5)];
  if (first <= last) return first <= date && date <= last;
  return first <= date || date <= last;
}

/**
 * Whether the hours have a time: those of the day itself, and those of the evening before that continue past midnight.
 */
export function covers({ days, from, until }: Hours, at: Wall): boolean {
  const [begins, ends] = [minutesOf(from), minutesOf(until)];
  const overnight = ends <= begins;
  const today = days.includes(weekdayOf(at.day));
  const yesterday = days.includes(weekdayOf(addDays(at.day, -1)));
  if (!overnight) return today && begins <= at.minutes && at.minutes < ends;
  return (today && begins <= at.minutes && at.minutes < WHOLE_DAY) || (yesterday && at.minutes < ends);
}

/** 1 is Monday. */
export function weekdayOf(on: Day): number {
  const days = Math.round((Date.parse(day(on)) - A_MONDAY) / MS_PER_DAY);
  return (((days % 7) + 7) % 7) + 1;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
