import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { refundOutlookQuery } from '../api/terms';
import styles from './dialogs.module.css';

/**
 * The consequences if the tenants owe a returned amount again: since when it is overdue, and which late fee may be
 * charged.
 */
export function OwedAgain({
  paymentId,
  amountCents,
  currency,
}: {
  paymentId: string;
  amountCents: number;
  currency: string;
}) {
  const t = useT();
  const { money, day } = useFormats();
  const { data } = useQuery({ ...refundOutlookQuery(paymentId, amountCents), placeholderData: keepPreviousData });
  if (!data) return null;
  const { overdueCents, overdueSince, dues, lateFees } = data;
  const sentences = [
    overdueSince &&
      t('ledger.refund.outlook.overdue', { day: day(overdueSince), amount: money(overdueCents, currency) }),
    ...dues.map((due) =>
      t('ledger.refund.outlook.due', { day: day(due.dueOn), amount: money(due.amountCents, currency) }),
    ),
    ...lateFees.map(({ fallsOn, amountCents: fee }) =>
      t('ledger.refund.outlook.fee', { day: day(fallsOn), amount: money(fee, currency) }),
    ),
    lateFees.length === 0 && (overdueSince || dues.length > 0) && t('ledger.refund.outlook.noFee'),
  ].filter(Boolean);
  return (
    <p className={styles.text} role="status">
      {sentences.join(' ')}
    </p>
  );
}
