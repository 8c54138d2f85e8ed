import { parseAmount } from '../../contract/amount-text.js';
import { foldedWords, plainWords } from '../../platform/lists/search-words.js';

/** More words than this are not compared: the first ones tell enough. */
const MOST_WORDS = 8;
/** Amounts are read as these write them; the second has no minor units. */
const READINGS = [
  ['en-CA', 'CAD'],
  ['fr-CA', 'CAD'],
  ['en-CA', 'JPY'],
] as const;
const RECEIPT = /^(?:r-?)?\d{2,}$/i;

export interface SearchTerms {
  /** As they were typed, folded. */
  plain: string[];
  /** Patterns for `like`, one for each word. */
  words: string[];
  /** Pattern of what begins like the first word. */
  beginning: string;
  /** What it may mean as an amount, in minor units. */
  cents: number[];
  /** Pattern of a receipt number, or null. */
  receipt: string | null;
  /** Those patterns that may name a home: 87-302. */
  homes: string[];
}

/** What someone typed, as the database compares it: `lw_fold` does the same to the columns. */
export function searchTerms(typed: string): SearchTerms {
  const words = foldedWords(typed).slice(0, MOST_WORDS);
  const amounts = READINGS.map(([locale, currency]) => parseAmount(typed, locale, currency)).flatMap((read) =>
    read.ok ? [Number(read.cents)] : [],
  );
  const bare = typed.trim();
  const patterns = words.map((word) => `%${word}%`);
  return {
    plain: plainWords(typed).slice(0, MOST_WORDS),
    words: patterns,
    homes: patterns.filter((pattern) => pattern.includes('-')),
    beginning: `${words[0] ?? ''}%`,
    cents: [...new Set(amounts)],
    receipt: RECEIPT.test(bare) ? `R-${bare.replace(/\D/gu, '')}%` : null,
  };
}

/** The values `$1` to `$5` of the statements in `search-sql.ts`. */
export const valuesOf = ({ words, beginning, cents, receipt, homes }: SearchTerms): unknown[] => [
  words,
  beginning,
  cents,
  receipt,
  homes,
];
