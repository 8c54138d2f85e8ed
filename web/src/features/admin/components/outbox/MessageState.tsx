import { useT } from '@i18n/messages';
import type { StatusName } from '@ui/pane/status';
import { StatusChip } from '@ui/pane/StatusChip';
import type { OutboxMessage } from '../../api/outbox';

const LOOK: Record<OutboxMessage['state'], StatusName> = {
  queued: 'processing',
  sent: 'paid',
  kept: 'draft',
  failed: 'overdue',
};

export function MessageState({ state, variant }: { state: OutboxMessage['state']; variant?: 'chip' | 'plain' }) {
  const t = useT();
  return (
    <StatusChip status={LOOK[state]} variant={variant}>
      {t(`admin.outbox.state.${state}`)}
    </StatusChip>
  );
}
