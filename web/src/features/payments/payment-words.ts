import { PAID_STATES } from '@contract/payment-states';
import { methodIn } from '@contract/transfer-name';
import { useFormats } from '@i18n/formats';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { usePaymentState } from '@shared/payment-state';
import type { StatusName } from '@ui/pane/status';
import type { ComingDue, NextRent, OwnLease, Payment } from './api/types';

const PAID: readonly Payment['state'][] = PAID_STATES;

export const hasReceipt = ({ state, lostInPart, receiptNumber }: Payment) =>
  (lostInPart || PAID.includes(state)) && receiptNumber !== null;

type Named = Pick<Payment['settles'][number], 'kind' | 'period' | 'label'>;

/** All that a tenant owes, whether it is late or due today. */
export const owedCents = ({ owed }: OwnLease): number => owed.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** What a payment is called, in the reader's language. */
export function usePaymentWords() {
  const t = useT();
  const { day, list } = useFormats();
  const month = (period: string) => day(`${period}-01`, { month: 'long', year: 'numeric' });
  const nameOf = ({ kind, period, label }: Named) =>
    label ?? t(messageId(`payments.for.${kind}`), { month: period ? month(period) : '' });
  const charges = (named: readonly Named[]) => {
    const [first = '', ...others] = named.map(nameOf);
    return others.length > 1 ? t('payments.for.several', { first, count: others.length }) : list([first, ...others]);
  };
  return {
    status: usePaymentState(),
    method: ({ method, provider, currency }: Pick<Payment, 'method' | 'provider' | 'currency'>) => {
      const name = t(`payments.method.${methodIn(method, currency)}`);
      return provider === 'sandbox' ? t('payments.testOf', { method: name }) : name;
    },
    /** As it is written within a sentence. */
    by: ({ method }: Pick<Payment, 'method'>) => t(`payments.by.${method}`),
    /** What it paid: the charges that it settled, or the next rent. */
    purpose: (payment: Payment) => {
      if (payment.settles.length > 0) return charges(payment.settles);
      return hasReceipt(payment) ? t('payments.for.ahead') : t('payments.for.open');
    },
    month,
    nameOf,
    charges,
  };
}

/** What a charge that is still to come is called, and what one day brings in all. */
export function useDueWords() {
  const t = useT();
  const { list, money } = useFormats();
  const nameOf = ({ label }: Pick<ComingDue['parts'][number], 'label'>) => label ?? t('payments.for.open');
  return {
    nameOf,
    hasRent: ({ parts }: ComingDue) => parts.some(({ kind }) => kind === 'rent'),
    /** "Rent $2,000.00 and Parking $75.00", where there is more than one. */
    parts: ({ parts, currency }: ComingDue) =>
      parts.length > 1
        ? list(
            parts.map((part) =>
              t('payments.next.part', { name: nameOf(part), amount: money(part.amountCents, currency) }),
            ),
          )
        : null,
  };
}

const NEXT_STATUS: Readonly<Record<NextRent['status'], StatusName>> = {
  overdue: 'overdue',
  due: 'due',
  scheduled: 'due',
  processing: 'processing',
  paid: 'paid',
};

/** The chip beside the next rent: how long until it is due. */
export function useNextRentChip() {
  const t = useT();
  return ({ status, daysLeft }: Pick<NextRent, 'status' | 'daysLeft'>) => {
    if (status === 'processing' || status === 'paid')
      return { status: NEXT_STATUS[status], label: t(`payments.next.${status}`) };
    if (daysLeft === 0) return { status: NEXT_STATUS[status], label: t('payments.next.today') };
    const key = daysLeft < 0 ? 'payments.next.overdue' : 'payments.next.inDays';
    return { status: NEXT_STATUS[status], label: t(key, { days: Math.abs(daysLeft) }) };
  };
}
