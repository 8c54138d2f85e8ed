import type { Tx } from '../../platform/scope/tx.js';
import { Credential } from './credential.entity.js';
import { SignInIdentity } from './sign-in-identity.entity.js';

// What decides whether a person can sign in, for the modules that change it. Everything needs the system's transaction.

/**
 * After too many wrong codes an emailed link is required from now on. False if it was already required, also for the
 * second of two simultaneous calls.
 */
export async function lockSecondStep(tx: Tx, userId: string, at: Date): Promise<boolean> {
  const locked = await tx.rows(
    'update app_user set second_step_locked_at = $2 where id = $1 and second_step_locked_at is null returning id',
    [userId, at],
  );
  return locked.length > 0;
}

export async function unlockSecondStep(tx: Tx, userId: string): Promise<void> {
  await tx.rows('update app_user set second_step_locked_at = null where id = $1', [userId]);
}

/** Suspends a person who isn't suspended yet. The time tells this suspension from another one. */
export async function suspendAt(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.rows('update app_user set suspended_at = $2, version = version + 1 where id = $1 and suspended_at is null', [
    userId,
    at,
  ]);
}

/** Lifts the suspension of that time, and no other. */
export async function liftSuspensionOf(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.rows('update app_user set suspended_at = null, version = version + 1 where id = $1 and suspended_at = $2', [
    userId,
    at,
  ]);
}

/** Sets a password whose hash was made by `PeopleService.newPasswordHash`. */
export async function setPassword(tx: Tx, userId: string, passwordHash: string, now: Date): Promise<void> {
  await tx.em.nativeUpdate(Credential, { userId }, { passwordHash, changedAt: now });
}

/** From now on the person comes by this identity too. A unique violation if it, or another of its issuer, is linked already. */
export async function linkIdentity(
  tx: Tx,
  userId: string,
  identity: Pick<SignInIdentity, 'issuer' | 'subject'>,
  now: Date,
): Promise<void> {
  tx.em.create(SignInIdentity, { userId, issuer: identity.issuer, subject: identity.subject, createdAt: now });
  await tx.em.flush();
}

/** Ends every link that was mailed to the address of a person who leaves. */
export async function forgetLinkAddresses(tx: Tx, userId: string): Promise<void> {
  await tx.rows('update account_link set email = null where user_id = $1', [userId]);
}
