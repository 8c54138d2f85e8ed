import { localeOf } from '@contract/languages';
import { writtenDate, writtenRange } from '@contract/written-dates';
import { writtenZone } from '@contract/written-zone';
import { useLanguage } from '@i18n/language-context';
import { sameClocks } from '@shared/zoned-time';
import { useEffect, useMemo, useState } from 'react';

const WINDOW: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
};

/**
 * Appointments as text, in the property's time zone: “Thu, Nov 6, 9:00 – 10:00 a.m.”, with the year if it isn't the current one.
 */
export function useAppointment(): (from: string, until: string | null, timeZone?: string) => string {
  const { language } = useLanguage();
  return useMemo(() => {
    const locale = localeOf(language);
    return (from, until, timeZone) => {
      const options: Intl.DateTimeFormatOptions = {
        ...WINDOW,
        timeZone,
        ...(isThisYear(from) ? {} : { year: 'numeric' }),
      };
      return until
        ? writtenRange(locale, new Date(from), new Date(until), options)
        : writtenDate(locale, new Date(from), options);
    };
  }, [language]);
}

const isThisYear = (instant: string) => new Date(instant).getFullYear() === new Date().getFullYear();

/** The name of the property's time zone, such as “Pacific Time”, if clocks there differ from the reader's. */
export function useZoneName(timeZone: string | undefined): string | undefined {
  const { language } = useLanguage();
  return useMemo(() => {
    if (!timeZone || sameClocks(timeZone, Intl.DateTimeFormat().resolvedOptions().timeZone, new Date()))
      return undefined;
    return writtenZone(localeOf(language), timeZone, new Date());
  }, [timeZone, language]);
}

/** The current time, updated every half minute: for countdowns and the line of the current time. */
export function useNow(everyMs = 30_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long until an instant: in minutes below one hour, in hours below two days, otherwise in days. */
export function useTimeLeft(): (until: string, now: number) => string {
  const { language } = useLanguage();
  return useMemo(() => {
    const locale = localeOf(language);
    const say = (value: number, unit: string) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
    return (until, now) => {
      const left = Math.max(0, Date.parse(until) - now);
      if (left < HOUR) return say(Math.ceil(left / MINUTE), 'minute');
      return left < 2 * DAY ? say(Math.floor(left / HOUR), 'hour') : say(Math.floor(left / DAY), 'day');
    };
  }, [language]);
}
