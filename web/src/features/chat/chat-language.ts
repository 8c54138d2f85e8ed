import { DEFAULT_LANGUAGE, type Language } from '@contract/languages';
import { readersChoice } from '@i18n/choose-language';
import { cookieLanguage, storedLanguage } from '@i18n/language-storage';

/** Languages that the browser alone may ask for. */
const BY_BROWSER = /^(en|fr)\b/i;

/** An explicitly chosen language of the page, else the browser's English or French, else English (docs/specification/chat.md). */
export function chatLanguage(search = location.search, browser: readonly string[] = navigator.languages): Language {
  const chosen = readersChoice({ search, stored: storedLanguage(), cookie: cookieLanguage() });
  const first = BY_BROWSER.exec(browser[0] ?? '')?.[1]?.toLowerCase();
  return chosen ?? (first as Language | undefined) ?? DEFAULT_LANGUAGE;
}
