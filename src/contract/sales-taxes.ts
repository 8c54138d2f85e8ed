import type { LineTax } from './invoice-totals.js';
import type { Language } from './languages.js';

const GST = { name: 'GST', rateThousandths: 5000 } as const;
const hst = (rateThousandths: number) => [{ name: 'HST', rateThousandths }] as const;

/**
 * Taxes that are suggested on an invoice for repairs, by region. Only taxes that are the same for all work there are listed:
 * the provincial taxes of British Columbia, Manitoba and Saskatchewan depend on the work, and those of US states on city and
 * work, so suppliers add them (docs/decisions/0602-taxes-are-suggested.md, 1764).
 */
const SUGGESTED: Readonly<Partial<Record<string, readonly LineTax[]>>> = {
  'CA-AB': [GST],
  'CA-BC': [GST],
  'CA-MB': [GST],
  'CA-NB': hst(15_000),
  'CA-NL': hst(15_000),
  'CA-NS': hst(14_000),
  'CA-NT': [GST],
  'CA-NU': [GST],
  'CA-ON': hst(13_000),
  'CA-PE': hst(15_000),
  'CA-QC': [GST, { name: 'QST', rateThousandths: 9975 }],
  'CA-SK': [GST],
  'CA-YT': [GST],
};

/** The taxes that a region suggests; none if the region is unknown. */
export function suggestedTaxes(region: string): readonly LineTax[] {
  return Object.hasOwn(SUGGESTED, region) ? (SUGGESTED[region] ?? []) : [];
}

/** Canada’s taxes have an official name in English and one in French. */
const IN_FRENCH: readonly (readonly [string, string])[] = [
  ['GST', 'TPS'],
  ['HST', 'TVH'],
  ['QST', 'TVQ'],
];

/** The name of a tax as its reader knows it: one of Canada’s in their language, any other as it was typed. */
export function taxName(name: string, language: Language): string {
  const known = IN_FRENCH.find((names) => names.includes(name.trim()));
  return known ? known[language === 'fr' ? 1 : 0] : name;
}
