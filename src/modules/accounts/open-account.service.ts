import { v7 } from 'uuid';
import { TRIAL_DAYS } from '../../contract/limits.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Account } from './account.entity.js';
import { Membership } from './membership.entity.js';
import type { User } from './user.entity.js';

const DAY = 24 * 3600_000;

/** The end of the trial of an account that begins now. */
export function trialEnd(now: Date): Date {
  return new Date(now.getTime() + TRIAL_DAYS.signUp * DAY);
}

/** Makes the account of a landlord or supplier with its one owner (docs/specification/registration.md). Needs the system's transaction. */
export function openAccount(
  tx: Tx,
  user: User,
  companyName: string | null,
  now: Date,
  trialEndsAt: Date | null = trialEnd(now),
): Account {
  const kind = user.userType === 'supplier' ? 'supplier' : 'landlord';
  const name = companyName ?? `${user.firstName} ${user.lastName}`;
  const account = tx.em.create(Account, { id: v7(), demo: user.demo, kind, name, trialEndsAt, createdAt: now });
  addMember(tx, { accountId: account.id, demo: user.demo, userId: user.id, role: 'owner' });
  return account;
}

/** Someone who acts for an account, or is invited to. Needs the system's transaction. */
export function addMember(tx: Tx, member: Pick<Membership, 'accountId' | 'demo' | 'userId' | 'role'>): void {
  tx.em.create(Membership, member);
}
