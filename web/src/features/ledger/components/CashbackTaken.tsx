import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { refundOutlookQuery } from '../api/terms';
import styles from './dialogs.module.css';

/** What the tenants owe although the amount is forgiven: the cashback on it. */
export function CashbackTaken({
  paymentId,
  amountCents,
  currency,
}: {
  paymentId: string;
  amountCents: number;
  currency: string;
}) {
  const t = useT();
  const { money } = useFormats();
  const { data } = useQuery({ ...refundOutlookQuery(paymentId, amountCents), placeholderData: keepPreviousData });
  if (!data || data.cashbackCents === 0) return null;
  return (
    <p className={styles.text} role="status">
      {t('ledger.refund.outlook.cashback', { amount: money(data.cashbackCents, currency) })}
    </p>
  );
}
