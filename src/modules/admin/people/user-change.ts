import { Problem } from '../../../platform/errors/problem.js';
import { refusal } from '../../../platform/errors/refusals.js';
import type { Tx } from '../../../platform/scope/tx.js';
import type { User } from '../../accounts/user.entity.js';
import type { Invitations } from '../../invitations/invitations.service.js';
import type { UpdateUserRequest } from './user.dto.js';

/** Roles of the house, which need no account or lease behind them. */
const OFFICE = ['staff', 'admin'];

/** Writes what is sent into a person; 422 for a role that needs more than a word. */
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
  // Forgetting to choose must not give the widest role, nor one of years ago.
  if (userType === 'staff') user.staffRole = 'support';
}

/** A slip in the address of an open invitation is mended, and the invitation goes to the right one. */
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
