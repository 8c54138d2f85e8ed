import { own } from './own.js';

/** How many beginnings of postal codes a supplier's area has at most. */
export const AREA_PREFIXES_MAX = 200;

interface PrefixRule {
  readonly pattern: RegExp;
  readonly example: string;
}

/** The part of a postal code that names a district (Canada Post leaves out letters that look like others), or three to five digits of a ZIP code. */
const RULES: Readonly<Record<string, PrefixRule>> = {
  CA: { pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]$/, example: 'H2T' },
  US: { pattern: /^\d{3,5}$/, example: '981' },
};
const ANYWHERE: PrefixRule = { pattern: /^[A-Z0-9]{1,10}$/, example: '75' };

/**
 * The start of a postal code in the form in which it is compared, `h2t` becomes `H2T`; null if no code of the country starts
 * with it.
 */
export function areaPrefixOf(country: string, text: string): string | null {
  // This is checked before converting to capitals, which would turn some other letters into plain ones.
  if (!/^[\sA-Za-z0-9-]+$/.test(text)) return null;
  const bare = text.toUpperCase().replace(/[\s-]+/g, '');
  return (own(RULES, country) ?? ANYWHERE).pattern.test(bare) ? bare : null;
}

/** An example, for help texts and error messages. */
export function areaPrefixExample(country: string): string {
  return (own(RULES, country) ?? ANYWHERE).example;
}

/** Splits what was typed into one field at commas, semicolons, line breaks and spaces. Each value appears once, in order. */
export function splitPrefixes(text: string): string[] {
  return [...new Set(text.toUpperCase().split(/[\s,;]+/))].filter((part) => part !== '');
}
