import type { AccountRole } from '../../contract/account-roles.js';
import type { StaffRole } from '../../contract/staff-roles.js';

/** The roles in which someone acts. Each has a NOLOGIN database role, `lw_<role>` (docs/architecture.md). */
export const ACTOR_ROLES = ['visitor', 'tenant', 'landlord', 'supplier', 'staff', 'admin'] as const;
/**
 * A supplier's technician has a database role that was granted nothing in general: a table is closed to it until a migration
 * opens it, and a route until `@Roles` names it (docs/decisions/0880).
 */
export const NARROW_ROLES = ['technician'] as const;
export type ActorRole = (typeof ACTOR_ROLES)[number] | (typeof NARROW_ROLES)[number] | 'system';

export interface Actor {
  role: ActorRole;
  userId: string | null;
  /** The account whose rows the actor owns: a landlord's or a supplier's. A technician works for it, and owns none of them. */
  accountId: string | null;
  /** How a landlord or supplier works in that account. Someone who isn't its owner is refused what `@OwnerOnly()` marks. */
  accountRole?: AccountRole | null;
  /** What a member of staff does: `@ForStaff` and row policies go by it. Null for everyone else. */
  staffRole?: StaffRole | null;
  /** True for people of the demo, who only see demo rows. */
  demo: boolean;
  sessionId: string | null;
  /** Signed in by a used tenant code: may read, pay and file requests, but change nothing personal (docs/specification/tenant-codes.md). */
  viaCode?: boolean;
  /** Acts through an API key: reaches less than the person who made it (docs/specification/api-keys.md). */
  viaKey?: boolean;
  /** The chat session whose secret a visitor has sent. */
  chatSessionId?: string | null;
  /** That secret came from the link of an email: it reads and writes, and can't send answers to another address. */
  chatByMail?: boolean;
}

export const VISITOR: Actor = { role: 'visitor', userId: null, accountId: null, demo: false, sessionId: null };
