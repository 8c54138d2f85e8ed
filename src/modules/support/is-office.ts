import type { Tx } from '../../platform/scope/tx.js';

/** Whether the actor is staff or an admin, whose messages are the team's answers. */
export function isOffice({ actor }: Pick<Tx, 'actor'>): boolean {
  return actor.role === 'staff' || actor.role === 'admin';
}
