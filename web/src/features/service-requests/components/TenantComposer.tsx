import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { TalkComposer, type Beside } from '@shared/request-parts/TalkComposer';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@ui/link/Link';
import { useState } from 'react';
import { emergencyQuery } from '../api/emergency';
import type { RequestStatus, ServiceRequestDetail } from '../api/types';
import { LandlordPhone } from './CallFirst';
import { FloorNotice, type Dispute } from './FloorNotice';
import { useFloor } from './use-floor';

const ENDED: readonly RequestStatus[] = ['closed', 'declined', 'cancelled'];
const NOT_DISPUTED = { disputed: false, reason: '', missing: false };

/**
 * Where a tenant writes. Words that name an emergency show what to do first while they are typed, and raise the priority when
 * sent.
 */
export function TenantComposer({ request }: { request: ServiceRequestDetail }) {
  const t = useT();
  const [dispute, setDispute] = useState(NOT_DISPUTED);
  const { disputed, reason, missing } = dispute;
  const shown: Dispute = {
    disputed,
    reason,
    error: missing && !reason.trim() ? t('service-requests.form.required') : undefined,
    onDispute: (value) => setDispute({ ...NOT_DISPUTED, disputed: value }),
    onReason: (value) => setDispute({ ...dispute, reason: value }),
  };
  const beside: Beside = {
    show: (message) => <Recognised message={message} request={request} dispute={shown} />,
    body: disputed ? { belowFloorReason: reason.trim() } : {},
    holds: () => {
      if (disputed && !reason.trim()) setDispute({ ...dispute, missing: true });
      return disputed && !reason.trim();
    },
    onSent: () => setDispute(NOT_DISPUTED),
  };
  return <TalkComposer request={request} beside={beside} />;
}

interface RecognisedProps {
  message: string;
  request: ServiceRequestDetail;
  dispute: Dispute;
}

/**
 * The rules are loaded with the first word. An emergency that is already known doesn't raise the priority again, and after the
 * end of a request a new report is needed.
 */
function Recognised({ message, request, dispute }: RecognisedProps) {
  const t = useT();
  const { data: home } = useQuery(emergencyQuery(request.leaseId));
  const { kinds, priority } = useFloor([message], home);
  if (!priority) return null;
  const ended = ENDED.includes(request.status);
  const raises = !ended && request.priority !== 'Emergency' && kinds.some((kind) => !request.floorKinds.includes(kind));
  return (
    <FloorNotice
      kinds={kinds}
      country={home?.country}
      contact={<LandlordPhone leaseId={request.leaseId} sent />}
      sent={ended ? <Ended /> : raises && t('service-requests.floor.line')}
      dispute={raises ? dispute : undefined}
    />
  );
}

function Ended() {
  const t = useT();
  return (
    <>
      {t('service-requests.floor.ended')}{' '}
      <Link look="inline" href={paths.tenantNewRepair()}>
        {t('service-requests.floor.report')}
      </Link>
    </>
  );
}
