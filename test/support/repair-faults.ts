import type { TestApp } from './app.js';
import { MAIL_FAULTS } from './repair-mails.js';

const ENDED = "('closed', 'declined', 'cancelled')";
/** What was last done; that someone was reminded is no doing. */
const LAST_DONE = `(select max(e.created_at) from request_event e where e.request_id = r.id and e.detail is distinct from 'reminded')`;

/** Each is a request with which no one would go on, or something that happened twice. `$1` is now. */
const FAULTS: Record<string, string> = {
  'nothing has happened for days, nothing is to come, and no one was told': `select r.id from service_request r where r.status not in ${ENDED} and r.status <> 'completed'
    and greatest(${LAST_DONE}, r.scheduled_until, r.scheduled_for, r.respond_by) <= $1::timestamptz - make_interval(days => case when r.status = 'in_progress' then 16 else 5 end)
    and not exists (select from request_reminder m where m.request_id = r.id and m.created_at >= ${LAST_DONE})`,
  'offered, and nobody is asked': `select r.id from service_request r where r.status = 'offered' and r.supplier_account_id is null
    and not exists (select 1 from offer o where o.request_id = r.id and o.state in ('sent', 'answered'))`,
  'an offer is open after its end': `select request_id as id from offer where state = 'sent' and expires_at <= $1`,
  'an offer is open though the request has ended or someone has the job': `select o.request_id as id from offer o join service_request r on r.id = o.request_id
    where o.state in ('sent', 'answered') and (r.status in ${ENDED} or r.supplier_account_id is not null)`,
  'a quote waits though the job has moved on': `select q.request_id as id from quote q join service_request r on r.id = q.request_id
    where q.state = 'sent' and (r.status in ('submitted', 'approved', 'declined', 'cancelled') or not exists (select from offer o where o.request_id = r.id
      and o.supplier_account_id = q.supplier_account_id and o.state in ('sent', 'accepted')))`,
  'a quote waits for three days, and the landlord wasn’t reminded': `select q.request_id as id from quote q where q.state = 'sent' and q.created_at <= $1::timestamptz - interval '3 days'
    and not exists (select from request_reminder m where m.request_id = q.request_id and m.step = 'waits_quote' and m.since = q.created_at)`,
  'two suppliers have the job': `select request_id as id from offer where state = 'accepted' group by request_id having count(*) > 1`,
  'the job is another’s than the work order': `select r.id from service_request r where r.supplier_account_id is distinct from
    (select o.supplier_account_id from offer o where o.request_id = r.id and o.state = 'accepted') and r.status not in ${ENDED}`,
  'done, and not closed after eight days': `select id from service_request where status = 'completed' and completed_at <= $1::timestamptz - interval '8 days'`,
  'an expired offer of which the landlord wasn’t told': `select o.request_id as id from offer o where o.state = 'expired' and not exists (select 1 from request_event e
    where e.request_id = o.request_id and e.detail = 'offer_expired')`,
  'a reminder that the timeline doesn’t show once': `select m.request_id as id from request_reminder m group by m.request_id having count(*) <>
    (select count(*) from request_event e where e.request_id = m.request_id and e.detail = 'reminded')`,
  'someone was reminded twice of one step': `select n.subject_id as id from notification n where n.kind like 'request_waits_%'
    group by n.subject_id, n.user_id, n.kind having count(*) > (select count(*) from request_reminder m
      where m.request_id = n.subject_id and 'request_' || m.step = n.kind)`,
  'no one was asked about an emergency of a landlord with a list': `select r.id from service_request r where r.priority = 'emergency'
    and exists (select from on_call_entry e where e.account_id = r.account_id) and not exists (select from on_call_ask a where a.request_id = r.id)
    and not exists (select from request_event e where e.request_id = r.id and e.kind = 'status' and e.created_at < r.created_at + interval '1 minute'
      and e.detail in ('declined', 'cancelled', 'scheduled', 'in_progress'))`,
  'a search for someone on call stands still': `select a.request_id as id from on_call_alarm a where a.state = 'asking'
    and (a.next_at is null or a.next_at <= $1::timestamptz - interval '1 hour')`,
  'a search goes on for a request that has ended': `select a.request_id as id from on_call_alarm a join service_request r on r.id = a.request_id
    where a.state in ('asking', 'unanswered') and r.status not in ('submitted', 'approved', 'offered')`,
  'a due day of recurring maintenance has passed without its request': `select s.id from maintenance_schedule s where s.ended_at is null and s.next_on <= ($1::timestamptz)::date`,
  'an invoice waits for eight days, and the landlord wasn’t reminded': `select i.request_id as id from invoice i where i.status = 'sent' and i.sent_at <= $1::timestamptz - interval '9 days'
    and not exists (select from invoice_reminder m where m.invoice_id = i.id)`,
  'a cost is entered twice by hand': `select request_id as id from expense where request_id is not null and voided_at is null and invoice_id is null
    group by request_id having count(*) > 1`,
  'an invoice is booked twice, or not though it is approved': `select i.request_id as id from invoice i where
    (select count(*) from expense x where x.invoice_id = i.id and x.voided_at is null) <> case when i.status in ('approved', 'paid') then 1 else 0 end`,
  'an offer has two invoices': `select min(request_id::text) as id from invoice where status <> 'void' and offer_id is not null group by offer_id having count(*) > 1`,
  'a visit goes on though the job has ended for the company': `select v.request_id as id from job_visit v where v.finished_at is null and not exists (select from offer o
    where o.request_id = v.request_id and o.supplier_account_id = v.account_id and o.state = 'accepted')`,
  ...MAIL_FAULTS,
};

const LEDGER: Record<string, string> = {
  'an entry does not balance': 'select entry_id as id from posting group by entry_id having sum(amount_cents) <> 0',
  'an expense is not in the ledger as it is': `select x.request_id as id from expense x left join lateral (select sum(p.amount_cents) as cents from posting p
      where p.entry_id = x.entry_id and p.ledger_account = 'expense_' || x.category and not exists (select from journal_entry e where e.reverses_id = x.entry_id)) p on true
    where x.voided_at is null and p.cents is distinct from x.amount_cents`,
  'the ledger has other expenses than the list': `select coalesce(p.account_id, x.account_id) as id from
      (select account_id, sum(amount_cents) as cents from posting where ledger_account like 'expense_%' group by 1) p
      full join (select account_id, sum(amount_cents) as cents from expense where voided_at is null group by 1) x on x.account_id = p.account_id
    where coalesce(p.cents, 0) <> coalesce(x.cents, 0)`,
  'what is owed is not what approved invoices ask for': `select account_id as id from (
      select account_id, amount_cents as cents from posting where ledger_account = 'payables'
      union all select account_id, total_cents from invoice where status = 'approved') s group by 1 having sum(cents) <> 0`,
};

/** The final cost of the offer by which the job was done is one expense. What was invoiced for an earlier offer is another, also of the same supplier. */
const FINAL = `select r.id, r.cost_cents as cents, x.count, x.booked from service_request r
  left join supplier s on s.account_id = r.supplier_account_id left join offer o on o.request_id = r.id and o.state = 'accepted'
  left join lateral (select count(*)::int as count, sum(x.amount_cents)::int as booked from expense x left join invoice i on i.id = x.invoice_id
    where x.request_id = r.id and x.voided_at is null and (i.offer_id = o.id or x.invoice_id is null and not exists (
      select from invoice j join expense y on y.invoice_id = j.id and y.voided_at is null
      where j.request_id = r.id and j.offer_id = o.id and x.payee <> s.company_name))) x on true
  where r.cost_cents > 0 and r.status in ('closed', 'cancelled')`;

/** Schedules are due by the real clock, also in the moment in which this looks: first as a job of pg-boss, then as one of ours. */
const QUEUE = `select name || ' ' || state::text || ': ' || coalesce(output::text, '') as id from pgboss.job
  where state = 'failed' or name = 'failed' or (name not in ('schedules', '__pgboss__send-it') and state in ('created', 'active', 'retry'))`;
const UNSENT = "select id::text from outbox_message where state in ('queued', 'failed')";
const RUNS = "select name || ': ' || failure as id from schedule_run where failed_runs > 0";

const STORY = `select to_char(e.created_at, 'MM-DD HH24:MI:SS.MS') || ' ' || e.actor_role || ' ' || e.kind || ' ' || coalesce(e.detail, e.note, '') as line
  from request_event e where e.request_id::text = $1 order by e.created_at, e.id`;
const STATE = `select r.status || ', supplier ' || coalesce(r.supplier_account_id::text, 'none') || ', offers ' || coalesce((select string_agg(o.supplier_account_id || ' ' || o.state
    || ' ' || to_char(coalesce(o.answered_at, o.created_at), 'MM-DD HH24:MI:SS.MS'), ', ' order by o.created_at, o.id) from offer o where o.request_id = r.id), 'none') as line
  from service_request r where r.id::text = $1`;
const SHOWN = 3;

/** What is wrong at this time, each with the request's story; empty if all is well. */
export async function faultsOf(test: TestApp, now: Date): Promise<string[]> {
  const found: string[] = [];
  for (const [name, sql] of Object.entries({
    ...FAULTS,
    ...LEDGER,
    'a job failed or waits': QUEUE,
    'a message was not sent': UNSENT,
    'a schedule failed': RUNS,
  })) {
    const rows = await test.sql<{ id: string }>(sql, sql.includes('$1') ? [now] : []);
    if (rows.length > SHOWN) found.push(`${name}: ${rows.length} in all`);
    for (const { id } of rows.slice(0, SHOWN)) found.push(`${name}: ${id}`, ...(await storyOf(test, id)));
  }
  return found;
}

/** Costs that are not once in the books when everything is over. */
export async function costFaults(test: TestApp): Promise<string[]> {
  const rows = await test.sql<{ id: string; cents: number; count: number; booked: number | null }>(
    `select * from (${FINAL}) f where count <> 1 or booked is distinct from cents`,
  );
  const found: string[] = [];
  for (const { id, cents, count, booked } of rows.slice(0, SHOWN))
    found.push(`${id} cost ${cents}, booked ${count} times, ${booked} in all`, ...(await storyOf(test, id)));
  return found;
}

/** How many repairs have had a cost, and the sum of it. */
export async function finalCosts(test: TestApp): Promise<{ repairs: number; cents: number; booked: number }> {
  const sql = `select count(*)::int as repairs, sum(cents)::int as cents, sum(booked)::int as booked from (${FINAL}) f`;
  const [row] = await test.sql<{ repairs: number; cents: number; booked: number }>(sql);
  return row ?? { repairs: 0, cents: 0, booked: 0 };
}

async function storyOf(test: TestApp, id: string): Promise<string[]> {
  const lines = [
    ...(await test.sql<{ line: string }>(STATE, [id])),
    ...(await test.sql<{ line: string }>(STORY, [id])),
  ];
  return lines.map(({ line }) => `  ${line}`);
}
