import { own } from './own.js';

interface PostalRule {
  readonly pattern: RegExp;
  /** An example, for the message when a code is refused. */
  readonly example: string;
  /** Splits capitals without spaces into the usual groups. */
  readonly written?: (bare: string) => string;
}

const digits = (count: number, example: string): PostalRule => ({ pattern: new RegExp(`^\\d{${count}}$`), example });
const spaced = (at: number) => (bare: string) => `${bare.slice(0, at)} ${bare.slice(at)}`;
const dashed = (at: number) => (bare: string) => (bare.length > at ? `${bare.slice(0, at)}-${bare.slice(at)}` : bare);

/**
 * Postal codes by country, as the Universal Postal Union's addressing sheets describe them. Canada leaves out letters
 * that look like others (Canada Post: no D, F, I, O, Q, U; none begins with W or Z).
 */
const RULES: Readonly<Record<string, PostalRule>> = {
  CA: {
    pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/,
    example: 'H2T 2N6',
    written: spaced(3),
  },
  US: { pattern: /^\d{5}(\d{4})?$/, example: '98101', written: dashed(5) },
  GB: {
    pattern: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/,
    example: 'SW1A 1AA',
    written: (bare) => spaced(bare.length - 3)(bare),
  },
  IE: { pattern: /^[A-Z]\d[\dW][A-Z\d]{4}$/, example: 'D02 AF30', written: spaced(3) },
  NL: { pattern: /^[1-9]\d{3}[A-Z]{2}$/, example: '1012 JS', written: spaced(4) },
  PT: { pattern: /^\d{7}$/, example: '1000-205', written: dashed(4) },
  GR: { pattern: /^\d{5}$/, example: '104 31', written: spaced(3) },
  JP: { pattern: /^\d{7}$/, example: '100-0001', written: dashed(3) },
  MX: digits(5, '06600'),
  FR: digits(5, '75001'),
  ES: digits(5, '28013'),
  DE: digits(5, '10115'),
  IT: digits(5, '00118'),
  FI: digits(5, '00100'),
  AU: digits(4, '2000'),
  NZ: digits(4, '6011'),
  BE: digits(4, '1000'),
  AT: digits(4, '1010'),
  LU: digits(4, '1111'),
};

/**
 * The code as it is written in its country, `h2t2n6` becomes `H2T 2N6`; null if it can't be one. Countries without a rule
 * accept anything.
 */
export function postalCodeOf(country: string, text: string): string | null {
  const rule = own(RULES, country);
  if (!rule) return text.trim() || null;
  const bare = text.toUpperCase().replace(/[\s-]+/g, '');
  return rule.pattern.test(bare) ? (rule.written?.(bare) ?? bare) : null;
}

/** An example of a country's code, for help texts and error messages; empty if any code is accepted. */
export function postalCodeExample(country: string): string {
  return own(RULES, country)?.example ?? '';
}
