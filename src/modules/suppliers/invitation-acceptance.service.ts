import { Injectable } from '@nestjs/common';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Membership } from '../accounts/membership.entity.js';
import { PeopleService } from '../accounts/people.service.js';
import { setPassword } from '../accounts/sign-in-state.service.js';
import { User } from '../accounts/user.entity.js';
import { toSession, type SessionResponse } from '../auth/auth.dto.js';
import { SessionService } from '../sessions/session.service.js';
import { TwoFactorService } from '../twofactor/two-factor.service.js';
import type { SupplierInvitationLook } from './invitation.dto.js';
import { heldLink, invitedBy, invitedPerson, useLink } from './invitation.service.js';

/** The other end of an invitation: accepting it, once, and registering with it. */
@Injectable()
export class InvitationAcceptance {
  constructor(
    private readonly scope: Scope,
    private readonly people: PeopleService,
    private readonly sessions: SessionService,
    private readonly twoFactor: TwoFactorService,
  ) {}

  /** For the page that asks before anything happens: programs that read mail open links. 400 `invalid_link` for an unknown one. */
  look(key: string): Promise<SupplierInvitationLook> {
    return this.scope.asSystem('supplier invitation link', () =>
      this.scope.load(async (em) => {
        const { used, expired, landlord, registers } = await heldLink(em, key, this.scope.clock.now());
        const state = used ? 'used' : expired ? 'expired' : 'open';
        return { state, landlord: state === 'open' ? landlord : null, invites: registers };
      }),
    );
  }

  /**
   * Opens one session for the holder of the link, and ends it; 400 `invalid_link` when it was used or he has registered. Where a
   * second step is asked for the link opens nothing: 401 `two_factor_required`, and a password, which he can have mailed, comes first.
   */
  enter(key: string): Promise<SessionResponse> {
    return this.scope.asSystem('supplier invitation link', () =>
      this.scope.write('session.sign_in', async (tx) => {
        const { userId } = await invitedBy(tx, key, this.scope.clock.now());
        const user = await this.holder(tx, userId);
        if (this.twoFactor.isRequired(user)) throw new Problem('two_factor_required');
        await useLink(tx, key, userId, this.scope.clock.now());
        return this.open(tx, user);
      }),
    );
  }

  /**
   * Sets a password: from now on he signs in as everybody does, and the link is over. The link of a mail about a job cannot (400
   * `invalid_link`): such mails are handed on, and who holds one must not keep the account. Whoever must verify in two steps gets 401
   * `two_factor_required` after that, and signs in with it.
   */
  async register(key: string, password: string): Promise<SessionResponse> {
    return this.scope.asSystem('supplier registers by invitation', async () => {
      const owner = await this.scope.load((em) => invitedPerson(em, key, this.scope.clock.now()));
      if (!owner.registers) throw new Problem('invalid_link');
      const passwordHash = await this.people.newPasswordHash({ password }, owner);
      const user = await this.scope.write('account.register', async (tx) => {
        const now = this.scope.clock.now();
        const { userId } = await invitedBy(tx, key, now);
        await useLink(tx, key, userId, now);
        await setPassword(tx, userId, passwordHash, now);
        tx.about('user', userId);
        return this.holder(tx, userId);
      });
      await this.twoFactor.require(user);
      return this.scope.write('session.sign_in', async (tx) =>
        this.open(tx, orNotFound(await tx.em.findOne(User, { id: user.id }))),
      );
    });
  }

  /** Whoever holds the link has read the mail: the address is proven, whether or not a second step follows. */
  private async holder(tx: Tx, userId: string): Promise<User> {
    const user = orNotFound(await tx.em.findOne(User, { id: userId }));
    user.emailVerifiedAt ??= this.scope.clock.now();
    return user;
  }

  private async open(tx: Tx, user: User): Promise<SessionResponse> {
    const membership = orNotFound(await tx.em.findOne(Membership, { userId: user.id }));
    tx.about('user', user.id, membership.accountId);
    return toSession(await this.sessions.open(tx, user), user, membership);
  }
}
