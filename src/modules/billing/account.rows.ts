import type { LandlordPlan } from '../../contract/plans.js';

export interface AccountRow {
  id: string;
  name: string;
  ownerId: string | null;
  ownerName: string | null;
  email: string | null;
  createdAt: Date;
  plan: LandlordPlan | null;
  trialEndsAt: Date | null;
  propertyCount: number;
  unitCount: number;
  runningLeases: number;
}

export const ACCOUNT = `select a.id, a.name, o.id as "ownerId", o.name as "ownerName", o.email, a.created_at as "createdAt", a.plan, a.trial_ends_at as "trialEndsAt",
    (select count(*)::int from property p where p.account_id = a.id and p.archived_at is null) as "propertyCount",
    (select count(*)::int from unit u where u.account_id = a.id and u.archived_at is null) as "unitCount",
    (select count(*)::int from lease l where l.account_id = a.id and l.state in ('active', 'notice')) as "runningLeases"
  from account a left join lateral (select u.id, u.email, u.first_name || ' ' || u.last_name as name from membership m join app_user u on u.id = m.user_id
    where m.account_id = a.id and m.role = 'owner' order by m.id limit 1) o on true
  where a.id = $1 and a.kind = 'landlord'`;

/** Who works in the account, or is invited to. */
export const PEOPLE = `select u.id, u.first_name || ' ' || u.last_name as name, u.email, m.role, u.suspended_at is not null as suspended
  from membership m join app_user u on u.id = m.user_id
  where m.account_id = $1 and m.role in ('owner', 'manager', 'invited') and u.deleted_at is null order by m.created_at, m.id`;

/** Rent that arrived within a year, by currency. */
export const VOLUME = `select currency, sum(amount_cents)::bigint as cents, count(*)::int as payments from payment
  where account_id = $1 and state in ('succeeded', 'settled', 'won') and paid_on > ($2::timestamptz - interval '12 months')::date
  group by currency order by currency`;
