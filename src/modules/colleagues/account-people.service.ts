import { Injectable } from '@nestjs/common';
import { INVITATION_DAYS } from '../../contract/limits.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Membership } from '../accounts/membership.entity.js';
import { OwnerActions } from '../accounts/owner-actions.service.js';
import { User } from '../accounts/user.entity.js';
import { toColleague, type AccountPersonResponse, type ColleagueRow } from './colleague.dto.js';

const PEOPLE = `select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email,
    case m.role when 'invited' then 'manager' else m.role end as role,
    case when m.role = 'invited' and u.invited_at < $3 then 'expired' when m.role = 'invited' then 'invited' when u.suspended_at is not null then 'suspended' else 'active' end as state,
    case m.role when 'invited' then u.invited_at end as "invitedAt",
    (select max(s.last_seen_at) from session s where s.user_id = u.id) as "lastSeenAt"
  from membership m join app_user u on u.id = m.user_id
  where m.account_id = $1 and m.role in ('owner', 'manager', 'invited') and u.deleted_at is null and ($2::uuid is null or u.id = $2)
  order by m.created_at, m.id`;

/** A running change of an account's people. */
export interface Change {
  tx: Tx;
  account: { id: string; name: string };
  /** The owner who makes it. */
  by: { id: string; name: string; verified: boolean };
}

export interface Colleague {
  user: User;
  membership: Membership;
}

/** Reads and changes the people of the asker's account. They and their sessions are the system's, so it acts in the asker's name. */
@Injectable()
export class AccountPeople {
  constructor(
    private readonly scope: Scope,
    private readonly owners: OwnerActions,
  ) {}

  /** Oldest first; with `userId` only that person. */
  list(userId: string | null = null): Promise<AccountPersonResponse[]> {
    const { userId: asker, accountId, demo } = this.scope.actor;
    return this.scope.asSystem(
      'colleagues',
      async () => {
        const open = new Date(this.scope.clock.now().getTime() - INVITATION_DAYS * 24 * 3600_000);
        const rows = await this.scope.rows<ColleagueRow>(PEOPLE, [accountId, userId, open]);
        return rows.map((row) => toColleague(row, asker));
      },
      { demo },
    );
  }

  /** 404 for someone who isn't in the asker's account. */
  async one(userId: string): Promise<AccountPersonResponse> {
    return orNotFound((await this.list(userId))[0]);
  }

  /** Runs one change under the lock of the account, so that two owners can't take the role from each other. */
  change<T>(action: string, fn: (change: Change) => Promise<T>): Promise<T> {
    return this.owners.run(action, async (tx, account, by) => {
      const { emailVerifiedAt } = orNotFound(await tx.em.findOne(User, { id: by.id }));
      return fn({ tx, account, by: { ...by, verified: Boolean(emailVerifiedAt) } });
    });
  }

  /** 404 for someone who isn't in the account, or no longer. */
  async find({ tx, account }: Change, userId: string): Promise<Colleague> {
    const role = { $in: ['owner', 'manager', 'invited'] as const };
    const membership = orNotFound(await tx.em.findOne(Membership, { accountId: account.id, userId, role }));
    const user = orNotFound(await tx.em.findOne(User, { id: userId, deletedAt: null }));
    tx.about('user', userId, account.id);
    tx.changed(['colleagues'], [userId], { accounts: [account.id] });
    return { user, membership };
  }
}
