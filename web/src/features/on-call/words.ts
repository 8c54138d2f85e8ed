import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useDayWords } from '@shared/hours/day-words';
import type { DaysOff, Hours, OnCallHoliday, OnCallPerson } from './api/on-call';

/** Returns the name to show for a person on the list. */
export function useNameOf(): (person: Pick<OnCallPerson, 'kind' | 'name'>) => string {
  const t = useT();
  return ({ kind, name }) => name ?? t(kind === 'supplier' ? 'on-call.supplierGone' : 'on-call.you');
}

/** Returns the name of a public holiday. */
export function useHolidayName(): (holiday: Pick<OnCallHoliday, 'id' | 'observed'>) => string {
  const t = useT();
  return ({ id, observed }) => {
    const name = t(`on-call.holiday.${id}`);
    return observed ? t('on-call.observed', { name }) : name;
  };
}

/** Returns when a person is on call, and on which days they are off. */
export function useWhen() {
  const t = useT();
  const formats = useFormats();
  const words = useDayWords();
  const days = (of: readonly number[]) => (of.length === 7 ? t('on-call.everyDay') : formats.list(of.map(words.short)));
  const hours = ({ days: of, from, until }: Hours) =>
    from === until
      ? t('on-call.fullDay', { days: days(of), from: words.time(from) })
      : t('on-call.hoursLine', { days: days(of), from: words.time(from), until: words.time(until) });
  const off = ({ from, until, yearly }: DaysOff) => {
    const date = (on: string) => formats.day(on, yearly ? { day: 'numeric', month: 'long' } : undefined);
    const line = from === until ? date(from) : t('on-call.offLine', { from: date(from), until: date(until) });
    return yearly ? t('on-call.offYearly', { days: line }) : line;
  };
  return {
    hours: (all: readonly Hours[]) => (all.length === 0 ? t('on-call.always') : all.map(hours).join(' · ')),
    daysOff: (all: readonly DaysOff[]) =>
      all.length === 0 ? null : t('on-call.off', { days: all.map(off).join(' · ') }),
  };
}
