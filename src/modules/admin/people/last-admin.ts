import { refusal } from '../../../platform/errors/refusals.js';
import type { Tx } from '../../../platform/scope/tx.js';
import type { User } from '../../accounts/user.entity.js';
import { ADMINS_LOCK } from '../../profiles/deletion.service.js';

/** Prevents admins from locking themselves out by accident (422). */
export function refuseOneself(id: string, actorId: string | null): void {
  if (id === actorId) throw refusal('oneself');
}

/**
 * Makes sure that another admin can still sign in (422). The lock prevents two admins from suspending each other at the same
 * time.
 */
export async function keepOneAdmin(tx: Tx, user: User): Promise<void> {
  if (user.userType !== 'admin') return;
  await tx.rows('select pg_advisory_xact_lock($1)', [ADMINS_LOCK]);
  const others = await tx.rows(ADMINS, [user.id]);
  if (others.length === 0) throw refusal('last_admin');
}

const ADMINS = `select 1 from app_user u join credential c on c.user_id = u.id
  where u.user_type = 'admin' and not u.demo and u.id <> $1 and u.suspended_at is null and u.deleted_at is null
    and u.invited_at is null and c.password_hash is not null limit 1`;
