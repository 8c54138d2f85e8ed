import { useT } from '@i18n/messages';
import type { StatusName } from '@ui/pane/status';
import { StatusChip } from '@ui/pane/StatusChip';
import type { Invoice } from '../api/invoices';

const PANES: Record<Invoice['status'], StatusName> = {
  draft: 'draft',
  sent: 'submitted',
  approved: 'approved',
  disputed: 'warning',
  paid: 'paid',
  void: 'cancelled',
};

export type Side = 'supplier' | 'landlord';

/** The message of a state. A landlord didn't send an invoice: to them it is one to approve. */
export const stateWords = (status: Invoice['status'], side: Side) =>
  side === 'landlord' && status === 'sent' ? 'invoices.status.toApprove' : (`invoices.status.${status}` as const);

interface InvoiceChipProps {
  status: Invoice['status'];
  side: Side;
  plain?: boolean;
}

/** An invoice's state as pane and word. */
export function InvoiceChip({ status, side, plain }: InvoiceChipProps) {
  const t = useT();
  return (
    <StatusChip status={PANES[status]} variant={plain ? 'plain' : 'chip'}>
      {t(stateWords(status, side))}
    </StatusChip>
  );
}

/** How late an invoice is that is owed, in words; nothing for others. */
export function useLateWords() {
  const t = useT();
  return ({ lateDays }: Pick<Invoice, 'lateDays'>): string => {
    if (lateDays === null) return '';
    if (lateDays > 0) return t('invoices.late', { days: lateDays });
    return lateDays === 0 ? t('invoices.dueToday') : t('invoices.dueIn', { days: -lateDays });
  };
}
