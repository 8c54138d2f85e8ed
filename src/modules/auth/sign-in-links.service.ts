import { Injectable } from '@nestjs/common';
import { Handles } from '../../platform/outbox/handles.decorator.js';
import { Scope } from '../../platform/scope/scope.js';
import { Throttle } from '../../platform/throttle/throttle.js';
import { Links } from '../accounts/account-links.service.js';
import { User } from '../accounts/user.entity.js';
import { signInLinkAsked } from './auth.events.js';
import { LIMITS } from './limits.js';

/**
 * Sign-in by an emailed link while someone is guessing an account's password. It is then the only way to sign in from a
 * new place.
 */
@Injectable()
export class SignInLinks {
  constructor(
    private readonly scope: Scope,
    private readonly throttle: Throttle,
    private readonly links: Links,
  ) {}

  /** Does the same work for known and unknown addresses, because the recipient is looked up after the answer. */
  async ask(userId: string | null): Promise<void> {
    await this.scope.write('session.link_asked', async (tx) => tx.publish(signInLinkAsked, { userId }));
  }

  /** At most one per hour, because the guesser decides how often this is requested. */
  @Handles(signInLinkAsked, 'auth.sign-in-link', 'session.link_asked>SignInLinks.send')
  async send({ userId }: { userId: string | null }): Promise<void> {
    if (!userId || !(await this.throttle.tryUse(LIMITS.signInLink, userId))) return;
    await this.scope.write('session.link_sent', async (tx) => {
      const user = await tx.em.findOne(User, { id: userId, demo: false, suspendedAt: null, deletedAt: null });
      if (!user) return;
      const { email, demo, language, firstName } = user;
      tx.about('user', userId);
      const url = this.links.issue(tx, { purpose: 'sign_in', userId, email, demo, language });
      tx.send({ channel: 'email', to: email, language, template: 'auth.guessed', params: { firstName, url } });
    });
  }
}
