import { orNotFound } from '../../platform/errors/problem.js';
import type { Tx } from '../../platform/scope/tx.js';
import { endLinks } from './account-links.service.js';
import { Account } from './account.entity.js';
import { invitationAccepted, personSignedUp } from './account.events.js';
import { Membership } from './membership.entity.js';
import { trialEnd } from './open-account.service.js';
import type { User } from './user.entity.js';

/**
 * Called when an invited person signs in for the first time: by the invitation, Google, a new password or a sign-in link. It ends
 * the invitation and starts the trial of a landlord or supplier. It does nothing for anyone else.
 */
export async function acceptInvitation(tx: Tx, user: User, now: Date): Promise<void> {
  if (!user.invitedAt) return;
  user.invitedAt = null;
  await endLinks(tx, user.id, now, 'invitation');
  tx.publish(invitationAccepted, { userId: user.id });
  await begin(tx, user, now);
  tx.changed(['users'], [user.id], { users: [user.id] });
}

/** Landlords and suppliers: the other modules hear of somebody new. */
async function begin(tx: Tx, user: User, now: Date): Promise<void> {
  const membership = await tx.em.findOne(Membership, { userId: user.id }, { orderBy: { createdAt: 'asc' } });
  // Whoever joins an account that is there already begins nothing.
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
