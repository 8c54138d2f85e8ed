import { Injectable } from '@nestjs/common';
import { isEmail } from 'class-validator';
import { v7 } from 'uuid';
import { languageOf } from '../../contract/languages.js';
import { isUserType, signsUpFreely, type UserType } from '../../contract/roles.js';
import { Settings } from '../../platform/config/settings.js';
import { Problem } from '../../platform/errors/problem.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Account } from './account.entity.js';
import { toSession, type SessionResponse, type SignUpData, type SignUpRequest } from './auth.dto.js';
import { personSignedUp } from './auth.events.js';
import { Credential } from './credential.entity.js';
import { Membership } from './membership.entity.js';
import { hashPassword } from './passwords.js';
import { findByEmail } from './people.js';
import { SessionService } from './session.service.js';
import { User } from './user.entity.js';

interface NewPerson {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  userType: UserType;
  phone: string | null;
  companyName: string | null;
  serviceType: string | null;
  language: ReturnType<typeof languageOf>;
}

const TRIAL_DAYS = 14;

/** Registration of landlords and suppliers: makes an account with one owner (decisions, section 3). */
@Injectable()
export class SignUpService {
  constructor(
    private readonly scope: Scope,
    private readonly sessions: SessionService,
    private readonly settings: Settings,
  ) {}

  async signUp(request: SignUpRequest): Promise<SessionResponse> {
    const person = this.checked(request);
    const passwordHash = await hashPassword(person.password);
    return this.scope.asSystem('sign-up', () =>
      this.scope.write('account.sign_up', async (tx) => {
        if (await findByEmail(tx.em, person.email)) throw new Problem('email_taken');
        const user = this.addUser(tx, person, passwordHash);
        const account = this.addAccount(tx, person, user.id);
        await tx.em.flush();
        tx.about('user', user.id, account.id);
        tx.publish(personSignedUp, { userId: user.id, accountId: account.id, userType: person.userType, serviceType: person.serviceType });
        return toSession(await this.sessions.open(tx, user), user, account.id);
      }),
    );
  }

  private checked(request: SignUpRequest): NewPerson {
    const data: SignUpData = { ...request, ...request.userData };
    const userType = data.userType ?? data.user_type;
    if (!isEmail(request.email)) throw new Problem('invalid_email');
    const person = {
      email: request.email.trim(),
      password: request.password,
      firstName: required('firstName', data.firstName ?? data.first_name),
      lastName: required('lastName', data.lastName ?? data.last_name),
      userType: required('userType', userType) as UserType,
      phone: data.phone?.trim() || null,
      companyName: (data.companyName ?? data.company_name)?.trim() || null,
      serviceType: (data.serviceType ?? data.service_type)?.trim() || null,
      language: languageOf(data.language ?? currentContext().language),
    };
    if (!isUserType(person.userType)) throw invalid('userType', 'userType is not known');
    if (!signsUpFreely(person.userType)) throw new Problem('forbidden');
    if (person.password.length < this.settings.PASSWORD_MIN_LENGTH) {
      throw invalid('password', `Password must be at least ${this.settings.PASSWORD_MIN_LENGTH} characters`);
    }
    return person;
  }

  private addUser(tx: Tx, person: NewPerson, passwordHash: string): User {
    const now = this.scope.clock.now();
    const { email, userType, firstName, lastName, phone, language } = person;
    const id = v7();
    const user = tx.em.create(User, {
      id, demo: false, email, userType, firstName, lastName, phone, language, createdAt: now, emailVerifiedAt: null, suspendedAt: null,
    });
    tx.em.create(Credential, { userId: id, passwordHash, changedAt: now });
    return user;
  }

  private addAccount(tx: Tx, person: NewPerson, userId: string): Account {
    const now = this.scope.clock.now();
    const kind = person.userType === 'supplier' ? 'supplier' : 'landlord';
    const trialEndsAt = new Date(now.getTime() + TRIAL_DAYS * 24 * 3600_000);
    const name = person.companyName ?? `${person.firstName} ${person.lastName}`;
    const account = tx.em.create(Account, { id: v7(), demo: false, kind, name, trialEndsAt, createdAt: now });
    tx.em.create(Membership, { accountId: account.id, demo: false, userId, role: 'owner' });
    return account;
  }
}

function required(field: string, value: string | undefined): string {
  const text = value?.trim();
  if (!text) throw invalid(field, `${field} is required`);
  return text;
}

function invalid(field: string, message: string): Problem {
  return new Problem('invalid_input', { details: [{ field, message }] });
}
