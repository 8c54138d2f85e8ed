import { leaseCountsQuery } from '@api/navigation';
import { todayIn } from '@contract/time-zones';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Loaded } from '@shared/list/Loaded';
import { useListAddress } from '@shared/list/use-list-address';
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@ui/controls/Button';
import { StatusChip } from '@ui/pane/StatusChip';
import { useParams } from 'react-router-dom';
import { LeaseDocuments } from '../../../features/documents/components/LeaseDocuments';
import { leaseQuery } from '../../../features/landlords/api/get-lease';
import type { Lease } from '../../../features/landlords/api/types';
import { LeaseView } from '../../../features/landlords/components/lease/LeaseView';
import { PaperNote } from '../../../features/landlords/components/lease/PaperNote';
import { ledgerSummaryQuery } from '../../../features/ledger/api/ledger';
import { LedgerFigures } from '../../../features/ledger/components/LedgerFigures';
import { LedgerTable } from '../../../features/ledger/components/LedgerTable';
import { RecordPaymentDialog } from '../../../features/ledger/components/RecordPaymentDialog';
import { LeaseConversation } from '../../../features/messages/components/LeaseConversation';
import { LeaseNotices } from '../../../features/renewals/components/notice/LeaseNotices';
import { LeaseReminders } from '../../../features/rent/components/LeaseReminders';
import { LeaseRequests } from '../../../features/service-requests/components/UnitRequests';
import { endParts } from './end-parts';
import { OpenRequests } from './OpenRequests';

const RECORD = ['record'] as const;

function RecordPayment({ lease }: { lease: Lease }) {
  const t = useT();
  // In the address, so that the search can lead to it.
  const { values, set } = useListAddress(RECORD);
  const { data } = useQuery(ledgerSummaryQuery(lease.id));
  return (
    <>
      <Button icon={<IconCash size={18} stroke={1.75} aria-hidden />} onClick={() => set('record', '1')}>
        {t('landlords.lease.recordPayment')}
      </Button>
      {values.record && (
        <RecordPaymentDialog
          leaseId={lease.id}
          currency={lease.currency}
          tenants={lease.tenants.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }))}
          owedCents={data?.balanceCents}
          day={todayIn(lease.unit.timeZone)}
          paperNote={<PaperNote lease={lease} />}
          onClose={() => set('record', '')}
        />
      )}
    </>
  );
}

/** The counts load together with the tabs. Until then nothing is marked as read. */
function Messages({ lease }: { lease: Lease }) {
  const { data } = useQuery(leaseCountsQuery(lease.id));
  return <LeaseConversation leaseId={lease.id} draft={lease.state === 'draft'} unread={data?.unreadMessages ?? 0} />;
}

function MessageLink({ lease }: { lease: Lease }) {
  const t = useT();
  return (
    <ButtonLink
      variant="secondary"
      href={paths.landlordLease(lease.id, 'messages')}
      icon={<IconMessage size={18} stroke={1.75} aria-hidden />}
    >
      {t('landlords.message')}
    </ButtonLink>
  );
}

function Overdue({ lease }: { lease: Lease }) {
  const t = useT();
  const { data } = useQuery(ledgerSummaryQuery(lease.id));
  if (!data || data.overdueCents <= 0) return null;
  return <StatusChip status="overdue">{t('landlords.lease.daysOverdue', { days: data.daysOverdue })}</StatusChip>;
}

const parts = {
  notices: (lease: Lease) =>
    lease.state !== 'draft' &&
    lease.state !== 'ended' && (
      <LeaseNotices
        leaseId={lease.id}
        planned={lease.nextTerm && { ...lease.nextTerm, currency: lease.currency }}
        end={endParts(lease.id)}
      />
    ),
  ledger: (lease: Lease) => (
    <>
      <LedgerFigures leaseId={lease.id} ended={lease.state === 'ended'} />
      <LedgerTable
        leaseId={lease.id}
        currency={lease.currency}
        editable={lease.state !== 'draft'}
        paperNote={<PaperNote lease={lease} />}
      />
    </>
  ),
  actions: (lease: Lease) =>
    lease.state !== 'draft' && (
      <>
        <MessageLink lease={lease} />
        <RecordPayment lease={lease} />
      </>
    ),
  aside: (lease: Lease) => (
    <>
      {lease.state !== 'draft' && (
        <LeaseReminders
          leaseId={lease.id}
          name={lease.tenants.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ')}
        />
      )}
      <OpenRequests unitId={lease.unitId} />
    </>
  ),
  chips: (lease: Lease) => lease.state !== 'draft' && <Overdue lease={lease} />,
  tabs: {
    documents: (lease: Lease) => <LeaseDocuments leaseId={lease.id} unitId={lease.unitId} />,
    requests: (lease: Lease) => (
      <LeaseRequests leaseId={lease.id} propertyId={lease.propertyId} unitId={lease.unitId} />
    ),
    messages: (lease: Lease) => <Messages lease={lease} />,
  },
};

/** A lease with everything that belongs to it, from the features landlords, ledger, documents, service requests and messages. */
export default function LandlordLeasePage() {
  const { leaseId = '' } = useParams();
  const query = useQuery(leaseQuery(leaseId));
  const { data } = useQuery(leaseCountsQuery(leaseId));
  const counts = { documents: data?.documents, requests: data?.openRequests, messages: data?.unreadMessages };
  return <Loaded query={query}>{(lease) => <LeaseView lease={lease} parts={{ ...parts, counts }} />}</Loaded>;
}
