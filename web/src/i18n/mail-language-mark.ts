import { isLanguage, type Language } from '@contract/languages';

const KEY = 'mail-language';

/** Notes that a link of a message, and not the reader, chose the language of this tab. Without storage, it counts as a choice. */
export function markMailLanguage(language: Language): void {
  try {
    sessionStorage.setItem(KEY, language);
  } catch {
    // Some browsers refuse storage.
  }
}

/** The language that a message's link chose in this tab. The note is taken away. */
export function takeMailLanguage(): Language | null {
  try {
    const written = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return isLanguage(written) ? written : null;
  } catch {
    return null;
  }
}
