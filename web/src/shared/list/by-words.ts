import { localeOf } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';

interface Option {
  value: string;
  label: string;
}

/** Options sorted by their labels in the reader's language. “Other” comes last. */
export function byWords<One extends Option>(options: readonly One[], locale: string): One[] {
  const { compare } = new Intl.Collator(locale);
  const rest = ({ value }: Option) => Number(value.toLowerCase() === 'other');
  return options.toSorted((one, next) => rest(one) - rest(next) || compare(one.label, next.label));
}

export function useByWords<One extends Option>(options: readonly One[]): One[] {
  return byWords(options, localeOf(useLanguage().language));
}
