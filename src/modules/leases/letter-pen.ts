import type { Language } from '../../contract/languages.js';
import type { Catalogues } from '../../platform/i18n/catalogues.js';
import { amountText, dayText, monthText } from '../../platform/i18n/written.js';

export type Fact = [label: string, value: string];

/**
 * The contents of a letter. The notes are printed below the facts. `title` is the end of a message id, where it differs
 * from the one of the kind.
 */
export interface LetterText {
  title?: string;
  facts: Fact[];
  notes: string[];
}

/** Words, days and amounts in the language of a letter. */
export interface LetterPen {
  language: Language;
  /** A message of the letters, by the last part of its id. */
  say: (id: string, values?: Record<string, string>) => string;
  /** The name of a ledger entry, as on receipts and statements. */
  entry: (kind: string, period?: string | null) => string;
  method: (method: string) => string;
  money: (cents: number, currency: string) => string;
  day: (day: string) => string;
}

export function letterPen(words: Catalogues, language: Language): LetterPen {
  return {
    language,
    say: (id, values) => words.text(language, `landlords.letters.${id}`, values),
    entry: (kind, period) =>
      words.text(language, `payments.entry.${kind}`, { month: period ? monthText(language, period) : '' }),
    method: (method) => words.text(language, `payments.receipt.methods.${method}`),
    money: (cents, currency) => amountText(language, cents, currency),
    day: (day) => dayText(language, day),
  };
}
