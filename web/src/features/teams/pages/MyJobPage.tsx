import { useDownload } from '@api/download';
import { toProblem } from '@api/problem';
import { unitValues } from '@contract/unit-names';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { usePageTitle } from '@nav/page-title';
import { paths } from '@nav/paths';
import { Loaded } from '@shared/list/Loaded';
import { answerFacts } from '@shared/request-parts/answers';
import { BeforeAfter } from '@shared/request-parts/BeforeAfter';
import { emergencyFact } from '@shared/request-parts/emergency';
import { EmergencyMark } from '@shared/request-parts/EmergencyMark';
import { StartEarly } from '@shared/request-parts/StartEarly';
import { startsEarly } from '@shared/request-parts/starts-early';
import { Translated } from '@shared/translation/Translated';
import { useTranslation } from '@shared/translation/use-translation';
import IconCalendarDown from '@tabler/icons-react/dist/esm/icons/IconCalendarDown.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FactList } from '@ui/data/FactList';
import { Checkbox } from '@ui/fields/Choice';
import { PageHead, Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { StatusChip } from '@ui/pane/StatusChip';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { myJobQuery, useCheckLine, useStart, type MyJobDetail } from '../api/my-jobs';
import { FinishDialog } from '../components/FinishDialog';
import { JobTalk } from '../components/JobTalk';
import { JobButtons } from '../components/MyJobCard';
import { PriceDialog } from '../components/PriceDialog';
import { useDuration, useWindow } from '../components/times';
import { isOver } from '../my-days';
import { Ended } from './MyDayPage';
import styles from '../components/teams.module.css';

/** /dashboards/technician/jobs/:requestId */
export default function MyJobPage() {
  const { requestId = '' } = useParams();
  const query = useQuery(myJobQuery(requestId));
  if (query.isError && toProblem(query.error).code === 'elite_required') return <Ended />;
  return <Loaded query={query}>{(job) => <Job job={job} />}</Loaded>;
}

function Job({ job }: { job: MyJobDetail }) {
  const t = useT();
  usePageTitle(job.title);
  const over = isOver(job);
  return (
    <div className={styles.mine}>
      <Link look="inline" href={paths.dashboard('technician')}>
        {t('teams.day.title')}
      </Link>
      <PageHead
        title={job.title}
        subtitle={
          over ? (
            <StatusChip status="completed">{t('teams.job.done')}</StatusChip>
          ) : (
            <EmergencyMark priority={job.priority} />
          )
        }
        actions={<JobButtons job={job} />}
      />
      <TranslatedTitle job={job} />
      {/* Someone else may have reported the job as done. The technician who is still there ends the visit. */}
      {(!over || job.startedAt) && <Steps job={job} />}
      {!over && <CostsMore job={job} />}
      <Facts job={job} />
      {job.scheduledFor && !over && <CalendarButton id={job.id} />}
      <Lines job={job} />
      <BeforeAfter request={job} adds />
      <JobTalk job={job} />
    </div>
  );
}

/** The title in the reader’s language, where a translation is available; the heading has it as it was written. */
function TranslatedTitle({ job: { id, title, language } }: { job: MyJobDetail }) {
  const { text, state } = useTranslation({ kind: 'request_title', id, text: title, language });
  return state === 'done' && text ? <p className={styles.name}>{text}</p> : null;
}

function Steps({ job }: { job: MyJobDetail }) {
  const t = useT();
  const { instant } = useFormats();
  const start = useStart(job.id);
  const inWords = useWindow();
  const [finishing, finish] = useState(false);
  const [asking, ask] = useState(false);
  const { scheduledFor, scheduledUntil, place } = job;
  const begin = () => {
    ask(false);
    start.mutate();
  };
  if (!job.startedAt && job.startHeld)
    return <p className={styles.text}>{t(messageId(`teams.held.${job.startHeld}`))}</p>;
  if (!job.startedAt)
    return (
      <>
        <Button
          size="xl"
          fullWidth
          loading={start.isPending}
          onClick={() => (startsEarly(scheduledFor, place?.timeZone) ? ask(true) : begin())}
        >
          {t('teams.start')}
        </Button>
        {asking && scheduledFor && (
          <StartEarly
            when={inWords(scheduledFor, scheduledUntil, place?.timeZone)}
            onClose={() => ask(false)}
            onConfirm={begin}
          />
        )}
      </>
    );
  return (
    <>
      <p className={styles.time}>
        {t('teams.since', { time: instant(job.startedAt, { timeStyle: 'short', timeZone: job.place?.timeZone }) })}
      </p>
      <Button size="xl" fullWidth onClick={() => finish(true)}>
        {t('teams.finish')}
      </Button>
      {finishing && <FinishDialog job={job} onClose={() => finish(false)} />}
    </>
  );
}

/** Before, during and between visits: what is found on site can cost more than was agreed on. */
function CostsMore({ job }: { job: MyJobDetail }) {
  const t = useT();
  const [asking, ask] = useState(false);
  return (
    <div>
      <Button variant="secondary" onClick={() => ask(true)}>
        {t('teams.price')}
      </Button>
      {asking && <PriceDialog job={job} onClose={() => ask(false)} />}
    </div>
  );
}

/** Downloads the appointment for the phone’s own calendar. */
function CalendarButton({ id }: { id: string }) {
  const t = useT();
  const { language } = useLanguage();
  const download = useDownload();
  return (
    <div>
      <Button
        variant="secondary"
        icon={<IconCalendarDown size={18} stroke={1.75} aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate({ path: `/api/my-jobs/${id}/calendar?language=${language}` })}
      >
        {t('teams.calendar')}
      </Button>
    </div>
  );
}

function Facts({ job }: { job: MyJobDetail }) {
  const t = useT();
  const { list } = useFormats();
  const duration = useDuration();
  const inWords = useWindow();
  const { place, contact, scheduledFor, scheduledUntil, completedAt, note, visits } = job;
  const ended = visits.filter(({ finishedAt }) => finishedAt);
  const minutes = visits.reduce((sum, visit) => sum + (visit.minutes ?? 0), 0);
  const facts = [
    // Work that was done before its appointment has none any more.
    scheduledFor &&
      !(completedAt && completedAt < scheduledFor) && {
        label: t('teams.fact.when'),
        value: inWords(scheduledFor, scheduledUntil, place?.timeZone),
      },
    ended.length > 0 && {
      label: t('teams.fact.visits'),
      value: list(ended.map(({ startedAt, finishedAt }) => inWords(startedAt, finishedAt, place?.timeZone))),
    },
    place && {
      label: t('teams.fact.where'),
      value: [
        `${place.streetNumber} ${place.street}`,
        place.unitLabel && t('teams.unit', unitValues(place.unitLabel)),
        place.city,
      ]
        .filter(Boolean)
        .join(', '),
    },
    note && {
      label: t('teams.fact.bring'),
      value: <Translated kind="job_note" id={job.assignmentId} text={note} language={job.noteLanguage} />,
    },
    {
      label: t('teams.fact.what'),
      value: <Translated kind="service_request" id={job.id} text={job.description} language={job.language} />,
    },
    ...answerFacts(job.answers, t),
    emergencyFact(job.floorKinds, t),
    contact && { label: t('teams.fact.contact'), value: contact.name },
    contact?.accessNote && {
      label: t('teams.fact.access'),
      value: <Translated kind="access_note" id={job.id} text={contact.accessNote} language={job.language} />,
    },
    job.mayEnter !== null && { label: t('teams.fact.enter'), value: t(job.mayEnter ? 'teams.yes' : 'teams.no') },
    minutes > 0 && { label: t('teams.fact.onSite'), value: duration(minutes) },
  ].filter((fact) => typeof fact === 'object' && fact !== null);
  return <FactList facts={facts} />;
}

function Lines({ job }: { job: MyJobDetail }) {
  const t = useT();
  const check = useCheckLine(job.id);
  if (job.checklist.length === 0) return null;
  return (
    <Section title={t('teams.checklist')}>
      <div className={styles.stack}>
        {job.checklist.map(({ id, label, done }) => (
          <Checkbox
            key={id}
            label={label}
            checked={check.isPending && check.variables?.lineId === id ? check.variables.done : done}
            disabled={check.isPending || job.status === 'completed' || job.status === 'closed'}
            onChange={(event) => check.mutate({ lineId: id, done: event.target.checked })}
          />
        ))}
      </div>
    </Section>
  );
}
