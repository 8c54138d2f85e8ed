import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import type { Quote, QuoteMethod } from '../api/types';
import styles from './Sums.module.css';

interface SumsProps {
  quote: Quote;
  method: QuoteMethod;
  /** What is paid: “Rent, December”. */
  lines: readonly SumLine[];
}

export interface SumLine {
  id: string;
  name: string;
  cents: number;
}

/** What is paid, the fee and who pays it, the sum, and the cashback: all before paying. */
export function Sums({ quote, method, lines }: SumsProps) {
  const t = useT();
  const { money, percent } = useFormats();
  const show = (cents: number) => money(cents, quote.currency);
  const tenantPays = method.feeBearer === 'tenant';
  return (
    <dl className={styles.sums}>
      {lines.map(({ id, name, cents }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{show(cents)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('payments.sums.fee', { rate: percent(method.feeBasisPoints) })}</dt>
        <dd>{tenantPays ? show(method.feeCents) : t('payments.sums.borne')}</dd>
      </div>
      <div className={styles.total}>
        <dt>{t('payments.sums.total')}</dt>
        <dd>{show(method.totalCents)}</dd>
      </div>
      {method.cashbackCents > 0 && (
        <div className={styles.credit}>
          <dt>{t('payments.sums.cashback')}</dt>
          <dd>{show(method.cashbackCents)}</dd>
        </div>
      )}
    </dl>
  );
}
