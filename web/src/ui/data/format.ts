import { formatAmount } from '@contract/amount-format';
import { CURRENCIES, currency as currencyOf } from '@contract/currencies';
import { isLanguage, localeOf, type Language } from '@contract/languages';
import { cents as centsOf } from '@contract/money';
import { writtenDate, writtenDay } from '@contract/written-dates';

/** A language of the product or any BCP 47 tag. */
export type Locale = Language | (string & {});

/** The tag that `Intl` is given. */
export function tagOf(locale: Locale): string {
  return isLanguage(locale) ? localeOf(locale) : locale;
}

export interface MoneyFormat {
  /** Minor units, as in `*Cents` fields. */
  cents: number;
  /** ISO code. */
  currency: string;
  locale: Locale;
  /** `hide` drops the cents (headlines), `auto` drops them when they are zero. */
  fraction?: 'show' | 'hide' | 'auto';
  /** Adds the ISO code: for views that mix currencies. */
  code?: boolean;
  /** Shows a plus before what is above zero. */
  signed?: boolean;
}

/** An amount as people write it: $1,650.00, 1 650,00 $; a true minus, no line break inside. */
export function formatMoney({ cents, currency, locale, fraction = 'show', code, signed }: MoneyFormat): string {
  const unit = currencyOf(currency);
  const whole = cents % 10 ** CURRENCIES[unit] === 0;
  const minorUnits = fraction === 'show' || (fraction === 'auto' && !whole);
  return formatAmount(centsOf(cents), unit, tagOf(locale), { minorUnits, code, signed });
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
