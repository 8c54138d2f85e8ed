import { isDay } from '../../contract/days.js';
import type { Read } from './read-cell.js';

/** Names of months in our languages, as many first letters as distinguish them, without accents. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'ene'],
  ['feb', 'fev'],
  ['mar'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai'],
  ['jun', 'juin'],
  ['jul', 'juil'],
  ['aug', 'aou', 'ago'],
  ['sep'],
  ['oct'],
  ['nov'],
  ['dec', 'dic'],
];
/** Values that mean that there is no last day. */
const OPEN_END = new Set([
  'mtm',
  'monthtomonth',
  'm2m',
  'atwill',
  'open',
  'none',
  'indefinite',
  'aumois',
  'moisamois',
  'indetermine',
  'mesames',
  'indefinido',
]);

/** Whether a cell says that the lease has no last day. */
export function isOpenEnd(text: string): boolean {
  return OPEN_END.has(plain(text).replace(/[^a-z0-9]/g, ''));
}

/** Which order of day and month a date shows: `either` may be both, null is written so that it does not matter. */
export function dayOrderOf(text: string): 'day' | 'month' | 'either' | null {
  const [, first = '', second = ''] = numeric(text) ?? [];
  if (!first) return null;
  if (Number(first) > 12) return 'day';
  if (Number(second) > 12) return 'month';
  return Number(first) === Number(second) ? null : 'either';
}

/** 2026-11-30, 30/11/2026, 11/30/26, Nov 30, 2026, 1er nov. 2026: where two orders are possible, by `dayFirst`, else `ambiguous_day`. */
export function readDate(text: string, dayFirst?: boolean): Read<string> {
  const [, year, month, date] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]|$)/.exec(text) ?? [];
  if (year && month && date) return existing(year, month, date);
  const parts = numeric(text);
  if (!parts) return named(text);
  const [, first = '', second = '', late = ''] = parts;
  const order = dayOrderOf(text);
  if (order === 'either' && dayFirst === undefined) return { ok: false, code: 'ambiguous_day' };
  const dayIsFirst = order === 'day' || (order === 'either' && dayFirst === true);
  return dayIsFirst ? existing(fullYear(late), second, first) : existing(fullYear(late), first, second);
}

function numeric(text: string): RegExpExecArray | null {
  return (
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?:[T ]|$)/.exec(text) ??
    /^(\d{1,2})[/.](\d{1,2})[/.](\d{2})(?:[T ]|$)/.exec(text)
  );
}

/** One word is a month, the others are the day and the year. */
function named(text: string): Read<string> {
  const words = plain(text)
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'de' && word !== 'del');
  const at = words.findIndex((word) => monthOf(word) > 0);
  const month = monthOf(words[at] ?? '');
  const [date = '', year = ''] = words
    .filter((_, nth) => nth !== at)
    .map((word) => word.replace(/^(\d+)(?:st|nd|rd|th|er|o)$/, '$1'));
  const known = words.length === 3 && month > 0 && /^\d{1,2}$/.test(date) && /^(?:\d{2}|\d{4})$/.test(year);
  return known ? existing(fullYear(year), String(month), date) : { ok: false, code: 'day' };
}

function monthOf(word: string): number {
  return /^[a-z]{3,}$/.test(word) ? MONTHS.findIndex((names) => names.some((name) => word.startsWith(name))) + 1 : 0;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const fullYear = (year: string) => (year.length === 2 ? `${Number(year) < 70 ? '20' : '19'}${year}` : year);

function existing(year: string, month: string, date: string): Read<string> {
  const value = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(value) ? { ok: true, value } : { ok: false, code: 'day' };
}
