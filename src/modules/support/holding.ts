import { STAFF_RIGHTS } from '../../contract/staff-roles.js';
import { Problem } from '../../platform/errors/problem.js';
import type { Tx } from '../../platform/scope/tx.js';
import { looksAfter } from '../accounts/team-work.service.js';
import type { Ticket } from './ticket.entity.js';

/** Whether the ticket is assigned to a colleague who may still see it. */
const HELD = `select 1 from app_user u where u.id = $1 and u.id <> lw_uid() and ${looksAfter('$2')}`;

/**
 * 409 `chat_held` if the ticket is assigned to a colleague, unless it is taken over on purpose. Returns whether it is. The ticket
 * must be locked.
 */
export async function refuseHeld(
  tx: Tx,
  { assignedTo }: Pick<Ticket, 'assignedTo'>,
  takeOver: boolean | undefined,
): Promise<boolean> {
  const held = assignedTo ? (await tx.rows(HELD, [assignedTo, STAFF_RIGHTS.tickets])).length > 0 : false;
  if (held && !takeOver) throw new Problem('chat_held');
  return held;
}
