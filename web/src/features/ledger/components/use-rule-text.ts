import type { components } from '@api/schema';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';

/** What a region says, in the reader's language; where it isn't translated, the English text with a note that says so. */
export function useRuleText(): (words: components['schemas']['RegionWordsResponse']) => string {
  const t = useT();
  const { language } = useLanguage();
  return (words) => words[language] ?? t('ledger.rule.inEnglish', { value: words.en });
}
