/** The languages of the product (docs/specification/languages.md): the first one is the default and fills what another lacks. */
export const LANGUAGES = [
  { code: 'en', name: 'English', nativeName: 'English', locale: 'en-CA' },
  { code: 'fr', name: 'French', nativeName: 'Français', locale: 'fr-CA' },
  { code: 'es', name: 'Spanish', nativeName: 'Español', locale: 'es-MX' },
] as const;

export type Language = (typeof LANGUAGES)[number]['code'];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Whether a text from outside (address, storage, cookie, header) names one of our languages. */
export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language.code === value);
}

/** The locale whose days and amounts a language shows (docs/specification/languages.md). */
export function localeOf(language: Language): string {
  return LANGUAGES.find(({ code }) => code === language)?.locale ?? language;
}

/** A language for whatever came from outside: `fr-CA` is French, the unknown is English. */
export function languageOf(value: unknown): Language {
  const code = typeof value === 'string' ? value.slice(0, 2).toLowerCase() : '';
  return isLanguage(code) ? code : DEFAULT_LANGUAGE;
}

/** What an address that has a query carries so that its page opens in a language, also where the browser has never been; nothing for the default. */
export function inLanguage(language: string): string {
  return language === DEFAULT_LANGUAGE ? '' : `&lang=${language}`;
}
