import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { endInvitation, forgetInvited } from '../accounts/invited-people.service.js';
import { Deletion } from '../profiles/deletion.service.js';
import { SessionService } from '../sessions/session.service.js';
import { Confirmation } from '../twofactor/confirmation.service.js';
import { AccountPeople, type Change } from './account-people.service.js';
import { ColleagueMails } from './colleague-mails.js';
import type { AccountPersonResponse, ColleagueRoleRequest } from './colleague.dto.js';

const OTHER_OWNER = `select 1 from membership m join app_user u on u.id = m.user_id where m.account_id = $1 and m.user_id <> $2
  and m.role = 'owner' and u.suspended_at is null and u.deleted_at is null limit 1`;

/** Roles and removal of the people of a landlord's account (docs/specification/colleagues.md). */
@Injectable()
export class Colleagues {
  constructor(
    private readonly scope: Scope,
    private readonly account: AccountPeople,
    private readonly sessions: SessionService,
    private readonly confirmation: Confirmation,
    private readonly deletion: Deletion,
    private readonly mails: ColleagueMails,
  ) {}

  /**
   * Asks for the password: with the role of an owner come money and colleagues. Every owner gets a mail about a new one, and about one
   * who no longer is, who gets one as well. Otherwise someone who took over a session could shut the others out unnoticed.
   */
  async setRole(
    id: string,
    { role, currentPassword, verificationToken }: ColleagueRoleRequest,
  ): Promise<AccountPersonResponse> {
    await this.account.one(id);
    if (this.scope.actor.demo) throw new Problem('forbidden');
    await this.confirmation.require(currentPassword, verificationToken);
    const committed = await this.account.change('colleague.change_role', async (change) => {
      const { user, membership } = await this.account.find(change, id);
      if (membership.role === 'invited') throw refusal('colleague_invited');
      if (membership.role === role) return null;
      if (role === 'owner' && user.suspendedAt) throw refusal('colleague_suspended');
      if (membership.role === 'owner') await keepAnOwner(change, id);
      // Before the change, while they are among the owners.
      if (role === 'manager') await this.mails.manager(change, user);
      change.tx.compare({ role: membership.role }, { role });
      membership.role = role;
      await change.tx.em.flush();
      if (role === 'owner') await this.mails.owner(change, user);
      change.tx.changed(['profiles'], [id], { users: [id] });
      return this.sessions.changed(change.tx, id);
    });
    committed?.();
    // An owner who has just become a manager may not read the list anymore, but does get their own line.
    return this.account.one(id);
  }

  async remove(id: string): Promise<void> {
    await this.account.change('colleague.remove', async (change) => {
      const { user, membership } = await this.account.find(change, id);
      const { tx, account, by } = change;
      // The address would be free to be invited again, and only an admin lifts a suspension.
      if (user.suspendedAt) throw refusal('colleague_suspended');
      if (membership.role === 'invited') return uninvite(tx, id);
      if (id === by.id) throw refusal('colleague_oneself');
      if (membership.role === 'owner') throw refusal('colleague_owner');
      membership.role = 'former';
      await this.mails.left(change, user);
      this.mails.removed(tx, user, account.name);
      await this.deletion.remove(tx, user);
    });
  }
}

/** An account without an owner could neither be paid for nor get a new one. */
async function keepAnOwner({ tx, account }: Change, id: string): Promise<void> {
  const others = await tx.rows(OTHER_OWNER, [account.id, id]);
  if (others.length === 0) throw refusal('last_owner');
}

async function uninvite(tx: Tx, id: string): Promise<void> {
  if (!(await endInvitation(tx, id))) throw refusal('colleague_joined');
  await forgetInvited(tx, id);
}
