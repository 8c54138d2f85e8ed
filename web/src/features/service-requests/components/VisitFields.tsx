import { localeOf } from '@contract/languages';
import { writtenZone } from '@contract/written-zone';
import { useLanguage } from '@i18n/language-context';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { suggestedStart, toInstant, toLocal } from '@shared/zoned-time';
import { TextField } from '@ui/fields/TextField';
import { useState } from 'react';
import type { ServiceRequest } from '../api/types';
import { soonestEntry, type Entered } from './EntryNotice';
import styles from './ScheduleDialog.module.css';

export interface VisitWindow {
  scheduledFor: string;
  scheduledUntil: string;
}

const HOUR = 3600_000;

export const zoneOf = ({ place }: Pick<ServiceRequest, 'place'>): string =>
  place?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The suggested start of a proposal: a morning some days from now. */
export function proposedStart({ scheduledFor }: Pick<ServiceRequest, 'scheduledFor'>, timeZone: string, days: number) {
  const base = scheduledFor && new Date(scheduledFor) > new Date() ? new Date(scheduledFor) : new Date();
  const { date } = toLocal(new Date(base.getTime() + days * 24 * HOUR), timeZone);
  return { date, time: '09:00', end: '11:00' };
}

/** Returns the instants of the entered window, if it has no errors. */
export const windowOf = ({ date, time, end }: ReturnType<typeof startOf>, timeZone: string) => ({
  from: toInstant(date, time, timeZone).toISOString(),
  until: toInstant(date, end, timeZone).toISOString(),
});

function startOf(request: ServiceRequest & Entered, timeZone: string) {
  const from = request.scheduledFor ? new Date(request.scheduledFor) : suggestedStart(soonestEntry(request), timeZone);
  const until = request.scheduledUntil ? new Date(request.scheduledUntil) : new Date(from.getTime() + HOUR);
  return { ...toLocal(from, timeZone), end: toLocal(until, timeZone).time };
}

type Field = keyof ReturnType<typeof startOf>;

export interface VisitMistake {
  field: Field;
  key: string;
}

/** The error in a window, and its field: empty, in the past, or ending before it begins. */
export function mistakeIn(values: ReturnType<typeof startOf>, timeZone: string): VisitMistake | undefined {
  const { date, time, end } = values;
  const empty = (['date', 'time', 'end'] as const).find((field) => !values[field]);
  if (empty) return { field: empty, key: 'missing' };
  if (toInstant(date, time, timeZone) <= new Date())
    return { field: date < toLocal(new Date(), timeZone).date ? 'date' : 'time', key: 'past' };
  return end <= time ? { field: 'end', key: 'turned' } : undefined;
}

/** Day and window of a visit, in the time zone of the property: the fields, and the resulting instants if there are no errors. */
export function useVisit(request: ServiceRequest & Entered) {
  const timeZone = zoneOf(request);
  const [values, setValues] = useState(() => startOf(request, timeZone));
  const [wrong, setWrong] = useState<ReturnType<typeof mistakeIn>>();
  const read = (): VisitWindow | undefined => {
    const mistake = mistakeIn(values, timeZone);
    setWrong(mistake);
    if (mistake) return undefined;
    const { from, until } = windowOf(values, timeZone);
    return { scheduledFor: from, scheduledUntil: until };
  };
  return { read, fields: { timeZone, values, setValues, wrong } };
}

type VisitFieldsProps = Omit<ReturnType<typeof useVisit>['fields'], 'setValues'> & {
  setValues: (values: ReturnType<typeof startOf>) => void;
  /** Whether to show the time zone. With several windows, only the last one does. */
  zoned?: boolean;
};

export function VisitFields({ timeZone, values, setValues, wrong, zoned = true }: VisitFieldsProps) {
  const t = useT();
  const { language } = useLanguage();
  const field = (name: Field) => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
    error: wrong?.field === name ? t(messageId(`service-requests.schedule.${wrong.key}`)) : undefined,
  });
  return (
    <div>
      <div className={styles.fields}>
        <TextField
          className={styles.day}
          type="date"
          min={toLocal(new Date(), timeZone).date}
          label={t('service-requests.schedule.day')}
          {...field('date')}
        />
        <TextField type="time" step={300} label={t('service-requests.schedule.from')} {...field('time')} />
        <TextField type="time" step={300} label={t('service-requests.schedule.until')} {...field('end')} />
      </div>
      {zoned && (
        <p className={styles.zone}>
          {t('service-requests.schedule.zone', { zone: writtenZone(localeOf(language), timeZone, new Date()) })}
        </p>
      )}
    </div>
  );
}
