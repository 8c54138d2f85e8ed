import { toProblem } from '@api/problem';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { HowItWorks } from '@shared/how/HowItWorks';
import { Loaded } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { Heading } from '@ui/layout/Heading';
import { AllDone, EmptyState } from '@ui/states/StatePanel';
import { myJobsQuery, type MyDay, type MyJob } from '../api/my-jobs';
import { MyJobCard } from '../components/MyJobCard';
import { myDays } from '../my-days';
import styles from '../components/teams.module.css';

/** /dashboards/technician: today's jobs and those that come, in the order of time. */
export default function MyDayPage() {
  const query = useQuery(myJobsQuery);
  if (query.isError && toProblem(query.error).code === 'elite_required') return <Ended />;
  return <Loaded query={query}>{(day) => <Day day={day} />}</Loaded>;
}

/** The company's subscription has ended: nothing is lost, and the owner can renew it. */
export function Ended() {
  const t = useT();
  return <EmptyState title={t('teams.ended.title')}>{t('teams.ended.text')}</EmptyState>;
}

function Day({ day: { company, jobs } }: { day: MyDay }) {
  const t = useT();
  const { day } = useFormats();
  const { today, later, undated, done, finishedToday } = myDays(jobs, Date.now());
  return (
    <div className={styles.mine}>
      <header>
        <Heading level={1}>{t('teams.day.title')}</Heading>
        <p className={styles.quiet}>
          {t('teams.day.lead', { company, count: today.length, finished: finishedToday ? 'yes' : 'no' })}
        </p>
      </header>
      {today.length === 0 && <AllDone title={t(finishedToday ? 'teams.day.noneLeft' : 'teams.day.none')} />}
      <Group title={t('teams.day.today')} jobs={today} />
      {later.map((group) => (
        <Group
          key={group.day}
          title={day(group.day, { weekday: 'long', day: 'numeric', month: 'long' })}
          jobs={group.jobs}
        />
      ))}
      <Group title={t('teams.day.undated')} jobs={undated} />
      <Group title={t('teams.day.done')} jobs={done} />
      <HowItWorks title={t('teams.day.how')} points={t('teams.day.how.points', { company })} />
    </div>
  );
}

function Group({ title, jobs }: { title: string; jobs: readonly MyJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <section className={styles.stack}>
      <Heading level={2}>{title}</Heading>
      <ul className={styles.cards}>
        {jobs.map((job) => (
          <li key={job.id}>
            <MyJobCard job={job} />
          </li>
        ))}
      </ul>
    </section>
  );
}
