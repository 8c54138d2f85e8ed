import type { Tx } from '../../platform/scope/tx.js';

/** Whether staff or an admin acts: their messages are the team's answers. */
export function isOffice({ actor }: Pick<Tx, 'actor'>): boolean {
  return actor.role === 'staff' || actor.role === 'admin';
}
