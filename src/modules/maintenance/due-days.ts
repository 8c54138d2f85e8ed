import { addDays, addMonths, dayIn, later, monthOf, shiftMonth, type Day } from '../../contract/days.js';
import { monthOfSeason, SEASON_DAY, type MaintenanceRhythm, type Season } from '../../contract/maintenance.js';

/** When a schedule is due, in the country of its property. */
export interface DueDays {
  readonly rhythm: MaintenanceRhythm;
  /** Of the rhythm `months`. */
  readonly everyMonths: number | null;
  /** The day from which the others are counted; seasons are not due before it. */
  readonly startsOn: Day;
  /** Of the rhythm `seasons`. */
  readonly seasons: readonly Season[];
  /** ISO 3166-1: when its seasons are. */
  readonly country: string;
}

/** The first due day on or after another day. Counted from the first day each time, so that the 31st comes back after a shorter month. */
export function dueOnOrAfter(days: DueDays, from: Day): Day {
  const start = later(days.startsOn, from);
  return days.rhythm === 'seasons' ? ofSeasons(days, start) : ofMonths(days, start);
}

export function dueAfter(days: DueDays, day: Day): Day {
  return dueOnOrAfter(days, addDays(day, 1));
}

/** Every due day from one day through another. */
export function dueBetween(days: DueDays, from: Day, through: Day): Day[] {
  const due: Day[] = [];
  for (let next = dueOnOrAfter(days, from); next <= through; next = dueAfter(days, next)) due.push(next);
  return due;
}

/**
 * The due day for which a request is to be made now, `leadDays` before it, and the one to wait for after it. Of days that
 * were missed only the latest counts: after a long stop there is one request, not one for each of them.
 */
export function raiseNow(
  days: DueDays,
  { nextOn, leadDays, today }: { nextOn: Day; leadDays: number; today: Day },
): { dueOn: Day | null; nextOn: Day } {
  const dueOn = dueBetween(days, nextOn, addDays(today, leadDays)).at(-1) ?? null;
  return { dueOn, nextOn: dueOn ? dueAfter(days, dueOn) : nextOn };
}

/** Months from one due day to the next: the shortest time there can be between two of them. */
export function monthsApart({ rhythm, everyMonths }: Pick<DueDays, 'rhythm' | 'everyMonths'>): number {
  if (rhythm === 'yearly') return 12;
  return rhythm === 'seasons' ? 3 : (everyMonths ?? 1);
}

function ofMonths(days: DueDays, from: Day): Day {
  const months = monthsApart(days);
  let step = Math.max(0, Math.floor(monthsBetween(days.startsOn, from) / months));
  while (addMonths(days.startsOn, step * months) < from) step += 1;
  return addMonths(days.startsOn, step * months);
}

function ofSeasons({ seasons, country }: DueDays, from: Day): Day {
  const wanted = new Set(seasons.map((season) => monthOfSeason(season, country)));
  let month = monthOf(from);
  // A schedule names at least one season, so a day is found within a year and a month.
  while (!wanted.has(Number(month.slice(5))) || dayIn(month, SEASON_DAY) < from) month = shiftMonth(month, 1);
  return dayIn(month, SEASON_DAY);
}

function monthsBetween(from: Day, to: Day): number {
  const count = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return count(to) - count(from);
}
