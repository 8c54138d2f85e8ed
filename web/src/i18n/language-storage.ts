import { isLanguage, type Language } from '@contract/languages';

/** Key of the preference in local storage and name of the cookie that mirrors it for the server. */
export const LANGUAGE_KEY = 'language';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Storage may be unavailable (private mode, blocked cookies). The choice then lasts as long as the page. */
export function storedLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}

export function cookieLanguage(cookies = document.cookie): string | null {
  return /(?:^|;\s*)language=(\w+)/.exec(cookies)?.[1] ?? null;
}

export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // If storage is full, the cookie below still keeps the choice.
  }
  document.cookie = `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

/** Calls back when another tab stores another language. Returns a function that stops it. */
export function onLanguageStored(listener: (language: Language) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === LANGUAGE_KEY && isLanguage(newValue)) listener(newValue);
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
