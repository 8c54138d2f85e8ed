import { type EntityManager, raw, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isEmail } from 'class-validator';
import { v7 } from 'uuid';
import type { Language } from '../../contract/languages.js';
import type { UserType } from '../../contract/roles.js';
import type { StaffRole } from '../../contract/staff-roles.js';
import { Clock } from '../../platform/clock/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { Problem } from '../../platform/errors/problem.js';
import type { Tx } from '../../platform/scope/tx.js';
import { throttleSource } from '../../platform/throttle/source.js';
import { Throttle } from '../../platform/throttle/throttle.js';
import { Credential } from './credential.entity.js';
import { listedAs } from './designation.service.js';
import { ACTING_ROLES, Membership } from './membership.entity.js';
import { ACCOUNT_LIMITS } from './rules/account-limits.js';
import { checkNewPassword, checkRepeated, type PasswordOwner } from './rules/new-password.js';
import { hashPassword } from './rules/passwords.js';
import { User } from './user.entity.js';

export interface NewUser {
  demo: boolean;
  email: string;
  userType: UserType;
  /** A manager without it. */
  staffRole?: StaffRole;
  firstName: string;
  lastName: string;
  phone: string | null;
  language: Language;
  /** Null while a person is invited, or if they only come by a provider such as Google. */
  passwordHash: string | null;
  emailVerifiedAt?: Date | null;
}

export interface NewPassword {
  password: string;
  repeated?: string | undefined;
  /** The shortest password of the form. */
  field?: string;
}

/** People and their secrets, for every kind of sign-in. Methods that write need the system's transaction. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly throttle: Throttle,
  ) {}

  /**
   * Checks a new password and returns its hash. `repeated` must be the same (docs/specification/registration.md). Hashing is expensive, so check
   * the link, code or address first. Limited by source.
   */
  async newPasswordHash(
    { password, repeated = password, field = 'password' }: NewPassword,
    owner: PasswordOwner,
  ): Promise<string> {
    checkRepeated(password, repeated);
    await checkNewPassword(this.settings, password, owner, field);
    await this.throttle.use(ACCOUNT_LIMITS.newPassword, throttleSource());
    return hashPassword(password);
  }

  /** Finds a person by email address, ignoring case, among live or demo people. */
  findByEmail(em: EntityManager, email: string, demo = false): Promise<User | null> {
    return em.findOne(User, { demo, [raw('lower(email)')]: email.trim().toLowerCase() });
  }

  /** The account that a person acts for, and their role; null for tenants, staff and admins. */
  membershipOf(em: EntityManager, userId: string): Promise<Membership | null> {
    return em.findOne(Membership, { userId, role: { $in: [...ACTING_ROLES] } }, { orderBy: { createdAt: 'asc' } });
  }

  /** Changes a person's address. A designation for two-step verification stays with the person. */
  move(user: User, email: string): void {
    user.twoFactorDesignatedAs =
      listedAs(this.settings, email) ?? user.twoFactorDesignatedAs ?? listedAs(this.settings, user.email);
    user.email = email;
  }

  /** Creates a person with their secret. An address in use is 409 `email_taken` with `hint` after the text, also for two simultaneous requests. */
  async add(tx: Tx, person: NewUser, hint = ''): Promise<User> {
    const { passwordHash, emailVerifiedAt = null, ...rest } = person;
    const email = checkedEmail(person.email);
    await this.refuseTaken(tx.em, person, hint);
    const now = this.clock.now();
    const user = tx.em.create(User, {
      id: v7(),
      ...rest,
      email,
      createdAt: now,
      emailVerifiedAt,
      suspendedAt: null,
      twoFactorDesignatedAs: listedAs(this.settings, email),
    });
    tx.em.create(Credential, { userId: user.id, passwordHash, changedAt: now });
    try {
      await tx.em.flush();
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw taken(hint);
      throw error;
    }
    return user;
  }

  /** 409 `email_taken`, with `hint` after the text, for an address in use. It is cheap, so call it before hashing a password. */
  async refuseTaken(em: EntityManager, { email, demo }: Pick<NewUser, 'email' | 'demo'>, hint = ''): Promise<void> {
    if (await this.findByEmail(em, email, demo)) throw taken(hint);
  }
}

function taken(hint: string): Problem {
  return new Problem('email_taken', hint ? { sentence: `User already exists. ${hint}` } : {});
}

/** Trims an email address; 400 `Invalid email` if it isn't one. */
export function checkedEmail(email: string): string {
  const trimmed = email.trim();
  if (!isEmail(trimmed)) throw new Problem('invalid_email');
  return trimmed;
}
