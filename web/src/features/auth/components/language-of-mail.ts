import { isLanguage, MAIL_LANGUAGE, type Language } from '@contract/languages';
import { readersChoice } from '@i18n/choose-language';
import { cookieLanguage, storedLanguage } from '@i18n/language-storage';
import { NEXT, safeNext } from '@nav/next';

/** The language of the email or text message whose link asked for a sign-in, unless the reader has chosen one. */
export function languageOfMail(search: string): Language | null {
  if (readersChoice({ search, stored: storedLanguage(), cookie: cookieLanguage() })) return null;
  const next = safeNext(new URLSearchParams(search).get(NEXT));
  const written = next && new URL(next, 'http://local').searchParams.get(MAIL_LANGUAGE);
  return isLanguage(written) ? written : null;
}
