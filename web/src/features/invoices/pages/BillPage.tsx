import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Loaded } from '@shared/list/Loaded';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@ui/controls/Button';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { invoiceQuery, useInvoiceStep, type InvoiceDetail } from '../api/invoices';
import { InvoicePageFrame } from '../components/InvoicePageFrame';
import { InvoiceFacts, InvoiceLines } from '../components/InvoiceSheet';
import { PaidDialog } from '../components/PaidDialog';
import { ReasonDialog } from '../components/ReasonDialog';
import { HowToPay, PayDiffers } from '../components/SenderFacts';
import styles from '../components/invoices.module.css';

/** /dashboards/landlord/invoices/:invoiceId */
export default function BillPage() {
  const { invoiceId = '' } = useParams();
  const query = useQuery(invoiceQuery(invoiceId));
  return <Loaded query={query}>{(invoice) => <Page invoice={invoice} />}</Loaded>;
}

function Page({ invoice }: { invoice: InvoiceDetail }) {
  const t = useT();
  const list = { label: t('invoices.bills.title'), href: paths.landlordBills() };
  return (
    <InvoicePageFrame
      invoice={invoice}
      list={list}
      asLandlord
      side={
        <>
          <Answers invoice={invoice} />
          <InvoiceFacts invoice={invoice} forLandlord />
          <div>
            <ButtonLink variant="secondary" href={paths.landlordRequest(invoice.requestId)}>
              {t('invoices.openJob')}
            </ButtonLink>
          </div>
        </>
      }
    >
      <PayDiffers invoice={invoice} />
      <InvoiceLines invoice={invoice} forLandlord />
      {invoice.status !== 'void' && <HowToPay invoice={invoice} />}
    </InvoicePageFrame>
  );
}

/** Approve, dispute, mark as paid, or take that back. */
function Answers({ invoice }: { invoice: InvoiceDetail }) {
  const t = useT();
  const note = useNote('invoices');
  const [asking, ask] = useState<'disputed' | 'paid'>();
  const { status, moves, version } = invoice;
  const wasPaid = status === 'paid';
  const approve = useInvoiceStep(invoice.id, () => {
    toast({ kind: 'success', title: note((t) => t(wasPaid ? 'invoices.unpaid' : 'invoices.approved')) });
  });
  const { money } = useFormats();
  const { totalCents, netCents, taxCents, currency, ownerAboveCents } = invoice;
  // An invoice that was disputed has no other step left for someone who can't approve it, and they read who can.
  if (moves.length === 0 && ownerAboveCents === null) return null;
  return (
    <div className={styles.buttons}>
      {ownerAboveCents !== null && (
        <p className={styles.quiet}>
          {t('invoices.ownerApproves', { limit: money(ownerAboveCents, currency, { code: true }) })}
        </p>
      )}
      {moves.includes('approved') && !wasPaid && (
        <p className={styles.quiet}>
          {t(taxCents > 0 ? 'invoices.approveTotal' : 'invoices.approveTotalUntaxed', {
            total: money(totalCents, currency, { code: true }),
            net: money(netCents, currency),
            tax: money(taxCents, currency),
          })}
        </p>
      )}
      {moves.includes('approved') && (
        <Button
          variant={wasPaid ? 'ghost' : 'primary'}
          loading={approve.isPending}
          onClick={() => approve.mutate({ status: 'approved', version })}
        >
          {t(wasPaid ? 'invoices.unpay' : 'invoices.approve')}
        </Button>
      )}
      {moves.includes('paid') && <Button onClick={() => ask('paid')}>{t('invoices.markPaid')}</Button>}
      {moves.includes('disputed') && (
        <Button variant="secondary" onClick={() => ask('disputed')}>
          {t('invoices.dispute')}
        </Button>
      )}
      {asking === 'paid' && <PaidDialog invoice={invoice} onClose={() => ask(undefined)} />}
      {asking === 'disputed' && <ReasonDialog invoice={invoice} onClose={() => ask(undefined)} />}
    </div>
  );
}
