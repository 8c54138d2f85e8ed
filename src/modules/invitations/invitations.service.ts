import { Injectable } from '@nestjs/common';
import { INVITATION_DAYS } from '../../contract/limits.js';
import { signsUpFreely } from '../../contract/roles.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Links } from '../accounts/account-links.service.js';
import { openAccount } from '../accounts/open-account.service.js';
import { checkedEmail, PeopleService, type NewUser } from '../accounts/people.service.js';
import type { User } from '../accounts/user.entity.js';

export type Invited = Pick<
  NewUser,
  'email' | 'userType' | 'staffRole' | 'firstName' | 'lastName' | 'phone' | 'language'
> & {
  /** Landlords and suppliers: the name of their account. */
  companyName: string | null;
};

interface Letter {
  template: string;
  params?: Record<string, string>;
}

/** Invitations by an admin: a person without a password, and a link that sets it. Needs the system's transaction. */
@Injectable()
export class Invitations {
  constructor(
    private readonly scope: Scope,
    private readonly people: PeopleService,
    private readonly links: Links,
  ) {}

  /** Makes the person; 409 `email_taken`. The account of a landlord or supplier begins its trial once they are in. */
  async invite(tx: Tx, { companyName, ...person }: Invited): Promise<{ user: User; url: string }> {
    const user = await this.people.add(tx, { ...person, demo: false, passwordHash: null });
    if (signsUpFreely(user.userType)) openAccount(tx, user, companyName, this.scope.clock.now(), null);
    return { user, url: await this.send(tx, user) };
  }

  /** Corrects the address of someone who hasn't joined yet; the invitation must be sent to the new one. */
  readdress(user: User, email: string): void {
    this.people.move(user, checkedEmail(email));
  }

  /** Mails a link and ends earlier ones; answers its address, which is shown to the admin this once. `letter` is for who is invited by someone else. */
  async send(tx: Tx, user: User, letter: Letter = { template: 'auth.invitation' }): Promise<string> {
    const { id: userId, email, language, firstName } = user;
    await this.links.endAll(tx, 'invitation', userId);
    const url = this.links.issue(tx, {
      purpose: 'invitation',
      userId,
      email,
      demo: user.demo,
      language,
      minutes: INVITATION_DAYS * 24 * 60,
    });
    user.invitedAt = this.scope.clock.now();
    tx.send({
      channel: 'email',
      to: email,
      language,
      template: letter.template,
      params: { ...letter.params, firstName, days: INVITATION_DAYS, url },
    });
    return url;
  }
}
