import type { HolidayDuty } from '../../contract/holidays.js';
import { covers, isOff, type DaysOff, type Hours, type Wall } from '../../contract/hours.js';

export interface Duty {
  /** The order in which people are asked. */
  position: number;
  /** Empty means at all hours. */
  hours: readonly Hours[];
  daysOff: readonly DaysOff[];
  /** What public holidays mean for this person. Left out: nothing. */
  holidays?: HolidayDuty;
  /** Whom an entry means. Null or left out for people outside of the product. */
  userId?: string | null;
}

/** A time on the list's clock, and whether the day is a public holiday in the list's region. */
export interface DutyTime extends Wall {
  holiday?: boolean;
}

/** The person who was asked last. `round` counts from 1. */
export interface Turn {
  round: number;
  position: number;
}

/** The value before anyone was asked. */
export const FIRST_TURN: Turn = { round: 1, position: -1 };

export function isOnDuty(person: Pick<Duty, 'hours' | 'daysOff' | 'holidays'>, at: DutyTime): boolean {
  const { hours } = person;
  if (isAway(person, at)) return false;
  return hours.length === 0 || hours.some((some) => covers(some, at));
}

/** Whether the whole day isn't this person's: a day off, a public holiday, or any other day for someone who is there for those. */
function isAway(
  { daysOff, holidays }: Pick<Duty, 'daysOff' | 'holidays'>,
  { day, holiday = false }: DutyTime,
): boolean {
  return isOff(daysOff, day) || (holidays === 'off' && holiday) || (holidays === 'only' && !holiday);
}

/**
 * Returns the people to ask at a time, in order: those on duty. If no one is on duty, those whose day it is; if there are none
 * either, everyone, so that an emergency always reaches people if the list has any. Someone who is on the list twice, as the
 * first owner and by name, is asked once, in the hours of either entry.
 */
export function onCallAt<Person extends Duty>(
  people: readonly Person[],
  at: DutyTime,
): { people: Person[]; onDuty: boolean } {
  const inOrder = [...people].sort((one, other) => one.position - other.position);
  const onDuty = inOrder.filter((person) => isOnDuty(person, at));
  if (onDuty.length > 0) return { people: eachOnce(onDuty), onDuty: true };
  const working = inOrder.filter((person) => !isAway(person, at));
  return { people: eachOnce(working.length > 0 ? working : inOrder), onDuty: false };
}

const eachOnce = <Person extends Duty>(people: readonly Person[]): Person[] =>
  people.filter(({ userId }, at) => !userId || people.findIndex((other) => other.userId === userId) === at);

/** Returns the next person to ask, and the round. Null once the list has been completed as many times as allowed. */
export function nextTurn<Person extends Duty>(
  people: readonly Person[],
  last: Turn,
  { at, rounds }: { at: DutyTime; rounds: number },
): { person: Person; round: number } | null {
  const [first, ...others] = onCallAt(people, at).people;
  if (!first || last.round > rounds) return null;
  const after = [first, ...others].find(({ position }) => position > last.position);
  if (after) return { person: after, round: last.round };
  return last.round < rounds ? { person: first, round: last.round + 1 } : null;
}

/** Without a list, everyone is asked at the same time, and again in the next round. */
export function turnOfAll<Person extends Duty>(
  people: readonly Person[],
  last: Turn,
  rounds: number,
): { people: Person[]; round: number } | null {
  const round = last.position === FIRST_TURN.position ? last.round : last.round + 1;
  return people.length === 0 || round > rounds ? null : { people: [...people], round };
}
