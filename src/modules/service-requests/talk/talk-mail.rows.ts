import { HOME_JSON } from '../../portfolio/home.rows.js';
import { PEOPLE, READABLE } from './talk.rows.js';

/**
 * Rows of people who have had unread messages since `$1`. People who were active after `$3` aren't emailed until the first
 * message has waited since `$2`. A few hundred a minute are enough: the rest follows with the next run.
 */
export const DUE = `select s.id, s.account_id as "accountId", s.demo from request_seen s
  where s.due_since <= $1 and (s.due_since <= $2 or not exists (select from session x
    where x.user_id = s.user_id and x.revoked_at is null and x.last_seen_at > $3))
  order by s.due_since, s.id limit 500`;

/** The person of row `$1`, if they are still in the conversation. */
export const RECIPIENT = `select s.id, s.account_id as "accountId", s.demo, s.request_id as "requestId", s.user_id as "userId", case when q.user_type = 'technician' then q.user_type else s.side end as party,
    q.email, q.language, q.wants_mail as "wantsMail", not lw_signs_in(s.user_id) as "byLink", r.title,
    ${HOME_JSON} as place, s.supplier_account_id as "supplierAccountId"
  from request_seen s join service_request r on r.id = s.request_id join property p on p.id = r.property_id left join unit u on u.id = r.unit_id
  cross join lateral (${PEOPLE}) q
  where s.id = $1 and q.user_id = s.user_id and q.side = s.side`;

/** Messages that the person of row `$1` may read, and has neither read nor been emailed about, oldest first. */
export const UNTOLD = `select e.note, (select json_agg(f.name order by f.created_at, f.id) from stored_file f where f.line_id = e.id) as files, a.name as author, e.internal, e.kept_from_supplier as "keptFromSupplier", e.created_at as at
  from request_seen s join request_event e on e.request_id = s.request_id and e.kind = 'comment'
  left join request_seen a on a.request_id = s.request_id and a.user_id = e.actor_id
  where s.id = $1 and e.actor_id is distinct from s.user_id and e.created_at > greatest(s.seen_at, s.mailed_at) and ${READABLE}
  order by e.created_at, e.id`;
