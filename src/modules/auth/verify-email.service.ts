import { Injectable } from '@nestjs/common';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Links } from '../accounts/account-links.service.js';
import { User } from '../accounts/user.entity.js';
import type { VerifiedResponse } from './auth.dto.js';

/** Verifies that a person can read the address that they signed up with (docs/specification/registration.md). */
@Injectable()
export class VerifyEmailService {
  constructor(
    private readonly scope: Scope,
    private readonly links: Links,
  ) {}

  /** Queues the mail with the link, in the system's transaction of the sign-up. */
  ask(tx: Tx, user: User): void {
    const { id: userId, email, demo, language, firstName } = user;
    const url = this.links.issue(tx, { purpose: 'verify_email', userId, email, demo, language });
    tx.send({ channel: 'email', to: email, language, template: 'auth.verify', params: { firstName, url } });
  }

  /** Sends the link again to the person who is signed in; nothing happens when the address is already verified. */
  async askAgain(): Promise<void> {
    const { userId, demo } = this.scope.actor;
    await this.scope.asSystem(
      'verification mail',
      () =>
        this.scope.write('email.verification_asked', async (tx) => {
          const user = orNotFound(await tx.em.findOne(User, { id: userId ?? '' }));
          tx.about('user', user.id);
          if (!user.emailVerifiedAt) this.ask(tx, user);
        }),
      { demo },
    );
  }

  /**
   * Uses the link. One that has expired or was for a previous address is `invalid_link`; one whose address has been
   * verified in the meantime is `already_verified`.
   */
  async verify(token: string): Promise<VerifiedResponse> {
    return this.scope.asSystem('e-mail verification', async () => {
      try {
        return await this.redeem(token);
      } catch (error) {
        if (error instanceof Problem && (await this.isProven(token))) throw new Problem('already_verified');
        throw error;
      }
    });
  }

  private redeem(token: string): Promise<VerifiedResponse> {
    return this.scope.write('email.verified', async (tx) => {
      const link = await this.links.redeem(tx, 'verify_email', token);
      const user = await tx.em.findOne(User, { id: link.userId ?? '', email: link.email ?? '' });
      if (!user) throw new Problem('invalid_link');
      user.emailVerifiedAt ??= this.scope.clock.now();
      tx.about('user', user.id);
      tx.changed(['profiles'], [user.id], { users: [user.id] });
      return { email: user.email, userType: user.userType };
    });
  }

  private isProven(token: string): Promise<boolean> {
    return this.scope.load(async (em) => {
      const link = await this.links.ownerOf(em, 'verify_email', token);
      const user = link && (await em.findOne(User, { id: link.userId ?? '', email: link.email ?? '' }));
      return Boolean(user?.emailVerifiedAt);
    });
  }
}

/**
 * For commands that need a verified address: issuing codes, publishing listings, taking money
 * (docs/specification/registration.md). 403 `email_unverified` until the actor has followed the link.
 */
export async function requireVerifiedEmail(tx: Tx): Promise<void> {
  if (tx.actor.role === 'system') return;
  const [row] = await tx.em.execute<{ verified: boolean }[]>(
    'select email_verified_at is not null as verified from app_user where id = lw_uid()',
  );
  if (!row?.verified) throw new Problem('email_unverified');
}
