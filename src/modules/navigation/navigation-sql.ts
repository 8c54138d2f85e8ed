import { OPEN_REPORTS } from '../service-requests/rules/open-reports.js';
import { QUOTE_WAITS, VISIT_PASSED, WAITS_FOR_CHOICE } from '../service-requests/rules/waiting-steps.js';
import { unreadSupplierMessages } from '../suppliers/rules/unread-messages.js';

/** Messages of the other side that the reader has not seen. `$2` is true if the reader is a tenant. */
const UNREAD = `select count(*)::int from lease_message m
  left join message_seen s on s.lease_id = m.lease_id and s.user_id = lw_uid()
  where m.from_tenant <> $2 and m.created_at > coalesce(s.seen_at, 'epoch')`;

/**
 * Leases whose overdue charges exceed their pending payments, by the date in the time zone of the home. The list of overdue
 * rents shows the same leases. `$1` is now.
 */
const LATE = `select l.id, l.property_id from lease l join property p on p.id = l.property_id join (
    select c.lease_id, c.due_on, c.open_cents from charge c where c.open_cents > 0 and c.due_on < ($1::timestamptz)::date + 1
  ) c on c.lease_id = l.id and c.due_on < ($1::timestamptz at time zone p.time_zone)::date
  group by l.id, l.property_id having sum(c.open_cents) > coalesce((select sum(w.amount_cents) from payment w
    where w.lease_id = l.id and w.state in ('requires_action', 'processing')), 0)`;

/**
 * Requests that need the landlord: to approve or decline them, to decide about quotes or suppliers' answers, or because the
 * appointment has passed and work hasn't started. `$1` is now.
 */
const ASKED = `select r.id, r.property_id from service_request r where r.status = 'submitted'
  or r.status in ('offered', 'scheduled', 'in_progress', 'completed', 'closed') and exists (select from quote q where q.request_id = r.id and ${QUOTE_WAITS})
  or ${WAITS_FOR_CHOICE} or ${VISIT_PASSED}`;

/** How many properties the sidebar has room for. */
const PLATES = 6;

const PROPERTIES = `select coalesce(json_agg(json_build_object('id', x.id, 'streetNumber', x.street_number, 'street', x.street, 'attention', x.attention)
    order by x.created_at, x.id), '[]') from (
  select p.id, p.street_number, p.street, p.created_at, p.id = any(array(select property_id from late union select property_id from asked)) as attention
  from property p where p.archived_at is null order by attention desc, p.created_at, p.id limit ${PLATES}) x`;

const LANDLORD = `with late as materialized (${LATE}), asked as materialized (${ASKED})
  select (select count(*)::int from late) as "overdueLeases", (select count(*)::int from asked) as requests, (${UNREAD}) + (${unreadSupplierMessages(true)}) as "unreadMessages",
    (select count(*)::int from property where archived_at is null) as "propertyCount", (${PROPERTIES}) as properties`;

const NO_PROPERTIES = `0 as "propertyCount", '[]'::json as properties`;

/** For a tenant, `requests` counts completed work to confirm. */
const TENANT = `select (select count(*)::int from (${LATE}) late) as "overdueLeases",
    (select count(*)::int from service_request r where r.reporter_id = lw_uid() and r.status = 'completed') as requests,
    (${UNREAD}) as "unreadMessages", ${NO_PROPERTIES}`;

/** For a supplier, `requests` counts offers to answer that have not expired. */
const SUPPLIER = `select 0 as "overdueLeases", (select count(*)::int from offer o join service_request r on r.id = o.request_id
    where o.supplier_account_id = lw_account() and o.state = 'sent' and o.expires_at > $1::timestamptz and r.status = 'offered' and not $2::boolean) as requests,
    (${unreadSupplierMessages(false)}) as "unreadMessages", ${NO_PROPERTIES}`;

/** One statement for each role. `$1` is now; `$2` is true if the reader is a tenant. */
export const NAVIGATION = { landlord: LANDLORD, tenant: TENANT, supplier: SUPPLIER } as const;

/**
 * Conversations in which a visitor waits for an answer that the reader can give: the reader has taken the conversation, or
 * no one has and it doesn't wait for another team. Managers can answer for all teams.
 */
const WAITING_CHATS = `select s.id, s.waiting_since from chat_session s
  where s.waiting_since is not null and (s.status = 'open' and (s.team is null or (select lw_staff_role()) in (s.team, 'manager')) or s.status = 'assigned' and s.assigned_to = lw_uid())`;

/** Open tickets assigned to the reader in which the requester wrote last. */
const WAITING_TICKETS = `select count(*)::int from support_ticket t
  where t.assigned_to = lw_uid() and t.waiting and t.status in ('open', 'in_progress')`;

/** One statement each for staff and admins. Only staff answer the chat. */
export const TEAM = {
  staff: `with waiting as materialized (${WAITING_CHATS})
  select (select count(*)::int from waiting) as chats, (select max(waiting_since) from waiting) as "newestChatAt",
    (select id from waiting order by waiting_since desc, id desc limit 1) as "newestChatId", (${WAITING_TICKETS}) as tickets, 0 as ratings,
    coalesce((select d.on_duty from chat_duty d where d.user_id = lw_uid()), true) as "onDuty"`,
  admin: `select 0 as chats, null::timestamptz as "newestChatAt", null::uuid as "newestChatId", (${WAITING_TICKETS}) as tickets, (select open from (${OPEN_REPORTS}) reports) as ratings, false as "onDuty"`,
} as const;

/** The counts of lease `$1`. No row if the reader can't see the lease. */
export const LEASE_COUNTS = `select
    (select count(*)::int from stored_file f where f.lease_id = l.id and f.superseded_at is null and f.purpose not in ('request_photo', 'listing_photo', 'request_attachment')) as documents,
    (select count(*)::int from service_request r where r.lease_id = l.id and r.status = any($2)) as "openRequests",
    (select count(*)::int from lease_message m left join message_seen s on s.lease_id = m.lease_id and s.user_id = lw_uid()
      where m.lease_id = l.id and m.from_tenant and m.created_at > coalesce(s.seen_at, 'epoch')) as "unreadMessages"
  from lease l where l.id = $1`;
