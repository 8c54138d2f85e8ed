import { localeOf } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';

const HOUR = 3600_000;

/** How long ago, in the largest unit that says something: `9 h`, `3 days`. */
export function useAge(): (since: string) => string {
  const { language } = useLanguage();
  return (since) => {
    const hours = Math.max(0, (Date.now() - new Date(since).getTime()) / HOUR);
    const unit = hours < 1 ? 'minute' : hours < 48 ? 'hour' : 'day';
    const value = Math.floor(unit === 'minute' ? hours * 60 : unit === 'hour' ? hours : hours / 24);
    return new Intl.NumberFormat(localeOf(language), {
      style: 'unit',
      unit,
      unitDisplay: unit === 'day' ? 'long' : 'short',
    }).format(value);
  };
}
