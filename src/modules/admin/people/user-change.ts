import { Problem } from '../../../platform/errors/problem.js';
import { refusal } from '../../../platform/errors/refusals.js';
import type { Tx } from '../../../platform/scope/tx.js';
import type { User } from '../../accounts/user.entity.js';
import type { Invitations } from '../../invitations/invitations.service.js';
import type { UpdateUserRequest } from './user.dto.js';

/** Roles of the Lodgewell team, which need no account or lease. */
const OFFICE = ['staff', 'admin'];

/** Applies the fields of the request to a person. 422 for a role that also needs an account or a lease. */
export async function applyChange(
  tx: Tx,
  user: User,
  request: UpdateUserRequest,
  invitations: Invitations,
): Promise<void> {
  const { userType, email, firstName, lastName, phone, language } = request;
  if (userType && userType !== user.userType) changeRole(user, userType);
  if (request.staffRole && user.userType === 'staff') user.staffRole = request.staffRole;
  if (firstName) user.firstName = firstName;
  if (lastName) user.lastName = lastName;
  if (phone !== undefined) user.phone = phone || null;
  if (language) user.language = language;
  if (email && email.toLowerCase() !== user.email.toLowerCase()) await changeEmail(tx, user, email, invitations);
}

function changeRole(user: User, userType: User['userType']): void {
  if (!OFFICE.includes(userType) || !OFFICE.includes(user.userType)) {
    throw refusal('role_kept');
  }
  user.userType = userType;
  // The default is support, so that a forgotten choice gives neither the widest role nor one that the person had years ago.
  if (userType === 'staff') user.staffRole = 'support';
}

/** Corrects the address of an open invitation, and sends the invitation to the new address. */
async function changeEmail(tx: Tx, user: User, email: string, invitations: Invitations): Promise<void> {
  if (!user.invitedAt) throw refusal('email_their_own');
  invitations.readdress(user, email);
  const taken = await tx.rows('select 1 from app_user where not demo and lower(email) = lower($1) and id <> $2', [
    user.email,
    user.id,
  ]);
  if (taken.length > 0) throw new Problem('email_taken');
  await invitations.send(tx, user);
}
