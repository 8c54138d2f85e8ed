import { localeOf } from '@contract/languages';
import { useLanguage } from './language-context';

const DAY = 1440;

/** Minutes as people say them: 45 min, 3 hr, 2 days. */
export function useMinutes(): (minutes: number) => string {
  const { language } = useLanguage();
  return (minutes) => {
    const [value, unit] =
      minutes < 60 ? [minutes, 'minute'] : minutes < 2 * DAY ? [minutes / 60, 'hour'] : [minutes / DAY, 'day'];
    return new Intl.NumberFormat(localeOf(language), {
      style: 'unit',
      unit: unit as string,
      unitDisplay: 'short',
      maximumFractionDigits: 1,
    }).format(value as number);
  };
}
