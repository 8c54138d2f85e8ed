import { shownPaymentState, type ShownPaymentState } from '@contract/payment-states';
import type { PaymentState } from '@contract/payment-states';
import { useT } from '@i18n/messages';
import type { StatusName } from '@ui/pane/status';

/** How each state is drawn. */
export const PAYMENT_PANE: Readonly<Record<ShownPaymentState, StatusName>> = {
  started: 'due',
  processing: 'processing',
  paid: 'paid',
  disputed: 'warning',
  returned: 'overdue',
  part_returned: 'partial',
  failed: 'declined',
  canceled: 'cancelled',
};

/** The state of a payment as everyone sees it: its pane and its word. */
export function usePaymentState() {
  const t = useT();
  return (payment: { state: PaymentState; lostInPart: boolean }) => {
    const shown = shownPaymentState(payment);
    return { status: PAYMENT_PANE[shown], label: t(`parts.payment.${shown}`) };
  };
}
