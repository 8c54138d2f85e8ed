import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@contract/languages';

export interface LanguageSources {
  /** The query of the address, `?lang=fr`. */
  search: string;
  stored?: string | null;
  cookie?: string | null;
}

/** Address, then stored preference, then English (spec 1, section 1). Unknown codes count as absent. */
export function chooseLanguage({ search, stored, cookie }: LanguageSources): Language {
  const asked = new URLSearchParams(search).get('lang');
  return [asked, stored, cookie].find(isLanguage) ?? DEFAULT_LANGUAGE;
}
