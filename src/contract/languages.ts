/** The languages of the product (docs/specification/languages.md). The first one is the default and fills in what another lacks. */
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

/** The locale in which a language shows days and amounts (docs/specification/languages.md). */
export function localeOf(language: Language): string {
  return LANGUAGES.find(({ code }) => code === language)?.locale ?? language;
}

/** A language from an outside value: `fr-CA` is French, anything unknown is English. */
export function languageOf(value: unknown): Language {
  const code = typeof value === 'string' ? value.slice(0, 2).toLowerCase() : '';
  return isLanguage(code) ? code : DEFAULT_LANGUAGE;
}

/** The query that makes a page open in a language, even in a browser that has never been here; empty for the default language. */
export function inLanguage(language: string): string {
  return language === DEFAULT_LANGUAGE ? '' : `&lang=${language}`;
}

/**
 * Name of the query value with which links of emails and text messages to dashboards name the language of the message. It isn't a
 * choice: only a sign-in page on the way reads it, in a browser without a choice.
 */
export const MAIL_LANGUAGE = 'mail-lang';
