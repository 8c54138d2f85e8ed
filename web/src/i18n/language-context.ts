import { DEFAULT_LANGUAGE, type Language } from '@contract/languages';
import { createContext, useContext } from 'react';

export interface LanguageChoice {
  language: Language;
  /** Changes the whole page, keeps the choice, and tells the other tabs. */
  setLanguage: (language: Language) => void;
}

export const LanguageContext = createContext<LanguageChoice>({
  language: DEFAULT_LANGUAGE,
  setLanguage: () => undefined,
});

export function useLanguage(): LanguageChoice {
  return useContext(LanguageContext);
}
