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

/** An amount as it is shown in a field, without a currency sign. `parseAmount` reads it back. Empty for null. */
export function typedAmount(amount: number | null, currency: string, locale: string): string {
  return amount === null ? '' : formatOf(locale, {}, digitsOf(currency)).format(decimalOf(amount, currency));
}

/**
 * The sign of a currency and on which side of a field it is shown: `$` before it in English and Spanish, after it in
 * French.
 */
export function signPlacedFor(currency: string, locale: string): { prefix: string } | { suffix: string } {
  const parts = formatOf(locale, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }, 0).formatToParts(0);
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  return parts[0]?.type === 'currency' ? { prefix: sign } : { suffix: sign };
}

/**
 * Reads an amount as people type it: "1,650.00" in en-CA and es-MX, "1 650,00" in fr-CA. It also reads the format of another
 * language if it can mean only one thing ("2400,50", "2 400,50", "2.400,50"). A currency sign or code at either end is ignored.
 * Nothing is guessed: if a comma or a point could mean two things, the answer is `not_an_amount`. Zero is an amount; negative
 * numbers aren't.
 */
export function parseAmount(text: string, locale: string, currency: string): ParsedAmount {
  return parseDecimal(text, locale, digitsOf(currency));
}

/** Minor units of what was typed, or null if it isn't an amount. Use it after a form was validated. */
export function centsOf(text: string, locale: string, currency: string): Cents | null {
  const read = parseAmount(text, locale, currency);
  return read.ok ? read.cents : null;
}

/** The same for any number with this many decimals: its value in units of the last one. */
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
 * Of a comma and a point, the last one is the decimal mark. French uses a comma, but number pads have a point, and a point
 * can't be a grouping mark there, so both are read. Elsewhere a single comma is the decimal mark only after a separated group
 * or at least four digits, as in "2400,50": after fewer digits it could be a grouping mark with a digit missing.
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
