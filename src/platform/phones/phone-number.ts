import { createRequire } from 'node:module';
import type { NumberType, PhoneNumber } from 'libphonenumber-js/max';

// The build that class-validator has loaded already: the other one would keep every country's numbers in memory a second time.
const { isSupportedCountry, parsePhoneNumberFromString } = createRequire(import.meta.url)(
  'libphonenumber-js/max',
) as typeof import('libphonenumber-js/max');

/** Longer is no number, and not worth parsing. */
const LONGEST = 60;
/** Spaces that people paste or that French writes between digits. */
const SPACES = /[\s\u00a0\u202f]+/g;
/** French for "ext.", which the library does not know. */
const FRENCH_EXTENSION = /\bposte\b/i;
/** The trunk 0 in brackets that is left out when calling from abroad: +33 (0)6 … */
const BRACKETED_ZERO = /^(\+\d{1,3}) ?\(0\)/;

/** Texts arrive there without cost to whoever reads them; in North America the two kinds cannot be told apart. */
const TEXTABLE: readonly NumberType[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];

/**
 * Whether people can be called at what was typed: an international number with its +, or one of the country (ISO 3166-1) as
 * it is dialed there. An extension may follow. Without a country national numbers are not guessed.
 */
export function isPhone(typed: string, country?: string | null): boolean {
  return parsed(typed, country) !== null;
}

/**
 * The number as networks write it (E.164), without its extension, when text messages can go there; else null. Fixed lines,
 * toll-free and premium numbers get none.
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
