import { addDays, day, type Day } from '../../contract/days.js';
import { dayOfInstant } from '../../contract/time-zones.js';

/** Hours of some days of the week, 1 (Monday) to 7. `until` at or before `from` is on the next day; the same time is a whole day. */
export interface Hours {
  days: readonly number[];
  /** `HH:MM` */
  from: string;
  until: string;
}

/** Days on which someone isn't asked, from midnight to midnight, both included. */
export interface DaysOff {
  from: string;
  until: string;
}

export interface Duty {
  /** The order in which people are asked. */
  position: number;
  /** None: at all hours. */
  hours: readonly Hours[];
  daysOff: readonly DaysOff[];
}

/** What clock and calendar show. Hours are compared with it, so a change to or from daylight saving time needs no arithmetic. */
export interface Wall {
  day: Day;
  /** Since midnight. */
  minutes: number;
}

/** Who was asked last: `round` counts from 1. */
export interface Turn {
  round: number;
  position: number;
}

/** Before anyone was asked. */
export const FIRST_TURN: Turn = { round: 1, position: -1 };

const WHOLE_DAY = 24 * 60;
/** 1 January 2024 was a Monday. */
const A_MONDAY = Date.UTC(2024, 0, 1);
const MS_PER_DAY = 86_400_000;

/** What clock and calendar show in a time zone. */
export function wallOf(instant: Date, timeZone: string): Wall {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return { day: dayOfInstant(instant, timeZone), minutes: minutesOf(parts.format(instant)) };
}

export function isOnDuty({ hours, daysOff }: Pick<Duty, 'hours' | 'daysOff'>, at: Wall): boolean {
  if (isOff(daysOff, at.day)) return false;
  return hours.length === 0 || hours.some((some) => covers(some, at));
}

/**
 * The people to ask at a time, in their order: those on duty. If no one is, those without a day off, and if there are none,
 * everyone: an emergency is never kept from a list that has people.
 */
export function onCallAt<Person extends Duty>(
  people: readonly Person[],
  at: Wall,
): { people: Person[]; onDuty: boolean } {
  const inOrder = [...people].sort((one, other) => one.position - other.position);
  const onDuty = inOrder.filter((person) => isOnDuty(person, at));
  if (onDuty.length > 0) return { people: onDuty, onDuty: true };
  const working = inOrder.filter(({ daysOff }) => !isOff(daysOff, at.day));
  return { people: working.length > 0 ? working : inOrder, onDuty: false };
}

/** Who is asked after the last one, and in which round; null once the list was gone through that often. */
export function nextTurn<Person extends Duty>(
  people: readonly Person[],
  last: Turn,
  { at, rounds }: { at: Wall; rounds: number },
): { person: Person; round: number } | null {
  const [first, ...others] = onCallAt(people, at).people;
  if (!first || last.round > rounds) return null;
  const after = [first, ...others].find(({ position }) => position > last.position);
  if (after) return { person: after, round: last.round };
  return last.round < rounds ? { person: first, round: last.round + 1 } : null;
}

function isOff(daysOff: readonly DaysOff[], on: Day): boolean {
  return daysOff.some(({ from, until }) => from <= on && on <= until);
}

/** The hours of the day itself, and those of the evening before that go on past midnight. */
function covers({ days, from, until }: Hours, at: Wall): boolean {
  const [begins, ends] = [minutesOf(from), minutesOf(until)];
  const overnight = ends <= begins;
  const today = days.includes(weekdayOf(at.day));
  const yesterday = days.includes(weekdayOf(addDays(at.day, -1)));
  if (!overnight) return today && begins <= at.minutes && at.minutes < ends;
  return (today && begins <= at.minutes && at.minutes < WHOLE_DAY) || (yesterday && at.minutes < ends);
}

/** 1 is Monday. */
function weekdayOf(on: Day): number {
  const days = Math.round((Date.parse(day(on)) - A_MONDAY) / MS_PER_DAY);
  return (((days % 7) + 7) % 7) + 1;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
