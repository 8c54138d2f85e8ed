import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Loaded } from '@shared/list/Loaded';
import { EmergencyMark } from '@shared/request-parts/EmergencyMark';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@ui/fields/SelectField';
import { Card } from '@ui/layout/Card';
import { Heading } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import { EmptyState } from '@ui/states/StatePanel';
import { planQuery, useAssign, type Plan, type PlannedJob } from '../api/team';
import { byDay, type PlanDay } from '../plan';
import { useDuration } from './times';
import styles from './teams.module.css';

/** Everyone's jobs by day: those of no one first. */
export function DayPlan() {
  const t = useT();
  const query = useQuery(planQuery);
  return (
    <Loaded query={query} shape="list">
      {(plan) =>
        plan.jobs.length === 0 ? (
          <EmptyState title={t('teams.plan.none')}>{t('teams.plan.noneText')}</EmptyState>
        ) : (
          <Days plan={plan} />
        )
      }
    </Loaded>
  );
}

function Days({ plan }: { plan: Plan }) {
  const t = useT();
  const { unassigned, days } = byDay(plan.jobs);
  return (
    <div className={styles.plan}>
      {unassigned.length > 0 && (
        <section className={styles.stack}>
          <Heading level={2}>{t('teams.plan.unassigned', { count: unassigned.length })}</Heading>
          <Jobs jobs={unassigned} people={plan.people} withDay />
        </section>
      )}
      {days.map((one) => (
        <Day key={one.day ?? 'none'} one={one} people={plan.people} />
      ))}
    </div>
  );
}

function Day({ one, people }: { one: PlanDay; people: Plan['people'] }) {
  const t = useT();
  const { day } = useFormats();
  return (
    <section className={styles.stack}>
      <Heading level={2}>
        {one.day ? day(one.day, { weekday: 'long', day: 'numeric', month: 'long' }) : t('teams.plan.noTime')}
      </Heading>
      {one.people.map(({ name, jobs }) => (
        <div key={name} className={styles.stack}>
          <h3 className={styles.name}>{name}</h3>
          <Jobs jobs={jobs} people={people} />
        </div>
      ))}
    </section>
  );
}

function Jobs({
  jobs,
  people,
  withDay = false,
}: {
  jobs: readonly PlannedJob[];
  people: Plan['people'];
  withDay?: boolean;
}) {
  return (
    <ul className={styles.cards}>
      {jobs.map((job) => (
        <li key={job.id}>
          <Job job={job} people={people} withDay={withDay} />
        </li>
      ))}
    </ul>
  );
}

function Job({ job, people, withDay }: { job: PlannedJob; people: Plan['people']; withDay: boolean }) {
  const t = useT();
  const { instant } = useFormats();
  const duration = useDuration();
  const { place, scheduledFor, startedAt, minutes, status } = job;
  const done = status === 'completed' || status === 'closed';
  const when =
    scheduledFor &&
    instant(scheduledFor, {
      ...(withDay && { weekday: 'short', day: 'numeric', month: 'short' }),
      hour: 'numeric',
      minute: '2-digit',
      timeZone: place?.timeZone,
    });
  const facts = [
    when ?? t('teams.plan.noTime'),
    place && `${place.streetNumber} ${place.street}`,
    startedAt && t('teams.plan.there', { time: instant(startedAt, { timeStyle: 'short', timeZone: place?.timeZone }) }),
    minutes > 0 && t('teams.plan.onSite', { time: duration(minutes) }),
    done && t('teams.plan.done'),
  ];
  return (
    <Card padding="sm" className={styles.job}>
      <span className={styles.words}>
        <Link look="plain" href={paths.supplierJob(job.id)}>
          <span className={styles.name}>{job.title}</span>
        </Link>
        {!done && <EmergencyMark priority={job.priority} kinds={job.floorKinds} />}
        <span className={styles.quiet}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
      {!done && <AssignSelect job={job} people={people} />}
    </Card>
  );
}

function AssignSelect({ job, people }: { job: PlannedJob; people: Plan['people'] }) {
  const t = useT();
  const assign = useAssign();
  const present = job.technician?.staffId ?? '';
  // Shows what was chosen immediately, until the answer arrives.
  const value = assign.isPending ? (assign.variables?.staffId ?? '') : present;
  return (
    <SelectField
      label={t('teams.assign.named', { title: job.title })}
      hideLabel
      value={value}
      disabled={assign.isPending || people.length === 0}
      options={[
        { value: '', label: t('teams.assign.noOne') },
        ...people.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(event) => assign.mutate({ requestId: job.id, staffId: event.target.value || null })}
    />
  );
}
