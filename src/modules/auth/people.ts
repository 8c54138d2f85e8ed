import { raw, UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { v7 } from 'uuid';
import type { Language } from '../../contract/languages.js';
import type { UserType } from '../../contract/roles.js';
import { Problem } from '../../platform/errors/problem.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Credential } from './credential.entity.js';
import { Membership } from './membership.entity.js';
import { User } from './user.entity.js';

export interface NewUser {
  id?: string;
  demo: boolean;
  email: string;
  userType: UserType;
  firstName: string;
  lastName: string;
  phone: string | null;
  language: Language;
  /** Null while somebody is invited or comes by Google alone. */
  passwordHash: string | null;
  emailVerifiedAt?: Date | null;
}

/** Finds a person by address, without case, in one world. */
export function findByEmail(em: EntityManager, email: string, demo = false): Promise<User | null> {
  return em.findOne(User, { demo, [raw('lower(email)')]: email.trim().toLowerCase() });
}

/** The account that a person acts for; none for tenants, staff and admins. */
export async function accountOf(em: EntityManager, userId: string): Promise<string | null> {
  const membership = await em.findOne(Membership, { userId }, { orderBy: { createdAt: 'asc' } });
  return membership?.accountId ?? null;
}

/**
 * Writes a person and the secret; needs the system's transaction. An address in use is `email_taken`, with `hint` after
 * the documented text, also when two come at once.
 */
export async function addUser(tx: Tx, person: NewUser, now: Date, hint = ''): Promise<User> {
  const { passwordHash, emailVerifiedAt = null, id = v7(), ...rest } = person;
  const taken = () => new Problem('email_taken', hint ? { sentence: `User already exists. ${hint}` } : {});
  if (await findByEmail(tx.em, person.email, person.demo)) throw taken();
  const user = tx.em.create(User, { id, ...rest, createdAt: now, emailVerifiedAt, suspendedAt: null });
  tx.em.create(Credential, { userId: id, passwordHash, changedAt: now });
  try {
    await tx.em.flush();
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw taken();
    throw error;
  }
  return user;
}
