import type { OnCallChannel, OnCallKind } from '../../contract/on-call.js';
import { toE164 } from '../../platform/phones/phone-number.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { Emergency } from './alarm-rows.js';
import { withinCaps } from './caps.js';
import type { Duty } from './duty.js';
import { STATED_DAYS } from './stated-days.js';

interface Row extends Duty {
  kind: OnCallKind;
  supplierAccountId: string | null;
  name: string;
  email: string | null;
  phone: string | null;
  language: string | null;
  /** Email address of a person outside the product, in lower case. Set even if the limit of emails per hour is reached. */
  address: string | null;
  /** For landlords and suppliers: whether a person of the account can sign in. */
  active: boolean;
  /** The person's user. Null for a person outside the product. */
  userId: string | null;
}

/** A person on the list, with the ways to reach them. */
export interface Reachable extends Row {
  channels: OnCallChannel[];
}

interface Means {
  now: Date;
  textsReady: boolean;
  /** Returns which of the given people get push messages. */
  pushed: (users: string[]) => Promise<string[]>;
}

/**
 * Landlords, their colleagues and suppliers are reached as their own settings allow. People outside the product are reached by
 * email, and by text message if they have agreed to it. Days off that suppliers state on their profile count like those on the
 * list. A supplier who has left the directory, and a person who is suspended or has left the account, are not reached. The first
 * owner, who is on the list without a name, and a named owner may be the same person (see `onCallAt`). Both are the landlord to the
 * tenant, who reads what kind of person was asked.
 */
const PEOPLE = `select e.position, case when e.kind = 'colleague' and u."worksAs" = 'owner' then 'landlord' else e.kind end as kind, e.hours, e.days_off || ${STATED_DAYS} as "daysOff", e.holidays, e.supplier_account_id as "supplierAccountId",
    case when e.kind = 'outside' then e.name else coalesce(s.company_name, u.first_name || ' ' || u.last_name, '') end as name, coalesce(e.language, u.language) as language,
    case when e.kind = 'outside' then lower(e.email) end as address,
    case when e.kind = 'outside' then e.email when u.email_notifications then u.email end as email,
    case when e.kind = 'outside' then case when e.texts then e.phone end when u.sms_notifications then u.phone end as phone,
    e.kind = 'outside' or (u.id is not null and (e.kind <> 'supplier' or s.id is not null)) as active, u.id as "userId"
  from on_call_entry e left join supplier s on s.account_id = e.supplier_account_id and s.closed_at is null
  left join supplier_hours h on h.account_id = e.supplier_account_id
  left join lateral (select x.*, m.role as "worksAs" from membership m join app_user x on x.id = m.user_id
    where e.kind <> 'outside' and m.account_id = coalesce(e.supplier_account_id, e.account_id) and x.suspended_at is null and x.deleted_at is null
      and case when e.kind = 'colleague' then m.user_id = e.user_id and m.role in ('owner', 'manager') else m.role = 'owner' end
    order by m.created_at, x.id limit 1) u on true
  where e.account_id = $1 order by e.position`;

/** Without a list, every owner is asked. */
const OWNERS = `select (row_number() over (order by m.created_at, u.id) - 1)::int as position, 'landlord' as kind, '[]'::jsonb as hours, '[]'::jsonb as "daysOff",
    null::uuid as "supplierAccountId", u.first_name || ' ' || u.last_name as name, u.language, null as address, true as active, u.id as "userId",
    case when u.email_notifications then u.email end as email, case when u.sms_notifications then u.phone end as phone
  from membership m join app_user u on u.id = m.user_id
  where m.account_id = $1 and m.role = 'owner' and u.suspended_at is null and u.deleted_at is null`;
const HAS_LIST = 'select 1 from on_call_entry where account_id = $1 limit 1';

export async function hasList(tx: Tx, accountId: string): Promise<boolean> {
  return (await tx.rows(HAS_LIST, [accountId])).length > 0;
}

/**
 * Returns everyone on the list of the request's account who can be reached now, or its owners without a list. Phone numbers
 * without a country code are read as numbers of the request's country. Needs the system's rights.
 */
export async function reachable(
  tx: Tx,
  { accountId, country, demo }: Emergency,
  { now, textsReady, pushed }: Means,
): Promise<Reachable[]> {
  const listed = await hasList(tx, accountId);
  const people = (await tx.rows<Row>(listed ? PEOPLE : OWNERS, [accountId]))
    .filter(({ active }) => active)
    .map((person) => ({ ...person, phone: (textsReady && toE164(person.phone ?? '', country)) || null }));
  const onDevices = await pushed(people.flatMap(({ userId }) => userId ?? []));
  return (await withinCaps(tx, people, { demo, now }))
    .map((person): Reachable => ({ ...person, channels: channelsOf(person, onDevices) }))
    .filter(({ channels }) => channels.length > 0);
}

function channelsOf(
  { kind, email, phone, userId }: Pick<Row, 'kind' | 'email' | 'phone' | 'userId'>,
  onDevices: readonly string[],
): OnCallChannel[] {
  return [
    ...(isOfAccount(kind) ? (['bell'] as const) : []),
    ...(email ? (['email'] as const) : []),
    ...(phone ? (['sms'] as const) : []),
    ...(userId && onDevices.includes(userId) ? (['push'] as const) : []),
  ];
}

/** Whether the person signs in to the landlord's account. They get notifications there and can read the request itself. */
export const isOfAccount = (kind: OnCallKind): boolean => kind === 'landlord' || kind === 'colleague';
