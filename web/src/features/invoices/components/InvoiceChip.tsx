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

/** An invoice's state as pane and word. */
export function InvoiceChip({ status, plain }: { status: Invoice['status']; plain?: boolean }) {
  const t = useT();
  return (
    <StatusChip status={PANES[status]} variant={plain ? 'plain' : 'chip'}>
      {t(`invoices.status.${status}`)}
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
