import { HOME_TEXTS } from '../portfolio/home.rows.js';

/** Messages of the other side that `lw_uid()` has not seen, per lease `l`. The reader's side is `$1`: whether a tenant reads. */
const UNREAD = `(select count(*)::int from lease_message m where m.lease_id = l.id and m.from_tenant <> $1
  and m.created_at > coalesce((select seen_at from message_seen s where s.lease_id = l.id and s.user_id = lw_uid()), 'epoch'))`;

/** Conversations: for a tenant the own leases, for a landlord those with messages. */
export const THREADS = {
  select: `l.id, p.street_number as "streetNumber", p.street, u.label as "unitLabel", last.message as "lastMessage", last.created_at as "lastAt",
    last.id as "lastId", last.language as "lastLanguage", coalesce(last.from_tenant = $1, false) as "lastOwn",
    case when $1 then (select name from account where id = l.account_id)
      else (select string_agg(t.first_name || ' ' || t.last_name, ', ' order by t.created_at, t.id) from lease_tenant t where t.lease_id = l.id) end as "with",
    ${UNREAD} as "unreadCount"`,
  from: `lease l join unit u on u.id = l.unit_id join property p on p.id = l.property_id
    left join lateral (select id, message, language, from_tenant, created_at from lease_message m where m.lease_id = l.id order by created_at desc, id desc limit 1) last on true`,
  where: ["l.state <> 'draft'", '($1 or last.created_at is not null)'],
  sorts: { lastAt: 'coalesce(last.created_at, l.created_at)' },
  defaultSort: '-lastAt',
  id: 'l.id',
  search: [
    "(select string_agg(t.first_name || ' ' || t.last_name, ' ') from lease_tenant t where t.lease_id = l.id)",
    ...HOME_TEXTS,
  ],
};

export const UNREAD_IN_ALL = `select count(*)::int as count from lease_message m
  where m.from_tenant <> $1 and m.created_at > coalesce((select seen_at from message_seen s where s.lease_id = m.lease_id and s.user_id = lw_uid()), 'epoch')`;

/** People of the other side who want mail, have not read it meanwhile and have nothing else unread: one mail for several messages in a row. */
export const TO_BE_TOLD = `with said as (select * from lease_message where id = $1),
  people as (
    select u.id, u.email, u.first_name as "firstName", u.language, u.email_notifications, false as tenant
    from said join membership m on m.account_id = said.account_id join app_user u on u.id = m.user_id
    where said.from_tenant and m.role in ('owner', 'manager') and u.suspended_at is null
    union all
    select u.id, u.email, u.first_name, u.language, u.email_notifications, true
    from said join lease_tenant t on t.lease_id = said.lease_id join app_user u on u.id = t.user_id
    where not said.from_tenant and u.suspended_at is null and lw_open(t.access_ends_at))
  select people.email, people."firstName", people.language, people.tenant, said.sender_name as sender from people, said
  where people.email_notifications
    and said.created_at > coalesce((select seen_at from message_seen s where s.lease_id = said.lease_id and s.user_id = people.id), 'epoch')
    and not exists (
    select from lease_message m where m.lease_id = said.lease_id and m.from_tenant = said.from_tenant and m.id <> said.id and m.created_at <= said.created_at
      and m.created_at > coalesce((select seen_at from message_seen s where s.lease_id = said.lease_id and s.user_id = people.id), 'epoch'))`;
