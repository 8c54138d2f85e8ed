import { APPOINTMENT_NOTE_MAX, APPOINTMENT_TIMES_MAX } from '@contract/work-limits';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { TextArea } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { usePropose } from '../api/proposals';
import type { ServiceRequestDetail } from '../api/types';
import { NoticeHint, tooSoon } from './EntryNotice';
import { mistakeIn, proposedStart, VisitFields, windowOf, zoneOf, type VisitMistake } from './VisitFields';
import styles from './AppointmentCard.module.css';

type Values = ReturnType<typeof proposedStart>;

/** Up to three windows, in the time zone of the property, and a short note for the other side. */
export function ProposeDialog({ request, onClose }: { request: ServiceRequestDetail; onClose: () => void }) {
  const t = useT();
  const say = useNote('service-requests');
  const timeZone = zoneOf(request);
  const [windows, setWindows] = useState<Values[]>(() => [proposedStart(request, timeZone, 1)]);
  const [wrong, setWrong] = useState<(VisitMistake | undefined)[]>([]);
  const [note, setNote] = useState('');
  const { open, mine } = request.appointment;
  const propose = usePropose(request.id, () => {
    toast({ kind: 'success', title: say((t) => t('service-requests.appointment.sent')) });
    onClose();
  });
  const submit = () => {
    const mistakes = windows.map((values) => mistakeIn(values, timeZone));
    setWrong(mistakes);
    if (mistakes.some(Boolean)) return;
    propose.mutate({
      times: windows.map((values) => windowOf(values, timeZone)),
      note: note.trim() || null,
      answers: open && !mine ? open.id : null,
      scheduledFor: request.scheduledFor,
    });
  };
  const change = (index: number) => (values: Values) =>
    setWindows(windows.map((one, other) => (other === index ? values : one)));
  const soon = windows.some(
    (values) => !mistakeIn(values, timeZone) && tooSoon(request, windowOf(values, timeZone).from),
  );
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('service-requests.back')}
      </Button>
      <Button loading={propose.isPending} onClick={submit}>
        {t('service-requests.appointment.propose')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('service-requests.appointment.propose')}
      closeLabel={t('app.close')}
      actions={actions}
      size="sm"
    >
      <div className={styles.stack}>
        {windows.map((values, index) => (
          <fieldset key={index} className={styles.window}>
            <legend>{t('service-requests.appointment.time', { number: index + 1 })}</legend>
            <VisitFields
              timeZone={timeZone}
              values={values}
              setValues={change(index)}
              wrong={wrong[index]}
              zoned={index === windows.length - 1}
            />
          </fieldset>
        ))}
        <div className={styles.buttons}>
          {windows.length < APPOINTMENT_TIMES_MAX && (
            <Button
              size="sm"
              variant="secondary"
              onClick={() => setWindows([...windows, proposedStart(request, timeZone, windows.length + 1)])}
            >
              {t('service-requests.appointment.add')}
            </Button>
          )}
          {windows.length > 1 && (
            <Button size="sm" variant="ghost" onClick={() => setWindows(windows.slice(0, -1))}>
              {t('service-requests.appointment.remove')}
            </Button>
          )}
        </div>
        {soon && <NoticeHint request={request}>{t('service-requests.appointment.notice.proposed')}</NoticeHint>}
        <TextArea
          label={t('service-requests.appointment.note')}
          labelEnd={t('service-requests.optional')}
          rows={2}
          maxLength={APPOINTMENT_NOTE_MAX}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
