import type { SearchKind } from './search.dto.js';

export interface Part {
  /** Of a hit, by the names of the answer; what is missing is null. */
  columns: Partial<Record<SearchField, string>>;
  from: string;
  where: string;
  /** What begins with the first word comes first, then by this. */
  title: string;
  order: string;
  /** Joined to the few that are shown, for their columns alone. */
  beside?: string;
}

/** Of a hit. */
export const SEARCH_FIELDS = [
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
export type SearchField = (typeof SEARCH_FIELDS)[number];

export const HOME = { streetNumber: 'p.street_number', street: 'p.street', unitLabel: 'u.label', city: 'p.city' };
export const ADDRESS = "p.street_number || '-' || u.label, p.street_number, p.street, u.label, p.name, p.city";
export const PEOPLE = `(select string_agg(t.first_name || ' ' || t.last_name, ', ' order by t.created_at, t.id) from lease_tenant t where t.lease_id = l.id)`;
/** Names and emails of leads that were merged into this one. */
const MERGED_LEADS = `(select string_agg(concat_ws(' ', b.first_name, b.last_name, b.email), ' ') from crm_lead b where b.merged_into_id = l.id)`;
const DATE = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD')`;

/** Every word occurs in one of these. */
export const all = (texts: string) => `lw_fold(concat_ws(' ', ${texts})) like all($1)`;
/** One of the words occurs in these: an address alone isn't a reason to show each of its units. */
export const any = (texts: string) => `lw_fold(concat_ws(' ', ${texts})) like any($1)`;

export const PARTS: Record<Exclude<SearchKind, 'person'>, Part> = {
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
  lead: {
    columns: {
      id: 'l.id',
      title: "concat_ws(' ', l.first_name, l.last_name)",
      person: 'coalesce(l.company, l.email)',
      state: 'l.status',
      day: DATE('l.created_at'),
    },
    from: 'crm_lead l',
    where: `l.merged_into_id is null and ${all(`l.first_name, l.last_name, l.email, l.phone, l.company, ${MERGED_LEADS}`)}`,
    title: 'l.last_name',
    order: "(l.status in ('won', 'lost')), l.created_at desc, l.id",
  },
};
