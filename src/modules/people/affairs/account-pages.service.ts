import { Injectable } from '@nestjs/common';
import { iso, isoOrNull } from '../../../platform/database/iso.js';
import { orNotFound } from '../../../platform/errors/problem.js';
import { Scope } from '../../../platform/scope/scope.js';
import { isTrialOver } from '../../accounts/rules/plan-room.js';
import type { AccountPageResponse, AccountPagePerson } from './affairs.dto.js';

const ACCOUNT = `select a.id, a.kind, a.name, a.created_at as "createdAt", a.plan, a.trial_ends_at as "trialEndsAt",
    exists (select 1 from subscription s where s.account_id = a.id and s.product = 'elite' and s.state <> 'ended') as elite,
    (select count(*)::int from property p where p.account_id = a.id and p.archived_at is null) as "propertyCount",
    (select count(*)::int from unit u where u.account_id = a.id and u.archived_at is null) as "unitCount",
    (select count(*)::int from unit u where u.account_id = a.id and u.archived_at is null and not u.offline
      and not exists (select 1 from lease l where l.unit_id = u.id and l.state in ('active', 'notice'))) as "vacantCount",
    (select count(*)::int from lease l where l.account_id = a.id and l.state in ('active', 'notice')) as "runningLeases",
    (select count(*)::int from service_request r where (r.account_id = a.id or r.supplier_account_id = a.id)
      and r.status not in ('completed', 'closed', 'declined', 'cancelled')) as "openRequests"
  from account a where a.id = $1`;

/** Everyone who works in the account or is invited. Accounts have few people; the search finds those beyond the limit. */
const PEOPLE = `select u.id, coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as name, u.email, m.role,
    u.suspended_at is not null as suspended
  from membership m join app_user u on u.id = m.user_id
  where m.account_id = $1 and m.role in ('owner', 'manager', 'technician', 'invited') and u.deleted_at is null
  order by m.created_at, m.id limit 200`;

type AccountRow = Omit<AccountPageResponse, 'createdAt' | 'trialEndsAt' | 'trialOver' | 'people'> & {
  createdAt: Date;
  trialEndsAt: Date | null;
};

/** The page of a landlord's or supplier's account, as staff and admins see it. */
@Injectable()
export class AccountPages {
  constructor(private readonly scope: Scope) {}

  /** 404 for an account of the other world (demo or real). */
  async one(id: string): Promise<AccountPageResponse> {
    const [account, people] = await this.scope.read(async (query) => [
      orNotFound((await query<AccountRow>(ACCOUNT, [id]))[0]),
      await query<AccountPagePerson>(PEOPLE, [id]),
    ]);
    return {
      ...account,
      createdAt: iso(account.createdAt),
      trialEndsAt: isoOrNull(account.trialEndsAt),
      trialOver: isTrialOver(account, this.scope.clock.now()),
      people,
    };
  }
}
