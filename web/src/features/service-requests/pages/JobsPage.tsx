import { capital } from '@i18n/capital';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Loaded } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { Heading } from '@ui/layout/Heading';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { AllDone } from '@ui/states/StatePanel';
import { useState } from 'react';
import { requestsQuery } from '../api/list-requests';
import type { ServiceRequest } from '../api/types';
import { FirstSteps } from '../components/FirstSteps';
import { JobCard } from '../components/JobCard';
import { JobsToInvoice } from '../components/JobsToInvoice';
import { NowLine } from '../components/NowLine';
import { OfferCard } from '../components/OfferCard';
import { useNow } from '../components/use-time';
import { hasFinishedToday, isOverdue, sortJobs, type JobGroups } from '../jobs';
import styles from './JobsPage.module.css';

type View = 'today' | 'upcoming' | 'done';

/** /dashboards/supplier: open offers, today's visits, upcoming jobs, finished jobs. */
export default function JobsPage() {
  const query = useQuery(requestsQuery());
  return <Loaded query={query}>{(requests) => <Jobs requests={requests} />}</Loaded>;
}

function Jobs({ requests }: { requests: readonly ServiceRequest[] }) {
  const t = useT();
  const formats = useFormats();
  const now = useNow();
  const [view, setView] = useState<View>('today');
  const jobs = sortJobs(requests, now);
  const weekday = capital(formats.instant(new Date(now), { weekday: 'long' }));
  const count = (label: string, length: number) => (length > 0 ? `${label} ${formats.number(length)}` : label);
  const views = [
    { value: 'today' as const, label: t('service-requests.jobs.today') },
    { value: 'upcoming' as const, label: count(t('service-requests.jobs.upcoming'), jobs.upcoming.length) },
    { value: 'done' as const, label: t('service-requests.jobs.done') },
  ];
  const heading = (
    <Heading level={1}>
      {t('service-requests.jobs.title', {
        weekday,
        count: jobs.today.length,
        offers: jobs.offers.length,
        later: hasFinishedToday(jobs, now) ? 'done' : jobs.upcoming.length > 0 ? 'yes' : 'no',
      })}
    </Heading>
  );
  if (requests.length === 0) {
    return (
      <div className={styles.page}>
        {heading}
        <FirstSteps />
        <JobsToInvoice />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      {heading}
      <div className={styles.offers}>
        {jobs.offers.map((request) => (
          <OfferCard key={request.id} request={request} now={now} />
        ))}
        {view === 'today' && <ComingUp jobs={jobs.upcoming} />}
      </div>
      <div className={styles.jobs}>
        <SegmentedControl
          fullWidth
          label={t('service-requests.jobs.view')}
          options={views}
          value={view}
          onChange={setView}
        />
        <JobList view={view} jobs={jobs} now={now} />
        {view !== 'upcoming' && <JobsToInvoice />}
      </div>
    </div>
  );
}

/** Upcoming jobs next to today's, if there is room. */
function ComingUp({ jobs }: { jobs: readonly ServiceRequest[] }) {
  const t = useT();
  return (
    <section className={styles.next}>
      <Heading level={2}>{t('service-requests.jobs.next')}</Heading>
      {jobs.length === 0 && <p className={styles.quiet}>{t('service-requests.jobs.nextNone')}</p>}
      {jobs.slice(0, 4).map((request) => (
        <JobCard key={request.id} request={request} withDay />
      ))}
    </section>
  );
}

function JobList({ view, jobs, now }: { view: View; jobs: JobGroups; now: number }) {
  const t = useT();
  const shown = jobs[view];
  if (shown.length === 0) return <AllDone title={t(`service-requests.jobs.none.${view}`)} />;
  const past =
    view === 'today' ? shown.filter(({ scheduledFor }) => scheduledFor && Date.parse(scheduledFor) <= now).length : -1;
  return (
    <ol className={styles.list}>
      {shown.map((request, index) => (
        <li key={request.id}>
          {index === past && <NowLine now={now} />}
          <JobCard
            request={request}
            withDay={view !== 'today' || isOverdue(request, now)}
            overdue={isOverdue(request, now)}
          />
        </li>
      ))}
      {past === shown.length && (
        <li>
          <NowLine now={now} />
        </li>
      )}
    </ol>
  );
}
