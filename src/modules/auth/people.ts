import type { EntityManager } from '@mikro-orm/postgresql';
import { raw } from '@mikro-orm/postgresql';
import { Membership } from './membership.entity.js';
import { User } from './user.entity.js';

/** Finds a person by address, without case, in one world. */
export function findByEmail(em: EntityManager, email: string, demo = false): Promise<User | null> {
  return em.findOne(User, { demo, [raw('lower(email)')]: email.trim().toLowerCase() });
}

/** The account that a person acts for; none for tenants, staff and admins. */
export async function accountOf(em: EntityManager, userId: string): Promise<string | null> {
  const membership = await em.findOne(Membership, { userId }, { orderBy: { createdAt: 'asc' } });
  return membership?.accountId ?? null;
}
