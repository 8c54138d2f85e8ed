import { useT } from '@i18n/messages';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { InvoiceDetail } from '../api/invoices';
import { InvoiceEditor } from './InvoiceEditor';
import { PaperEditor } from './PaperEditor';
import type { NetReader } from './use-net';
import styles from './invoices.module.css';

interface DraftEditorProps extends NetReader {
  invoice: InvoiceDetail;
}

/** A draft: written here, or taken from the supplier's own paper. `?paper` begins with the paper. */
export function DraftEditor({ invoice, onNet }: DraftEditorProps) {
  const t = useT();
  const [search] = useSearchParams();
  const [way, setWay] = useState<'written' | 'paper'>(invoice.paper || search.has('paper') ? 'paper' : 'written');
  return (
    <div className={styles.main}>
      <div>
        <SegmentedControl
          label={t('invoices.way')}
          value={way}
          onChange={setWay}
          options={[
            { value: 'written', label: t('invoices.way.written') },
            { value: 'paper', label: t('invoices.way.paper') },
          ]}
        />
      </div>
      {way === 'paper' ? (
        <PaperEditor invoice={invoice} onNet={onNet} />
      ) : (
        <InvoiceEditor invoice={invoice} onNet={onNet} />
      )}
    </div>
  );
}
