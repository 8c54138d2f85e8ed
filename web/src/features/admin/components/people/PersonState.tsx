import { useT } from '@i18n/messages';
import type { StatusName } from '@ui/pane/status';
import { StatusChip } from '@ui/pane/StatusChip';
import type { UserRow } from '../../api/users';

const LOOK: Record<UserRow['state'], StatusName> = {
  active: 'active',
  invited: 'offered',
  suspended: 'overdue',
  deleted: 'ended',
};

export function PersonState({ state, variant }: { state: UserRow['state']; variant?: 'chip' | 'plain' }) {
  const t = useT();
  return (
    <StatusChip status={LOOK[state]} variant={variant}>
      {t(`admin.users.state.${state}`)}
    </StatusChip>
  );
}
