import type { Query } from '../../platform/scope/scope.js';

/** What can prevent the deletion of an account (docs/specification/registration.md). */
export const OBSTACLES = [
  'lease_open',
  'leases_active',
  'balance_open',
  'payment_open',
  'job_open',
  'invoice_open',
  'last_admin',
  'last_owner',
  'demo',
] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/**
 * Why this person's account can't be deleted yet: open leases, balances, payments, jobs and invoices, the last admin, or the last
 * owner who isn't suspended. Must run as the system.
 */
export async function obstaclesOf(query: Query, userId: string): Promise<Obstacle[]> {
  const rows = await query<{ obstacle: Obstacle }>(OBSTACLES_SQL, [userId]);
  return rows.map(({ obstacle }) => obstacle);
}

/** Accounts that would be left without an owner, and the homes of a tenant, are what binds the person. */
const OBSTACLES_SQL = `
  with own_account as (
    select m.account_id as id from membership m where m.user_id = $1 and m.role = 'owner' and not exists (
      select 1 from membership o join app_user u on u.id = o.user_id
      where o.account_id = m.account_id and o.role = 'owner' and o.user_id <> $1 and u.deleted_at is null)
  ), bound as (
    select l.id, l.state, l.account_id = any(array(select id from own_account)) as own from lease l
    where l.account_id = any(array(select id from own_account)) or l.id = any(array(select lease_id from lease_tenant where user_id = $1))
  )
  select o.name as obstacle from (values
    (1, 'lease_open', exists (select 1 from bound where not own and state in ('active', 'notice'))),
    (2, 'leases_active', exists (select 1 from bound where own and state in ('active', 'notice'))),
    (3, 'balance_open', exists (
      select 1 from posting p where p.lease_id = any(array(select id from bound)) group by p.lease_id
      having coalesce(sum(p.amount_cents) filter (where p.ledger_account in ('rent_receivable', 'prepayments')), 0) <> 0
        or coalesce(sum(p.amount_cents) filter (where p.ledger_account = 'deposits_held'), 0) <> 0)),
    (4, 'payment_open', exists (select 1 from payment where lease_id = any(array(select id from bound)) and state in ('processing', 'disputed'))),
    (5, 'job_open', exists (
      select 1 from service_request where status not in ('closed', 'declined', 'cancelled')
        and (account_id = any(array(select id from own_account)) or supplier_account_id = any(array(select id from own_account))))),
    (6, 'invoice_open', exists (
      select 1 from invoice where (status in ('sent', 'approved', 'disputed') and account_id = any(array(select id from own_account)))
        -- An approved invoice can only be completed by the landlord, so it doesn't prevent the supplier's deletion.
        or (status in ('sent', 'disputed') and supplier_account_id = any(array(select id from own_account))))),
    (7, 'last_admin', exists (select 1 from app_user where id = $1 and user_type = 'admin') and not exists (
      select 1 from app_user u join credential c on c.user_id = u.id where u.user_type = 'admin' and u.id <> $1 and not u.demo
        and u.suspended_at is null and u.deleted_at is null and u.invited_at is null and c.password_hash is not null)),
    -- A suspended owner can't manage an account, but an admin may lift the suspension, so it doesn't count as left
    -- either.
    (8, 'last_owner', exists (
      select 1 from membership m join app_user me on me.id = m.user_id join account a on a.id = m.account_id and a.kind = 'landlord'
      where m.user_id = $1 and m.role = 'owner' and me.suspended_at is null and m.account_id <> all(array(select id from own_account))
        and not exists (
          select 1 from membership o join app_user u on u.id = o.user_id where o.account_id = m.account_id and o.role = 'owner'
            and o.user_id <> $1 and u.suspended_at is null and u.deleted_at is null)))
  ) o(place, name, holds) where o.holds order by o.place`;
