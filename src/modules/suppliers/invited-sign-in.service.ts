import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { Throttle } from '../../platform/throttle/throttle.js';
import { Links } from '../accounts/account-links.service.js';
import { User } from '../accounts/user.entity.js';
import { heldLink } from './invitation.service.js';
import { INVITED_SIGN_IN } from './limits.js';

/** Lets people sign in after their invitation link was used. It only sends a sign-in link to the email address of the account. */
@Injectable()
export class InvitedSignIn {
  constructor(
    private readonly scope: Scope,
    private readonly throttle: Throttle,
    private readonly links: Links,
  ) {}

  /** 400 `invalid_link` for an unknown link. Past the limit nothing is sent, but the response is the same. */
  send(key: string): Promise<void> {
    return this.scope.asSystem('sign-in link of an invited supplier', async () => {
      const { userId } = await this.scope.load((em) => heldLink(em, key, this.scope.clock.now()));
      if (!(await this.throttle.tryUse(INVITED_SIGN_IN, userId))) return;
      await this.scope.write('session.link_sent', async (tx) => {
        const { email, demo, language } = orNotFound(await tx.em.findOne(User, { id: userId }));
        tx.about('user', userId);
        const url = this.links.issue(tx, { purpose: 'sign_in', userId, email, demo, language });
        tx.send({ channel: 'email', to: email, language, template: 'suppliers.sign_in', params: { url } });
      });
    });
  }
}
