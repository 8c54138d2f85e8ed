import { useDownload } from '@api/download';
import { Problem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import { receiptFile } from '../api/payments';
import type { PaymentReversal } from '../api/types';
import { ReverseManyDialog } from './ReverseManyDialog';
import { useShowResult } from './use-show-result';
import styles from './rent.module.css';

export interface Recorded {
  paymentId: string;
  receiptNumber: string | null;
  /** Home and tenants, as they were in the row. */
  name: string;
  amountCents: number;
  currency: string;
}

/** What became of a payment: its receipt, that it was reversed, or why it wasn't. */
function Outcome({ row, outcome }: { row: Recorded; outcome: PaymentReversal | undefined }) {
  const t = useT();
  const problemText = useProblemText();
  const download = useDownload();
  const { paymentId, receiptNumber } = row;
  if (outcome?.code === null) return <span className={styles.quiet}>{t('rent.reverse.done')}</span>;
  return (
    <>
      {outcome && <span className={styles.overdue}>{problemText(problemOf(outcome))}</span>}
      {receiptNumber && (
        <Button
          size="sm"
          variant="ghost"
          onClick={() => download.mutate(receiptFile({ id: paymentId, receiptNumber }))}
        >
          {t('rent.receipt', { number: receiptNumber })}
        </Button>
      )}
    </>
  );
}

const problemOf = ({ code, error, reason, values }: PaymentReversal) =>
  new Problem({
    code: code ?? 'client',
    status: 422,
    message: error ?? '',
    ...(reason && { reason }),
    ...(values && { values }),
  });

/**
 * What was recorded since the page was opened: paid rows leave the list, and are found here with their receipts. All or some
 * of it can be reversed together.
 */
export function RecordedRows({ rows, code }: { rows: readonly Recorded[]; code: boolean }) {
  const t = useT();
  const { money } = useFormats();
  const [asking, setAsking] = useState(false);
  const shown = useShowResult(rows);
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, PaymentReversal>>>({});
  const left = rows.filter(({ paymentId }) => outcomes[paymentId]?.code !== null);
  const add = (more: readonly PaymentReversal[]) =>
    setOutcomes((before) => ({ ...before, ...Object.fromEntries(more.map((one) => [one.paymentId, one])) }));
  return (
    <div ref={shown}>
      <Notice announce tone="success" title={t('rent.recorded', { count: rows.length })}>
        <ul className={styles.plain}>
          {rows.map((row) => (
            <li key={row.paymentId} className={styles.between}>
              <span>{t('parts.named', { name: row.name, value: money(row.amountCents, row.currency, { code }) })}</span>
              <Outcome row={row} outcome={outcomes[row.paymentId]} />
            </li>
          ))}
        </ul>
        {left.length > 0 && (
          <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
            {t('rent.reverse.verb', { count: left.length })}
          </Button>
        )}
        {asking && left.length > 0 && (
          <ReverseManyDialog rows={left} code={code} onPart={add} onClose={() => setAsking(false)} />
        )}
      </Notice>
    </div>
  );
}
