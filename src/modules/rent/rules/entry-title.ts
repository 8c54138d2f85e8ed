import type { Catalogues } from '../../../platform/i18n/catalogues.js';
import { monthText } from '../../../platform/i18n/written.js';

interface Named {
  /** Its kind; `<kind>_of_<kind>` for what takes another entry back. */
  entry: string;
  /** The landlord's words for a charge. */
  label: string | null;
  period: string | null;
  method?: string | null;
}

/** What an entry of the ledger is called in a language; what takes another one back names that one. */
export function entryTitle(words: Catalogues, language: string, { entry, label, period, method }: Named): string {
  const [kind = entry, of] = entry.split('_of_');
  const month = period ? monthText(language, period) : '';
  const name = (id: string) => words.text(language, `payments.entry.${id}`, { month, method: method ?? 'other' });
  return of ? `${name(kind)} (${label ?? name(of)})` : (label ?? name(kind));
}
