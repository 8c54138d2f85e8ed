import { addDays, day } from '@contract/days';
import { backOn, closedWeekdays, WEEKDAYS, type StatedHours } from '@contract/supplier-hours';
import { dayOfInstant } from '@contract/time-zones';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useDayWords } from './day-words';
import styles from './hours.module.css';

/** Days that are full are named as far as a week ahead, and so many of them. */
const NEAR_DAYS = 7;
const NAMED_MOST = 3;

/** What to know of a supplier's hours before asking them, by the calendar where they are. */
export function useHoursHints(): (stated: StatedHours | null, now?: Date) => string[] {
  const t = useT();
  const formats = useFormats();
  const words = useDayWords();
  const named = (days: readonly number[]) => formats.list(days.map(words.long));
  return (stated, now = new Date()) => {
    if (!stated) return [];
    const today = dayOfInstant(now, stated.timeZone);
    const away = backOn(stated, today);
    const closed = closedWeekdays(stated);
    const open = WEEKDAYS.filter((one) => !closed.includes(one));
    const full = stated.fullDays.filter((one) => one >= today && one <= addDays(today, NEAR_DAYS));
    return [
      ...(stated.resumesOn && stated.resumesOn > today
        ? [t('parts.hours.hint.paused', { day: formats.day(stated.resumesOn) })]
        : []),
      ...(away && away.from <= today ? [t('parts.hours.hint.away', { day: formats.day(away.back) })] : []),
      ...(away && away.from > today
        ? [t('parts.hours.hint.awaySoon', { from: formats.day(away.from), day: formats.day(away.back) })]
        : []),
      ...(full.length > 0
        ? [
            t('parts.hours.hint.full', {
              days: formats.list(full.slice(0, NAMED_MOST).map((one) => formats.day(day(one)))),
            }),
          ]
        : []),
      ...(closed.length > 0 && closed.length <= open.length
        ? [t('parts.hours.hint.closed', { days: named(closed) })]
        : closed.length > 0
          ? [t('parts.hours.hint.open', { days: named(open) })]
          : []),
    ];
  };
}

/** The same as lines beside the service area; nothing while nothing is stated. */
export function HoursHints({ stated }: { stated: StatedHours | null }) {
  const hints = useHoursHints()(stated);
  return hints.map((hint) => (
    <span key={hint} className={styles.hint}>
      {hint}
    </span>
  ));
}
