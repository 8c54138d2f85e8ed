import { useDownload } from '@api/download';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Notice } from '@ui/states/Notice';
import { receiptFile } from '../api/payments';
import styles from './rent.module.css';

export interface Recorded {
  paymentId: string;
  receiptNumber: string | null;
  /** Home and tenants, as they were in the row. */
  name: string;
  amountCents: number;
  currency: string;
}

/** What was recorded since the page was opened: paid rows leave the list, and are found here with their receipts. */
export function RecordedRows({ rows }: { rows: readonly Recorded[] }) {
  const t = useT();
  const { money } = useFormats();
  const download = useDownload();
  return (
    <Notice announce tone="success" title={t('rent.recorded', { count: rows.length })}>
      <ul className={styles.plain}>
        {rows.map(({ paymentId, receiptNumber, name, amountCents, currency }) => (
          <li key={paymentId} className={styles.between}>
            <span>{`${name}: ${money(amountCents, currency)}`}</span>
            {receiptNumber && (
              <Button
                size="sm"
                variant="ghost"
                onClick={() => download.mutate(receiptFile({ id: paymentId, receiptNumber }))}
              >
                {t('rent.receipt', { number: receiptNumber })}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
