import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@contract/languages';
import { readersChoice } from './choose-language';
import { cookieLanguage, storedLanguage } from './language-storage';

/**
 * The browser's language, if we have it and the reader has chosen none. Pages are English until someone chooses (LN-001), so it is
 * offered and not set.
 */
export function offeredLanguage(
  search = location.search,
  browser: readonly string[] = navigator.languages,
): Language | null {
  const language = browser[0]?.slice(0, 2).toLowerCase();
  if (!isLanguage(language) || language === DEFAULT_LANGUAGE) return null;
  return readersChoice({ search, stored: storedLanguage(), cookie: cookieLanguage() }) ? null : language;
}
