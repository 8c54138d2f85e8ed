import { useT } from '@i18n/messages';
import { StatusChip } from '@ui/pane/StatusChip';
import type { ListingStatus } from '../api/types';

const SHOWN = { draft: 'draft', published: 'active', paused: 'offline', closed: 'ended' } as const satisfies Record<
  ListingStatus,
  string
>;

/** Draft, published, paused or ended. */
export function ListingState({ status, variant }: { status: ListingStatus; variant?: 'chip' | 'plain' }) {
  const t = useT();
  return (
    <StatusChip status={SHOWN[status]} variant={variant}>
      {t(`listings.status.${status}`)}
    </StatusChip>
  );
}
