import { addDays, day, type Day } from './days.js';
import { covers, isOff, wallOf, weekdayOf, type DaysOff, type Hours } from './hours.js';

/** Jobs that a supplier takes in a day, at most what can be entered. */
export const JOBS_A_DAY_MAX = 50;

/** When a supplier works, as stated by the supplier. Days and times are those of `timeZone`. */
export interface StatedHours {
  /** None: nothing is stated. */
  readonly hours: readonly Hours[];
  readonly daysOff: readonly DaysOff[];
  /** The first day on which new jobs are taken again. */
  readonly resumesOn: string | null;
  /** Days of the next 60 that have as many appointments as the supplier takes. */
  readonly fullDays: readonly string[];
  readonly timeZone: string;
}

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Days of the week without hours; none while no hours are stated. */
export function closedWeekdays({ hours }: Pick<StatedHours, 'hours'>): number[] {
  return hours.length === 0 ? [] : WEEKDAYS.filter((one) => !hours.some(({ days }) => days.includes(one)));
}

/** The first day after the days off that have today, or begin within a week; null when there are none. */
export function backOn({ daysOff }: Pick<StatedHours, 'daysOff'>, today: Day): { from: Day; back: Day } | null {
  const near = addDays(today, 7);
  const next = daysOff
    .filter(({ from, until }) => until >= today && from <= near)
    .sort((one, other) => one.from.localeCompare(other.from))[0];
  if (!next) return null;
  let back = addDays(day(next.until), 1);
  // Ranges that follow one another, or overlap, are one absence.
  while (isOff(daysOff, back)) back = addDays(back, 1);
  return { from: day(next.from), back };
}

/** Why an appointment needs a second look: the supplier is off, closed that weekday, or closed at that time. */
export type OutsideHours = 'off' | 'weekday' | 'time';

/** Whether an appointment begins outside of the stated hours; null when it is within, or nothing is stated. */
export function outsideHours(
  stated: Pick<StatedHours, 'hours' | 'daysOff' | 'timeZone'>,
  start: Date,
): OutsideHours | null {
  const at = wallOf(start, stated.timeZone);
  if (isOff(stated.daysOff, at.day)) return 'off';
  if (stated.hours.length === 0 || stated.hours.some((some) => covers(some, at))) return null;
  return closedWeekdays(stated).includes(weekdayOf(at.day)) ? 'weekday' : 'time';
}
