import { useProblemText } from '@api/problem-text';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { SelectField } from '@ui/fields/SelectField';
import { TextArea, TextField } from '@ui/fields/TextField';
import { Section } from '@ui/layout/Section';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import {
  planQuery,
  teamJobQuery,
  useAssign,
  useCorrectVisit,
  type PriceNeed,
  type TeamJob,
  type Visit,
} from '../api/team';
import { fromField, toField, useDuration } from './times';
import styles from './teams.module.css';

interface JobTeamProps {
  requestId: string;
  over: boolean;
  /** Where the job is: its times are those of the clocks there. */
  timeZone: string | undefined;
}

/** On the owner's page of a job: who does it, and the time on site. Nothing without Elite, or while the job is someone else's. */
export function JobTeam({ requestId, over, timeZone }: JobTeamProps) {
  const t = useT();
  const { data: job } = useQuery(teamJobQuery(requestId));
  const [editing, edit] = useState(false);
  if (!job) return null;
  return (
    <Section
      title={t('teams.job.title')}
      aside={
        !over && (
          <Button size="sm" variant="secondary" onClick={() => edit(true)}>
            {t(job.technician ? 'teams.assign.change' : 'teams.assign')}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        <p className={styles.text}>
          {job.technician ? <strong>{job.technician.name}</strong> : t('teams.assign.noOne')}
          {job.technician?.note && (
            <>
              <br />
              {job.technician.note}
            </>
          )}
        </p>
        {job.priceNeed && <NeededPrice need={job.priceNeed} timeZone={timeZone} />}
        {job.visits.length > 0 && <Visits job={job} timeZone={timeZone} />}
      </div>
      {editing && <AssignDialog requestId={requestId} job={job} onClose={() => edit(false)} />}
    </Section>
  );
}

/** What a technician has asked for, until the owner sends the landlord a quote. */
function NeededPrice({ need, timeZone }: { need: PriceNeed; timeZone: string | undefined }) {
  const { name, amountCents, currency, reason, at } = need;
  const t = useT();
  const { money, instant } = useFormats();
  return (
    <Notice tone="warning" title={t('teams.price.needed', { name, amount: money(amountCents, currency) })}>
      <p className={styles.text}>{reason}</p>
      <p className={styles.text}>{t('teams.price.next')}</p>
      <p className={styles.quiet}>{instant(at, { dateStyle: 'medium', timeStyle: 'short', timeZone })}</p>
    </Notice>
  );
}

function AssignDialog({ requestId, job, onClose }: { requestId: string; job: TeamJob; onClose: () => void }) {
  const t = useT();
  const say = useNote('teams');
  const { data: plan } = useQuery(planQuery);
  const [staffId, choose] = useState(job.technician?.staffId ?? '');
  const [note, setNote] = useState(job.technician?.note ?? '');
  const assign = useAssign(() => {
    toast({ kind: 'success', title: say((t) => t('teams.assign.saved')) });
    onClose();
  });
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t('teams.assign')}
      closeLabel={t('app.close')}
      actions={
        <>
          <Button variant="secondary" data-cancel onClick={onClose}>
            {t('teams.back')}
          </Button>
          <Button
            loading={assign.isPending}
            onClick={() => assign.mutate({ requestId, staffId: staffId || null, note: note.trim() || null })}
          >
            {t('teams.save')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <SelectField
          label={t('teams.assign.who')}
          value={staffId}
          options={[
            { value: '', label: t('teams.assign.noOne') },
            ...(plan?.people ?? []).map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(event) => choose(event.target.value)}
        />
        <TextArea
          label={t('teams.assign.note')}
          labelEnd={t('teams.optional')}
          rows={3}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  );
}

function Visits({ job, timeZone }: { job: TeamJob; timeZone: string | undefined }) {
  const t = useT();
  const duration = useDuration();
  const { instant } = useFormats();
  const [correcting, correct] = useState<Visit>();
  return (
    <>
      <p className={styles.text}>{t('teams.visits.total', { time: duration(job.minutes) })}</p>
      <ul className={styles.list}>
        {job.visits.map((visit) => (
          <li key={visit.id} className={styles.row}>
            <span className={styles.words}>
              <span>
                {visit.name}, {instant(visit.startedAt, { dateStyle: 'medium', timeStyle: 'short', timeZone })} –{' '}
                {visit.finishedAt
                  ? instant(visit.finishedAt, { timeStyle: 'short', timeZone })
                  : t('teams.visits.running')}
              </span>
              {visit.minutes !== null && <span className={styles.quiet}>{duration(visit.minutes)}</span>}
              {visit.correctedAt && (
                <span className={styles.quiet}>
                  {t('teams.visits.recorded', {
                    from: instant(visit.recordedStartAt, { dateStyle: 'short', timeStyle: 'short', timeZone }),
                    until: visit.recordedFinishAt
                      ? instant(visit.recordedFinishAt, { dateStyle: 'short', timeStyle: 'short', timeZone })
                      : '–',
                  })}
                </span>
              )}
              {visit.note && <span className={styles.quiet}>{visit.note}</span>}
            </span>
            <Button size="sm" variant="ghost" onClick={() => correct(visit)}>
              {t('teams.visits.correct')}
            </Button>
          </li>
        ))}
      </ul>
      {correcting && <CorrectDialog visit={correcting} timeZone={timeZone} onClose={() => correct(undefined)} />}
    </>
  );
}

interface CorrectDialogProps {
  visit: Visit;
  timeZone: string | undefined;
  onClose: () => void;
}

function CorrectDialog({ visit, timeZone, onClose }: CorrectDialogProps) {
  const t = useT();
  const problemText = useProblemText();
  const started = toField(visit.startedAt, timeZone);
  const ended = visit.finishedAt ? toField(visit.finishedAt, timeZone) : '';
  const [from, setFrom] = useState(started);
  const [until, setUntil] = useState(ended);
  const save = useCorrectVisit(onClose);
  // Times that were left alone keep their seconds, and their hour where clocks show one twice.
  const send = () =>
    save.mutate({
      visit,
      ...(from !== started && { startedAt: fromField(from, timeZone) }),
      ...(until && until !== ended && { finishedAt: fromField(until, timeZone) }),
    });
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t('teams.visits.correctTitle')}
      closeLabel={t('app.close')}
      actions={
        <>
          <Button variant="secondary" data-cancel onClick={onClose}>
            {t('teams.back')}
          </Button>
          <Button loading={save.isPending} disabled={!from} onClick={send}>
            {t('teams.save')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {save.error && <FormError title={problemText(save.error)} />}
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
    </Dialog>
  );
}
