import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { StatRow } from '@ui/data/StatRow';
import { paymentTotalsQuery, type PaymentFilters } from '../api/payments';
import styles from './rent.module.css';

/** The sums of what the filters leave, one row of figures a currency. */
export function PaymentTotalsRow({ filters }: { filters: PaymentFilters }) {
  const t = useT();
  const { money } = useFormats();
  const { data = [] } = useQuery(paymentTotalsQuery(filters));
  const code = data.length > 1;
  return data.map(({ currency, receivedCents, receivedCount, processingCents, refundedCents }) => (
    <StatRow
      key={currency}
      className={styles.totals}
      stats={[
        {
          id: 'received',
          label: t('rent.totals.received'),
          figure: money(receivedCents, currency, { code }),
          note: t('rent.totals.count', { count: receivedCount }),
        },
        { id: 'processing', label: t('rent.totals.processing'), figure: money(processingCents, currency, { code }) },
        { id: 'refunded', label: t('rent.totals.refunded'), figure: money(refundedCents, currency, { code }) },
      ]}
    />
  ));
}
