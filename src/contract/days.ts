declare const dayBrand: unique symbol;
declare const monthBrand: unique symbol;

/** A calendar day `YYYY-MM-DD` without time or zone, which sorts as text. Only the functions here create one. */
export type Day = string & { readonly [dayBrand]: true };

/** A calendar month `YYYY-MM`; sorts as text. */
export type Month = string & { readonly [monthBrand]: true };

export class DayError extends RangeError {
  override readonly name = 'DayError';
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;
/** The range of the arithmetic: years of four digits, so that days sort as text. */
const FIRST_YEAR = 1000;
const LAST_YEAR = 9999;
/** The range that people may enter: far enough from both ends that no term, notice or schedule leaves the calendar. */
const ENTERED = { first: '1900-01-01', last: '2199-12-31' };
const MS_PER_DAY = 86_400_000;

/** Whether a value from outside is a real day ("2026-02-29" isn't), from 1900 to 2199. */
export function isDay(value: unknown): value is Day {
  return exists(value) && value >= ENTERED.first && value <= ENTERED.last;
}

function exists(value: unknown): value is Day {
  if (typeof value !== 'string') return false;
  const [, year, month, day] = DAY.exec(value)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  return year >= FIRST_YEAR && month >= 1 && month <= 12 && day >= 1 && day <= lengthOf(year, month);
}

/** Takes a day from a column, from a constant, or one that was validated; years 1000 to 9999. Throws `DayError` for anything else. */
export function day(value: unknown): Day {
  if (!exists(value)) throw new DayError(`Not a calendar day: ${String(value)}`);
  return value;
}

/** Takes a month `YYYY-MM`. Throws `DayError` for anything else. */
export function month(value: unknown): Month {
  if (typeof value !== 'string' || !MONTH.test(value) || Number(value.slice(0, 4)) < FIRST_YEAR) {
    throw new DayError(`Not a calendar month: ${String(value)}`);
  }
  return value as Month;
}

/** Negative if earlier, 0 if equal, positive if later: for `sort`. */
export function compareDays(a: Day, b: Day): number {
  return a < b ? -1 : Number(a > b);
}

export function earlier(a: Day, b: Day): Day {
  return a < b ? a : b;
}

export function later(a: Day, b: Day): Day {
  return a > b ? a : b;
}

export function addDays(from: Day, days: number): Day {
  return toDay(utc(from) + days * MS_PER_DAY);
}

/** The same day of a later (or earlier) month, or that month's last day if it is shorter: Jan 31 + 1 → Feb 28. */
export function addMonths(from: Day, months: number): Day {
  return dayIn(shiftMonth(monthOf(from), months), dayOfMonth(from));
}

/** Days from the first to the second: 0 for the same day, negative backwards. */
export function daysBetween(from: Day, to: Day): number {
  return (utc(to) - utc(from)) / MS_PER_DAY;
}

export function monthOf(value: Day): Month {
  return value.slice(0, 7) as Month;
}

export function dayOfMonth(value: Day): number {
  return Number(value.slice(8));
}

export function shiftMonth(from: Month, months: number): Month {
  const [year, index] = parts(from);
  const count = year * 12 + index - 1 + months;
  const shifted = Math.floor(count / 12);
  if (!(shifted >= FIRST_YEAR && shifted <= LAST_YEAR)) throw new DayError('Beyond the calendar');
  return `${shifted}-${twoDigits((count % 12) + 1)}` as Month;
}

export function daysInMonth(value: Month): number {
  return lengthOf(...parts(value));
}

/** Day `wanted` of the month, or its last day if the month is shorter. */
export function dayIn(value: Month, wanted: number): Day {
  if (!(Number.isInteger(wanted) && wanted >= 1)) throw new DayError(`Not a day of a month: ${wanted}`);
  return `${value}-${twoDigits(Math.min(wanted, daysInMonth(value)))}` as Day;
}

export function firstDayOf(value: Month): Day {
  return dayIn(value, 1);
}

export function lastDayOf(value: Month): Day {
  return dayIn(value, 31);
}

function parts(value: Month): [year: number, month: number] {
  return [Number(value.slice(0, 4)), Number(value.slice(5))];
}

function lengthOf(year: number, monthNumber: number): number {
  if (monthNumber === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(monthNumber) ? 30 : 31;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

function twoDigits(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

function utc(value: Day): number {
  return Date.UTC(Number(value.slice(0, 4)), Number(value.slice(5, 7)) - 1, Number(value.slice(8)));
}

function toDay(ms: number): Day {
  if (Number.isNaN(new Date(ms).getTime())) throw new DayError('Beyond the calendar');
  return day(new Date(ms).toISOString().slice(0, 10));
}
