import { Injectable } from '@nestjs/common';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { Account } from '../accounts/account.entity.js';
import { personSignedUp } from '../accounts/account.events.js';
import { openAccount } from '../accounts/open-account.service.js';
import { type NewUser, PeopleService } from '../accounts/people.service.js';
import type { User } from '../accounts/user.entity.js';
import { VerifyEmailService } from './verify-email.service.js';

export interface NewOwner extends Omit<NewUser, 'demo'> {
  companyName: string | null;
  serviceType: string | null;
}

/** A new landlord or supplier with an account of which they are the owner (docs/specification/registration.md). */
@Injectable()
export class Registration {
  constructor(
    private readonly scope: Scope,
    private readonly people: PeopleService,
    private readonly verification: VerifyEmailService,
  ) {}

  /**
   * In the system's transaction. Sends the verification email unless the address is already verified. 409
   * `email_taken`.
   */
  async add(tx: Tx, { companyName, serviceType, ...person }: NewOwner): Promise<{ user: User; account: Account }> {
    const user = await this.people.add(tx, { ...person, demo: false });
    const account = openAccount(tx, user, companyName, this.scope.clock.now());
    await tx.em.flush();
    tx.about('user', user.id, account.id);
    if (!user.emailVerifiedAt) this.verification.ask(tx, user);
    tx.publish(personSignedUp, announcement(user, account, serviceType));
    return { user, account };
  }
}

function announcement(user: User, account: Account, serviceType: string | null) {
  const { id: userId, userType, firstName, lastName, email, language } = user;
  return {
    userId,
    accountId: account.id,
    userType,
    firstName,
    lastName,
    email,
    phone: user.phone ?? null,
    companyName: account.name,
    serviceType,
    language,
  };
}
