import { Problem } from '../../platform/errors/problem.js';
import type { Actor } from '../../platform/scope/actor.js';

export type Party = 'visitor' | 'staff';

/**
 * As whom somebody acts in a conversation: whoever shows its secret is its visitor, whatever else they are; staff answer;
 * admins only read (docs/specification/roles.md).
 */
export function partyOf(actor: Actor, sessionId: string): Party {
  if (actor.chatSessionId === sessionId) return 'visitor';
  if (actor.role === 'admin') throw new Problem('forbidden');
  return actor.role === 'staff' ? 'staff' : 'visitor';
}
