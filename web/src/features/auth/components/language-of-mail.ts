import { DEFAULT_LANGUAGE, isLanguage, MAIL_LANGUAGE, type Language } from '@contract/languages';
import { readersChoice } from '@i18n/choose-language';
import { cookieLanguage, storedLanguage } from '@i18n/language-storage';
import { NEXT, safeNext } from '@nav/next';

const hasChosen = (search: string) =>
  readersChoice({ search, stored: storedLanguage(), cookie: cookieLanguage() }) !== null;

/**
 * The browser's language, to be offered. It repeats `@i18n/offered-language`, which is in the chunk of the site's header: sign-in
 * pages would load all of that with it, and in a chunk that every page loads it would weigh on the heaviest ones.
 */
export function languageOfBrowser(search: string, [first]: readonly string[] = navigator.languages): Language | null {
  const language = first?.slice(0, 2).toLowerCase();
  return isLanguage(language) && language !== DEFAULT_LANGUAGE && !hasChosen(search) ? language : null;
}

/** The language of the email or text message whose link asked for a sign-in, unless the reader has chosen one. */
export function languageOfMail(search: string): Language | null {
  if (hasChosen(search)) return null;
  const next = safeNext(new URLSearchParams(search).get(NEXT));
  const written = next && new URL(next, 'http://local').searchParams.get(MAIL_LANGUAGE);
  return isLanguage(written) ? written : null;
}
