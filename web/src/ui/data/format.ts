import { isLanguage, localeOf, type Language } from '@contract/languages';
import { writtenDate, writtenDay } from '@contract/written-dates';

/** A language of the product or any BCP 47 tag. */
export type Locale = Language | (string & {});

/** The tag that `Intl` is given. */
export function tagOf(locale: Locale): string {
  return isLanguage(locale) ? localeOf(locale) : locale;
}

const DAY: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: 'numeric' };
const LOOKS: Record<'day' | 'short' | 'long' | 'weekday' | 'month' | 'time' | 'dayTime', Intl.DateTimeFormatOptions> = {
  day: DAY,
  short: { month: 'short', day: 'numeric' },
  long: { ...DAY, month: 'long' },
  weekday: { weekday: 'long', month: 'long', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  time: { hour: 'numeric', minute: '2-digit' },
  dayTime: { ...DAY, hour: 'numeric', minute: '2-digit' },
};

export type DateLook = keyof typeof LOOKS;

/** A day (YYYY-MM-DD) or an instant (ISO 8601) in words; days have no time zone and never shift. */
export function formatDate(value: string, locale: Locale, look: DateLook = 'day', timeZone?: string): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value);
  return isDay ? writtenDay(tagOf(locale), value, LOOKS[look]) : writtenDate(tagOf(locale), new Date(value), { ...LOOKS[look], timeZone });
}
