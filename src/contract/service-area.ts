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

/** The beginning of a postal code as it is compared, `h2t` → `H2T`; null for one that no code of the country begins with. */
export function areaPrefixOf(country: string, text: string): string | null {
  // Before capitals are made: some other letters become plain ones then.
  if (!/^[\sA-Za-z0-9-]+$/.test(text)) return null;
  const bare = text.toUpperCase().replace(/[\s-]+/g, '');
  return (own(RULES, country) ?? ANYWHERE).pattern.test(bare) ? bare : null;
}

/** How one looks, for help and complaints. */
export function areaPrefixExample(country: string): string {
  return (own(RULES, country) ?? ANYWHERE).example;
}

/** What was typed into one field, apart: commas, semicolons, lines and spaces divide. Each once, in its order. */
export function splitPrefixes(text: string): string[] {
  return [...new Set(text.toUpperCase().split(/[\s,;]+/))].filter((part) => part !== '');
}
