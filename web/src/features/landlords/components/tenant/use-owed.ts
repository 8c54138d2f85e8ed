import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import type { LeaseRow } from '../../api/types';

type Balance = Pick<
  LeaseRow,
  'posting' | 'overdueCents' | 'openCents' | 'processingCents' | 'creditCents' | 'openingBalanceCents' | 'currency'
>;

/** The state of a lease, by its name in the lists of leases and of tenants. */
interface Ended {
  state?: LeaseRow['state'];
  leaseState?: LeaseRow['state'];
}

/** What a lease owes, in words: overdue, open, on its way, ahead, brought along by a draft, or nothing. `code` adds the currency, beside others. */
export function useOwed(code = false): (lease: Balance & Ended) => string {
  const t = useT();
  const { money } = useFormats();
  return (lease) => {
    const amount = (cents: number) => ({ amount: money(cents, lease.currency, { code }) });
    if (lease.posting) return t('landlords.state.posting');
    if (lease.openingBalanceCents > 0) return t('landlords.leases.broughtOwed', amount(lease.openingBalanceCents));
    if (lease.openingBalanceCents < 0) return t('landlords.leases.broughtAhead', amount(-lease.openingBalanceCents));
    if (lease.overdueCents > 0) return t('landlords.leases.overdue', amount(lease.overdueCents));
    if (lease.openCents > 0) return t('landlords.leases.open', amount(lease.openCents));
    if (lease.processingCents > 0) return t('landlords.leases.moving', amount(lease.processingCents));
    if (lease.creditCents <= 0) return '';
    // Once a lease has ended, nothing falls due for which a credit could be used.
    const ended = (lease.state ?? lease.leaseState) === 'ended';
    return t(ended ? 'landlords.leases.giveBack' : 'landlords.leases.credit', amount(lease.creditCents));
  };
}
