import { Injectable } from '@nestjs/common';
import { Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';

/** Makes simultaneous requests wait for each other, so that together they can't exceed a limit of the account. */
const LOCK = 'select id, name from account where id = $1 for update';
/** Someone who was made a manager, was suspended or deleted their sign-in a moment ago is no longer the owner. */
const OWNER = `select u.first_name || ' ' || u.last_name as name, u.email_verified_at is not null as verified from membership m join app_user u on u.id = m.user_id
  where m.account_id = $1 and m.user_id = $2 and m.role = 'owner' and u.suspended_at is null and u.deleted_at is null`;

export interface Named {
  id: string;
  name: string;
}

interface Owner extends Named {
  /**
   * Whether their email address is verified. Someone else could have registered it, so anything that outlasts a session
   * requires this.
   */
  verified: boolean;
}

/** Changes that only owners make, of tables that are the system's, such as API keys and webhooks. */
@Injectable()
export class OwnerActions {
  constructor(private readonly scope: Scope) {}

  /** Runs one change under the lock of the account. 403 `owner_only` for an asker who has just ceased to be its owner. */
  run<T>(action: string, fn: (tx: Tx, account: Named, by: Owner) => Promise<T>): Promise<T> {
    const { userId, accountId, demo } = this.scope.actor;
    const write = () =>
      this.scope.write(action, async (tx) => {
        const [account] = await tx.rows<Named>(LOCK, [accountId]);
        const [owner] = await tx.rows<Omit<Owner, 'id'>>(OWNER, [accountId, userId]);
        if (!account || !owner || !userId) throw new Problem('owner_only');
        return fn(tx, account, { id: userId, ...owner });
      });
    return this.scope.asSystem('an owner acts', write, { accountId: accountId ?? '', demo, by: userId });
  }
}
