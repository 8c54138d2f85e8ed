/** The last 12 months, the current one last, each by its first day (UTC). `$1` is now. */
const MONTHS = `generate_series(date_trunc('month', $1::timestamptz at time zone 'UTC') - interval '11 months', date_trunc('month', $1::timestamptz at time zone 'UTC'), interval '1 month') as m (first)`;
const FIRST_MONTH = `(date_trunc('month', $1::timestamptz at time zone 'UTC') - interval '11 months')`;
/** The last 14 days, today last (UTC). `$1` is now. */
const DAYS = `generate_series(date_trunc('day', $1::timestamptz at time zone 'UTC') - interval '13 days', $1::timestamptz at time zone 'UTC', interval '1 day') as d (day)`;
const FIRST_DAY = `(date_trunc('day', $1::timestamptz at time zone 'UTC') - interval '13 days') at time zone 'UTC'`;

const monthOf = (column: string) => `date_trunc('month', ${column} at time zone 'UTC')`;
const dayOf = (column: string) => `date_trunc('day', ${column} at time zone 'UTC')`;

/**
 * Rows that were added and removed in each month. Everything before the first month is counted in it, so the sum up to a month is
 * the total at its end.
 */
const moves = (
  table: string,
  gone: string,
  kind: string,
) => `select greatest(x.first, ${FIRST_MONTH}) as first, x.kind, x.change from (
    select ${monthOf('created_at')} as first, ${kind} as kind, count(*) as change from ${table} group by 1, 2
    union all
    select ${monthOf(gone)}, ${kind}, -count(*) from ${table} where ${gone} is not null group by 1, 2) x`;
const upTo = (filter: string) =>
  `(sum(coalesce(sum(v.change) filter (where ${filter}), 0)) over (order by m.first))::int`;

/** People at the end of each month. */
export const USERS_BY_MONTH = `select to_char(m.first, 'YYYY-MM') as month,
    ${upTo("v.kind = 'tenant'")} as tenant, ${upTo("v.kind = 'landlord'")} as landlord, ${upTo("v.kind = 'supplier'")} as supplier,
    ${upTo("v.kind not in ('tenant', 'landlord', 'supplier')")} as others
  from ${MONTHS} left join (${moves('app_user', 'deleted_at', 'user_type')}) v on v.first = m.first group by m.first order by m.first`;

/** Units under management at the end of each month. */
export const UNITS_BY_MONTH = `select to_char(m.first, 'YYYY-MM') as month, ${upTo('true')} as total
  from ${MONTHS} left join (${moves('unit', 'archived_at', 'true')}) v on v.first = m.first group by m.first order by m.first`;

/**
 * Successful payments by month and by currency, because amounts of different currencies are never added up. Read from an index
 * (1560).
 */
export const RENT_BY_MONTH = `select currency, to_char(${monthOf('succeeded_at')}, 'YYYY-MM') as month, sum(amount_cents)::bigint as "processedCents"
  from payment where state in ('succeeded', 'settled') and succeeded_at >= ${FIRST_MONTH} at time zone 'UTC' group by 1, 2 order by 1, 2`;

/** A merged ticket is left out, because the ticket that it was merged into is counted. Times are in minutes of open hours. */
export const TICKETS_BY_MONTH = `with t as (
    select c.opened_at, c.solved_at, c.first_answered_at, c.first_minutes from support_ticket_care c join support_ticket s on s.id = c.ticket_id where s.merged_into is null)
  select to_char(m.first, 'YYYY-MM') as month, coalesce(o.count, 0)::int as opened, coalesce(s.count, 0)::int as solved, a.median as "firstMedianMinutes"
  from ${MONTHS}
  left join (select ${monthOf('opened_at')} as first, count(*) from t group by 1) o on o.first = m.first
  left join (select ${monthOf('solved_at')} as first, count(*) from t where solved_at is not null group by 1) s on s.first = m.first
  left join (select ${monthOf('first_answered_at')} as first, ceil(percentile_cont(0.5) within group (order by first_minutes))::int as median
    from t where first_answered_at is not null group by 1) a on a.first = m.first
  order by m.first`;

/** Conversations with at least one message, by the day on which they began. */
export const CHATS_BY_DAY = `select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(c.count, 0)::int as begun
  from ${DAYS} left join (select ${dayOf('created_at')} as day, count(*) from chat_session
    where last_message_at >= ${FIRST_DAY} and coalesce(last_message_at, created_at) >= ${FIRST_DAY} and created_at >= ${FIRST_DAY} group by 1) c on c.day = d.day
  order by d.day`;

/** Limits the work: this many of the newest conversations are enough for a median. */
const MOST_MEASURED = 2000;

/** When a visitor asked and when a person answered. Conversations that don't concern the team, such as spam, aren't measured. */
export const CHATS_ANSWERED = `select to_char(${dayOf('s.created_at')}, 'YYYY-MM-DD') as day, q.created_at as "askedAt", a.created_at as "answeredAt" from chat_session s
  cross join lateral (select created_at from chat_message where conversation_id = s.id and sender_type = 'visitor' order by sequence limit 1) q
  left join lateral (select created_at from chat_message where conversation_id = s.id and sender_type = 'agent' and not automatic order by sequence limit 1) a on true
  where coalesce(s.last_message_at, s.created_at) >= ${FIRST_DAY} and s.created_at >= ${FIRST_DAY} and s.close_reason is distinct from 'not_for_us'
  order by coalesce(s.last_message_at, s.created_at) desc limit ${MOST_MEASURED}`;

/** Wrong passwords, and rate-limited attempts, of which one entry is written for many. Read from an index (1560). */
export const REFUSED_BY_DAY = `select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(e.failed, 0)::int as failed, coalesce(e.throttled, 0)::int as throttled
  from ${DAYS} left join (select ${dayOf('at')} as day, count(*) filter (where action = 'session.sign_in_failed') as failed,
      count(*) filter (where action = 'session.sign_in_throttled') as throttled
    from audit_entry where at >= ${FIRST_DAY} and action in ('session.sign_in_failed', 'session.sign_in_throttled') group by 1) e on e.day = d.day
  order by d.day`;
