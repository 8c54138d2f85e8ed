import { localeOf } from '@contract/languages';
import { writtenDate } from '@contract/written-dates';
import { useLanguage } from '@i18n/language-context';

export const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** 1 January 2024 was a Monday. */
const dayOfWeek = (day: number) => new Date(Date.UTC(2024, 0, day));
const at = (time: string) => new Date(`2024-01-01T${time}:00Z`);

/** The names of weekdays and times, as readers of the language write them. */
export function useDayWords() {
  const locale = localeOf(useLanguage().language);
  return {
    long: (day: number) => writtenDate(locale, dayOfWeek(day), { weekday: 'long', timeZone: 'UTC' }),
    short: (day: number) => writtenDate(locale, dayOfWeek(day), { weekday: 'short', timeZone: 'UTC' }),
    time: (time: string) => writtenDate(locale, at(time), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
  };
}
