import { INVITATION_DAYS } from '../../contract/limits.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import type { Tx } from '../../platform/scope/tx.js';
import { endLinks } from './account-links.service.js';
import { Account } from './account.entity.js';
import { invitationAccepted, personSignedUp } from './account.events.js';
import { Membership } from './membership.entity.js';
import { trialEnd } from './open-account.service.js';
import { announceTeam } from './team-work.service.js';
import type { User } from './user.entity.js';

const DAY = 24 * 3600_000;
const PERSON = `select u.invited_at < $2 as old, exists (select 1 from membership m where m.user_id = u.id and m.role = 'invited') as colleague
  from app_user u where u.id = $1 for update of u`;

/**
 * Called when an invited person signs in for the first time: by the invitation, Google, a new password or a sign-in link. It ends
 * the invitation and starts the trial of a landlord or supplier. It does nothing for anyone else.
 */
export async function acceptInvitation(tx: Tx, user: User, now: Date): Promise<void> {
  if (!user.invitedAt) return;
  await stillOpen(tx, user, now);
  user.invitedAt = null;
  await endLinks(tx, user.id, now, 'invitation');
  tx.publish(invitationAccepted, { userId: user.id });
  await begin(tx, user, now);
  tx.changed(['users'], [user.id], { users: [user.id] });
  announceTeam(tx, user);
}

/**
 * A colleague's invitation expires with its link, for every kind of sign-in, because the address may have been mistyped
 * and its real owner would get into the account. The row is locked, so that an owner can't withdraw meanwhile.
 */
async function stillOpen(tx: Tx, { id }: User, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - INVITATION_DAYS * DAY);
  const [person] = await tx.rows<{ old: boolean; colleague: boolean }>(PERSON, [id, oldest]);
  // Withdrawn a moment ago, which deletes the person.
  if (!person) throw new Problem('invalid_link');
  if (person.colleague && person.old) throw refusal('invitation_expired');
}

/** Landlords and suppliers: the other modules are notified of a new account. */
async function begin(tx: Tx, user: User, now: Date): Promise<void> {
  const membership = await tx.em.findOne(Membership, { userId: user.id }, { orderBy: { createdAt: 'asc' } });
  // Until now the invited colleague didn't count as one of the account's people, so nothing was sent to an address that
  // may have been mistyped.
  if (membership?.role === 'invited') membership.role = 'manager';
  await tx.em.flush();
  // Someone who joins an existing account doesn't start a trial.
  if (membership?.role !== 'owner') return;
  const account = orNotFound(await tx.em.findOne(Account, { id: membership.accountId }));
  account.trialEndsAt = trialEnd(now);
  const { id: userId, userType, firstName, lastName, email, language } = user;
  tx.publish(personSignedUp, {
    userId,
    accountId: account.id,
    userType,
    firstName,
    lastName,
    email,
    phone: user.phone ?? null,
    companyName: account.name,
    serviceType: null,
    language,
  });
}
