import { useDownload } from '@api/download';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { usePageTitle } from '@nav/page-title';
import { Translated } from '@shared/translation/Translated';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { Button } from '@ui/controls/Button';
import { Breadcrumbs } from '@ui/layout/Breadcrumbs';
import { PageHead } from '@ui/layout/Section';
import { Notice } from '@ui/states/Notice';
import type { ReactNode } from 'react';
import type { InvoiceDetail } from '../api/invoices';
import { InvoiceChip, useLateWords } from './InvoiceChip';
import styles from './invoices.module.css';

interface InvoicePageFrameProps {
  invoice: InvoiceDetail;
  list: { label: string; href: string };
  children: ReactNode;
  side: ReactNode;
  asLandlord?: boolean;
}

/** Name, state and PDF of an invoice; what it says on the left, its facts and steps beside it. */
export function InvoicePageFrame({ invoice, list, children, side, asLandlord = false }: InvoicePageFrameProps) {
  const t = useT();
  const late = useLateWords();
  const download = useDownload();
  const { id, number, status, jobTitle, disputeReason } = invoice;
  const forLandlord =
    (invoice.ownerAboveCents ?? null) === null ? 'invoices.disputedNext.landlord' : 'invoices.disputedNext.owner';
  const nextStep = asLandlord ? forLandlord : 'invoices.disputedNext';
  const { language } = useLanguage();
  // The document itself is in the landlord's language; the other side can read it in its own.
  const file = `/api/invoices/${id}/file.pdf`;
  const translated = `${file}?language=${language}`;
  const title = number ? t('invoices.named', { number }) : t('invoices.draftOf', { job: jobTitle });
  usePageTitle(title);
  return (
    <>
      <div className={styles.crumbs}>
        <Breadcrumbs label={t('invoices.crumbs')} items={[list, { label: title }]} />
      </div>
      <PageHead
        title={title}
        subtitle={
          <>
            <InvoiceChip status={status} side={asLandlord ? 'landlord' : 'supplier'} />
            {number && <span>{jobTitle}</span>}
            {invoice.lateDays !== null && <span>{late(invoice)}</span>}
          </>
        }
        actions={
          !invoice.paper && (
            <>
              <Button
                variant="secondary"
                icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
                loading={download.isPending && download.variables?.path === file}
                onClick={() => download.mutate({ path: file })}
              >
                {t('invoices.pdf')}
              </Button>
              {invoice.status !== 'draft' && invoice.language !== language && (
                <Button
                  variant="ghost"
                  loading={download.isPending && download.variables?.path === translated}
                  onClick={() => download.mutate({ path: translated })}
                >
                  {t('invoices.pdfIn')}
                </Button>
              )}
            </>
          )
        }
      />
      <div className={styles.detail}>
        <div className={styles.main}>
          {(status === 'disputed' || status === 'void') && disputeReason && (
            <Notice tone="warning" title={t('invoices.disputedTitle')}>
              <Translated kind="invoice_dispute" id={id} text={disputeReason} language={undefined} />
              {status === 'disputed' && <p>{t(nextStep)}</p>}
            </Notice>
          )}
          {children}
        </div>
        <div className={styles.side}>{side}</div>
      </div>
    </>
  );
}
