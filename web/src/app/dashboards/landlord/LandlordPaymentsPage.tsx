import { useT } from '@i18n/messages';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { useQuery } from '@tanstack/react-query';
import { IconButton } from '@ui/controls/IconButton';
import { useState } from 'react';
import { leaseQuery } from '../../../features/landlords/api/get-lease';
import { PaperNote } from '../../../features/landlords/components/lease/PaperNote';
import type { RecordedRow } from '../../../features/ledger/api/types';
import { OfflineBackDialog } from '../../../features/ledger/components/OfflineBackDialog';
import { useLedgerWords } from '../../../features/ledger/ledger-words';
import type { LandlordPayment } from '../../../features/rent/api/types';
import { PaymentsList } from '../../../features/rent/components/PaymentsList';

/** The payment as it is in the ledger of its lease, where the same dialog takes it back. */
const toRow = (payment: LandlordPayment, entryId: string): RecordedRow => ({
  id: entryId,
  entry: 'offline_payment',
  date: payment.paidOn,
  period: null,
  label: null,
  method: payment.method,
  paymentCents: payment.amountCents,
  leftCents: payment.amountCents - payment.refundedCents,
  currency: payment.currency,
  reversesId: null,
});

function OnPaper({ leaseId }: { leaseId: string }) {
  const { data } = useQuery(leaseQuery(leaseId));
  return data ? <PaperNote lease={data} /> : null;
}

function TakeBack({ payment, entryId }: { payment: LandlordPayment; entryId: string }) {
  const t = useT();
  const words = useLedgerWords();
  const [open, setOpen] = useState(false);
  const row = toRow(payment, entryId);
  return (
    <>
      <IconButton
        label={t('ledger.back.of', { entry: words.title(row) })}
        icon={<IconArrowBackUp size={18} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {open && (
        <OfflineBackDialog
          leaseId={payment.leaseId}
          row={row}
          paymentId={payment.id}
          paperNote={<OnPaper leaseId={payment.leaseId} />}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** /dashboards/landlord/rent: the payments of all leases. One that was recorded by hand is taken back as in the ledger. */
export default function LandlordPaymentsPage() {
  return (
    <PaymentsList
      steps={(payment) =>
        payment.reversible && payment.entryId ? <TakeBack payment={payment} entryId={payment.entryId} /> : null
      }
    />
  );
}
