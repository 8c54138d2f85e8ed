import { Injectable } from '@nestjs/common';
import { found } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { toSession, type SessionResponse } from '../auth/auth.dto.js';
import { Credential } from '../auth/credential.entity.js';
import { Membership } from '../auth/membership.entity.js';
import { PeopleService } from '../auth/people.service.js';
import { SessionService } from '../auth/session.service.js';
import { User } from '../auth/user.entity.js';
import { invitedBy } from './invitation.service.js';

/** The other end of an invitation: working from the link, and registering with it. */
@Injectable()
export class InvitedService {
  constructor(
    private readonly scope: Scope,
    private readonly people: PeopleService,
    private readonly sessions: SessionService,
  ) {}

  /** Opens a session for the holder of the link; 400 `invalid_link` when it is over or he has registered. */
  enter(key: string): Promise<SessionResponse> {
    return this.scope.asSystem('supplier invitation link', () =>
      this.scope.write('session.sign_in', async (tx) => this.open(tx, (await invitedBy(tx, key, this.scope.clock.now())).userId)),
    );
  }

  /** Sets a password: from now on he signs in as everybody does, and the link is over. */
  async register(key: string, password: string): Promise<SessionResponse> {
    const passwordHash = await this.people.newPasswordHash(password);
    return this.scope.asSystem('supplier registers by invitation', () =>
      this.scope.write('account.register', async (tx) => {
        const now = this.scope.clock.now();
        const { userId } = await invitedBy(tx, key, now);
        await tx.em.nativeUpdate(Credential, { userId }, { passwordHash, changedAt: now });
        return this.open(tx, userId);
      }),
    );
  }

  /** Whoever holds the link has read the mail: the address is proven. */
  private async open(tx: Tx, userId: string): Promise<SessionResponse> {
    const user = found(await tx.em.findOne(User, { id: userId }));
    user.emailVerifiedAt ??= this.scope.clock.now();
    const membership = found(await tx.em.findOne(Membership, { userId }));
    await tx.em.flush();
    tx.about('user', userId, membership.accountId);
    return toSession(await this.sessions.open(tx, user), user, membership.accountId);
  }
}
