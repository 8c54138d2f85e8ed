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

/** Lets invited suppliers accept an invitation, once, and register with it. */
@Injectable()
export class InvitationAcceptance {
  constructor(
    private readonly scope: Scope,
    private readonly people: PeopleService,
    private readonly sessions: SessionService,
    private readonly twoFactor: TwoFactorService,
  ) {}

  /**
   * Returns the state of a link without using it, because mail programs open links automatically. The page asks before it
   * uses the link. 400 `invalid_link` for an unknown one.
   */
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
   * Signs in the holder of the link, and invalidates the link. 400 `invalid_link` if it was used or the person has
   * registered. If two-step verification is required, the link can't sign in: 401 `two_factor_required`. The person then
   * needs a password first, for which they can request an email.
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
   * Sets a password, with which the person signs in from then on, and invalidates the link. The link of an email about a
   * job can't set one (400 `invalid_link`): such emails are forwarded, and their recipients must not get control of the
   * account. If two-step verification is required, this throws 401 `two_factor_required` after the password is set, and the
   * person signs in with it.
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

  /**
   * Returns the holder of the link and marks their address as verified, because they received the email. This also applies
   * if two-step verification follows.
   */
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
