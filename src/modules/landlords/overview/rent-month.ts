import { monthOf } from '../../../contract/days.js';
import type { Query } from '../../../platform/scope/scope.js';
import { comingRents, type ComingRent } from './coming-rents.js';
import type { RentMonthResponse } from './overview.dto.js';
import { AROUND_THIS_MONTH, PLACE } from './sql-parts.js';
import type { UnpostedRent } from './unposted-rents.js';

export type PostedRow = Omit<RentMonthResponse, 'month'>;

/**
 * The posted rents of the running month. What is on its way settles the oldest charge first, so older debts of the lease
 * take their part of it before this month does.
 */
const POSTED = `with ${PLACE}, home as materialized (select l.id, p.today, p.month from lease l join place p on p.id = l.property_id), coming as materialized (
    select w.lease_id, sum(w.amount_cents)::bigint as cents from payment w where w.state in ('requires_action', 'processing') group by w.lease_id
  ), rent as materialized (
    select c.currency, c.amount_cents as amount, c.settled_cents as paid, c.due_on, c.due_on < h.today as late,
      case when w.cents is null then 0 else greatest(w.cents - coalesce((select sum(o.open_cents) from charge o
        where o.lease_id = c.lease_id and o.open_cents > 0 and o.due_on < c.due_on), 0), 0) end as coming
    from charge c join home h on h.id = c.lease_id and h.month = c.period left join coming w on w.lease_id = c.lease_id
    where c.kind = 'rent' and c.voided_at is null and c.due_on between ${AROUND_THIS_MONTH}
  ), split as materialized (
    select *, least(amount - paid, coming) as moving, amount - paid - least(amount - paid, coming) as rest from rent
  )
  select currency, sum(amount)::bigint as "expectedCents", sum(paid)::bigint as "paidCents", sum(moving)::bigint as "processingCents",
    coalesce(sum(rest) filter (where not late), 0)::bigint as "dueCents", coalesce(sum(rest) filter (where late), 0)::bigint as "overdueCents",
    count(*) filter (where paid >= amount) as "paidCount", count(*) filter (where paid > 0 and paid < amount) as "partCount",
    count(*) filter (where moving > 0) as "processingCount", count(*) filter (where rest > 0 and not late) as "dueCount",
    count(*) filter (where rest > 0 and late) as "overdueCount", min(due_on) filter (where rest > 0 and not late) as "nextDueOn"
  from split group by currency order by sum(amount) desc`;

/** By currency. */
export function postedRents(query: Query, now: Date): Promise<PostedRow[]> {
  return query<PostedRow>(POSTED, [now]);
}

/**
 * The headline of the landlord's home: posted rents from the ledger, the rest of the month from the schedule. When this
 * month asks for none, the next one that does.
 */
export async function rentMonth(query: Query, now: Date, month: string, posted: PostedRow[], unposted: UnpostedRent[]): Promise<RentMonthResponse[]> {
    const byCurrency = new Map(posted.map((row) => [row.currency, { ...row, month }]));
  for (const rent of unposted) byCurrency.set(rent.currency, withUnposted(byCurrency.get(rent.currency) ?? emptyMonth(monthOf(rent.dueOn), rent.currency), rent));
  if (byCurrency.size === 0) for (const rent of await comingRents(query, now)) byCurrency.set(rent.currency, withComing(byCurrency.get(rent.currency) ?? emptyMonth(rent.month, rent.currency), rent));
  return [...byCurrency.values()].map(toRentMonth);
}

function withComing(sum: RentMonthResponse, { cents, dueOn, paidCents, processingCents }: ComingRent): RentMonthResponse {
  const rest = cents - paidCents - processingCents;
  const due = rest > 0 ? withUnposted(sum, { cents: rest, dueOn }) : { ...sum, expectedCents: sum.expectedCents + rest };
  return {
    ...due,
    expectedCents: due.expectedCents + paidCents + processingCents,
    paidCents: due.paidCents + paidCents,
    processingCents: due.processingCents + processingCents,
    paidCount: due.paidCount + Number(paidCents === cents),
    partCount: due.partCount + Number(paidCents > 0 && paidCents < cents),
    processingCount: due.processingCount + Number(processingCents > 0),
  };
}

function withUnposted(sum: RentMonthResponse, { cents, dueOn }: { cents: number; dueOn: string }): RentMonthResponse {
  return {
    ...sum,
    expectedCents: sum.expectedCents + cents,
    dueCents: sum.dueCents + cents,
    dueCount: sum.dueCount + 1,
    nextDueOn: sum.nextDueOn && sum.nextDueOn < dueOn ? sum.nextDueOn : dueOn,
  };
}

function emptyMonth(month: string, currency: string): RentMonthResponse {
  return {
    month, currency, expectedCents: 0, paidCents: 0, processingCents: 0, dueCents: 0, overdueCents: 0,
    paidCount: 0, partCount: 0, processingCount: 0, dueCount: 0, overdueCount: 0, nextDueOn: null,
  };
}

function toRentMonth(row: RentMonthResponse): RentMonthResponse {
  return {
    month: row.month,
    currency: row.currency,
    expectedCents: row.expectedCents,
    paidCents: row.paidCents,
    processingCents: row.processingCents,
    dueCents: row.dueCents,
    overdueCents: row.overdueCents,
    paidCount: row.paidCount,
    partCount: row.partCount,
    processingCount: row.processingCount,
    dueCount: row.dueCount,
    overdueCount: row.overdueCount,
    nextDueOn: row.nextDueOn,
  };
}
