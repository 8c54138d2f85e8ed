import { covers, isOff, type DaysOff, type Hours, type Wall } from '../../contract/hours.js';

export interface Duty {
  /** The order in which people are asked. */
  position: number;
  /** Empty means at all hours. */
  hours: readonly Hours[];
  daysOff: readonly DaysOff[];
}

/** The person who was asked last. `round` counts from 1. */
export interface Turn {
  round: number;
  position: number;
}

/** The value before anyone was asked. */
export const FIRST_TURN: Turn = { round: 1, position: -1 };

export function isOnDuty({ hours, daysOff }: Pick<Duty, 'hours' | 'daysOff'>, at: Wall): boolean {
  if (isOff(daysOff, at.day)) return false;
  return hours.length === 0 || hours.some((some) => covers(some, at));
}

/**
 * Returns the people to ask at a time, in order: those on duty. If no one is on duty, those without a day off; if there are none
 * either, everyone, so that an emergency always reaches people if the list has any.
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

/** Returns the next person to ask, and the round. Null once the list has been completed as many times as allowed. */
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

/** Without a list, everyone is asked at the same time, and again in the next round. */
export function turnOfAll<Person extends Duty>(
  people: readonly Person[],
  last: Turn,
  rounds: number,
): { people: Person[]; round: number } | null {
  const round = last.position === FIRST_TURN.position ? last.round : last.round + 1;
  return people.length === 0 || round > rounds ? null : { people: [...people], round };
}
