import type { ReactNode } from 'react';
import type { MenuItem } from '../overlay/Menu';

export interface NavItem {
  href: string;
  label: ReactNode;
  /** For the bar at the foot of a phone, where the label is too long for one line. */
  short?: ReactNode;
  icon?: ReactNode;
  /** A small figure at the right. */
  count?: ReactNode;
  /** A figure may come later: its place is kept, so that nothing moves. */
  counted?: boolean;
  /** What the figure counts, for those who listen: “3 unread messages”. */
  countWords?: string;
  /** Shows the figure as something that needs attention; without one, a dot. */
  alert?: boolean;
  /** Whether this is where the reader is. */
  current?: boolean;
}

export interface NavGroup {
  /** Heading above the items; the first group has none. */
  label?: string;
  items: readonly NavItem[];
  /** Only beside the page: the drawer of narrow screens leaves it out. */
  sidebarOnly?: boolean;
}

export interface ShellUser {
  name: string;
  /** Company, role or address. */
  secondary?: ReactNode;
  /** Settings, theme, sign out … */
  menu: readonly (MenuItem | 'divider')[];
}

/** Marks the item whose address is the longest beginning of the path; one that begins the others (the first page) is meant only itself. */
export function markCurrent<Item extends NavItem>(items: readonly Item[], pathname: string): Item[] {
  const above = (href: string) => items.some((other) => other.href.startsWith(`${href.replace(/\/$/, '')}/`));
  const fits = (href: string): boolean =>
    pathname === href || (!above(href) && pathname.startsWith(`${href.replace(/\/$/, '')}/`));
  const bestLength = Math.max(0, ...items.filter((item) => fits(item.href)).map((item) => item.href.length));
  return items.map((item) => ({ ...item, current: fits(item.href) && item.href.length === bestLength }));
}
