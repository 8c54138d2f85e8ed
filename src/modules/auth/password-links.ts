import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/errors/problem.js';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Throttle } from '../../platform/throttle/throttle.js';
import { Links } from '../accounts/account-links.service.js';
import { PeopleService } from '../accounts/people.service.js';
import { User } from '../accounts/user.entity.js';
import { PASSWORD_LIMITS } from '../sessions/rules/password-limits.js';
import { TwoFactorLock } from '../twofactor/two-factor-lock.service.js';
import { passwordForgotten } from './auth.events.js';
import { LIMITS } from './limits.js';

/** Links by mail with which people set a new password. */
@Injectable()
export class PasswordLinks {
  constructor(
    private readonly scope: Scope,
    private readonly throttle: Throttle,
    private readonly links: Links,
    private readonly people: PeopleService,
    private readonly lock: TwoFactorLock,
  ) {}

  /** Mails the link if someone has this address and hasn't had too many mails. */
  @Handles(passwordForgotten, 'auth.password-link', 'password.forgotten>PasswordLinks.send')
  async send({ email: asked }: { email: string }): Promise<void> {
    const user = await this.scope.load((em) => this.people.findByEmail(em, asked));
    if (!user || user.suspendedAt || !(await this.throttle.tryUse(LIMITS.mailAddress, user.id))) return;
    const { id: userId, email, demo, language, firstName } = user;
    await this.scope.write('password.link', async (tx) => {
      tx.about('user', userId);
      const url = this.links.issue(tx, { purpose: 'reset_password', userId, email, demo, language });
      tx.send({ channel: 'email', to: email, language, template: 'auth.reset', params: { firstName, url } });
    });
  }

  /** Returns whose link this is, without using it. 400 `invalid_link` if it isn't valid. */
  check(token: string): Promise<User> {
    return this.scope.load(async (em) => {
      const id = await this.links.peek(em, 'reset_password', token);
      const user = id && (await em.findOne(User, { id, suspendedAt: null }));
      if (!user) throw new Problem('invalid_link');
      return user;
    });
  }

  /** Uses the link and returns its person. All other password links of the person end with it. */
  async redeem(tx: Tx, token: string): Promise<User> {
    const link = await this.links.redeem(tx, 'reset_password', token);
    const user = await tx.em.findOne(User, { id: link.userId ?? '', email: link.email ?? '', suspendedAt: null });
    if (!user) throw new Problem('invalid_link');
    await this.forgive(tx, user);
    return user;
  }

  /** Resets the counts of wrong guesses, because the person has proven to own the mailbox. */
  private async forgive(tx: Tx, { id, email }: User): Promise<void> {
    await this.lock.open(tx, id);
    await this.throttle.reset(LIMITS.signInAccount, email.toLowerCase());
    await this.throttle.reset(PASSWORD_LIMITS.passwordAgainDay, id);
  }

  /** After a new password, ends all open links that set a password, change the address, sign in or unlock the second step. */
  async endAll(tx: Tx, userId: string): Promise<void> {
    for (const purpose of ['reset_password', 'change_email', 'sign_in', 'google', 'second_step'] as const)
      await this.links.endAll(tx, purpose, userId);
  }
}
