import type { Tx } from '../../../platform/scope/tx.js';
import { QUOTE_WAITS } from '../rules/waiting-steps.js';
import type { RequestNews } from '../service-request.events.js';
import { REPEAT_DAYS, WAIT_HOURS } from './limits.js';
import { isWaitingStep, WAITS_IN, type WaitingStep } from './waiting-step.js';

const hours = (usual: number) =>
  `case when r.priority = 'emergency' then ${Math.min(usual, WAIT_HOURS.emergency)} else ${usual} end`;
const { answer, held, appointment, news, start, end } = WAIT_HOURS;
const QUOTES = "select from quote q where q.request_id = r.id and q.state = 'sent'";
/** When the last of the times `t` begins. After that, none can be accepted. */
const LAST_TIME = "(select max((x ->> 'from')::timestamptz) from jsonb_array_elements(t.times) x)";
/** Times that the other side has to answer, unless all of them have passed. */
const proposals = (now: string) =>
  `select from appointment_proposal t where t.request_id = r.id and t.state = 'open' and ${LAST_TIME} > ${now}`;
/** Who has to answer the times `t`, as in `answererOf`. No one, while a job is offered that no supplier has accepted. */
const ANSWERER = `case when t.side <> 'tenant' then 'tenant' when r.supplier_account_id is not null then 'supplier' when r.status <> 'offered' then 'landlord' end`;
/** An open proposal that still counts (`stillCounts`), and the party who hasn't answered it. */
const unanswered = (now: string) => `(select t.created_at as since, ${ANSWERER} as silent from appointment_proposal t
  where t.request_id = r.id and t.state = 'open' and r.status in ('approved', 'offered', 'scheduled', 'in_progress') and ${LAST_TIME} > ${now}
    and (t.side = 'tenant' or t.supplier_account_id is not distinct from r.supplier_account_id)) a`;

/** When the request last entered a state. A job that was sent back starts again. */
const cameInto = (status: string) =>
  `(select max(e.created_at) from request_event e where e.request_id = r.id and e.kind = 'status' and e.detail = '${status}')`;

/**
 * When the supplier's turn to set an appointment began: since then the job is theirs, and no one else had to answer a quote or
 * future times.
 */
const SUPPLIERS_TURN = `(select greatest(max(o.answered_at),
    (select max(coalesce(t.answered_at, ${LAST_TIME})) from appointment_proposal t where t.request_id = r.id),
    (select max(coalesce(q.answered_at, q.created_at)) from quote q where q.request_id = r.id)) as since
  from offer o where o.request_id = r.id and o.state = 'accepted') a`;
/** A job without an appointment whose supplier isn't waiting for anyone else. */
const unscheduled = (now: string) =>
  `r.status = 'offered' and r.supplier_account_id is not null and not exists (${QUOTES}) and not exists (${proposals(now)})`;
/** When the party who has to take a step was first reminded of it. */
const reminded = (step: WaitingStep) => `(select min(m.created_at) as at from request_reminder m
  where m.request_id = r.id and m.step = '${step}' and m.since = a.since) m`;

/**
 * Every waiting step of a `service_request r`: since when it waits, after how many hours a reminder is due, and who hasn't acted.
 */
export const stepsAt = (now: string) => `
  select 'waits_review' as step, r.respond_by as since, r.respond_by as counted, 0 as hours, null::uuid as supplier, null::uuid as quote, null as silent where r.status = 'submitted'
  union all select 'waits_choice', coalesce(${cameInto('offered')}, r.created_at), a.since, ${hours(answer)}, null, null, null
    from (select min(o.answered_at) as since from offer o where o.request_id = r.id and o.state = 'answered') a where r.status = 'offered' and a.since is not null
  union all select 'waits_quote', q.created_at, q.created_at, case when r.status = 'in_progress' then ${hours(held)} else ${hours(answer)} end, q.supplier_account_id, q.id, null
    from quote q where q.request_id = r.id and ${QUOTE_WAITS}
  union all select 'waits_supplier', a.since, a.since, ${hours(appointment)}, null, null, null
    from (select coalesce(${cameInto('approved')}, r.created_at) as since) a
    where r.status = 'approved' and r.supplier_account_id is null
  union all select 'waits_appointment', a.since, a.since, ${hours(appointment)}, null, null, null from ${SUPPLIERS_TURN} where ${unscheduled(now)}
  union all select 'waits_news', a.since, m.at, ${hours(news)}, null, null, null
    from ${SUPPLIERS_TURN} cross join lateral ${reminded('waits_appointment')} where m.at is not null and ${unscheduled(now)}
  union all select 'waits_proposal', a.since, a.since, ${hours(answer)}, null, null, a.silent from ${unanswered(now)} where a.silent is not null
  union all select 'waits_times', a.since, m.at, ${hours(news)}, null, null, a.silent
    from ${unanswered(now)} cross join lateral ${reminded('waits_proposal')} where m.at is not null and a.silent <> 'landlord'
  union all select 'waits_start', r.scheduled_for, coalesce(r.scheduled_until, r.scheduled_for), ${hours(start)}, null, null, null
    where r.status = 'scheduled' and not exists (${QUOTES})
  union all select 'waits_end', a.since, a.since, ${end}, null, null, null
    from (select coalesce(${cameInto('in_progress')}, r.started_at) as since) a where r.status = 'in_progress' and not exists (${QUOTES})`;

const STILL = `select 1 from service_request r cross join lateral (${stepsAt('$6::timestamptz')}) s
  where r.id = $1 and s.step = $2 and s.since = $3::timestamptz and s.quote is not distinct from $4::uuid
    and r.supplier_account_id is not distinct from $5::uuid`;

const ANSWERED = 'select 1 from rating_answer where request_id = $1 and text is not null';
const IN_STATE = 'select 1 from service_request where id = $1 and status = any($2::text[])';

type Reminded = Pick<RequestNews, 'requestId' | 'happening' | 'waits'>;

/**
 * Whether a reminder is no longer true. It is delivered some time after it was decided on: the step may have been taken, or
 * another quote, appointment or supplier may have replaced the one it is about. The same applies to an answer that was withdrawn.
 */
export async function isTaken(tx: Tx, { requestId, happening, waits }: Reminded, now: Date): Promise<boolean> {
  if (happening === 'rating_answered') return (await tx.rows(ANSWERED, [requestId])).length === 0;
  if (!isWaitingStep(happening)) return false;
  // Written by an earlier version, which sent no details.
  if (!waits) return (await tx.rows(IN_STATE, [requestId, WAITS_IN[happening]])).length === 0;
  const { since, quoteId, supplierAccountId } = waits;
  return (await tx.rows(STILL, [requestId, happening, since, quoteId, supplierAccountId, now])).length === 0;
}

/** Days from the last of `m.rounds` reminders to the next. */
const repeatDays = (days: readonly number[]) => `(array[${days.join(', ')}])[least(m.rounds, ${days.length})]`;

/** When step `s` is due for another reminder after the last one, `m`. */
export const DUE_AGAIN = `m.last + make_interval(days => case when r.priority = 'emergency' then ${repeatDays(REPEAT_DAYS.emergency)} else ${repeatDays(REPEAT_DAYS.usual)} end)`;

/** The reminders of step `s` that were sent. */
export const REMINDED = `(select count(*)::int as rounds, max(m.created_at) as last from request_reminder m
  where m.request_id = r.id and m.step = s.step and m.since = s.since) m`;
