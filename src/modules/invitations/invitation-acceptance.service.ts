import { Injectable } from '@nestjs/common';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { acceptInvitation } from '../accounts/accept-invitation.service.js';
import { Links } from '../accounts/account-links.service.js';
import { Credential } from '../accounts/credential.entity.js';
import { PeopleService } from '../accounts/people.service.js';
import { User } from '../accounts/user.entity.js';
import { toSession, type SessionResponse } from '../auth/auth.dto.js';
import { SessionService } from '../sessions/session.service.js';
import { TwoFactorService } from '../twofactor/two-factor.service.js';
import type { AcceptInvitationRequest, InvitationResponse } from './invited.dto.js';

/** The account in which a landlord's colleague will work, or the company whose technician the person is to be. */
const COMPANY = `select a.name from membership m join account a on a.id = m.account_id where m.user_id = $1 and m.role = 'invited'
  union all select s.company_name from supplier_staff f join supplier s on s.account_id = f.account_id where f.user_id = $1 limit 1`;

/** Accepts an invitation by its link. The invited person chooses the password, so no one else ever knows it. */
@Injectable()
export class InvitationAcceptance {
  constructor(
    private readonly scope: Scope,
    private readonly people: PeopleService,
    private readonly links: Links,
    private readonly sessions: SessionService,
    private readonly twoFactor: TwoFactorService,
  ) {}

  /** Returns who is invited, and in which role, without using the link. 400 `invalid_link`. */
  look(token: string): Promise<InvitationResponse> {
    return this.scope.asSystem('invitation link', async () => {
      const userId = await this.scope.load((em) => this.links.peek(em, 'invitation', token));
      const user = userId
        ? await this.scope.load((em) => em.findOne(User, { id: userId, suspendedAt: null, deletedAt: null }))
        : null;
      if (!user) throw new Problem('invalid_link');
      const { id, email, firstName, lastName, userType } = user;
      const [company] = await this.scope.rows<{ name: string }>(COMPANY, [id]);
      return { email, firstName, lastName, userType, company: company?.name ?? null };
    });
  }

  /**
   * Sets the password and signs in. Of several simultaneous requests one succeeds, and the others get `invalid_link`. People
   * who must verify in two steps get 401 `two_factor_required` after the password is set, and then sign in with it.
   */
  async accept({ token, password, confirmPassword }: AcceptInvitationRequest): Promise<SessionResponse> {
    // An invalid link is refused before the expensive hashing.
    const owner = await this.look(token);
    const passwordHash = await this.people.newPasswordHash({ password, repeated: confirmPassword }, owner);
    return this.scope.asSystem('invitation accepted', async () => {
      const user = await this.scope.write('invitation.accept', (tx) => this.redeem(tx, token, passwordHash));
      await this.twoFactor.require(user);
      return this.scope.write('session.sign_in', async (tx) => {
        const membership = await this.people.membershipOf(tx.em, user.id);
        tx.about('user', user.id, membership?.accountId);
        return toSession(await this.sessions.open(tx, user), user, membership);
      });
    });
  }

  private async redeem(tx: Tx, token: string, passwordHash: string): Promise<User> {
    const link = await this.links.redeem(tx, 'invitation', token);
    const user = await tx.em.findOne(User, {
      id: link.userId ?? '',
      email: link.email ?? '',
      suspendedAt: null,
      deletedAt: null,
    });
    if (!user) throw new Problem('invalid_link');
    const now = this.scope.clock.now();
    const credential = orNotFound(await tx.em.findOne(Credential, { userId: user.id }));
    Object.assign(credential, { passwordHash, changedAt: now });
    // The person has read the mail with the link, so the address is verified.
    user.emailVerifiedAt ??= now;
    await acceptInvitation(tx, user, now);
    tx.about('user', user.id);
    return user;
  }
}
