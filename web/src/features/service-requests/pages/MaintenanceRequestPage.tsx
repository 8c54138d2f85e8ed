import { useT } from '@i18n/messages';
import { usePageTitle } from '@nav/page-title';
import { paths } from '@nav/paths';
import { Loaded } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '@ui/layout/Section';
import { Plate } from '@ui/plate/Plate';
import { useParams } from 'react-router-dom';
import { requestQuery } from '../api/read-request';
import type { ServiceRequestDetail } from '../api/types';
import { AppointmentCard } from '../components/AppointmentCard';
import { CanceledWorkNotice } from '../components/CanceledWork';
import { ChangePriority } from '../components/ChangePriority';
import { CostAsExpense } from '../components/CostAsExpense';
import { CoverageHint } from '../components/CoverageHint';
import { BarCrumbs } from '../components/Crumbs';
import { InvoiceOfJob } from '../components/InvoiceOfJob';
import { JobBoardCard } from '../components/JobBoardCard';
import { LandlordActions } from '../components/LandlordActions';
import { PriorityMark, RequestChip } from '../components/Marks';
import { OfferList } from '../components/OfferList';
import { OnCallNotice } from '../components/OnCallNotice';
import { RequestFacts } from '../components/RequestFacts';
import { RequestStory } from '../components/RequestStory';
import { JobGap } from '../components/SupplierGap';
import { SupplierPapers } from '../components/SupplierPapers';
import { WaitingAnswers } from '../components/WaitingAnswers';
import { WaitingQuotes } from '../components/WaitingQuotes';
import styles from './pages.module.css';

/** /dashboards/landlord/maintenance/:requestId */
export default function MaintenanceRequestPage() {
  const { requestId = '' } = useParams();
  const query = useQuery(requestQuery(requestId));
  return <Loaded query={query}>{(request) => <Request request={request} />}</Loaded>;
}

function Request({ request }: { request: ServiceRequestDetail }) {
  const t = useT();
  usePageTitle(request.title);
  const crumbs = [
    { label: t('service-requests.maintenance.title'), href: paths.landlordMaintenance() },
    { label: request.title },
  ];
  return (
    <>
      <BarCrumbs items={crumbs} />
      <PageHead
        lead={request.place && <Plate size="lg">{request.place.streetNumber}</Plate>}
        title={request.title}
        subtitle={
          <>
            <RequestChip request={request} />
            <PriorityMark priority={request.priority} />
          </>
        }
      />
      <div className={styles.detail}>
        <div className={styles.asked}>
          <OnCallNotice request={request} />
          <JobGap request={request} />
          <CoverageHint request={request} />
          <WaitingQuotes request={request} />
          <WaitingAnswers request={request} />
          <CanceledWorkNotice request={request} />
          <LandlordActions request={request} />
          <AppointmentCard request={request} />
          <JobBoardCard request={request} />
        </div>
        <div className={styles.side}>
          <RequestFacts request={request} />
          {request.supplier && <SupplierPapers supplierId={request.supplier.id} />}
          <ChangePriority request={request} />
          <InvoiceOfJob request={request} side="landlord" />
          <CostAsExpense request={request} />
          {request.offers && request.offers.length > 0 && <OfferList request={request} offers={request.offers} />}
        </div>
        <div className={styles.story}>
          <RequestStory request={request} addsPhotos />
        </div>
      </div>
    </>
  );
}
