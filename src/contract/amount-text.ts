import { decimalOf, digitsOf, formatOf } from './amount-format.js';
import { cents, type Cents } from './money.js';

export type AmountProblem = 'empty' | 'not_an_amount' | 'negative' | 'too_many_decimals' | 'too_large';

export type ParsedAmount =
  | { readonly ok: true; readonly cents: Cents }
  | { readonly ok: false; readonly problem: AmountProblem };

const DASHES = /^[-−–]/u;
const SIGN_BEFORE = /^(?:(?:CA|US|MX|AU|NZ|C|A)?\s?[$€£¥￥]|[A-Z]{3}(?=[\s\d$€£¥￥])\s?[$€£¥￥]?)\s?/u;
const SIGN_AFTER = /(?:\s?(?:[$€£¥￥]|[A-Z]{3}|CA|US|MX|AU|NZ)){0,2}$/u;
const GROUPED = /^\d{1,3}(?:([ ,.'’])\d{3})(?:\1\d{3})*$/u;
const COMMA_DECIMALS = /^(?:\d{4,}|\d{1,3}(?:[ '’]\d{3})+),\d{1,2}$/u;
const PLAIN = /^\d+$/u;

/** An amount as it stands in a field, without a sign of its currency; `parseAmount` reads it back. Nothing for null. */
export function typedAmount(amount: number | null, currency: string, locale: string): string {
  return amount === null ? '' : formatOf(locale, {}, digitsOf(currency)).format(decimalOf(amount, currency));
}

/** The sign of a currency, to stand before a field. */
export function signOf(currency: string, locale: string): string {
  const parts = formatOf(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }, 0).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/**
 * Reads an amount as people type it: "1,650.00" in en-CA and es-MX, "1 650,00" in fr-CA, and the way of another language
 * wherever it can mean one thing alone ("2400,50", "2 400,50", "2.400,50"). A currency sign or code at either end is ignored.
 * Nothing is guessed: where a comma or a point could mean two things, the answer is `not_an_amount`. Amounts of zero are
 * amounts; negative ones are not.
 */
export function parseAmount(text: string, locale: string, currency: string): ParsedAmount {
  return parseDecimal(text, locale, digitsOf(currency));
}

/** Minor units of what was typed, null for what is no amount; to be asked after a form was checked. */
export function centsOf(text: string, locale: string, currency: string): Cents | null {
  const read = parseAmount(text, locale, currency);
  return read.ok ? read.cents : null;
}

/** The same for any number with so many decimals: its value in units of the last one. */
export function parseDecimal(text: string, locale: string, digits: number): ParsedAmount {
  const bare = text.replace(/\s+/gu, ' ').trim().replace(SIGN_BEFORE, '').replace(SIGN_AFTER, '');
  if (bare === '') return { ok: false, problem: 'empty' };
  if (DASHES.test(bare)) return { ok: false, problem: 'negative' };
  const mark = decimalMark(bare, locale);
  const [whole = '', fraction, ...more] = bare.split(mark);
  if (more.length > 0 || !isWhole(whole, mark)) return { ok: false, problem: 'not_an_amount' };
  if (fraction !== undefined && !PLAIN.test(fraction)) return { ok: false, problem: 'not_an_amount' };
  return inLastDigits(whole.replace(/\D/gu, ''), fraction ?? '', digits);
}

/**
 * Of a comma and a point the last one. French writes a comma, but number pads have a point; there it cannot be a grouping
 * mark, so both are read. Elsewhere a comma alone is one only after a group that is set apart or four digits and more, as in
 * "2400,50": before that it could be a group with a digit missing.
 */
function decimalMark(text: string, locale: string): '.' | ',' {
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  if (comma >= 0 && point >= 0) return comma > point ? ',' : '.';
  return comma >= 0 && (locale.startsWith('fr') || COMMA_DECIMALS.test(text)) ? ',' : '.';
}

function isWhole(text: string, mark: '.' | ','): boolean {
  if (PLAIN.test(text)) return true;
  const group = GROUPED.exec(text)?.[1];
  return group !== undefined && group !== mark;
}

function inLastDigits(whole: string, fraction: string, digits: number): ParsedAmount {
  if (fraction.length > digits) return { ok: false, problem: 'too_many_decimals' };
  const minor = BigInt(whole + fraction.padEnd(digits, '0'));
  if (minor > BigInt(Number.MAX_SAFE_INTEGER)) return { ok: false, problem: 'too_large' };
  return { ok: true, cents: cents(Number(minor)) };
}
