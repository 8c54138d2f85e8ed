import type { AffairKind } from '../../../contract/affairs.js';
import type { ListDefinition } from '../../../platform/lists/list-rows.js';

/** The person or account whose affairs are listed. */
export interface Whose {
  of: 'person' | 'account';
  id: string;
}

/** Roles that have to do with an account's leases and payments. Someone who is only invited is left out. */
const ACTING = "('owner', 'manager', 'technician')";
const HOME = "concat_ws(', ', p.street_number || ' ' || p.street, n.label, p.city)";

/** `$1` is the person or the account. Each is an array, so that PostgreSQL looks it up once and then uses an index. */
const SETS = {
  person: {
    accounts: `array(select account_id from membership where user_id = $1 and role in ${ACTING})`,
    people: 'array[$1::uuid]',
    leases: 'array(select lease_id from lease_tenant where user_id = $1)',
  },
  account: {
    accounts: 'array[$1::uuid]',
    people: `array(select user_id from membership where account_id = $1 and role in ${ACTING})`,
    leases: 'array[]::uuid[]',
  },
} as const;
type Sets = (typeof SETS)[Whose['of']];

const COLUMNS = [
  'title',
  'number',
  'state',
  'priority',
  'amountCents',
  'currency',
  'startsOn',
  'endsOn',
  'createdAt',
  'accountId',
  'accountName',
  'personId',
  'personName',
] as const;

interface Kind {
  /** SQL expressions of the columns. Columns that are left out are null. */
  columns: Partial<Record<(typeof COLUMNS)[number], string>>;
  id: string;
  from: string | ((sets: Sets) => string);
  where: (sets: Sets) => string;
  /** The sort expression. The list starts with the highest value, so the newest, except for units. */
  sort?: string;
  /** What `q` searches besides the title. */
  search?: string;
}

const NAME = (user: string) => `nullif(trim(${user}.first_name || ' ' || ${user}.last_name), '')`;
/** The tenant who is named first on lease `l`. */
const TENANT = `left join lateral (select t.user_id, ${NAME('t')} as name from lease_tenant t where t.lease_id = l.id
  order by t.created_at, t.id limit 1) w on true`;
const LANDLORD = { accountId: 'a.id', accountName: 'a.name' };
const LIVING = { ...LANDLORD, personId: 'w.user_id', personName: 'w.name' };
const PLACE =
  'join property p on p.id = l.property_id join unit n on n.id = l.unit_id join account a on a.id = l.account_id';

const KINDS: Record<AffairKind, Kind> = {
  // A property without units also gets a row. Unit labels are sorted as numbers (2 before 10).
  units: {
    id: 'coalesce(n.id, p.id)',
    columns: {
      ...LIVING,
      title: `case when p.name in ('', p.street_number || ' ' || p.street) then ${HOME} else concat_ws(' · ', p.name, ${HOME}) end`,
      state: `case when p.archived_at is not null or n.archived_at is not null then 'archived' when n.id is null then 'empty'
        when l.id is not null then 'occupied' when n.offline then 'offline' else 'available' end`,
      amountCents: 'coalesce(l.rent_cents, n.market_rent_cents)',
      currency: 'p.currency',
    },
    from: `property p join account a on a.id = p.account_id left join unit n on n.property_id = p.id
      left join lateral (select l.id, l.rent_cents from lease l where l.unit_id = n.id and l.state in ('active', 'notice')
        order by l.starts_on limit 1) l on true ${TENANT}`,
    where: ({ accounts }) => `p.account_id = any(${accounts})`,
    sort: "lower(p.name) || ' ' || p.id || ' ' || lpad(coalesce(substring(n.label from '[0-9]{1,12}'), '999999999999'), 12, '0') || ' ' || coalesce(n.label, '')",
  },
  leases: {
    id: 'l.id',
    columns: {
      ...LIVING,
      title: HOME,
      state: 'l.state',
      amountCents: 'l.rent_cents',
      currency: 'l.currency',
      startsOn: 'l.starts_on::text',
      endsOn: 'coalesce(l.ends_on, l.term_ends_on)::text',
    },
    from: `lease l ${PLACE} ${TENANT}`,
    where: ({ accounts, leases }) => `(l.id = any(${leases}) or l.account_id = any(${accounts}))`,
    sort: 'l.created_at',
  },
  payments: {
    id: 'y.id',
    columns: {
      ...LIVING,
      title: HOME,
      state: 'y.state',
      amountCents: 'y.amount_cents',
      currency: 'y.currency',
      startsOn: 'y.paid_on::text',
    },
    from: `payment y join lease l on l.id = y.lease_id ${PLACE} ${TENANT}`,
    where: ({ accounts, leases }) => `(y.lease_id = any(${leases}) or y.account_id = any(${accounts}))`,
    sort: 'y.created_at',
  },
  // The account is the other side's: the supplier for a landlord's invoices, the landlord for a supplier's.
  invoices: {
    id: 'i.id',
    columns: {
      title: 'i.job_title',
      number: 'i.number',
      state: 'i.status',
      createdAt: 'i.created_at',
      accountId: 'a.id',
      accountName: 'a.name',
    },
    from: ({ accounts }) =>
      `invoice i join account a on a.id = case when i.account_id = any(${accounts}) then i.supplier_account_id else i.account_id end`,
    where: ({ accounts }) => `(i.account_id = any(${accounts}) or i.supplier_account_id = any(${accounts}))`,
    sort: 'i.created_at',
  },
  requests: {
    id: 'r.id',
    columns: {
      ...LANDLORD,
      title: 'r.title',
      state: 'r.status',
      priority: 'r.priority',
      createdAt: 'r.created_at',
      personId: 'u.id',
      personName: NAME('u'),
    },
    from: `service_request r join account a on a.id = r.account_id left join app_user u on u.id = r.reporter_id
      left join property p on p.id = r.property_id left join unit n on n.id = r.unit_id`,
    search: HOME,
    where: ({ accounts, people }) =>
      `(r.reporter_id = any(${people}) or r.account_id = any(${accounts}) or r.supplier_account_id = any(${accounts}))`,
    sort: 'r.created_at',
  },
  tickets: {
    id: 'k.id',
    columns: {
      title: 'k.subject',
      number: 'k.number::text',
      state: 'k.status',
      priority: 'k.priority',
      createdAt: 'k.created_at',
      personId: 'k.user_id',
      personName: 'k.name',
    },
    from: 'support_ticket k',
    where: ({ people }) => `k.user_id = any(${people})`,
    sort: 'k.created_at',
  },
  chats: {
    id: 's.id',
    columns: { state: 's.status', createdAt: 's.created_at', personId: 'u.id', personName: NAME('u') },
    from: 'chat_session s left join app_user u on u.id = s.user_id',
    where: ({ people }) => `s.user_id = any(${people})`,
    sort: 's.created_at',
  },
  leads: {
    id: 'd.id',
    columns: { title: 'd.source', state: 'd.status', createdAt: 'd.created_at' },
    from: 'crm_lead d',
    where: ({ people }) =>
      `d.merged_into_id is null and (d.user_id = any(${people}) or lower(d.email) = any(array(select lower(email) from app_user where id = any(${people}))))`,
    sort: 'd.created_at',
  },
};

/** One list of a person or an account. The reader's row-level security policies decide which rows it has. */
export function affairList(kind: AffairKind, { of, id }: Whose): ListDefinition {
  const { columns, id: rowId, from, where, sort = rowId, search } = KINDS[kind];
  const select = COLUMNS.map((name) => `${columns[name] ?? 'null'} as "${name}"`).join(', ');
  return {
    select: `${rowId} as id, ${select}`,
    from: typeof from === 'string' ? from : from(SETS[of]),
    where: [where(SETS[of])],
    values: [id],
    sorts: { order: sort },
    defaultSort: kind === 'units' ? 'order' : '-order',
    id: rowId,
    ...(columns.title && { search: [columns.title, ...(search ? [search] : [])] }),
  };
}
