import { parseAmount } from '../../contract/amount-text.js';
import type { Currency } from '../../contract/currencies.js';
import type { ImportProblemCode } from '../../contract/import-columns.js';
import { roomsAndHalf } from '../../contract/import/fields.js';
import { AMOUNT_MAX_CENTS } from '../../contract/work-limits.js';

/** The value of a cell, or what is wrong with it. */
export type Read<T> = { ok: true; value: T } | { ok: false; code: ImportProblemCode };
/** The mark before the cents. */
export type DecimalMark = 'point' | 'comma';

const right = <T>(value: T): Read<T> => ({ ok: true, value });
const wrong = (code: ImportProblemCode): { ok: false; code: ImportProblemCode } => ({ ok: false, code });

/** A whole number within limits. */
export function readWhole(text: string, min: number, max: number): Read<number> {
  const value = Number(text.replace(/[\s\u00a0\u202f,]/g, ''));
  return Number.isInteger(value) && value >= min && value <= max ? right(value) : wrong('not_whole');
}

const GRACE_MAX = 90;

/** Whole days: 5, "5 days", "5 jours". */
export function readGraceDays(text: string): Read<number> {
  return readWhole(text.replace(/^(\d{1,3}) ?(?:d|days?|j|jours?|d[ií]as?)\.?$/i, '$1'), 0, GRACE_MAX);
}

/** A share of the rent in basis points: 5, "5 %", "2,5%". */
export function readPercentage(text: string): Read<number> {
  const figure = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%?$/.exec(text.trim())?.[1];
  const points = figure === undefined ? Number.NaN : Math.round(Number(`${figure.replace(',', '.')}e2`));
  return points <= 10_000 ? right(points) : wrong('not_a_percentage');
}

/** A day of the month: 1, "1st", "5e". */
export function readDueDay(text: string): Read<number> {
  return readWhole(text.replace(/^(\d{1,2})(?:st|nd|rd|th|er|e|o)$/i, '$1'), 1, 31);
}

/** Half bathrooms count: 1.5 and 1,5. */
export function readHalves(text: string): Read<number> {
  const doubled = Number(text.replace(',', '.')) * 2;
  return Number.isInteger(doubled) && doubled >= 0 && doubled <= 100 ? right(doubled) : wrong('not_halves');
}

/** Rooms of a size such as "4½" that are no bedrooms: the kitchen and the living room. */
const DAY_ROOMS = 2;

/** "2/1.50", "2 Bed/1 Bath", "Studio / 1", "4½": the bedrooms and the bathrooms, empty for what is not there. */
export function splitBedBath(text: string): { bedrooms: string; bathrooms: string } {
  const rooms = roomsAndHalf(text);
  if (rooms !== null) return { bedrooms: `${Math.max(0, rooms - DAY_ROOMS)}`, bathrooms: '1' };
  const [beds = '', baths = ''] = text.split(/[/|]/).map((part) => part.trim());
  const figure = (part: string) =>
    /^(?:studio|loft|eff)/i.test(part) ? '0' : (/^\d{1,2}(?:[.,]\d{1,2})?/.exec(part)?.[0] ?? '');
  return { bedrooms: figure(beds).replace(/[.,]0+$/, ''), bathrooms: figure(baths) };
}

/** Which mark is before the cents: of two the last one, of one the one without three figures behind it. Null where none is there. */
export function decimalMarkOf(text: string): DecimalMark | null {
  const bare = text.replace(/[^\d.,]/g, '');
  const [point, comma] = [bare.lastIndexOf('.'), bare.lastIndexOf(',')];
  if (point < 0 && comma < 0) return null;
  if (point >= 0 && comma >= 0) return point > comma ? 'point' : 'comma';
  const mark = point >= 0 ? '.' : ',';
  const groups = bare.split(mark).slice(1);
  const grouping = groups.every((group) => group.length === 3);
  return (mark === '.') === grouping ? 'comma' : 'point';
}

/** "-$500.00", "($500.00)" and "500.00-". */
const BELOW_ZERO = /^[^\d]{0,3}[-−(].*\d|\d[^\d]{0,3}[-−]$/;

/**
 * An amount with comma or point, whichever can be meant, or with the mark that the file has; an opening balance may be
 * below zero (a prepayment).
 */
export function readAmount(
  text: string,
  money: Currency,
  { signed = false, mark }: { signed?: boolean; mark?: DecimalMark | undefined } = {},
): Read<number> {
  const minus = signed && BELOW_ZERO.test(text);
  const bare = minus ? text.replace(/[-−()]/g, '').trim() : text;
  const ways = (mark ? [mark] : (['point', 'comma'] as const)).map((way) =>
    parseAmount(...writtenSo(bare, way), money),
  );
  const read = ways.find(({ ok }) => ok);
  if (!read?.ok && !signed && BELOW_ZERO.test(text)) return wrong('negative_amount');
  if (!read?.ok || read.cents > AMOUNT_MAX_CENTS) return wrong('not_an_amount');
  return right(minus ? -read.cents : read.cents);
}

/** The text and the locale that reads it. Points between groups of three are left out before a comma is read. */
function writtenSo(text: string, mark: DecimalMark): [text: string, locale: string] {
  if (mark === 'point') return [text, 'en-CA'];
  const grouped =
    text.includes('.') &&
    decimalMarkOf(text) === 'comma' &&
    (text.split(',')[0] ?? '')
      .split('.')
      .slice(1)
      .every((group) => group.replace(/\D/g, '').length === 3);
  return [grouped ? text.replaceAll('.', '') : text, 'fr-CA'];
}
