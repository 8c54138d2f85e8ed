import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { Checkbox } from '@ui/fields/Choice';
import { FormError } from '@ui/fields/FormError';
import { RadioCards } from '@ui/fields/RadioCards';
import { TextArea, TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useFinish, type MyJobDetail } from '../api/my-jobs';
import { isOver } from '../my-days';
import { fromField, toField } from './times';
import styles from './teams.module.css';

/** Ends a visit: whether the work is done, what to say of it, and the times. */
export function FinishDialog({ job, onClose }: { job: MyJobDetail; onClose: () => void }) {
  const t = useT();
  const say = useNote('teams');
  const problemText = useProblemText();
  const [outcome, choose] = useState<'done' | 'again'>('done');
  const [note, setNote] = useState('');
  const timeZone = job.place?.timeZone;
  const started = job.startedAt ? toField(job.startedAt, timeZone) : '';
  const [from, setFrom] = useState(started);
  const [ended] = useState(() => toField(new Date().toISOString(), timeZone));
  const [until, setUntil] = useState(ended);
  const open = job.checklist.filter(({ done }) => !done).length;
  const [leave, setLeave] = useState(false);
  const finish = useFinish(job.id, () => {
    toast({ kind: 'success', title: say((t) => t('teams.finish.saved')) });
    onClose();
  });
  const over = isOver(job);
  const send = () =>
    finish.mutate({
      // The job may have been reported as done meanwhile: then only the visit ends.
      done: over ? job.status === 'completed' : outcome === 'done',
      note: note.trim() || null,
      // Times that were left alone are those of the buttons, to the second.
      ...(from && from !== started && { startedAt: fromField(from, timeZone) }),
      ...(until && until !== ended && { finishedAt: fromField(until, timeZone) }),
      ...(leave && { leaveOpenLines: true }),
    });
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t('teams.finish.title')}
      closeLabel={t('app.close')}
      actions={
        <>
          <Button variant="secondary" data-cancel onClick={onClose}>
            {t('teams.back')}
          </Button>
          <Button loading={finish.isPending} onClick={send}>
            {t('teams.finish')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {finish.error && <FormError title={problemText(finish.error)} />}
        {!over && (
          <RadioCards
            label={t('teams.finish.outcome')}
            value={outcome}
            onChange={choose}
            options={[
              { value: 'done', label: t('teams.finish.done') },
              { value: 'again', label: t('teams.finish.again') },
            ]}
          />
        )}
        <TextArea
          label={t('teams.finish.note')}
          labelEnd={t('teams.optional')}
          help={t('teams.finish.noteHelp')}
          rows={3}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {outcome === 'done' && open > 0 && (
          <Checkbox
            label={t('teams.finish.leaveOpen', { count: open })}
            checked={leave}
            onChange={(event) => setLeave(event.target.checked)}
          />
        )}
        <div className={styles.pair}>
          <TextField
            type="datetime-local"
            label={t('teams.visits.from')}
            value={from}
            onChange={(event) => setFrom(event.target.value)}
          />
          <TextField
            type="datetime-local"
            label={t('teams.visits.until')}
            value={until}
            onChange={(event) => setUntil(event.target.value)}
          />
        </div>
      </div>
    </Dialog>
  );
}
