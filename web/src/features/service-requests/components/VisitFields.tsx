import { localeOf } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { TextField } from '@ui/fields/TextField';
import { useState } from 'react';
import type { ServiceRequest } from '../api/types';
import { suggestedStart, toInstant, toLocal, zoneName } from '../zoned-time';
import styles from './ScheduleDialog.module.css';

export interface VisitWindow {
  scheduledFor: string;
  scheduledUntil: string;
}

const HOUR = 3600_000;

function startOf(request: ServiceRequest, timeZone: string) {
  const from = request.scheduledFor ? new Date(request.scheduledFor) : suggestedStart(new Date(), timeZone);
  const until = request.scheduledUntil ? new Date(request.scheduledUntil) : new Date(from.getTime() + HOUR);
  return { ...toLocal(from, timeZone), end: toLocal(until, timeZone).time };
}

type Field = keyof ReturnType<typeof startOf>;

/** What is wrong with a window, and in which field: not filled in, gone by, or turned around. */
function mistakeIn(values: ReturnType<typeof startOf>, timeZone: string): { field: Field; key: string } | undefined {
  const { date, time, end } = values;
  const empty = (['date', 'time', 'end'] as const).find((field) => !values[field]);
  if (empty) return { field: empty, key: 'missing' };
  if (toInstant(date, time, timeZone) <= new Date())
    return { field: date < toLocal(new Date(), timeZone).date ? 'date' : 'time', key: 'past' };
  return end <= time ? { field: 'end', key: 'turned' } : undefined;
}

/** Day and window of a visit, in the time of the place: the fields, and what they say once nothing is wrong. */
export function useVisit(request: ServiceRequest) {
  const timeZone = request.place?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [values, setValues] = useState(() => startOf(request, timeZone));
  const [wrong, setWrong] = useState<ReturnType<typeof mistakeIn>>();
  const read = (): VisitWindow | undefined => {
    const mistake = mistakeIn(values, timeZone);
    setWrong(mistake);
    if (mistake) return undefined;
    const { date, time, end } = values;
    return {
      scheduledFor: toInstant(date, time, timeZone).toISOString(),
      scheduledUntil: toInstant(date, end, timeZone).toISOString(),
    };
  };
  return { read, fields: { timeZone, values, setValues, wrong } };
}

export function VisitFields({ timeZone, values, setValues, wrong }: ReturnType<typeof useVisit>['fields']) {
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
      <p className={styles.zone}>
        {t('service-requests.schedule.zone', { zone: zoneName(timeZone, localeOf(language)) })}
      </p>
    </div>
  );
}
