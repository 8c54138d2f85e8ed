import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@contract/languages';

export interface LanguageSources {
  /** The query of the address, `?lang=fr`. */
  search: string;
  stored?: string | null;
  cookie?: string | null;
}

/**
 * What the reader chose: the language in the address, otherwise the stored preference; null if they never chose. Unknown codes
 * count as absent.
 */
export function readersChoice({ search, stored, cookie }: LanguageSources): Language | null {
  const asked = new URLSearchParams(search).get('lang');
  return [asked, stored, cookie].find(isLanguage) ?? null;
}

/** Address, then stored preference, then English (docs/specification/languages.md). */
export function chooseLanguage(sources: LanguageSources): Language {
  return readersChoice(sources) ?? DEFAULT_LANGUAGE;
}
