import type { RentMonthResponse } from './overview.dto.js';
import { AROUND_THIS_MONTH } from './sql-parts.js';

export type PostedRow = Omit<
  RentMonthResponse,
  'month' | 'toCome' | 'arrearsCents' | 'arrearsCount' | 'recurringCents'
>;

/** Overdue amounts other than the rents of the month. */
export type ArrearsRow = Pick<RentMonthResponse, 'currency' | 'arrearsCents' | 'arrearsCount'>;

/** The rents of the running month of each property. */
export interface RentsOfMonth {
  /** Homes with a running lease. */
  readonly leased: number;
  /** What has posted, by currency. */
  readonly posted: PostedRow[];
  readonly arrears: ArrearsRow[];
  /** Active leases whose rent of the month hasn't been posted. */
  readonly unpostedIds: string[];
}

/**
 * `with`, after `PORTFOLIO`. Payments on their way settle the oldest charge first, so they count for older debts of the
 * lease before this month. The same is true for arrears: all that is overdue, less the part of this month's rent.
 * They are put side by side by grouping instead of by a join: the planner expects few of them, and would look through all rents for
 * each lease in arrears, of which a landlord with 30,000 units has thousands.
 */
export const RENTS = `charged as materialized (
    select h.id, h.state in ('active', 'notice') as runs, h.today, c.lease_id, c.currency, c.amount_cents as amount, c.settled_cents as paid, c.due_on, c.voided_at
    from leases h left join (select * from charge c where c.kind = 'rent' and c.due_on between ${AROUND_THIS_MONTH}) c on c.lease_id = h.id and c.period = h.month
    where h.state <> 'draft'
  ), coming as materialized (
    select w.lease_id, sum(w.amount_cents)::bigint as cents from payment w where w.state in ('requires_action', 'processing') group by w.lease_id
  ), rent as materialized (
    select c.lease_id, c.currency, c.amount, c.paid, c.due_on, c.due_on < c.today as late,
      case when w.cents is null then 0 else greatest(w.cents - coalesce((select sum(o.open_cents) from charge o
        where o.lease_id = c.lease_id and o.open_cents > 0 and o.due_on < c.due_on), 0), 0) end as coming
    from charged c left join coming w on w.lease_id = c.lease_id where c.lease_id is not null and c.voided_at is null
  ), split as materialized (
    select *, least(amount - paid, coming) as moving, amount - paid - least(amount - paid, coming) as rest from rent
  ), posted as (
    select currency, sum(amount)::bigint as "expectedCents", sum(paid)::bigint as "paidCents", sum(moving)::bigint as "processingCents",
      coalesce(sum(rest) filter (where not late), 0)::bigint as "dueCents", coalesce(sum(rest) filter (where late), 0)::bigint as "overdueCents",
      count(*) filter (where paid >= amount) as "paidCount", count(*) filter (where paid > 0 and paid < amount) as "partCount",
      count(*) filter (where moving > 0) as "processingCount", count(*) filter (where rest > 0 and not late) as "dueCount",
      count(*) filter (where rest > 0 and late) as "overdueCount", min(due_on) filter (where rest > 0 and not late) as "nextDueOn"
    from split group by currency
  ), late as materialized (
    select c.lease_id, c.currency, sum(c.open_cents)::bigint as open from charge c join leases h on h.id = c.lease_id
    where h.state <> 'draft' and c.open_cents > 0 and c.due_on < h.today group by c.lease_id, c.currency
  ), arrears as (
    select l.currency, sum(l.rest)::bigint as "arrearsCents", count(*) as "arrearsCount" from (
      select o.currency, greatest(sum(o.open) - coalesce(max(w.cents), 0), 0) - sum(o.rest) as rest from (
        select lease_id, currency, open, 0 as rest from late union all select lease_id, currency, 0, rest from split where late) o
      left join coming w on w.lease_id = o.lease_id group by o.lease_id, o.currency) l
    where l.rest > 0 group by l.currency
  )`;

/** Columns of the same. */
export const RENT_COLUMNS = `(select count(*) from (select from leases where state in ('active', 'notice') group by unit_id) home) as leased,
  (select coalesce(json_agg(p order by p."expectedCents" desc), '[]') from posted p) as posted, (select coalesce(json_agg(a), '[]') from arrears a) as arrears, array(select id from charged where runs and lease_id is null) as "unpostedIds"`;
