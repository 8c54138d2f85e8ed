import { isEmail, isUUID, maxLength } from 'class-validator';
import { isCurrency } from '../../../contract/currencies.js';
import { isDay } from '../../../contract/days.js';
import { asOneLine } from '../../../contract/one-line.js';
import { isTimeZone } from '../../../contract/time-zone-names.js';

/** Whether the product accepts a value, as it is written in an archive. `moment` is when the archive was made, in milliseconds. */
export type Rule = (value: unknown, moment: number) => boolean;

const DAY_MS = 24 * 3600_000;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?(\+00:00|Z)$/;
/** What the product accepts in requests (`strict-json.ts`): no NUL, no halves of characters. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && !value.includes('\0') && value.isWellFormed();

/** Free text of at most so many characters, counted as DTOs count them: an emoji with its variant is one. */
export const text =
  (most: number): Rule =>
  (value) =>
    typeof value === 'string' && value.length <= 4 * most && maxLength(value, most) && isText(value);

/** Free text on one line: what papers print between other lines. */
export const line = (most: number): Rule => {
  const fits = text(most);
  return (value, moment) => fits(value, moment) && asOneLine(value as string) === value;
};

export const matching =
  (pattern: RegExp): Rule =>
  (value) =>
    isText(value) && pattern.test(value);

export const oneOf = (...values: readonly string[]): Rule => {
  const known = new Set<unknown>(values);
  return (value) => known.has(value);
};

export const either =
  (one: Rule, other: Rule): Rule =>
  (value, moment) =>
    one(value, moment) || other(value, moment);

export const whole =
  (least: number, most: number): Rule =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;

export const scalar: Rule = (value) =>
  (typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER) ||
  typeof value === 'boolean' ||
  text(2000)(value, 0);
export const bool: Rule = (value) => typeof value === 'boolean';
export const uuid: Rule = (value) => isUUID(value);
export const day: Rule = (value) => isDay(value);
export const email: Rule = (value) => isText(value) && value.length <= 254 && isEmail(value);
export const currency: Rule = (value) => isCurrency(value);
export const timeZone: Rule = (value) => isTimeZone(value);
/** A word of the product: a state, a code, a key. */
export const word = matching(/^[a-z0-9][a-z0-9_.:/-]*$/i);
export const month = matching(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/);
export const nothing: Rule = (value) => value === null;

/** What has happened. Clocks of two servers may differ by a day at most. */
export const past: Rule = (value, moment) => between(value, Date.UTC(1900, 0), moment + DAY_MS);
/** What ends soon: offers, proposals and reminders. */
export const ahead: Rule = (value, moment) => between(value, Date.UTC(1900, 0), moment + 3660 * DAY_MS);
/** An appointment may be on any day that can be entered (`IsInstant`), in any time zone. */
export const planned: Rule = (value) => between(value, Date.UTC(1900, 0) - DAY_MS, Date.UTC(2200, 0) + DAY_MS);
/** The end of an access may follow the last day that can be entered by some months. */
export const anyTime: Rule = (value) => between(value, Date.UTC(1900, 0), Date.UTC(2203, 0));

function between(value: unknown, first: number, last: number): boolean {
  if (typeof value !== 'string' || !INSTANT.test(value)) return false;
  const at = Date.parse(value);
  return at >= first && at <= last;
}

export const orNull =
  (rule: Rule): Rule =>
  (value, moment) =>
    value === null || rule(value, moment);

export const list =
  (of: Rule, most: number, least = 0): Rule =>
  (value, moment) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every((one) => of(one, moment));

/** An object with these fields. Those of `more` may be missing; no others may be there. */
export const fields =
  (all: Readonly<Record<string, Rule>>, more: Readonly<Record<string, Rule>> = {}): Rule =>
  (value, moment) => {
    if (!isObject(value)) return false;
    const known = new Map(Object.entries({ ...all, ...more }));
    return (
      Object.keys(all).every((name) => Object.hasOwn(value, name)) &&
      Object.entries(value).every(([name, one]) => known.get(name)?.(one, moment) ?? false)
    );
  };

/** An object whose names are words of the product. */
export const named =
  (of: Rule, most: number): Rule =>
  (value, moment) =>
    isObject(value) &&
    Object.keys(value).length <= most &&
    Object.entries(value).every(([name, one]) => /^[A-Za-z_]{1,40}$/.test(name) && of(one, moment));

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
