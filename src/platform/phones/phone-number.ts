import { createRequire } from 'node:module';
import type { NumberType, PhoneNumber } from 'libphonenumber-js/max';

// The build that class-validator has loaded already. Another one would keep every country's numbers in memory a second time.
const { isSupportedCountry, parsePhoneNumberFromString } = createRequire(import.meta.url)(
  'libphonenumber-js/max',
) as typeof import('libphonenumber-js/max');

/** A longer text is no number and isn't worth parsing. */
const LONGEST = 60;
/** Spaces that people paste, or that French writes between digits. */
const SPACES = /[\s\u00a0\u202f]+/g;
/** French for "ext.", which the library does not know. */
const FRENCH_EXTENSION = /\bposte\b/i;
/** The trunk 0 in parentheses that is left out when calling from abroad: +33 (0)6 … */
const BRACKETED_ZERO = /^(\+\d{1,3}) ?\(0\)/;

/** Kinds of numbers where texts arrive at no cost to the reader. In North America mobile and fixed lines can't be told apart. */
const TEXTABLE: readonly NumberType[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/**
 * Whether what was typed can be called: an international number with its +, or a number of the country (ISO 3166-1) as it is
 * dialed there. An extension may follow. Without a country, national numbers are not guessed.
 */
export function isPhone(typed: string, country?: string | null): boolean {
  return parsed(typed, country) !== null;
}

/**
 * Whether a person's own number can be called: with its country code, or as it is dialed in North America, where most readers
 * live, or in the country of their home. `12` is no number anywhere.
 */
export function isCallable(typed: string, country?: string | null): boolean {
  return [null, 'CA', 'US', country].some((one) => isPhone(typed, one));
}

/** Whether a call costs more than a call: wherever such a number can be dialed, we don't lead anyone to dial it. */
export function isPremiumRate(typed: string, country?: string | null): boolean {
  return [null, 'CA', 'US', country].some((one) => parsed(typed, one)?.getType() === 'PREMIUM_RATE');
}

/**
 * The number in the form that networks use (E.164), without its extension, if text messages can be sent to it; otherwise null.
 * Fixed lines, toll-free and premium numbers are null.
 */
export function toE164(typed: string, country?: string | null): string | null {
  const number = parsed(typed, country);
  return number && TEXTABLE.includes(number.getType()) ? number.number : null;
}

function parsed(typed: string, country?: string | null): PhoneNumber | null {
  if (typed.length > LONGEST) return null;
  const text = typed.replace(SPACES, ' ').trim().replace(FRENCH_EXTENSION, 'ext.').replace(BRACKETED_ZERO, '$1');
  const defaultCountry = country && isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(text, { defaultCountry, extract: false });
  return number?.isPossible() && number.isValid() ? number : null;
}
