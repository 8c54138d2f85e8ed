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
  /** A count may come later. Its place is reserved, so that nothing moves. */
  counted?: boolean;
  /** What the count means, for screen readers: “3 unread messages”. */
  countWords?: string;
  /** Shows the count as something that needs attention, or a dot if there is no count. */
  alert?: boolean;
  /** Whether this is where the reader is. */
  current?: boolean;
}

export interface NavGroup {
  /** Heading above the items; the first group has none. */
  label?: string;
  items: readonly NavItem[];
  /** Only beside the page. The drawer of narrow screens leaves it out. */
  sidebarOnly?: boolean;
}

export interface ShellUser {
  name: string;
  /** Company, role or address. */
  secondary?: ReactNode;
  /** Settings, theme, sign out … */
  menu: readonly (MenuItem | 'divider')[];
}

/**
 * Marks the item whose address is the longest prefix of the path. An item that is a prefix of others (the first page) only
 * matches exactly.
 */
export function markCurrent<Item extends NavItem>(items: readonly Item[], pathname: string): Item[] {
  const above = (href: string) => items.some((other) => other.href.startsWith(`${href.replace(/\/$/, '')}/`));
  const fits = (href: string): boolean =>
    pathname === href || (!above(href) && pathname.startsWith(`${href.replace(/\/$/, '')}/`));
  const bestLength = Math.max(0, ...items.filter((item) => fits(item.href)).map((item) => item.href.length));
  return items.map((item) => ({ ...item, current: fits(item.href) && item.href.length === bestLength }));
}
