import type { SearchKind } from './search.dto.js';

/** How many of a kind are found at most. */
const MOST = 5;

interface Part {
  /** Of a hit, by the names of the answer; what is missing is null. */
  columns: Partial<Record<(typeof FIELDS)[number], string>>;
  from: string;
  where: string;
  /** What begins with the first word comes first, then by this. */
  title: string;
  order: string;
}

const FIELDS = [
  'id',
  'title',
  'streetNumber',
  'street',
  'unitLabel',
  'city',
  'state',
  'amountCents',
  'currency',
  'day',
  'parentId',
  'number',
  'person',
] as const;
const TYPES: Partial<Record<(typeof FIELDS)[number], string>> = { id: 'uuid', parentId: 'uuid', amountCents: 'bigint' };

const HOME = { streetNumber: 'p.street_number', street: 'p.street', unitLabel: 'u.label', city: 'p.city' };
const ADDRESS = "p.street_number || '-' || u.label, p.street_number, p.street, u.label, p.name, p.city";
const PEOPLE = `(select string_agg(t.first_name || ' ' || t.last_name, ', ' order by t.created_at, t.id) from lease_tenant t where t.lease_id = l.id)`;
const DATE = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD')`;

/** Every word occurs in one of these. */
const all = (texts: string) => `lw_fold(concat_ws(' ', ${texts})) like all($1)`;
/** One of the words occurs in these: an address alone isn't a reason to show each of its units. */
const any = (texts: string) => `lw_fold(concat_ws(' ', ${texts})) like any($1)`;

const PERSON_NAME = "u.first_name || ' ' || u.last_name";
/** Staff find people by the address where they live, or by the name of their company. One look at each table, for all people. */
const PEOPLE_BY_HOME = `select t.user_id from lease_tenant t join unit u on u.id = t.unit_id join property p on p.id = t.property_id
  where t.user_id is not null and ${all(`t.first_name, t.last_name, ${ADDRESS}`)}`;
/** The landlord of a home is found by it as well, also while no one lives there. */
const PEOPLE_BY_PROPERTY = `select m.user_id from membership m where m.role in ('owner', 'manager') and m.account_id = any(array(
  select p.account_id from property p left join unit u on u.property_id = p.id where ${all(ADDRESS)}))`;
const PEOPLE_BY_ACCOUNT = `select m.user_id from membership m join account a on a.id = m.account_id where m.role in ('owner', 'manager', 'technician') and ${all('a.name')}`;

const PARTS: Record<SearchKind, Part> = {
  property: {
    columns: { id: 'p.id', title: 'p.name', streetNumber: 'p.street_number', street: 'p.street', city: 'p.city' },
    from: 'property p',
    where: all('p.name, p.street_number, p.street, p.city, p.postal_code'),
    title: 'p.name',
    order: '(p.archived_at is not null), lower(p.street), p.street_number, p.id',
  },
  unit: {
    columns: { id: 'u.id', title: 'u.label', ...HOME },
    from: 'unit u join property p on p.id = u.property_id',
    where: `${all(ADDRESS)} and (${any('u.label')} or lw_fold(p.street_number || '-' || u.label) like any($5))`,
    title: 'u.label',
    order: '(u.archived_at is not null), lower(p.street), p.street_number, u.label, u.id',
  },
  tenant: {
    columns: { id: 't.id', title: "t.first_name || ' ' || t.last_name", ...HOME, state: 'l.state' },
    from: 'lease_tenant t join lease l on l.id = t.lease_id join unit u on u.id = l.unit_id join property p on p.id = l.property_id',
    where: `${all(`t.first_name, t.last_name, t.email, t.phone, ${ADDRESS}`)} and ${any('t.first_name, t.last_name, t.email, t.phone')}`,
    title: 't.last_name',
    order: "(l.state in ('active', 'notice')) desc, lower(t.last_name), lower(t.first_name), t.id",
  },
  lease: {
    columns: { id: 'l.id', title: PEOPLE, ...HOME, state: 'l.state' },
    from: 'lease l join unit u on u.id = l.unit_id join property p on p.id = l.property_id',
    where: all(`${PEOPLE}, ${ADDRESS}`),
    title: 'u.label',
    order: "(l.state in ('active', 'notice')) desc, l.starts_on desc, l.id",
  },
  request: {
    columns: { id: 'r.id', title: 'r.title', ...HOME, state: 'r.status', day: DATE('r.created_at') },
    from: 'service_request r left join property p on p.id = r.property_id left join unit u on u.id = r.unit_id',
    where: `${all(`r.title, ${ADDRESS}`)} and ${any('r.title')}`,
    title: 'r.title',
    order: 'r.created_at desc, r.id',
  },
  payment: {
    columns: {
      id: 'y.id',
      title: 'y.payer_name',
      state: 'y.state',
      amountCents: 'y.amount_cents',
      currency: 'y.currency',
      day: 'y.paid_on',
      parentId: 'y.lease_id',
      ...HOME,
    },
    from: 'payment y join lease l on l.id = y.lease_id join unit u on u.id = l.unit_id join property p on p.id = l.property_id',
    where: '(y.amount_cents = any($3) or y.receipt_number like $4)',
    title: 'y.receipt_number',
    order: 'y.paid_on desc, y.id desc',
  },
  document: {
    columns: {
      id: 'f.id',
      title: 'f.name',
      streetNumber: 'p.street_number',
      street: 'p.street',
      unitLabel: 'u.label',
      city: 'p.city',
      day: DATE('f.created_at'),
      parentId: 'f.unit_id',
    },
    from: 'stored_file f left join unit u on u.id = f.unit_id left join property p on p.id = u.property_id',
    where: `f.superseded_at is null and f.purpose not in ('request_photo', 'listing_photo', 'request_attachment') and ${all(`f.name, ${ADDRESS}`)} and ${any('f.name')}`,
    title: 'f.name',
    order: 'f.created_at desc, f.id',
  },
  ticket: {
    columns: {
      id: 't.id',
      title: 't.subject',
      number: 't.number',
      person: 't.name',
      state: 't.status',
      day: DATE('t.created_at'),
    },
    from: 'support_ticket t',
    where: all(
      `'#' || t.number, t.subject, t.name, t.email, t.phone, t.description, (select string_agg(m.message, ' ') from support_ticket_message m where m.ticket_id = t.id)`,
    ),
    title: "'#' || t.number",
    order: "(t.status in ('open', 'in_progress')) desc, t.last_message_at desc, t.id",
  },
  person: {
    columns: {
      id: 'u.id',
      title: PERSON_NAME,
      person: 'u.email',
      state: 'u.user_type',
      streetNumber: 'h.street_number',
      street: 'h.street',
      unitLabel: 'h.label',
      city: 'h.city',
    },
    // With the latest home that they rent.
    from: `app_user u left join lateral (
      select p.street_number, p.street, n.label, p.city from lease_tenant t join property p on p.id = t.property_id join unit n on n.id = t.unit_id
      where t.user_id = u.id order by t.created_at desc, t.id limit 1) h on true`,
    where: `u.deleted_at is null and (${all(`${PERSON_NAME}, u.email, u.phone`)} or u.id = any(array(${PEOPLE_BY_HOME})) or u.id = any(array(${PEOPLE_BY_PROPERTY})) or u.id = any(array(${PEOPLE_BY_ACCOUNT})))`,
    title: 'u.last_name',
    order: 'lower(u.last_name), lower(u.first_name), u.id',
  },
  lead: {
    columns: {
      id: 'l.id',
      title: "concat_ws(' ', l.first_name, l.last_name)",
      person: 'coalesce(l.company, l.email)',
      state: 'l.status',
      day: DATE('l.created_at'),
    },
    from: 'crm_lead l',
    where: `l.merged_into_id is null and ${all('l.first_name, l.last_name, l.email, l.phone, l.company')}`,
    title: 'l.last_name',
    order: "(l.status in ('won', 'lost')), l.created_at desc, l.id",
  },
};

/**
 * One statement for all kinds: `$1` patterns of the words, `$2` the pattern of what begins so, `$3` amounts in cents, `$4` the
 * pattern of a receipt, `$5` those of `$1` that may name a home, as in 87-302. Row policies leave what the actor may see, and narrow each part to the account before words are compared.
 */
export function searchSql(kinds: readonly SearchKind[]): string {
  const parts = kinds.map((kind) => `(${partSql(kind, PARTS[kind])})`);
  return `select * from (${parts.join(' union all ')}) hits where $1::text[] is not null and $2::text is not null and $3::bigint[] is not null and ($4::text is null or true) and $5::text[] is not null
    order by kind, place`;
}

function partSql(kind: SearchKind, { columns, from, where, title, order }: Part): string {
  const selected = FIELDS.map((field) => `(${columns[field] ?? 'null'})::${TYPES[field] ?? 'text'} as "${field}"`);
  const sorted = `coalesce(lw_fold(${title}) like $2, false) desc, ${order}`;
  return `select '${kind}' as kind, row_number() over (order by ${sorted})::int as place, ${selected.join(', ')} from ${from} where ${where} order by place limit ${MOST}`;
}
