import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Loaded } from '@shared/list/Loaded';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@ui/controls/Button';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { invoiceQuery, useBeginInvoice, useInvoiceStep, useRemoveInvoice, type InvoiceDetail } from '../api/invoices';
import { ConfirmStep } from '../components/ConfirmStep';
import { DraftEditor } from '../components/DraftEditor';
import { InvoicePageFrame } from '../components/InvoicePageFrame';
import { InvoiceFacts, InvoiceLines } from '../components/InvoiceSheet';
import { HowToPay, SenderOfDraft } from '../components/SenderFacts';
import styles from '../components/invoices.module.css';

/** /dashboards/supplier/invoices/:invoiceId: the editor of a draft, or what was sent. */
export default function SupplierInvoicePage() {
  const { invoiceId = '' } = useParams();
  const query = useQuery(invoiceQuery(invoiceId));
  return <Loaded query={query}>{(invoice) => <Page key={invoice.id} invoice={invoice} />}</Loaded>;
}

function Page({ invoice }: { invoice: InvoiceDetail }) {
  const t = useT();
  const list = { label: t('invoices.title'), href: paths.supplierInvoices() };
  // The facts of a draft say what its form adds up to, not what was saved last.
  const [netCents, setNetCents] = useState(invoice.netCents);
  return (
    <InvoicePageFrame
      invoice={invoice}
      list={list}
      side={
        <>
          <InvoiceFacts invoice={invoice.status === 'draft' ? { ...invoice, netCents } : invoice} />
          <Steps invoice={invoice} />
        </>
      }
    >
      {invoice.status === 'draft' ? (
        <>
          <JobEnded invoice={invoice} />
          <SenderOfDraft invoice={invoice} />
          <DraftEditor invoice={invoice} onNet={setNetCents} />
        </>
      ) : (
        <>
          <InvoiceLines invoice={invoice} />
          {invoice.status !== 'void' && <HowToPay invoice={invoice} />}
        </>
      )}
    </InvoicePageFrame>
  );
}

/** The job is someone else's by now, and the time to bill it is limited. */
function JobEnded({ invoice: { billableUntil } }: { invoice: InvoiceDetail }) {
  const t = useT();
  const { instant } = useFormats();
  return billableUntil === null ? null : (
    <Notice tone="info" title={t('invoices.jobEnded', { day: instant(billableUntil, { dateStyle: 'long' }) })} />
  );
}

function Steps({ invoice }: { invoice: InvoiceDetail }) {
  const t = useT();
  const note = useNote('invoices');
  const navigate = useNavigate();
  const [asking, ask] = useState<'void' | 'remove'>();
  const remove = useRemoveInvoice(invoice.id, () => {
    toast({ title: note((t) => t('invoices.removed')) });
    void navigate(paths.supplierInvoices());
  });
  const voids = useInvoiceStep(invoice.id, () => {
    toast({ title: note((t) => t('invoices.voided')) });
    ask(undefined);
  });
  const again = useBeginInvoice(({ id }) => void navigate(paths.supplierInvoice(id)));
  return (
    <div className={styles.buttons}>
      {invoice.jobOpen && (
        <ButtonLink variant="secondary" href={paths.supplierJob(invoice.requestId)}>
          {t('invoices.openJob')}
        </ButtonLink>
      )}
      {invoice.status === 'draft' && (
        <Button variant="ghost" onClick={() => ask('remove')}>
          {t('invoices.removeDraft')}
        </Button>
      )}
      {invoice.moves.includes('void') && (
        <Button variant={invoice.status === 'disputed' ? 'secondary' : 'ghost'} onClick={() => ask('void')}>
          {t('invoices.void')}
        </Button>
      )}
      {invoice.status === 'void' && (invoice.jobOpen || invoice.billableUntil) && (
        <Button loading={again.isPending} onClick={() => again.mutate(invoice)}>
          {t('invoices.writeAnother')}
        </Button>
      )}
      {asking === 'remove' && (
        <ConfirmStep
          title={t('invoices.removeDraftTitle')}
          text={t('invoices.removeDraftText')}
          verb={t('invoices.removeDraft')}
          loading={remove.isPending}
          onConfirm={() => remove.mutate()}
          onClose={() => ask(undefined)}
        />
      )}
      {asking === 'void' && (
        <ConfirmStep
          title={t('invoices.voidTitle')}
          text={t(invoice.paper ? 'invoices.paper.voidText' : 'invoices.voidText', { number: invoice.number ?? '' })}
          verb={t('invoices.void')}
          loading={voids.isPending}
          onConfirm={() => voids.mutate({ status: 'void', version: invoice.version })}
          onClose={() => ask(undefined)}
        />
      )}
    </div>
  );
}
