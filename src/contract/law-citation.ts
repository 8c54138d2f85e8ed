import { sourceFor } from './french-pages.js';
import { localeOf, type Language } from './languages.js';
import { writtenSourceDate } from './source-date.js';

/** An official text with its section, as it is cited in each language. */
export interface Law {
  en: string;
  fr: string;
  es: string;
  page: string;
  frenchPage: string | null;
}

/** The law in the reader's language, and its official page. */
export const citationOf = (law: Law, language: Language): [citation: string, page: string] => [
  law[language],
  language === 'fr' ? (law.frenchPage ?? law.page) : law.page,
];

/** Where a rule comes from. A law that is named comes first, with its official page, then the page on which it was read. */
export function originOf(
  language: Language,
  from: { place?: string | null; law?: Law | null; source: string | null; date?: string | null },
): string {
  const law = from.law && citationOf(from.law, language);
  const cited = law && `${law[0]} (${law[1]})`;
  const date = from.date && writtenSourceDate(localeOf(language), from.date);
  const read = from.source && sourceFor(language, from.source);
  return [from.place, cited, read, date].filter(Boolean).join(', ');
}
