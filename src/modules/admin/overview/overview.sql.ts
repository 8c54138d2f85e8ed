const WEEKS = [7, 6, 5, 4, 3, 2, 1, 0];
const since = (days: number) =>
  `(select count(*) from recent where created_at > $1::timestamptz - interval '${days} days')`;

/**
 * The totals at the ends of the last eight weeks, and how many were added in the last one. The table is counted once, and only
 * rows of these weeks are read (1660). `$1` is now.
 */
const growth = (
  table: string,
  condition: string,
) => `with total as (select count(*) as n from ${table} g where ${condition}),
  recent as materialized (select created_at from ${table} g where ${condition} and created_at > $1::timestamptz - interval '49 days')
  select n as total, ${since(7)} as "lastWeek", array[${WEEKS.map((ago) => `n - ${since(ago * 7)}`).join(', ')}] as weeks from total`;

export const USERS_GROWTH = growth('app_user', 'g.deleted_at is null');
export const UNITS_GROWTH = growth('unit', 'g.archived_at is null');

const MONTH = "date_trunc('month', $1::timestamptz at time zone 'UTC')";

/**
 * This month's rent by currency: amounts of different currencies are never added up. Both tables are read from an index by day
 * (1560, 1660), and the bound is a value, from which the planner can estimate how many rows match.
 */
export const RENT = `with processed as (select currency, sum(amount_cents) as cents from payment
    where state in ('succeeded', 'settled') and succeeded_at >= ${MONTH} at time zone 'UTC' group by currency),
  charged as (select currency, sum(amount_cents) as cents, sum(settled_cents) as paid from charge
    where voided_at is null and due_on >= ${MONTH}::date and due_on < (${MONTH} + interval '1 month')::date group by currency)
  select currency, coalesce(processed.cents, 0)::bigint as "processedCents", coalesce(charged.cents, 0)::bigint as "chargedCents", coalesce(charged.paid, 0)::bigint as "paidCents"
  from processed full join charged using (currency) order by currency`;

export const SERVICE_REQUESTS = `select count(*) as open, min(created_at) as "oldestAt" from service_request
  where status not in ('completed', 'closed', 'declined', 'cancelled')`;

export const FORMS =
  'select count(*) as open, min(created_at) as "oldestAt" from form_submission where handled_at is null';

const FIRST_DAY = "(date_trunc('day', $1::timestamptz at time zone 'UTC') - interval '13 days')";

export const NEW_ACCOUNTS = `with fresh as (select date_trunc('day', created_at at time zone 'UTC') as day, user_type from app_user
    where created_at >= ${FIRST_DAY} at time zone 'UTC')
  select to_char(d.day, 'YYYY-MM-DD') as day, count(*) filter (where u.user_type = 'tenant') as tenant,
    count(*) filter (where u.user_type = 'landlord') as landlord, count(*) filter (where u.user_type = 'supplier') as supplier
  from generate_series(${FIRST_DAY}, $1::timestamptz at time zone 'UTC', interval '1 day') as d (day)
  left join fresh u on u.day = d.day group by d.day order by d.day`;

export const OUTBOX = `select count(*) filter (where state = 'queued') as queued, count(*) filter (where state = 'failed') as failed,
    count(*) filter (where state = 'kept') as kept,
    (select failure from outbox_message where state = 'failed' order by created_at desc limit 1) as failure
  from outbox_message`;

/** The nightly check records its result in the audit log. */
export const LEDGER_CHECK = `select at, action from audit_entry where action in ('ledger.check_passed', 'ledger.check_failed')
  and at > $1::timestamptz - interval '3 days' order by at desc limit 1`;

/** The last finished backup, whether it succeeded or failed. */
export const LAST_BACKUP =
  "select state from backup_run where not demo and state <> 'running' order by started_at desc, id desc limit 1";
