import { navigationQuery, teamNavigationQuery, type Navigation } from '@api/navigation';
import type { UserType } from '@contract/roles';
import type { MessageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import type { NavItem } from '@ui/workspace/nav';

type Figure = 'overdueLeases' | 'requests' | 'unreadMessages' | 'chats' | 'tickets' | 'ratings';

/** Which count belongs to which entry, and its label (app/layouts/messages). */
const FIGURES: Partial<Record<UserType, Readonly<Record<string, readonly [Figure, words: MessageId]>>>> = {
  landlord: {
    'app.menu.maintenance': ['requests', 'app.count.decide'],
    'app.menu.rent': ['overdueLeases', 'app.count.overdue'],
    'app.menu.messages': ['unreadMessages', 'app.count.unread'],
  },
  tenant: {
    'app.menu.payments': ['overdueLeases', 'app.count.late'],
    'app.menu.repairs': ['requests', 'app.count.confirm'],
    'app.menu.messages': ['unreadMessages', 'app.count.unread'],
  },
  supplier: {
    'app.menu.jobs': ['requests', 'app.count.answer'],
    'app.menu.messages': ['unreadMessages', 'app.count.unread'],
  },
  staff: {
    'app.menu.inbox': ['chats', 'app.count.waiting'],
    'app.menu.tickets': ['tickets', 'app.count.tickets'],
  },
  admin: {
    'app.menu.tickets': ['tickets', 'app.count.tickets'],
    'app.menu.ratings': ['ratings', 'app.count.ratings'],
  },
};

/** Their counts come from a route of their own. */
const isTeam = (role: UserType): boolean => role === 'staff' || role === 'admin';

/** The counts for this reader; undefined until they are loaded, for the team, and for roles whose menus have none. */
export function useNavigation(role: UserType): Navigation | undefined {
  return useQuery({ ...navigationQuery, enabled: FIGURES[role] !== undefined && !isTeam(role) }).data;
}

/** The count beside a menu entry; nothing if it is zero. */
export function useMenuCounts(
  role: UserType,
): (label: string) => Pick<NavItem, 'counted' | 'count' | 'countWords' | 'alert'> {
  const t = useT();
  const own = useNavigation(role);
  const { data: team } = useQuery({ ...teamNavigationQuery, enabled: isTeam(role) });
  const counts: Partial<Record<Figure, number>> = team ?? own ?? {};
  return (label) => {
    const [figure, words] = FIGURES[role]?.[label] ?? [];
    const count = (figure && counts[figure]) ?? 0;
    if (!words) return {};
    return { counted: true, ...(count > 0 && { count, countWords: t(words, { count }), alert: true }) };
  };
}
