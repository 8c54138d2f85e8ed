import { localeOf } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';

interface Option {
  value: string;
  label: string;
}

/** Options in the order of their words in the reader's language; what is left over comes last. */
export function byWords<One extends Option>(options: readonly One[], locale: string): One[] {
  const { compare } = new Intl.Collator(locale);
  const rest = ({ value }: Option) => Number(value.toLowerCase() === 'other');
  return options.toSorted((one, next) => rest(one) - rest(next) || compare(one.label, next.label));
}

export function useByWords<One extends Option>(options: readonly One[]): One[] {
  return byWords(options, localeOf(useLanguage().language));
}
