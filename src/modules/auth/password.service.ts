import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { acceptInvitation } from '../accounts/accept-invitation.service.js';
import { Credential } from '../accounts/credential.entity.js';
import { PeopleService } from '../accounts/people.service.js';
import { User } from '../accounts/user.entity.js';
import { PasswordAgain } from '../sessions/password-again.service.js';
import { SessionService } from '../sessions/session.service.js';
import { passwordForgotten } from './auth.events.js';
import { PasswordLinks } from './password-links.js';

/** New passwords: after a forgotten one, with a link, or with the current one (docs/specification/sessions.md). */
@Injectable()
export class PasswordService {
  constructor(
    private readonly scope: Scope,
    private readonly people: PeopleService,
    private readonly sessions: SessionService,
    private readonly resets: PasswordLinks,
    private readonly again: PasswordAgain,
  ) {}

  /** Emails a link to a known address. The answer doesn't depend on it, because the address is looked up afterwards. */
  async forgot(email: string): Promise<void> {
    await this.scope.asSystem('forgotten password', () =>
      this.scope.write('password.forgotten', async (tx) => tx.publish(passwordForgotten, { email: email.trim() })),
    );
  }

  /**
   * Uses the link: it sets a new password, verifies the address and ends every session. The person then signs in, with
   * their second step.
   */
  async reset(token: string, password: string, repeated?: string): Promise<void> {
    await this.scope.asSystem('password reset', async () => {
      const owner = await this.resets.check(token);
      const passwordHash = await this.people.newPasswordHash({ password, repeated }, owner);
      await this.scope.write('password.reset', async (tx) => {
        const user = await this.resets.redeem(tx, token);
        const now = this.scope.clock.now();
        user.emailVerifiedAt ??= now;
        await this.set(tx, user.id, passwordHash);
        await acceptInvitation(tx, user, now);
        await this.sessions.revoke(tx, { userId: user.id });
      });
    });
  }

  /** Requires the current password; every other session ends. */
  async change(current: string, password: string, repeated?: string): Promise<void> {
    const { userId, sessionId, demo } = this.scope.actor;
    await this.confirm(current);
    await this.scope.asSystem(
      'password change',
      async () => {
        const owner = orNotFound(await this.scope.load((em) => em.findOne(User, { id: userId ?? '' })));
        const passwordHash = await this.people.newPasswordHash({ password, repeated, field: 'newPassword' }, owner);
        await this.scope.write('password.change', async (tx) => {
          await this.set(tx, userId ?? '', passwordHash);
          await this.sessions.revoke(tx, { userId: userId ?? '', except: sessionId });
        });
      },
      { demo },
    );
  }

  /**
   * Checks the password of the signed-in person before something personal changes. 401 `invalid_credentials` or
   * `signed_out`.
   */
  async confirm(password: string): Promise<void> {
    await this.again.confirm(password);
  }

  private async set(tx: Tx, userId: string, passwordHash: string): Promise<void> {
    const credential = orNotFound(await tx.em.findOne(Credential, { userId }));
    Object.assign(credential, { passwordHash, changedAt: this.scope.clock.now() });
    tx.about('user', userId);
    await this.resets.endAll(tx, userId);
  }
}
