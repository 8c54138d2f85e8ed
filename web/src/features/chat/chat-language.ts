import { DEFAULT_LANGUAGE, type Language } from '@contract/languages';
import { readersChoice } from '@i18n/choose-language';
import { cookieLanguage, storedLanguage } from '@i18n/language-storage';

/** The languages that the browser settings alone can choose. */
const BY_BROWSER = /^(en|fr)\b/i;

/**
 * The language that was chosen for the page, otherwise the browser's if it is English or French, otherwise English
 * (docs/specification/chat.md).
 */
export function chatLanguage(search = location.search, browser: readonly string[] = navigator.languages): Language {
  const chosen = readersChoice({ search, stored: storedLanguage(), cookie: cookieLanguage() });
  const first = BY_BROWSER.exec(browser[0] ?? '')?.[1]?.toLowerCase();
  return chosen ?? (first as Language | undefined) ?? DEFAULT_LANGUAGE;
}
