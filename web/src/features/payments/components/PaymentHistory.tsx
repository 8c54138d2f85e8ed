import { useDownload } from '@api/download';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { Button } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { Table, type Column } from '@ui/data/Table';
import { StatusChip } from '@ui/pane/StatusChip';
import { receiptFile } from '../api/files';
import { useGiveUp } from '../api/open-payment';
import type { Payment } from '../api/types';
import { hasReceipt, usePaymentWords } from '../payment-words';
import styles from './PaymentHistory.module.css';

function Receipt({ payment }: { payment: Payment }) {
  const t = useT();
  const receipt = useDownload();
  if (payment.state === 'requires_action' && payment.provider !== 'offline') return <GiveUp payment={payment} />;
  if (!hasReceipt(payment)) return null;
  const label = t('payments.receipt', { number: payment.receiptNumber ?? '' });
  return (
    <IconButton
      label={label}
      icon={<IconDownload size={18} stroke={1.75} aria-hidden />}
      onClick={() => receipt.mutate(receiptFile(payment.id, payment.receiptNumber ?? ''))}
      disabled={receipt.isPending}
    />
  );
}

function GiveUp({ payment }: { payment: Payment }) {
  const t = useT();
  const giveUp = useGiveUp();
  return (
    <Button variant="ghost" size="sm" loading={giveUp.isPending} onClick={() => giveUp.mutate(payment.id)}>
      {t('payments.giveUp')}
    </Button>
  );
}

/** Who paid, or tried to, where it isn't the only tenant. */
function usePayer(shared: boolean) {
  const t = useT();
  return ({ payerName }: Payment) => (shared && payerName ? t('payments.from', { name: payerName }) : null);
}

function useColumns(shared: boolean): Column<Payment>[] {
  const t = useT();
  const payerOf = usePayer(shared);
  const { day } = useFormats();
  const words = usePaymentWords();
  return [
    { id: 'date', header: t('payments.column.date'), cell: ({ paidOn }) => day(paidOn), tight: true },
    {
      id: 'for',
      header: t('payments.column.for'),
      cell: (payment) => (
        <>
          <span className={styles.purpose}>{words.purpose(payment)}</span>
          {payerOf(payment) && <span className={styles.payer}>{payerOf(payment)}</span>}
        </>
      ),
    },
    { id: 'method', header: t('payments.column.method'), cell: words.method },
    { id: 'status', header: t('payments.column.status'), cell: (payment) => <Chip payment={payment} />, tight: true },
    {
      id: 'cashback',
      header: t('payments.column.cashback'),
      cell: (payment) => <Cashback payment={payment} />,
      align: 'end',
    },
    {
      id: 'amount',
      header: t('payments.column.amount'),
      cell: (payment) => <Amount payment={payment} />,
      align: 'end',
    },
    {
      id: 'receipt',
      header: <span className={styles.unseen}>{t('payments.column.receipt')}</span>,
      cell: (payment) => <Receipt payment={payment} />,
      tight: true,
    },
  ];
}

function Chip({ payment }: { payment: Payment }) {
  const { status, label } = usePaymentWords().status(payment);
  return <StatusChip status={status}>{label}</StatusChip>;
}

function Amount({ payment }: { payment: Payment }) {
  const t = useT();
  const { money } = useFormats();
  const { amountCents, refundedCents, currency } = payment;
  return (
    <span className={styles.amount}>
      {money(amountCents, currency)}
      {refundedCents > 0 && (
        <span className={styles.refunded}>{t('payments.refunded', { amount: money(refundedCents, currency) })}</span>
      )}
    </span>
  );
}

function Cashback({ payment }: { payment: Payment }) {
  const { money } = useFormats();
  if (payment.cashbackCents === 0 || !hasReceipt(payment)) return null;
  return <span className={styles.credit}>{money(payment.cashbackCents, payment.currency)}</span>;
}

/**
 * Payments, newest first; on a phone each with its date, method and cashback beneath the amount. `shared`: several people are on
 * the lease, so each says who paid.
 */
export function PaymentHistory({ payments, shared }: { payments: readonly Payment[]; shared: boolean }) {
  const t = useT();
  const payerOf = usePayer(shared);
  const { money, day } = useFormats();
  const words = usePaymentWords();
  const secondary = (payment: Payment) => {
    const parts = [words.purpose(payment), day(payment.paidOn), words.method(payment)];
    const payer = payerOf(payment);
    if (payer) parts.push(payer);
    if (payment.state === 'processing' && payment.expectedOn)
      parts.push(t('payments.clears', { day: day(payment.expectedOn) }));
    if (payment.cashbackCents > 0 && hasReceipt(payment))
      parts.push(t('payments.cashbackOf', { amount: money(payment.cashbackCents, payment.currency) }));
    if (payment.refundedCents > 0)
      parts.push(t('payments.refunded', { amount: money(payment.refundedCents, payment.currency) }));
    return parts.join(' · ');
  };
  return (
    <Table
      caption={t('payments.history')}
      columns={useColumns(shared)}
      rows={payments}
      rowKey={({ id }) => id}
      phone={(payment) => ({
        title: money(payment.amountCents, payment.currency),
        secondary: secondary(payment),
        end: <Chip payment={payment} />,
        endSecondary: <Receipt payment={payment} />,
      })}
    />
  );
}
