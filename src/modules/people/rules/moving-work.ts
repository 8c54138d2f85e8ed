import { staffMay } from '../../../contract/staff-roles.js';
import { Problem } from '../../../platform/errors/problem.js';
import type { Actor } from '../../../platform/scope/actor.js';

type Mover = Pick<Actor, 'role' | 'staffRole' | 'userId'>;

/** Managers and admins give anyone's work to anyone. */
export function mayMoveWork({ role, staffRole }: Mover): boolean {
  return role !== 'staff' || staffMay(staffRole, 'team');
}

/**
 * 403 where someone else moves what a colleague has, to anyone but themselves. One takes work, or passes on what is one's own. What no
 * one has may join what someone has, as a question that is asked twice.
 */
export function refuseMoving(actor: Mover, from: string | null | undefined, to: string | null | undefined): void {
  const stays = !from || from === to || from === actor.userId || to === actor.userId;
  if (!stays && !mayMoveWork(actor)) throw new Problem('forbidden');
}
