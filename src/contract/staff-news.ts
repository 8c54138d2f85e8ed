import { NEWS, type Hears, type LiveResource } from './live-resources.js';
import { staffMay, type StaffRole } from './staff-roles.js';

/** A process of another version may name something that this one doesn't know: it is for managers alone. */
const UNKNOWN: Hears = { that: 'team' };

function whoHears(name: string): Hears {
  return Object.hasOwn(NEWS, name) ? NEWS[name as LiveResource] : UNKNOWN;
}

export interface News {
  resources: readonly string[];
  ids: string[];
  /** About a conversation that was handed to sales: all of sales may read it, so they are told which one. */
  ofSales?: boolean;
}

/** What the live stream sends a member of staff about a change; null for nothing. */
export function newsForStaff(
  role: StaffRole | null | undefined,
  { resources, ids, ofSales }: News,
): { resources: string[]; ids: string[] } | null {
  const heard = resources.filter((name) => staffMay(role, whoHears(name).that));
  if (heard.length === 0) return null;
  const knows = ({ that, which = that }: Hears) =>
    staffMay(role, which) || (ofSales && which === 'all-chats' && staffMay(role, 'leads'));
  return { resources: heard, ids: heard.every((name) => knows(whoHears(name))) ? ids : [] };
}
