import type { Query } from '../../platform/scope/scope.js';
import type { PersonAffairs } from './person.dto.js';

/** Rows of each kind that a person's page shows, newest first. */
const SHOWN = 10;

/** Where they act: someone who is only invited has nothing to do with an account’s leases and payments yet. */
const ACCOUNTS = "select account_id from membership where user_id = $1 and role in ('owner', 'manager', 'technician')";
const LEASES = 'select lease_id from lease_tenant where user_id = $1';
const HOME = "concat_ws(', ', p.street_number || ' ' || p.street, n.label, p.city)";
const ADDRESS = 'select lower(email) from app_user where id = $1';

const SQL = {
  leases: `select l.id, ${HOME} as home, l.state, l.starts_on::text as "startsOn", l.ends_on::text as "endsOn", l.rent_cents as "rentCents", l.currency
    from lease l join property p on p.id = l.property_id join unit n on n.id = l.unit_id
    where l.id = any(array(${LEASES})) or l.account_id = any(array(${ACCOUNTS})) order by l.created_at desc, l.id desc limit ${SHOWN}`,
  payments: `select y.id, y.lease_id as "leaseId", ${HOME} as home, y.state, y.amount_cents as "amountCents", y.currency, y.paid_on::text as "paidOn"
    from payment y join lease l on l.id = y.lease_id join property p on p.id = l.property_id join unit n on n.id = l.unit_id
    where y.lease_id = any(array(${LEASES})) or y.account_id = any(array(${ACCOUNTS})) order by y.created_at desc, y.id desc limit ${SHOWN}`,
  requests: `select r.id, r.title, r.status as state, r.priority, r.created_at as "createdAt" from service_request r
    where r.reporter_id = $1 or r.account_id = any(array(${ACCOUNTS})) or r.supplier_account_id = any(array(${ACCOUNTS})) order by r.created_at desc, r.id desc limit ${SHOWN}`,
  chats: `select s.id, s.status as state, s.service, s.created_at as "createdAt" from chat_session s where s.user_id = $1 order by s.created_at desc, s.id desc limit ${SHOWN}`,
  leads: `select l.id, l.status as state, l.source, l.created_at as "createdAt" from crm_lead l
    where l.merged_into_id is null and (l.user_id = $1 or lower(l.email) = (${ADDRESS})) order by l.created_at desc, l.id desc limit ${SHOWN}`,
} as const;

type Dated<T> = T extends { createdAt: string } ? Omit<T, 'createdAt'> & { createdAt: Date } : T;
const dated = <T extends { createdAt: Date }>(rows: T[]) =>
  rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));

/** What a person has with us, as far as the reader's row policies show it. */
export async function readAffairs(query: Query, userId: string): Promise<PersonAffairs> {
  const of = [userId];
  return {
    leases: await query<PersonAffairs['leases'][number]>(SQL.leases, of),
    payments: await query<PersonAffairs['payments'][number]>(SQL.payments, of),
    requests: dated(await query<Dated<PersonAffairs['requests'][number]>>(SQL.requests, of)),
    chats: dated(await query<Dated<PersonAffairs['chats'][number]>>(SQL.chats, of)),
    leads: dated(await query<Dated<PersonAffairs['leads'][number]>>(SQL.leads, of)),
  };
}
