import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/errors/problem.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import { TwoFactorService } from '../twofactor/two-factor.service.js';
import { toSession, type SessionResponse, type SignInRequest } from './auth.dto.js';
import { Credential } from './credential.entity.js';
import { passwordMatches } from './passwords.js';
import { PeopleService } from './people.service.js';
import { SessionService } from './session.service.js';
import { SignInLimits } from './sign-in-limits.js';
import type { User } from './user.entity.js';

const REFUSAL = { admin: 'invalid_admin_credentials', staff: 'invalid_staff_credentials' } as const;

/** The way in by address and password, and the way out. */
@Injectable()
export class SignInService {
  constructor(
    private readonly scope: Scope,
    private readonly sessions: SessionService,
    private readonly people: PeopleService,
    private readonly limits: SignInLimits,
    private readonly twoFactor: TwoFactorService,
  ) {}

  /** 401 alike for an unknown address, a wrong password and a suspended person; `two_factor_required` for a right one. */
  async signIn(request: SignInRequest): Promise<SessionResponse> {
    return this.scope.asSystem('sign-in', async () => {
      const { user, credential } = await this.find(request.email);
      await this.limits.check(request.email, user);
      const matches = await passwordMatches(credential?.passwordHash, request.password);
      const roleFits = !request.portal || user?.userType === request.portal;
      if (!user || !matches || !roleFits || user.suspendedAt) return this.refuse(request, user);
      await this.twoFactor.require(user, request.verificationToken);
      return this.open(user);
    });
  }

  async signOut(): Promise<void> {
    const { sessionId } = currentContext().actor;
    if (!sessionId) return;
    await this.scope.write('session.sign_out', async (tx) => {
      tx.about('session', sessionId);
      await this.sessions.revoke(tx, { id: sessionId });
    });
  }

  private find(email: string): Promise<{ user: User | null; credential: Credential | null }> {
    return this.scope.load(async (em) => {
      const user = await this.people.findByEmail(em, email);
      return { user, credential: user && (await em.findOne(Credential, { userId: user.id })) };
    });
  }

  private async refuse({ email, portal }: SignInRequest, user: User | null): Promise<never> {
    await this.limits.failed(email, user);
    throw new Problem(portal ? REFUSAL[portal] : 'invalid_credentials');
  }

  private open(user: User): Promise<SessionResponse> {
    return this.scope.write('session.sign_in', async (tx) => {
      const accountId = await this.people.accountOf(tx.em, user.id);
      tx.about('user', user.id, accountId ?? undefined);
      return toSession(await this.sessions.open(tx, user), user, accountId);
    });
  }
}
