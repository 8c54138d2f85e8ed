import { parseAmount } from '../../../contract/amount-text.js';
import type { Currency } from '../../../contract/currencies.js';
import { isDay } from '../../../contract/days.js';
import type { ImportProblemCode } from '../../../contract/import-columns.js';
import { AMOUNT_MAX_CENTS } from '../../../contract/limits.js';

/** What a cell says, or what is wrong with it. */
export type Read<T> = { ok: true; value: T } | { ok: false; code: ImportProblemCode };

const right = <T>(value: T): Read<T> => ({ ok: true, value });
const wrong = (code: ImportProblemCode): { ok: false; code: ImportProblemCode } => ({ ok: false, code });

/** A whole number within limits. */
export function readWhole(text: string, min: number, max: number): Read<number> {
  const value = Number(text.replace(/[\s\u00a0\u202f,]/g, ''));
  return Number.isInteger(value) && value >= min && value <= max ? right(value) : wrong('not_whole');
}

/** Half bathrooms count: 1.5 and 1,5. */
export function readHalves(text: string): Read<number> {
  const doubled = Number(text.replace(',', '.')) * 2;
  return Number.isInteger(doubled) && doubled >= 0 && doubled <= 100 ? right(doubled) : wrong('not_halves');
}

/** An amount with comma or point, whichever can be meant; an opening balance may be below zero (paid ahead). */
export function readAmount(text: string, money: Currency, { signed = false } = {}): Read<number> {
  const minus = signed && /^[-−(]/.test(text);
  const bare = minus ? text.replace(/^[-−(]\s*|\)$/g, '') : text;
  const read = ['en-CA', 'fr-CA'].map((locale) => parseAmount(bare, locale, money)).find(({ ok }) => ok);
  if (!read?.ok || read.cents > AMOUNT_MAX_CENTS) return wrong('not_an_amount');
  return right(minus ? -read.cents : read.cents);
}

/** 2026-11-30, also with other marks; 30/11/2026 where only one order is possible: nothing is guessed. */
export function readDay(text: string): Read<string> {
  const [, year, month, date] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? [];
  if (year && month && date) return existing(year, month, date);
  const [, first, second, late] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  if (!first || !second || !late) return wrong('day');
  if (Number(first) <= 12 && Number(second) <= 12 && Number(first) !== Number(second)) return wrong('ambiguous_day');
  return Number(first) > 12 ? existing(late, second, first) : existing(late, first, second);
}

function existing(year: string, month: string, date: string): Read<string> {
  const value = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(value) ? right(value) : wrong('day');
}
