/** Who acts. One NOLOGIN database role each: `lw_<role>` (architecture, rule 1). */
export const ACTOR_ROLES = ['visitor', 'tenant', 'landlord', 'supplier', 'staff', 'admin'] as const;
export type ActorRole = (typeof ACTOR_ROLES)[number] | 'system';

export interface Actor {
  role: ActorRole;
  userId: string | null;
  /** The organisation whose rows the actor owns: a landlord's or a supplier's. */
  accountId: string | null;
  /** Demo people live in a world of their own and see demo rows alone. */
  demo: boolean;
  sessionId: string | null;
  /** Signed in by a used tenant code: may read, pay and file requests, nothing personal (decisions, section 3). */
  viaCode?: boolean;
  /** The chat session whose secret a visitor showed. */
  chatSessionId?: string | null;
}

export const VISITOR: Actor = { role: 'visitor', userId: null, accountId: null, demo: false, sessionId: null };
