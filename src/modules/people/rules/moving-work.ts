import { staffMay } from '../../../contract/staff-roles.js';
import { Problem } from '../../../platform/errors/problem.js';
import type { Actor } from '../../../platform/scope/actor.js';

type Mover = Pick<Actor, 'role' | 'staffRole' | 'userId'>;

/** Managers and admins can give anyone's work to anyone. */
export function mayMoveWork({ role, staffRole }: Mover): boolean {
  return role !== 'staff' || staffMay(staffRole, 'team');
}

/**
 * 403 if someone moves a colleague's work to another person. People can take work for themselves or pass on their own. Work
 * that no one has can be given to anyone, for example when it is merged with a duplicate.
 */
export function refuseMoving(actor: Mover, from: string | null | undefined, to: string | null | undefined): void {
  const stays = !from || from === to || from === actor.userId || to === actor.userId;
  if (!stays && !mayMoveWork(actor)) throw new Problem('forbidden');
}
