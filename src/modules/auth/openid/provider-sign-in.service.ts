import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Language } from '../../../contract/languages.js';
import { Problem } from '../../../platform/errors/problem.js';
import { Scope } from '../../../platform/scope/scope.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { Links } from '../../accounts/account-links.service.js';
import { PeopleService } from '../../accounts/people.service.js';
import type { User } from '../../accounts/user.entity.js';
import { SessionService } from '../../sessions/session.service.js';
import { TwoFactorService } from '../../twofactor/two-factor.service.js';
import { toSession, type SessionResponse } from '../auth.dto.js';
import type { ProviderPerson } from './openid-provider.js';
import { ProviderPeople } from './provider-people.js';
import type { NewcomerRole } from './sign-in-attempts.js';

/** What the browser gets when it returns from a provider: a session, or a ticket for the second step. */
export type Arrival =
  | { session: SessionResponse }
  | { second: { ticket: string; challenge: string; methods: string[]; email: string } };

const TICKET_MINUTES = 10;

/**
 * Signs in people whose identity a provider confirms. The second step is required in the same cases as after a
 * password.
 */
@Injectable()
export class ProviderSignIn {
  constructor(
    private readonly scope: Scope,
    private readonly people: ProviderPeople,
    private readonly twoFactor: TwoFactorService,
    private readonly sessions: SessionService,
    private readonly links: Links,
    private readonly accounts: PeopleService,
  ) {}

  /** After the code flow. */
  arrive(person: ProviderPerson, role: NewcomerRole, language: Language): Promise<Arrival> {
    return this.scope.asSystem('sign-in by a provider', async () => {
      const user = await this.people.findOrAdd(person, role, language);
      try {
        await this.twoFactor.require(user);
        return { session: await this.open(user, async () => undefined) };
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'two_factor_required') throw error;
        const { challenge, methods } = error.options.extra as { challenge: string; methods: string[] };
        return { second: { challenge, methods, email: user.email, ticket: await this.ticket(user) } };
      }
    });
  }

  /** Signs in with an ID token, which works once. 401 `two_factor_required` as with a password; send the same token again with the second step. */
  enter(
    person: ProviderPerson,
    role: NewcomerRole,
    language: Language,
    idToken: string,
    verificationToken?: string,
  ): Promise<SessionResponse> {
    return this.scope.asSystem('sign-in by a provider', async () => {
      const user = await this.people.findOrAdd(person, role, language);
      await this.twoFactor.require(user, verificationToken);
      return this.open(user, (tx) => this.useUp(tx, idToken));
    });
  }

  private ticket({ id: userId, email, demo }: User): Promise<string> {
    return this.scope.write('session.provider_ticket', async (tx) => {
      tx.about('user', userId);
      return this.links.token(tx, { purpose: 'google', userId, email, demo, minutes: TICKET_MINUTES });
    });
  }

  private async open(user: User, useUp: (tx: Tx) => Promise<void>): Promise<SessionResponse> {
    return this.scope.write('session.provider', async (tx) => {
      await useUp(tx);
      const membership = await this.accounts.membershipOf(tx.em, user.id);
      tx.about('user', user.id, membership?.accountId);
      return toSession(await this.sessions.open(tx, user), user, membership);
    });
  }

  private async useUp(tx: Tx, idToken: string): Promise<void> {
    const key = `id token ${createHash('sha256').update(idToken).digest('hex')}`;
    try {
      await tx.em.execute('insert into handled_message (key, at) values (?, ?)', [key, this.scope.clock.now()]);
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new Problem('provider_refused');
      throw error;
    }
  }
}
