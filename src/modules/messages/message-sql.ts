import type { ListDefinition } from '../../platform/lists/list-rows.js';
import { HOME_JSON, HOME_TEXTS } from '../portfolio/home.rows.js';
import { unreadSupplierMessages } from '../suppliers/rules/unread-messages.js';

/**
 * How many messages of the other side of lease `l` the current user (`lw_uid()`) has not seen. The side is no parameter: the
 * total of a list leaves out its columns, and PostgreSQL refuses a value that no part of the statement names.
 */
const unreadBy = (
  tenant: boolean,
) => `(select count(*)::int from lease_message m where m.lease_id = l.id and m.from_tenant <> ${tenant}
  and m.created_at > coalesce((select seen_at from message_seen s where s.lease_id = l.id and s.user_id = lw_uid()), 'epoch'))`;

const LAST = `select id, message, language, from_tenant, created_at from lease_message m where m.lease_id = l.id order by created_at desc, id desc limit 1`;
const TENANT_NAMES = 'from lease_tenant t where t.lease_id = l.id';

/** A tenant's conversations: one for each of their leases. */
export const TENANTS_THREADS: ListDefinition = {
  select: `l.id, 'lease' as kind, p.street_number as "streetNumber", p.street, u.label as "unitLabel", last.message as "lastMessage", last.created_at as "lastAt",
    last.id as "lastId", last.language as "lastLanguage", coalesce(last.from_tenant, false) as "lastOwn",
    (select name from account where id = l.account_id) as "with", ${unreadBy(true)} as "unreadCount"`,
  from: `lease l join unit u on u.id = l.unit_id join property p on p.id = l.property_id left join lateral (${LAST}) last on true`,
  where: ["l.state <> 'draft'"],
  sorts: { lastAt: 'coalesce(last.created_at, l.created_at)' },
  defaultSort: '-lastAt',
  id: 'l.id',
  search: [`(select string_agg(t.first_name || ' ' || t.last_name, ' ') ${TENANT_NAMES})`, ...HOME_TEXTS],
};

/** The last message of each conversation that a landlord has, with tenants (`id`: the lease) or a supplier (`id`: of the directory). */
const LANDLORDS_LAST = `select l.id, 'lease' as kind, last.id as last_id, last.message, last.language, not last.from_tenant as own, last.created_at
    from lease l cross join lateral (${LAST}) last where l.state <> 'draft'
  union all select d.id, 'supplier', x.id, x.message, x.language, not x.from_supplier, x.created_at
    from (select distinct on (supplier_account_id) * from supplier_message where account_id = lw_account() order by supplier_account_id, created_at desc, id desc) x
    join supplier d on d.account_id = x.supplier_account_id`;

/** A landlord's conversations that have a message, with tenants and suppliers in one list. */
export const LANDLORDS_THREADS: ListDefinition = {
  select: `c.id, c.kind, p.street_number as "streetNumber", p.street, u.label as "unitLabel", c.message as "lastMessage", c.created_at as "lastAt",
    c.last_id as "lastId", c.language as "lastLanguage", c.own as "lastOwn",
    case c.kind when 'supplier' then d.company_name
      else (select string_agg(t.first_name || ' ' || t.last_name, ', ' order by t.created_at, t.id) ${TENANT_NAMES}) end as "with",
    case c.kind when 'supplier' then (${unreadSupplierMessages(true, ' and m.account_id = lw_account() and m.supplier_account_id = d.account_id')}) else ${unreadBy(false)} end as "unreadCount"`,
  from: `(${LANDLORDS_LAST}) c left join lease l on c.kind = 'lease' and l.id = c.id left join unit u on u.id = l.unit_id left join property p on p.id = l.property_id
    left join supplier d on c.kind = 'supplier' and d.id = c.id`,
  sorts: { lastAt: 'c.created_at' },
  defaultSort: '-lastAt',
  id: 'c.id',
  search: [
    'd.company_name',
    `(select string_agg(t.first_name || ' ' || t.last_name, ' ') ${TENANT_NAMES})`,
    ...HOME_TEXTS,
  ],
};

const UNREAD_OF_LEASES = `select count(*)::int as count from lease_message m
  where m.from_tenant <> $1 and m.created_at > coalesce((select seen_at from message_seen s where s.lease_id = m.lease_id and s.user_id = lw_uid()), 'epoch')`;

/** How many messages are unread in all conversations, by role. `$1` is true if the reader is a tenant. */
export const UNREAD_IN_ALL = {
  tenant: UNREAD_OF_LEASES,
  landlord: `select (${UNREAD_OF_LEASES}) + (${unreadSupplierMessages(true)}) as count`,
};

/**
 * People of the other side who want emails, have not read the message and have no earlier unread one. So several messages
 * in a row cause one email.
 */
export const TO_BE_TOLD = `with said as (select * from lease_message where id = $1),
  people as (
    select u.id, u.email, u.first_name as "firstName", u.language, u.email_notifications, false as tenant
    from said join membership m on m.account_id = said.account_id join app_user u on u.id = m.user_id
    where said.from_tenant and m.role in ('owner', 'manager') and u.suspended_at is null and u.deleted_at is null
    union all
    select u.id, u.email, u.first_name, u.language, u.email_notifications, true
    from said join lease_tenant t on t.lease_id = said.lease_id join app_user u on u.id = t.user_id
    where not said.from_tenant and u.suspended_at is null and lw_open(t.access_ends_at))
  select people.email, people."firstName", people.language, people.tenant, said.sender_name as sender,
    case when people.tenant and a.name <> said.sender_name then a.name end as landlord, said.entry_id as "entryId",
    ${HOME_JSON} as home
  from said join account a on a.id = said.account_id join lease l on l.id = said.lease_id join property p on p.id = l.property_id
    join unit u on u.id = l.unit_id cross join people
  where people.email_notifications
    and said.created_at > coalesce((select seen_at from message_seen s where s.lease_id = said.lease_id and s.user_id = people.id), 'epoch')
    and not exists (
    select from lease_message m where m.lease_id = said.lease_id and m.from_tenant = said.from_tenant and m.id <> said.id and m.created_at <= said.created_at
      and m.created_at > coalesce((select seen_at from message_seen s where s.lease_id = said.lease_id and s.user_id = people.id), 'epoch'))`;
