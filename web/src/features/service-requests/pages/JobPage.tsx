import { useT } from '@i18n/messages';
import { usePageTitle } from '@nav/page-title';
import { paths } from '@nav/paths';
import { Loaded } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@ui/controls/Button';
import { PageHead } from '@ui/layout/Section';
import { Plate } from '@ui/plate/Plate';
import { EmptyState } from '@ui/states/StatePanel';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { requestQuery } from '../api/read-request';
import type { ServiceRequestDetail } from '../api/types';
import { AfterWork } from '../components/AfterWork';
import { AppointmentCard } from '../components/AppointmentCard';
import { BillCanceled } from '../components/CanceledWork';
import { CoverageHint } from '../components/CoverageHint';
import { Crumbs } from '../components/Crumbs';
import { InvoiceOfJob } from '../components/InvoiceOfJob';
import { JobActions } from '../components/JobActions';
import { PriorityMark, RequestChip } from '../components/Marks';
import { AddressText, OfferCard } from '../components/OfferCard';
import { QuoteChip } from '../components/QuoteChip';
import { RequestFacts } from '../components/RequestFacts';
import { RequestStory } from '../components/RequestStory';
import { useNow } from '../components/use-time';
import styles from './pages.module.css';

/** /dashboards/supplier/jobs/:requestId. `team` renders who does the job, once the supplier has it. */
export default function JobPage({ team }: { team?: (request: ServiceRequestDetail) => ReactNode }) {
  const { requestId = '' } = useParams();
  const query = useQuery(requestQuery(requestId));
  return (
    <Loaded query={query} instead={<NoJob />}>
      {(request) => <Job request={request} team={team?.(request)} />}
    </Loaded>
  );
}

/** The email about an offer is often opened after another supplier has the job, when this one may no longer see it. */
function NoJob() {
  const t = useT();
  return (
    <EmptyState
      level={1}
      title={t('service-requests.job.notYours')}
      actions={<ButtonLink href={paths.supplierJobs()}>{t('service-requests.job.toJobs')}</ButtonLink>}
    >
      {t('service-requests.job.notYours.text')}
    </EmptyState>
  );
}

function Job({ request, team }: { request: ServiceRequestDetail; team: ReactNode }) {
  const t = useT();
  const now = useNow();
  usePageTitle(request.title);
  return (
    <>
      <Crumbs
        items={[{ label: t('service-requests.jobs.list'), href: paths.supplierJobs() }, { label: request.title }]}
      />
      <PageHead
        lead={request.place && <Plate size="lg">{request.place.streetNumber}</Plate>}
        title={request.title}
        subtitle={
          <>
            <RequestChip request={request} />
            <PriorityMark priority={request.priority} />
            <QuoteChip request={request} />
            <span>
              <AddressText request={request} />
            </span>
          </>
        }
      />
      <div className={styles.detail}>
        <div className={styles.asked}>
          <OfferCard request={request} now={now} />
          <CoverageHint request={request} />
          <JobActions request={request} />
          <AfterWork request={request} />
          <BillCanceled request={request} />
          <AppointmentCard request={request} />
          {team}
          <InvoiceOfJob request={request} side="supplier" />
        </div>
        <div className={styles.side}>
          <RequestFacts request={request} forSupplier />
          {request.landlordId && (
            <div>
              <ButtonLink variant="secondary" href={paths.supplierMessages(request.landlordId)}>
                {t('service-requests.message.landlord')}
              </ButtonLink>
            </div>
          )}
        </div>
        <div className={styles.story}>
          <RequestStory request={request} addsPhotos />
        </div>
      </div>
    </>
  );
}
