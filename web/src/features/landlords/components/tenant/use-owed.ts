import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import type { LeaseRow } from '../../api/types';

type Balance = Pick<LeaseRow, 'posting' | 'overdueCents' | 'openCents' | 'processingCents' | 'currency'>;

/** What a lease owes, in words: overdue, open, on its way, or nothing. */
export function useOwed(): (lease: Balance) => string {
  const t = useT();
  const { money } = useFormats();
  return (lease) => {
    if (lease.posting) return t('landlords.state.posting');
    if (lease.overdueCents > 0)
      return t('landlords.leases.overdue', { amount: money(lease.overdueCents, lease.currency) });
    if (lease.openCents > 0) return t('landlords.leases.open', { amount: money(lease.openCents, lease.currency) });
    return lease.processingCents > 0
      ? t('landlords.leases.moving', { amount: money(lease.processingCents, lease.currency) })
      : '';
  };
}
