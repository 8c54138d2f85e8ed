import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Throttle } from '../../platform/throttle/throttle.js';
import { LIMITS } from './limits.js';
import { Links } from './links.js';
import { User } from './user.entity.js';

/** Mails with a link to a new password. */
@Injectable()
export class PasswordLinks {
  constructor(
    private readonly scope: Scope,
    private readonly throttle: Throttle,
    private readonly links: Links,
  ) {}

  /** Sends the link, as long as the address has not had too many; needs the system. */
  async send(user: User, template: 'auth.reset' | 'auth.guessed'): Promise<void> {
    const { id: userId, email, demo, language, firstName } = user;
    if (demo || user.suspendedAt || (await this.throttle.isOver(LIMITS.mailAddress, userId))) return;
    await this.throttle.count(LIMITS.mailAddress, userId);
    await this.scope.write('password.link', async (tx) => {
      tx.about('user', userId);
      const url = this.links.issue(tx, { purpose: 'reset_password', userId, email, demo });
      tx.send({ channel: 'email', to: email, language, template, params: { firstName, url } });
    });
  }

  /** Whose link this is; uses it up, and with it every other one of the person. */
  async redeem(tx: Tx, token: string): Promise<User> {
    const link = await this.links.redeem(tx, 'reset_password', token);
    const user = await tx.em.findOne(User, { id: link.userId ?? '', email: link.email ?? '', suspendedAt: null });
    if (!user) throw new Problem('invalid_link');
    return user;
  }

  endAll(tx: Tx, userId: string): Promise<void> {
    return this.links.endAll(tx, 'reset_password', userId);
  }
}
