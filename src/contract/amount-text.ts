import { CURRENCIES, type Currency } from './currencies.js';
import { cents, type Cents } from './money.js';

export type AmountProblem = 'empty' | 'not_an_amount' | 'negative' | 'too_many_decimals' | 'too_large';

export type ParsedAmount =
  | { readonly ok: true; readonly cents: Cents }
  | { readonly ok: false; readonly problem: AmountProblem };

const DASHES = /^[-−–]/u;
const SIGN_BEFORE = /^(?:(?:CA|US|MX|AU|NZ)?[$€£¥]|[A-Z]{3}(?=[\s\d]))\s?/u;
const SIGN_AFTER = /(?:\s?(?:[$€£¥]|[A-Z]{3})){0,2}$/u;
const GROUPED = /^\d{1,3}(?:([ ,'’])\d{3})(?:\1\d{3})*$/u;
const COMMA_DECIMALS = /^\d{4,},\d{1,2}$/u;
const PLAIN = /^\d+$/u;

/**
 * Reads an amount as people of a locale type it: "1,650.00" in en-CA and es-MX, "1 650,00" in fr-CA.
 * A currency sign or code at either end is ignored. Nothing is guessed: where a comma or a point could mean
 * two things, the answer is `not_an_amount`. Amounts of zero are amounts; negative ones are not.
 */
export function parseAmount(text: string, locale: string, currency: Currency): ParsedAmount {
  const bare = text.replace(/\s+/gu, ' ').trim().replace(SIGN_BEFORE, '').replace(SIGN_AFTER, '');
  if (bare === '') return { ok: false, problem: 'empty' };
  if (DASHES.test(bare)) return { ok: false, problem: 'negative' };
  const [whole, fraction, ...more] = bare.split(decimalMark(bare, locale));
  if (whole === undefined || more.length > 0 || !isWhole(whole, locale)) return { ok: false, problem: 'not_an_amount' };
  if (fraction !== undefined && !PLAIN.test(fraction)) return { ok: false, problem: 'not_an_amount' };
  return toCents(whole.replace(/\D/gu, ''), fraction ?? '', CURRENCIES[currency]);
}

/**
 * French writes a comma, but number pads have a point; there it cannot be a grouping mark, so both are read. Elsewhere a comma
 * is one only after four digits or more without a mark, as in "2400,50": before that it could be a group with a digit missing.
 */
function decimalMark(text: string, locale: string): string {
  return (locale.startsWith('fr') && text.includes(',')) || COMMA_DECIMALS.test(text) ? ',' : '.';
}

function isWhole(text: string, locale: string): boolean {
  if (PLAIN.test(text)) return true;
  const mark = GROUPED.exec(text)?.[1];
  return mark !== undefined && (mark !== ',' || !locale.startsWith('fr'));
}

function toCents(whole: string, fraction: string, digits: number): ParsedAmount {
  if (fraction.length > digits) return { ok: false, problem: 'too_many_decimals' };
  const minor = BigInt(whole + fraction.padEnd(digits, '0'));
  if (minor > BigInt(Number.MAX_SAFE_INTEGER)) return { ok: false, problem: 'too_large' };
  return { ok: true, cents: cents(Number(minor)) };
}
