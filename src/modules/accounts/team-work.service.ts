import { Injectable } from '@nestjs/common';
import { staffMay, type StaffRight } from '../../contract/staff-roles.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { User } from './user.entity.js';

/** Rights with which someone has work: tickets, leads and conversations. */
type WorkRight = Extract<StaffRight, 'tickets' | 'leads' | 'chats' | 'all-chats'>;

/** Someone on the team, and what they may look after now. */
export interface Worker {
  id: string;
  demo: boolean;
  may: (right: WorkRight) => boolean;
}
type Release = (tx: Tx, worker: Worker, at: Date) => Promise<void>;

/** Admins are given tickets and leads; of the chat they only read. */
const OF_ADMINS: readonly WorkRight[] = ['tickets', 'leads'];

/** People of the team who can sign in. An invitation that isn't accepted yet has no work either. */
const ACTIVE = 'u.suspended_at is null and u.deleted_at is null and u.invited_at is null';

/** In SQL, whether the person `u` may look after what these staff roles have, `roles` being the place of their array. */
export const looksAfter = (roles: string): string =>
  `((u.user_type = 'admin' or u.user_type = 'staff' and u.staff_role = any(${roles})) and ${ACTIVE})`;

const LOCK = 'select 1 from app_user u where u.id = $1 for share of u';

/**
 * Keeps the person's role until the end of this transaction, which gives them work: an admin who changes it at the same time waits and
 * takes the work back, or was first, and is seen now. Needs the system, as staff can't lock others' rows.
 */
export async function lockWorker(tx: Tx, id: string): Promise<void> {
  await tx.rows(LOCK, [id]);
}

/** Open pages of the team read their lists of colleagues again: a name, a role or a person in them has changed. */
export function announceTeam(tx: Tx, { id, userType }: Pick<User, 'id' | 'userType'>): void {
  if (userType === 'staff' || userType === 'admin') tx.changed(['people', 'chat-team'], [id], {});
}

/**
 * Modules that give work to the team register here how it is taken back from someone who may no longer see it. They run as the
 * system, in the transaction that changes the role, suspends or deletes the person: an event would come after the commit, and leave
 * the work with someone who doesn't find it in any list.
 */
@Injectable()
export class TeamWork {
  private readonly releases: Release[] = [];

  add(release: Release): void {
    this.releases.push(release);
  }

  /** Call it once the person's row has changed: someone who gives them work at the same time waits for it. */
  async release(tx: Tx, user: User, at: Date): Promise<void> {
    if (user.userType !== 'staff' && user.userType !== 'admin') return;
    await tx.em.flush();
    const worker = { id: user.id, demo: user.demo, may: (right: WorkRight) => mayHave(user, right) };
    for (const release of this.releases) await release(tx, worker, at);
  }
}

function mayHave({ userType, staffRole, suspendedAt, deletedAt }: User, right: WorkRight): boolean {
  if (suspendedAt || deletedAt) return false;
  return userType === 'admin' ? OF_ADMINS.includes(right) : staffMay(staffRole, right);
}
