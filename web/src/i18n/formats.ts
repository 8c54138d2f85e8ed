import { formatAmount, type AmountOptions } from '@contract/amount-format';
import { localeOf, type Language } from '@contract/languages';
import { writtenDate, writtenDay } from '@contract/written-dates';
import { useMemo } from 'react';
import { useLanguage } from './language-context';

/** A calendar day `YYYY-MM-DD` has no time zone, so it is created and formatted in UTC. */
function day(locale: string, value: string, options: Intl.DateTimeFormatOptions = { dateStyle: 'medium' }): string {
  return writtenDay(locale, value, options);
}

function instant(
  locale: string,
  value: string | Date,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' },
): string {
  return writtenDate(locale, new Date(value), options);
}

/** Amounts, days and instants as readers of a language write them (docs/specification/languages.md). */
export function formatsFor(language: Language) {
  const locale = localeOf(language);
  return {
    /** `money(169000, 'CAD')` → $1,690.00 */
    money: (cents: number, currency: string, options?: AmountOptions) => formatAmount(cents, currency, locale, options),
    /** `day('2025-11-04')` → Nov 4, 2025 */
    day: (value: string, options?: Intl.DateTimeFormatOptions) => day(locale, value, options),
    /** An ISO instant in the reader's time zone, or in `options.timeZone`. */
    instant: (value: string | Date, options?: Intl.DateTimeFormatOptions) => instant(locale, value, options),
    number: (value: number, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options).format(value),
    /** For an axis: 1,650 → 1.65K. Four digits, so that neighboring marks of an axis differ and none is rounded to another value. */
    short: (value: number) =>
      new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 4 }).format(value),
    /** Basis points: `percent(290)` → 2.9 % */
    percent: (basisPoints: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000),
    list: (items: readonly string[]) => new Intl.ListFormat(locale).format(items),
  };
}

export type Formats = ReturnType<typeof formatsFor>;

export function useFormats(): Formats {
  const { language } = useLanguage();
  return useMemo(() => formatsFor(language), [language]);
}
