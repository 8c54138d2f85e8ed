import { Problem } from '../../platform/errors/problem.js';
import type { Actor } from '../../platform/scope/actor.js';

export type Party = 'visitor' | 'staff';

/**
 * The role in which the actor takes part in a conversation. With its secret they are the visitor, whatever else they are. Staff
 * answer, and admins only read (docs/specification/roles.md).
 */
export function partyOf(actor: Actor, sessionId: string): Party {
  if (actor.chatSessionId === sessionId) return 'visitor';
  if (actor.role === 'admin') throw new Problem('forbidden');
  return actor.role === 'staff' ? 'staff' : 'visitor';
}
