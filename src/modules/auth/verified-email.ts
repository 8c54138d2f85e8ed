import { Problem } from '../../platform/errors/problem.js';
import type { Tx } from '../../platform/scope/tx.js';

/**
 * For verbs that need a proven address: issuing codes, publishing listings, taking money (decisions, section 3).
 * 403 `email_unverified` until the actor has followed the link.
 */
export async function requireVerifiedEmail(tx: Tx): Promise<void> {
  if (tx.actor.role === 'system') return;
  const [row] = await tx.em.execute<{ verified: boolean }[]>(
    'select email_verified_at is not null as verified from app_user where id = lw_uid()',
  );
  if (!row?.verified) throw new Problem('email_unverified');
}
