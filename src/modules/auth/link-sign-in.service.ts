import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { acceptInvitation } from '../accounts/accept-invitation.service.js';
import type { LinkPurpose } from '../accounts/account-link.entity.js';
import { Links } from '../accounts/account-links.service.js';
import { PeopleService } from '../accounts/people.service.js';
import { User } from '../accounts/user.entity.js';
import { SessionService } from '../sessions/session.service.js';
import { TwoFactorService } from '../twofactor/two-factor.service.js';
import { toSession, type SessionResponse } from './auth.dto.js';

/** Signs in the person who has a sign-in link or ticket. The second step is required in the same cases as after a password. */
@Injectable()
export class LinkSignIn {
  constructor(
    private readonly scope: Scope,
    private readonly links: Links,
    private readonly people: PeopleService,
    private readonly twoFactor: TwoFactorService,
    private readonly sessions: SessionService,
  ) {}

  /** A link works once. It is used only when a session is opened, so it stays valid after 401 `two_factor_required`. 400 `invalid_link`. */
  enter(
    purpose: Extract<LinkPurpose, 'sign_in' | 'google'>,
    token: string,
    verificationToken?: string,
  ): Promise<SessionResponse> {
    return this.scope.asSystem('sign-in by link', async () => {
      const holder = await this.holder(purpose, token);
      await this.twoFactor.require(holder, verificationToken);
      return this.scope.write('session.link', async (tx) => {
        const { email } = await this.links.redeem(tx, purpose, token);
        const user = await tx.em.findOneOrFail(User, { id: holder.id });
        // The person has read the email that was sent to this address, so the address is verified.
        const now = this.scope.clock.now();
        if (purpose === 'sign_in' && user.email === email) user.emailVerifiedAt ??= now;
        await acceptInvitation(tx, user, now);
        const membership = await this.people.membershipOf(tx.em, user.id);
        tx.about('user', user.id, membership?.accountId);
        return toSession(await this.sessions.open(tx, user), user, membership);
      });
    });
  }

  private holder(purpose: LinkPurpose, token: string): Promise<User> {
    return this.scope.load(async (em) => {
      const id = await this.links.peek(em, purpose, token);
      const user = id && (await em.findOne(User, { id, suspendedAt: null, deletedAt: null }));
      if (!user) throw new Problem('invalid_link');
      return user;
    });
  }
}
