import type { StaffRight } from '@contract/staff-roles';
import { paths } from './paths';

/** The pages of staff that not every role has, by the beginning of what follows `/dashboards/staff`. */
const RIGHTS: readonly (readonly [start: string, right: StaffRight])[] = [
  ['/tickets', 'tickets'],
  ['/people', 'accounts'],
  ['/accounts', 'accounts'],
  ['/leads', 'leads'],
];

/** The right that a page of the staff's dashboard needs; none for pages that all of them have, and for others' pages. */
export function rightOfPage(pathname: string): StaffRight | undefined {
  const base = paths.dashboard('staff');
  if (!pathname.startsWith(`${base}/`)) return undefined;
  const rest = pathname.slice(base.length);
  return RIGHTS.find(([start]) => rest === start || rest.startsWith(`${start}/`))?.[1];
}
