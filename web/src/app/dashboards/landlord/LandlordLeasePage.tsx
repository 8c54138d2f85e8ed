import { todayIn } from '@contract/time-zones';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Loaded } from '@parts/list/Loaded';
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@ui/controls/Button';
import { StatusChip } from '@ui/pane/StatusChip';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { leaseQuery } from '../../../features/landlords/api/get-lease';
import type { Lease } from '../../../features/landlords/api/types';
import { LeaseView } from '../../../features/landlords/components/lease/LeaseView';
import { ledgerSummaryQuery } from '../../../features/ledger/api/ledger';
import { LedgerFigures } from '../../../features/ledger/components/LedgerFigures';
import { LedgerTable } from '../../../features/ledger/components/LedgerTable';
import { RecordPaymentDialog } from '../../../features/ledger/components/RecordPaymentDialog';
import { LeaseReminders } from '../../../features/rent/components/LeaseReminders';
import { OpenRequests } from './OpenRequests';

function RecordPayment({ lease }: { lease: Lease }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { data } = useQuery(ledgerSummaryQuery(lease.id));
  return (
    <>
      <Button icon={<IconCash size={18} stroke={1.75} aria-hidden />} onClick={() => setOpen(true)}>
        {t('landlords.lease.recordPayment')}
      </Button>
      {open && (
        <RecordPaymentDialog
          leaseId={lease.id}
          currency={lease.currency}
          tenants={lease.tenants.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` }))}
          owedCents={data?.balanceCents}
          day={todayIn(lease.unit.timeZone)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function Ways({ lease }: { lease: Lease }) {
  const t = useT();
  return (
    <>
      <ButtonLink
        variant="secondary"
        href={paths.landlordDocuments(lease.unitId)}
        icon={<IconFileText size={18} stroke={1.75} aria-hidden />}
      >
        {t('landlords.documents')}
      </ButtonLink>
      <ButtonLink
        variant="secondary"
        href={paths.landlordMessages(lease.id)}
        icon={<IconMessage size={18} stroke={1.75} aria-hidden />}
      >
        {t('landlords.message')}
      </ButtonLink>
    </>
  );
}

function Overdue({ lease }: { lease: Lease }) {
  const t = useT();
  const { data } = useQuery(ledgerSummaryQuery(lease.id));
  if (!data || data.overdueCents <= 0) return null;
  return <StatusChip status="overdue">{t('landlords.lease.daysOverdue', { days: data.daysOverdue })}</StatusChip>;
}

const parts = {
  ledger: (lease: Lease) => (
    <>
      <LedgerFigures leaseId={lease.id} />
      <LedgerTable leaseId={lease.id} currency={lease.currency} editable={lease.state !== 'draft'} />
    </>
  ),
  actions: (lease: Lease) =>
    lease.state !== 'draft' && (
      <>
        <Ways lease={lease} />
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
};

/** A lease with its ledger and what is being repaired: features landlords, ledger and service requests together. */
export default function LandlordLeasePage() {
  const { leaseId = '' } = useParams();
  const query = useQuery(leaseQuery(leaseId));
  return <Loaded query={query}>{(lease) => <LeaseView lease={lease} parts={parts} />}</Loaded>;
}
