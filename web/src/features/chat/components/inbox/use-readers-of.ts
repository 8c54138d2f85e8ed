import { useProfile } from '@api/session';
import { useMay } from '@api/staff-rights';
import { staffMay } from '@contract/staff-roles';
import { useT } from '@i18n/messages';
import type { Mentionable } from '@shared/mentions/use-mentions';
import { useQuery } from '@tanstack/react-query';
import { teamQuery, type InboxSession } from '../../api/inbox';

/**
 * The colleagues who can read a conversation. Members of sales can only read those that sales has or that wait for it. The server
 * checks this again.
 */
export function useReadersOf({ team, assignedTo }: InboxSession): Mentionable[] {
  const t = useT();
  const { userId } = useProfile();
  const inSales = !useMay()('all-chats');
  const { data = [] } = useQuery(teamQuery());
  const ofSales = inSales || team === 'sales' || data.some(({ id, role }) => id === assignedTo && role === 'sales');
  return data
    .filter(({ id, role }) => id !== userId && (ofSales || staffMay(role, 'all-chats')))
    .map(({ id, name, role }) => ({ id, name, about: t(`app.staffRole.${role}`) }));
}
