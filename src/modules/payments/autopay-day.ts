import { addDays, day, later, type Day } from '../../contract/days.js';
import { add, cents, min, sum, ZERO, type Cents } from '../../contract/money.js';
import type { Query } from '../../platform/scope/scope.js';
import { leftBy, type LeaseStanding } from '../rent/lease-standings.service.js';
import { dueNow } from './payment-terms.js';

/** SQL: autopay `a` with its lease, its property and today's date there. `$1` is now. */
export const OF_LEASE = `autopay a join lease l on l.id = a.lease_id join property p on p.id = l.property_id
  cross join lateral (select ($1::timestamptz at time zone p.time_zone)::date as today) local`;

/**
 * SQL: the last day on which autopay `a` of lease `l` pays: the last day of the lease, the day on which its tenant moves
 * out while the others stay, or the last day of their own unanswered notice. Null without any.
 */
export const PAYS_UNTIL = `least(coalesce(l.ends_on, case when l.ends_for_good then l.term_ends_on end),
  (select min(t.leaves_on) from lease_tenant t where t.lease_id = l.id and t.user_id = a.user_id),
  (select min(n.last_day) from tenant_notice n where n.lease_id = l.id and n.user_id = a.user_id and n.kind = 'notice' and n.state = 'sent'))`;

/** SQL: when autopay `a` was turned on. */
const SINCE = 'coalesce(a.counts_from, a.created_at)';

/**
 * SQL: whether a rent of lease `l` has fallen due or was entered since `since`. A month that was posted before and is
 * posted again, because the rent was corrected, isn't new: it would collect whatever else is owed ahead of its day.
 */
const rentSince = (since: string) => `exists (select 1 from charge r
  where r.lease_id = l.id and r.kind = 'rent' and r.voided_at is null and r.due_on <= local.today
    and (r.due_on > (${since} at time zone p.time_zone)::date or r.created_at > ${since}
      and not exists (select 1 from charge e where e.lease_id = l.id and e.kind = 'rent' and e.period = r.period and e.created_at <= ${since})))`;

/**
 * SQL: what is left of the amount that the tenant asked autopay `a` to pay when they turned it on, 0 if they didn't. Payments
 * since then reduce it, also those on their way, and so do credits and smaller rents. Refunds and new charges don't raise it: no one
 * has agreed to pay those before the next rent (decision 2100). A payment that failed has paid nothing, the credit of a forgiven
 * refund settles only that refund, a month that is posted again counts by what it has become, and an entry that was reversed
 * counts for nothing.
 */
export const OWED_LEFT = `case when not a.owed_too then 0 else greatest(0, a.owed_cents + coalesce((select sum(least(0, less.cents)) from (
    select sum(o.amount_cents) as cents from posting o join journal_entry e on e.id = o.entry_id
      left join payment w on w.id = e.payment_id left join charge c on c.id = e.charge_id
    where o.lease_id = l.id and o.ledger_account in ('rent_receivable', 'prepayments') and e.created_at > ${SINCE}
      and (w.id is null or w.created_at > ${SINCE} and w.state not in ('failed', 'returned', 'lost'))
      and not exists (select 1 from refund f where f.lease_id = l.id and f.forgiving_credit_id = e.credit_id)
      and not exists (select 1 from journal_entry b where b.reverses_id = e.id)
      and not exists (select 1 from journal_entry b where b.id = e.reverses_id and b.created_at > ${SINCE})
    group by case when c.kind = 'rent' then c.period else e.id::text end) less), 0)
  - coalesce((select sum(w.amount_cents) from payment w where w.lease_id = l.id and w.created_at > ${SINCE}
      and w.state in ('requires_action', 'processing')), 0)) end::bigint`;

/**
 * SQL: whether autopay `a` of lease `l` should pay now. It should if its last payment since it was turned on failed, or
 * if a rent has fallen due or was entered (`rentSince`) since that payment, or since it was turned on if it has made none.
 * Amounts that were already owed then, refunded rent, deposits, and recurring and one-off charges in the middle of the month
 * are paid on the next rent day (decisions 0190, 0975), except for what the tenant chose to pay when they turned it on
 * (`OWED_LEFT`). It doesn't pay for a tenant who has left, or whose notice has reached its last day, while the lease continues.
 */
export const ITS_DAY = `(coalesce((select y.state in ('failed', 'returned', 'lost') and (${rentSince(SINCE)} or ${OWED_LEFT} > 0)
      or ${rentSince('y.created_at')}
  from payment y where y.lease_id = l.id and y.payer_id = a.user_id and y.autopay and y.state <> 'cancelled'
    and y.created_at >= coalesce(a.counts_from, '-infinity') order by y.created_at desc, y.id desc limit 1),
  ${rentSince(SINCE)} or ${OWED_LEFT} > 0)
  and (${PAYS_UNTIL} < local.today) is not true)`;

/** SQL: the most that autopay `a` collects before the next rent; null once a rent has fallen due since it was turned on. */
const LIMIT_CENTS = `case when ${rentSince(SINCE)} then null else ${OWED_LEFT} end as "limitCents"`;

const LIMIT = `select ${LIMIT_CENTS} from ${OF_LEASE} where a.lease_id = $2`;

/** The most that autopay collects today; null is all that is due, and without autopay it is nothing. */
export async function limitToday(query: Query, leaseId: string, now: Date): Promise<Cents | null> {
  const [row] = await query<Pick<NextRow, 'limitCents'>>(LIMIT, [now, leaseId]);
  if (!row) return ZERO;
  return row.limitCents === null ? null : cents(row.limitCents);
}

const NEXT = `select ${ITS_DAY} as "itsDay", a.tried_on as "triedOn", a.next_try_on as "nextTryOn", ${PAYS_UNTIL}::text as "paysUntil", ${LIMIT_CENTS}
  from ${OF_LEASE} where a.lease_id = $2 and a.enabled and l.state in ('active', 'notice')`;

interface NextRow {
  itsDay: boolean;
  triedOn: string | null;
  nextTryOn: string | null;
  paysUntil: string | null;
  limitCents: number | null;
}

/** What autopay collects next, and on which day. */
export interface NextCollection {
  readonly on: Day;
  readonly cents: Cents;
}

/**
 * What the next run of autopay with something to do will collect: all that is due by its day, posted or still to be posted.
 * Null while it is off, and when everything that can be foreseen is paid.
 */
export async function nextCollection(query: Query, standing: LeaseStanding, now: Date): Promise<NextCollection | null> {
  const [row] = await query<NextRow>(NEXT, [now, standing.lease.id]);
  if (!row) return null;
  const from = earliestTry(row, standing.today);
  const on = row.itsDay ? firstDue(standing, from) : nextRentDay(standing, from);
  if (!on || (row.paysUntil !== null && on > row.paysUntil)) return null;
  const due = dueBy(standing, on);
  const amount = isRentDue(standing, on) ? due : upTo(row.limitCents, due);
  return amount ? { on, cents: amount } : null;
}

/** What autopay would collect on the day of the next rent if it were turned on now, and how much of that is owed today. */
export function collectionIfOn(standing: LeaseStanding): (NextCollection & { readonly owedCents: Cents }) | null {
  const on = nextRentDay(standing, standing.today);
  return on && { on, cents: dueBy(standing, on), owedCents: dueNow(standing) };
}

/** At most once a day, and after a failure not before its next attempt. */
function earliestTry({ triedOn, nextTryOn }: NextRow, today: Day): Day {
  const free = triedOn !== null && triedOn >= today ? addDays(today, 1) : today;
  return nextTryOn === null ? free : later(free, day(nextTryOn));
}

function firstDue({ charges, upcoming }: LeaseStanding, from: Day): Day | null {
  const days = [...charges, ...upcoming].filter(({ leftCents }) => leftCents > 0).map(({ dueOn }) => dueOn);
  const first = days.sort()[0];
  return first ? later(first, from) : null;
}

/** A rent may be posted before its day. */
function nextRentDay({ charges, upcoming, today }: LeaseStanding, from: Day): Day | null {
  const rent = [...charges, ...upcoming].find(({ kind, dueOn }) => kind === 'rent' && dueOn > today);
  return rent ? later(rent.dueOn, from) : null;
}

/** Whether a rent that isn't due or posted yet will be by then. */
function isRentDue(standing: LeaseStanding, on: Day): boolean {
  const next = nextRentDay(standing, standing.today);
  const isToPost = standing.upcoming.some(({ kind, dueOn }) => kind === 'rent' && dueOn <= on);
  return isToPost || (next !== null && next <= on);
}

/** The amount up to the limit; null is no limit. */
export const upTo = (limit: number | null, amount: Cents): Cents =>
  limit === null ? amount : min(amount, cents(limit));

function dueBy({ charges, upcoming, lateFees }: LeaseStanding, on: Day): Cents {
  const open = sum(charges.filter(({ dueOn }) => dueOn <= on).map(({ leftCents }) => leftCents));
  const fees = sum(lateFees.filter(({ fallsOn }) => fallsOn <= on).map(({ cents }) => cents));
  return add(add(open, fees), leftBy(upcoming, on));
}
