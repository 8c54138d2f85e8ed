import { useDownload } from '@api/download';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { Button } from '@ui/controls/Button';
import { Heading, Text } from '@ui/layout/Heading';
import { Pane } from '@ui/pane/Pane';
import { receiptFile } from '../api/files';
import type { Payment } from '../api/types';
import { hasReceipt, usePaymentWords } from '../payment-words';
import styles from './PaymentDone.module.css';

interface PaymentDoneProps {
  payment: Payment;
  /** What is owed after it, once that is known. */
  leftCents?: number;
  onDone: () => void;
  onRetry: () => void;
}

/** What became of a payment: the window lights up, and the receipt is at hand. */
export function PaymentDone({ payment, leftCents = 0, onDone, onRetry }: PaymentDoneProps) {
  const t = useT();
  const { money } = useFormats();
  const receipt = useDownload();
  const { status } = usePaymentWords();
  const failed = payment.state === 'failed' || payment.state === 'cancelled';
  const key = failed
    ? 'failed'
    : payment.state === 'processing'
      ? 'processing'
      : payment.state === 'requires_action'
        ? 'waiting'
        : 'paid';
  return (
    <div className={styles.done} role="status">
      <Pane status={status(payment).status} size="window" filling={key === 'paid'} />
      <Heading level={2} look="dialog">
        {t(`payments.done.${key}`)}
      </Heading>
      <Text ink={2}>
        <DoneWords payment={payment} />
      </Text>
      {payment.provider === 'sandbox' && !failed && (
        <Text>
          <strong>{t('payments.done.test')}</strong>
        </Text>
      )}
      {key === 'paid' && leftCents > 0 && (
        <Text>
          {payment.cashbackCents > 0 &&
            `${t('payments.done.cashback', { amount: money(payment.cashbackCents, payment.currency) })} `}
          {t('payments.done.left', { amount: money(leftCents, payment.currency) })}
        </Text>
      )}
      <div className={styles.actions}>
        {hasReceipt(payment) && (
          <Button
            variant="secondary"
            icon={<IconDownload aria-hidden />}
            loading={receipt.isPending}
            onClick={() => receipt.mutate(receiptFile(payment.id, payment.receiptNumber ?? ''))}
          >
            {t('payments.receipt', { number: payment.receiptNumber ?? '' })}
          </Button>
        )}
        <Button onClick={failed ? onRetry : onDone}>{t(failed ? 'payments.done.retry' : 'payments.done.close')}</Button>
      </div>
    </div>
  );
}

function DoneWords({ payment }: { payment: Payment }) {
  const t = useT();
  const { money, day } = useFormats();
  const { by, purpose } = usePaymentWords();
  if (payment.state === 'failed' || payment.state === 'cancelled') return t('payments.done.failedText');
  if (payment.state === 'requires_action') return t('payments.done.waitingText');
  const values = {
    amount: money(payment.totalCents, payment.currency),
    method: by(payment),
    purpose: purpose(payment),
  };
  if (payment.state === 'processing' && !payment.expectedOn) return t('payments.done.processingSoon', values);
  if (payment.state === 'processing')
    return t('payments.done.processingText', { ...values, day: day(payment.expectedOn ?? '') });
  return t('payments.done.paidText', values);
}
