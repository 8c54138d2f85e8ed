/** Emails of this template by request and reader. */
const mails = (
  template: string,
) => `select substring(params->>'url' from '[0-9a-f]{8}-[0-9a-f-]{27}')::uuid as request, recipient as reader, count(*) as mails
  from outbox_message where template = 'service-requests.${template}' and channel = 'email' group by 1, 2`;

/** As many emails as happenings: `expected` gives each of them as `request, reader`. A job that was lost sends too few, one that ran twice too many. */
const mailed = (template: string, expected: string, only = 'true') => `select coalesce(m.request, h.request) as id
  from (select * from (${mails(template)}) m where ${only}) m
  full join (select request, reader, count(*) as times from (${expected}) h group by 1, 2) h on h.request = m.request and h.reader = m.reader
  where coalesce(m.mails, 0) <> coalesce(h.times, 0)`;

const TENANT = `join app_user u on u.id = r.reporter_id and u.user_type = 'tenant'`;
const LANDLORD = `join membership m on m.account_id = r.account_id join app_user u on u.id = m.user_id`;
const supplier = (account: string) =>
  `join membership m on m.account_id = ${account} join app_user u on u.id = m.user_id and u.user_type = 'supplier'`;
const events = (
  detail: string,
  side: string,
  who = 'true',
) => `select r.id as request, u.email as reader from request_event e
  join service_request r on r.id = e.request_id ${side} where e.kind = 'status' and e.detail = '${detail}' and (${who})`;
const OF_TENANTS = "m.reader like 'tenant-%'";
const OF_LANDLORDS = "m.reader like 'landlord-%'";
/** Sent back, not accepted again after an appointment: the step before it was the completion. */
const AFTER_WORK = `(select b.detail from request_event b where b.request_id = e.request_id and b.kind = 'status' and b.id <> e.id
  and b.created_at <= e.created_at order by b.created_at desc, b.id desc limit 1) = 'completed'`;

/** That each person was emailed once for each thing that happened. */
export const MAIL_FAULTS: Record<string, string> = {
  'the landlord wasn’t emailed once of a new request': mailed(
    'submitted',
    `select r.id as request, u.email as reader from service_request r ${LANDLORD} where exists (select from app_user t where t.id = r.reporter_id and t.user_type = 'tenant')`,
  ),
  'the tenant wasn’t emailed once that the request was declined': mailed('declined', events('declined', TENANT)),
  'the tenant wasn’t emailed once that the work is done': mailed('completed', events('completed', TENANT), OF_TENANTS),
  'the landlord wasn’t emailed once that the work is done': mailed(
    'completed',
    events('completed', LANDLORD, 'e.actor_id is distinct from u.id'),
    OF_LANDLORDS,
  ),
  'the landlord wasn’t emailed once that the request is closed': mailed(
    'closed',
    events('closed', LANDLORD, 'e.actor_id is distinct from u.id'),
    OF_LANDLORDS,
  ),
  'the landlord wasn’t emailed once that the tenant sent the work back': mailed(
    'sent_back',
    events('in_progress', LANDLORD, `e.actor_role = 'tenant' and ${AFTER_WORK}`),
    OF_LANDLORDS,
  ),
  'a supplier wasn’t emailed once of an offer': mailed(
    'offered',
    `select o.request_id as request, u.email as reader from offer o ${supplier('o.supplier_account_id')}`,
  ),
  'the landlord wasn’t emailed once of an offer that expired': mailed(
    'offer_expired',
    `select r.id as request, u.email as reader from offer o join service_request r on r.id = o.request_id ${LANDLORD} where o.state = 'expired'`,
  ),
  'the landlord wasn’t emailed once of a quote': mailed(
    'quote_sent',
    `select r.id as request, u.email as reader from quote q join service_request r on r.id = q.request_id ${LANDLORD}`,
  ),
  'a supplier wasn’t emailed once of an approved quote': mailed(
    'quote_approved',
    `select q.request_id as request, u.email as reader from quote q ${supplier('q.supplier_account_id')} where q.state = 'approved'`,
  ),
  'someone was emailed about an alarm more or less than once': `select m.recipient as id from
      (select recipient, count(*) as mails from outbox_message where template = 'on-call.asked' and channel = 'email' group by 1) m
      full join (select coalesce(lower(e.email), u.email) as reader, count(*) as times from on_call_ask k
        left join on_call_entry e on e.account_id = k.account_id and e.name = k.name and e.kind = 'outside' and k.kind = 'outside'
        left join membership b on k.kind <> 'outside' and b.account_id = coalesce(k.supplier_account_id, k.account_id) and b.role = 'owner'
        left join app_user u on u.id = b.user_id where k.channels ? 'email' group by 1) h on h.reader = m.recipient
    where coalesce(m.mails, 0) <> coalesce(h.times, 0)`,
  'a landlord wasn’t emailed once of an invoice': `select 'invoices' as id where (select count(*) from outbox_message where template = 'invoices.received')
    <> (select count(*) from invoice where sent_at is not null)`,
};
