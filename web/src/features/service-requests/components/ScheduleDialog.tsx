import { localeOf } from '@contract/languages';
import { useState } from 'react';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import type { ServiceRequest } from '../api/types';
import { suggestedStart, toInstant, toLocal, zoneName } from '../zoned-time';
import styles from './ScheduleDialog.module.css';

interface Window {
  scheduledFor: string;
  scheduledUntil: string;
}

interface ScheduleDialogProps {
  request: ServiceRequest;
  onClose: () => void;
  title: string;
  verb: string;
  loading: boolean;
  onSchedule: (window: Window) => void;
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
  if (toInstant(date, time, timeZone) <= new Date()) return { field: date < toLocal(new Date(), timeZone).date ? 'date' : 'time', key: 'past' };
  return end <= time ? { field: 'end', key: 'turned' } : undefined;
}

/** Day and window of a visit, in the time of the place. */
export function ScheduleDialog({ request, onClose, title, verb, loading, onSchedule }: ScheduleDialogProps) {
  const t = useT();
  const { language } = useLanguage();
  const timeZone = request.place?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [values, setValues] = useState(() => startOf(request, timeZone));
  const [wrong, setWrong] = useState<ReturnType<typeof mistakeIn>>();
  const field = (name: Field) => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
    error: wrong?.field === name ? t(`service-requests.schedule.${wrong.key}`) : undefined,
  });
  const submit = () => {
    const mistake = mistakeIn(values, timeZone);
    setWrong(mistake);
    if (mistake) return;
    onSchedule({
      scheduledFor: toInstant(values.date, values.time, timeZone).toISOString(),
      scheduledUntil: toInstant(values.date, values.end, timeZone).toISOString(),
    });
  };
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>
        {t('service-requests.back')}
      </Button>
      <Button loading={loading} onClick={submit}>
        {verb}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t('app.close')} actions={actions} size="sm">
      <div className={styles.fields}>
        <TextField className={styles.day} type="date" min={toLocal(new Date(), timeZone).date} label={t('service-requests.schedule.day')} {...field('date')} />
        <TextField type="time" step={300} label={t('service-requests.schedule.from')} {...field('time')} />
        <TextField type="time" step={300} label={t('service-requests.schedule.until')} {...field('end')} />
      </div>
      <p className={styles.zone}>{t('service-requests.schedule.zone', { zone: zoneName(timeZone, localeOf(language)) })}</p>
    </Dialog>
  );
}
