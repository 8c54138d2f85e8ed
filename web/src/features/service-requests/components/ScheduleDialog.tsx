import { useState } from 'react';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import type { ServiceRequest } from '../api/types';
import { suggestedStart, toInstant, toLocal } from '../zoned-time';
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

/** What is wrong with a window: incomplete or turned around, or gone by. */
function mistakeIn({ date, time, end }: ReturnType<typeof startOf>, timeZone: string): 'wrong' | 'past' | null {
  if (!date || !time || end <= time) return 'wrong';
  return toInstant(date, time, timeZone) <= new Date() ? 'past' : null;
}

/** Day and window of a visit, in the time of the place. */
export function ScheduleDialog({ request, onClose, title, verb, loading, onSchedule }: ScheduleDialogProps) {
  const t = useT();
  const timeZone = request.place?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [values, setValues] = useState(() => startOf(request, timeZone));
  const [wrong, setWrong] = useState<'wrong' | 'past' | null>(null);
  const set = (name: keyof typeof values) => (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value });
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
        <TextField className={styles.day} type="date" min={toLocal(new Date(), timeZone).date} label={t('service-requests.schedule.day')} value={values.date} onChange={set('date')} />
        <TextField type="time" step={300} label={t('service-requests.schedule.from')} value={values.time} onChange={set('time')} />
        <TextField
          type="time"
          step={300}
          label={t('service-requests.schedule.until')}
          value={values.end}
          onChange={set('end')}
          error={wrong ? t(`service-requests.schedule.${wrong}`) : undefined}
        />
      </div>
      <p className={styles.zone}>{t('service-requests.schedule.zone', { zone: timeZone.replaceAll('_', ' ') })}</p>
    </Dialog>
  );
}
