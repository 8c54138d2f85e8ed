import { raw, UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isEmail } from 'class-validator';
import { v7 } from 'uuid';
import type { Language } from '../../contract/languages.js';
import type { UserType } from '../../contract/roles.js';
import { Clock } from '../../platform/clock/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { Problem } from '../../platform/errors/problem.js';
import type { Tx } from '../../platform/scope/tx.js';
import { listedAs } from '../twofactor/two-factor.service.js';
import { Credential } from './credential.entity.js';
import { Membership } from './membership.entity.js';
import { checkNewPassword, checkRepeated } from './new-password.js';
import { hashPassword } from './passwords.js';
import { User } from './user.entity.js';

export interface NewUser {
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
  googleSubject?: string | null;
}

/** People and their secrets, for every way in. What writes needs the system's transaction. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** The hash of a new password that the rules allow; `repeated` must be the same (spec 1, section 8). */
  async newPasswordHash(password: string, repeated = password): Promise<string> {
    checkRepeated(password, repeated);
    checkNewPassword(this.settings, password);
    return hashPassword(password);
  }

  /** Finds a person by address, without case, in one world. */
  findByEmail(em: EntityManager, email: string, demo = false): Promise<User | null> {
    return em.findOne(User, { demo, [raw('lower(email)')]: email.trim().toLowerCase() });
  }

  /** The account that a person acts for; none for tenants, staff and admins. */
  async accountOf(em: EntityManager, userId: string): Promise<string | null> {
    const membership = await em.findOne(Membership, { userId }, { orderBy: { createdAt: 'asc' } });
    return membership?.accountId ?? null;
  }

  /** Gives a person another address. Who was designated for two-step verification under the former one stays so. */
  move(user: User, email: string): void {
    user.twoFactorDesignatedAs = listedAs(this.settings, email) ?? user.twoFactorDesignatedAs ?? listedAs(this.settings, user.email);
    user.email = email;
  }

  /** Writes a person and the secret. An address in use is `email_taken`, with `hint` after the text, also when two come at once. */
  async add(tx: Tx, person: NewUser, hint = ''): Promise<User> {
    const { passwordHash, googleSubject = null, emailVerifiedAt = null, ...rest } = person;
    const email = checkedEmail(person.email);
    const taken = () => new Problem('email_taken', hint ? { sentence: `User already exists. ${hint}` } : {});
    if (await this.findByEmail(tx.em, email, person.demo)) throw taken();
    const now = this.clock.now();
    const user = tx.em.create(User, { id: v7(), ...rest, email, createdAt: now, emailVerifiedAt, suspendedAt: null, twoFactorDesignatedAs: listedAs(this.settings, email) });
    tx.em.create(Credential, { userId: user.id, passwordHash, googleSubject, changedAt: now });
    try {
      await tx.em.flush();
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw taken();
      throw error;
    }
    return user;
  }
}

/** The address without spaces around it; 400 `Invalid email` for what is none. */
export function checkedEmail(email: string): string {
  const trimmed = email.trim();
  if (!isEmail(trimmed)) throw new Problem('invalid_email');
  return trimmed;
}
