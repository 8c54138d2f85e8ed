import { useIsOwner } from '@api/account-owner';
import { useMay } from '@api/staff-rights';
import type { UserType } from '@contract/roles';
import type { MessageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useSiteSettings } from '@nav/site-settings';
import { rightOfPage } from '@nav/staff-pages';
import { markCurrent, type NavItem } from '@ui/workspace/nav';
import { useLocation } from 'react-router-dom';
import { MenuGlyph } from './menu-icons';
import { menus } from './menus';
import { useMenuCounts } from './use-menu-counts';

const TABS_BESIDE_MORE = 4;

interface Menus {
  main: NavItem[];
  foot: NavItem[];
  /** At most four, for the bar on phones. */
  tabs: NavItem[];
}

/**
 * `/admin/users` is the same page as `/dashboards/admin/users`, so both mark the same entry. A unit belongs to properties, a
 * letter to leases.
 */
const canonical = (pathname: string) =>
  pathname
    .replace(/^\/admin(?=\/|$)/, '/dashboards/admin')
    .replace('/landlord/units/', '/landlord/properties/')
    .replace(/\/landlord\/letter$/, '/landlord/leases');

/** Labels that are too long for one line of a phone’s tab bar. */
const SHORT: Readonly<Partial<Record<MessageId, MessageId>>> = {
  'app.menu.leaseAndDocuments': 'app.menu.short.lease',
  'app.menu.elite': 'app.menu.short.elite',
  'app.menu.board': 'app.menu.short.board',
};

/** The menu of a role's dashboard. */
export function useMenu(role: UserType): Menus {
  const t = useT();
  const { pathname } = useLocation();
  const shortOf = (label: MessageId) => {
    const short = SHORT[label];
    return short && { short: t(short) };
  };
  const countOf = useMenuCounts(role);
  const { billing } = useSiteSettings();
  const owner = useIsOwner();
  const may = useMay();
  const items = menus[role]
    .filter((entry) => (!entry.billing || billing) && (!entry.owner || owner))
    .filter(({ rest }) => may(rightOfPage(paths.dashboard(role, rest))))
    .map((entry) => ({
      href: paths.dashboard(role, entry.rest),
      label: t(entry.label),
      ...shortOf(entry.label),
      icon: <MenuGlyph name={entry.icon} />,
      foot: entry.foot ?? false,
      tab: entry.tab ?? false,
      ...countOf(entry.label),
    }));
  // The account settings aren't in the menu, and their address begins with that of the first page, which must not be marked for
  // them.
  const here = canonical(pathname);
  const marked = markCurrent(items, here.startsWith(paths.settings(role)) ? '' : here);
  const main = marked.filter((item) => !item.foot);
  const chosen = main.filter((item) => item.tab);
  return {
    main,
    foot: marked.filter((item) => item.foot),
    tabs: (chosen.length > 0 ? chosen : main).slice(0, TABS_BESIDE_MORE),
  };
}
