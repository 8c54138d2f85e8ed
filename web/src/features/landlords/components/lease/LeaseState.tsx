import { useT } from '@i18n/messages';
import { StatusChip } from '@ui/pane/StatusChip';
import type { Lease } from '../../api/types';

/** How far along a lease is. */
export function LeaseState({ state, variant }: { state: Lease['state']; variant?: 'chip' | 'plain' }) {
  const t = useT();
  return (
    <StatusChip status={state} variant={variant}>
      {t(`landlords.leaseState.${state}`)}
    </StatusChip>
  );
}
