import { Injectable } from '@nestjs/common';
import { languageOf } from '../../contract/languages.js';
import { Problem } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import { addMember } from '../accounts/open-account.service.js';
import { PeopleService } from '../accounts/people.service.js';
import type { User } from '../accounts/user.entity.js';
import { Invitations } from '../invitations/invitations.service.js';
import { Confirmation } from '../twofactor/confirmation.service.js';
import { AccountPeople, type Change } from './account-people.service.js';
import { ColleagueMails } from './colleague-mails.js';
import type { AccountPersonResponse, ColleagueInvitationRequest, NewColleague } from './colleague.dto.js';

/**
 * Invitations of colleagues: a link by mail, which works once, until it is used, sent again or withdrawn. Until it is accepted the
 * person belongs to the account as `invited`, which no query takes for someone of it: the address may have been mistyped.
 */
@Injectable()
export class ColleagueInvitations {
  constructor(
    private readonly scope: Scope,
    private readonly account: AccountPeople,
    private readonly people: PeopleService,
    private readonly invitations: Invitations,
    private readonly confirmation: Confirmation,
    private readonly mails: ColleagueMails,
  ) {}

  async invite({ currentPassword, verificationToken, ...who }: NewColleague): Promise<AccountPersonResponse> {
    const language = languageOf(currentContext().language);
    if (this.scope.actor.demo) throw refusal('demo_invites_no_one');
    await this.confirmation.requireInAnyCase(currentPassword, verificationToken);
    const id = await this.account.change('colleague.invite', async (change) => {
      const { tx, account } = change;
      const person = { ...who, demo: false, phone: null, language };
      const user = await this.people.add(tx, { ...person, userType: 'landlord', passwordHash: null });
      addMember(tx, { accountId: account.id, demo: false, userId: user.id, role: 'invited' });
      tx.about('user', user.id, account.id);
      tx.changed(['colleagues', 'users'], [user.id], { accounts: [account.id] });
      await this.mail(change, user);
      return user.id;
    });
    return this.account.one(id);
  }

  async inviteAgain(
    id: string,
    { currentPassword, verificationToken }: ColleagueInvitationRequest,
  ): Promise<AccountPersonResponse> {
    await this.account.one(id);
    await this.confirmation.requireInAnyCase(currentPassword, verificationToken);
    await this.account.change('colleague.invite_again', async (change) => {
      const { user, membership } = await this.account.find(change, id);
      if (membership.role !== 'invited') throw refusal('colleague_joined');
      if (user.suspendedAt) throw refusal('invitation_over');
      await this.mail(change, user);
    });
    return this.account.one(id);
  }

  /** Mail to strangers comes from people whose own address is proven. */
  private async mail(change: Change, user: User): Promise<void> {
    const { tx, account, by } = change;
    if (!by.verified) throw new Problem('email_unverified');
    await this.invitations.send(tx, user, {
      template: 'colleagues.invitation',
      params: { company: account.name, inviter: by.name },
    });
    await this.mails.invited(change, user);
  }
}
