import { useT } from '@i18n/messages';
import { Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { useState } from 'react';
import type { InvoiceDetail } from '../api/invoices';
import { Sums } from './Sums';
import invoices from './invoices.module.css';
import styles from './paper.module.css';

type Paper = NonNullable<InvoiceDetail['paper']>;

/** What was sent: the paper, and beside it the figures that the supplier typed from it. */
export function PaperSheet({ invoice, paper, check }: { invoice: InvoiceDetail; paper: Paper; check?: boolean }) {
  const t = useT();
  return (
    <Section title={t('invoices.paper.sheet')}>
      <div className={paper.mediaType.startsWith('image/') ? styles.sheet : invoices.form}>
        <PaperPicture paper={paper} />
        <div className={invoices.form}>
          <Sums {...invoice} />
          {check && <p className={invoices.quiet}>{t('invoices.paper.check')}</p>}
          {invoice.note && <p className={invoices.quiet}>{invoice.note}</p>}
        </div>
      </div>
    </Section>
  );
}

/** The photo, or the way to the PDF. Its address changes with every answer, so the one that was loaded is kept. */
export function PaperPicture({ paper: { fileId, mediaType, url, number } }: { paper: Paper }) {
  const t = useT();
  const [shown, show] = useState({ fileId, url });
  if (shown.fileId !== fileId) show({ fileId, url });
  if (!url) return null;
  const picture = mediaType.startsWith('image/');
  return (
    <div className={styles.paper}>
      {picture && shown.url && (
        <img className={styles.picture} src={shown.url} alt={t('invoices.paper.alt', { number })} />
      )}
      <Link href={url} look="inline">
        {t(picture ? 'invoices.paper.download' : 'invoices.paper.downloadPdf')}
      </Link>
    </div>
  );
}
