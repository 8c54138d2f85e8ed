import { localeOf } from '@contract/languages';
import { writtenDate } from '@contract/written-dates';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import type { DaysOff, Hours, OnCallPerson } from './api/on-call';

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

/** Who someone on the list is. */
export function useNameOf(): (person: Pick<OnCallPerson, 'kind' | 'name'>) => string {
  const t = useT();
  return ({ kind, name }) => (kind === 'landlord' ? t('on-call.you') : (name ?? t('on-call.supplierGone')));
}

/** When someone is on call, and on which days not. */
export function useWhen() {
  const t = useT();
  const formats = useFormats();
  const words = useDayWords();
  const days = (of: readonly number[]) => (of.length === 7 ? t('on-call.everyDay') : formats.list(of.map(words.short)));
  const hours = ({ days: of, from, until }: Hours) =>
    from === until
      ? t('on-call.fullDay', { days: days(of), from: words.time(from) })
      : t('on-call.hoursLine', { days: days(of), from: words.time(from), until: words.time(until) });
  const off = ({ from, until }: DaysOff) =>
    from === until ? formats.day(from) : t('on-call.offLine', { from: formats.day(from), until: formats.day(until) });
  return {
    hours: (all: readonly Hours[]) => (all.length === 0 ? t('on-call.always') : all.map(hours).join(' · ')),
    daysOff: (all: readonly DaysOff[]) =>
      all.length === 0 ? null : t('on-call.off', { days: all.map(off).join(' · ') }),
  };
}
