import { LANGUAGES, type Language } from '@contract/languages';
import { useT } from '@i18n/messages';
import type { VersionTexts } from '../api/templates';

const nameOf = (language: Language) => LANGUAGES.find(({ code }) => code === language)?.nativeName ?? language;

/** The names of a template's fields in the user's language. */
export function useTextWords(): (name: keyof VersionTexts) => string {
  const t = useT();
  return (name) => {
    if (name === 'name' || name === 'category') return t(`email-templates.${name}`);
    const language = nameOf(name.endsWith('Fr') ? 'fr' : name.endsWith('Es') ? 'es' : 'en');
    return t(name.startsWith('subject') ? 'email-templates.subjectIn' : 'email-templates.bodyIn', { language });
  };
}
