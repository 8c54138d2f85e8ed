import { TENANT_NAMES } from '../lease.rows.js';
import { LABEL_ORDER } from '../unit.rows.js';

/** A table that leaves as CSV: its columns in their order, the SQL that names them so, which of them are amounts in cents. */
export interface ExportTable {
  columns: readonly string[];
  sql: string;
  /** Cents of the row's `currency`; they leave as decimals. */
  money?: readonly string[];
  /** What `$1`, ids that were chosen, is compared with; null for all. */
  chosen: string;
  order: string;
}

const HOME = 'p.street_number as "streetNumber", p.street, u.label as unit';
const HOME_ORDER = `p.street, p.street_number, p.id, ${LABEL_ORDER}`;
const HOME_COLUMNS = ['streetNumber', 'street', 'unit'] as const;
const time = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** Everything of a landlord's account, one file a table. */
export const EXPORT_TABLES = {
  units: {
    columns: ['streetNumber', 'street', 'city', 'region', 'postalCode', 'country', 'propertyType', 'unit', 'bedrooms', 'bathrooms', 'squareFeet', 'marketRent', 'currency', 'status'],
    money: ['marketRent'],
    sql: `select p.street_number as "streetNumber", p.street, p.city, p.region, p.postal_code as "postalCode", p.country,
        p.type as "propertyType", u.label as unit, u.bedrooms, (u.half_bathrooms / 2.0)::float as bathrooms, u.square_feet as "squareFeet",
        u.market_rent_cents as "marketRent", p.currency,
        case when exists (select from lease l where l.unit_id = u.id and l.state in ('active', 'notice')) then 'occupied'
          when u.offline then 'offline' when u.id is not null then 'available' end as status
      from property p left join unit u on u.property_id = p.id and u.archived_at is null where p.archived_at is null`,
    chosen: 'p.id',
    order: HOME_ORDER,
  },
  leases: {
    columns: [...HOME_COLUMNS, 'tenants', 'state', 'startsOn', 'termEndsOn', 'endsOn', 'rent', 'currency', 'dueDay', 'deposit'],
    money: ['rent', 'deposit'],
    sql: `select ${HOME}, ${TENANT_NAMES} as tenants, l.state, l.starts_on as "startsOn", l.term_ends_on as "termEndsOn", l.ends_on as "endsOn",
        l.rent_cents as rent, l.currency, l.due_day as "dueDay", nullif(l.deposit_cents, 0) as deposit
      from lease l join unit u on u.id = l.unit_id join property p on p.id = l.property_id where true`,
    chosen: 'l.id',
    order: `${HOME_ORDER}, l.starts_on, l.id`,
  },
  tenants: {
    columns: [...HOME_COLUMNS, 'firstName', 'lastName', 'email', 'phone', 'language', 'joinedAt', 'leaseState', 'startsOn', 'endsOn'],
    sql: `select ${HOME}, t.first_name as "firstName", t.last_name as "lastName", t.email, t.phone, t.language, ${time('t.joined_at')} as "joinedAt",
        l.state as "leaseState", l.starts_on as "startsOn", coalesce(l.ends_on, l.term_ends_on) as "endsOn"
      from lease_tenant t join lease l on l.id = t.lease_id join unit u on u.id = l.unit_id join property p on p.id = l.property_id where true`,
    chosen: 'l.id',
    order: 'lower(t.last_name), lower(t.first_name), t.id',
  },
  payments: {
    columns: [...HOME_COLUMNS, 'paidOn', 'method', 'state', 'amount', 'fee', 'feeBearer', 'cashback', 'currency', 'receiptNumber', 'note'],
    money: ['amount', 'fee', 'cashback'],
    sql: `select ${HOME}, y.paid_on as "paidOn", y.method, y.state, y.amount_cents as amount, y.fee_cents as fee, y.fee_bearer as "feeBearer",
        y.cashback_cents as cashback, y.currency, y.receipt_number as "receiptNumber", y.note
      from payment y join lease l on l.id = y.lease_id join unit u on u.id = l.unit_id join property p on p.id = l.property_id where true`,
    chosen: 'l.id',
    order: 'y.paid_on desc, y.id desc',
  },
  ledger: {
    columns: [...HOME_COLUMNS, 'date', 'entry', 'kind', 'account', 'amount', 'currency', 'period', 'label', 'note', 'reverses'],
    money: ['amount'],
    sql: `select ${HOME}, e.effective_on as date, e.id as entry, e.kind, g.ledger_account as account, g.amount_cents as amount, g.currency,
        c.period, c.label, e.note, e.reverses_id as reverses
      from posting g join journal_entry e on e.id = g.entry_id left join charge c on c.id = e.charge_id
      join lease l on l.id = g.lease_id join unit u on u.id = l.unit_id join property p on p.id = l.property_id where true`,
    chosen: 'l.id',
    order: 'e.effective_on, e.id, g.id',
  },
  requests: {
    columns: [...HOME_COLUMNS, 'title', 'issueType', 'priority', 'status', 'filedAt', 'scheduledFor', 'completedAt', 'closedAt', 'cost', 'currency', 'supplier', 'rating'],
    money: ['cost'],
    sql: `select ${HOME}, r.title, r.issue_type as "issueType", r.priority, r.status, ${time('r.created_at')} as "filedAt",
        ${time('r.scheduled_for')} as "scheduledFor", ${time('r.completed_at')} as "completedAt", ${time('r.closed_at')} as "closedAt",
        r.cost_cents as cost, p.currency, (select s.company_name from supplier s where s.account_id = r.supplier_account_id) as supplier, r.rating
      from service_request r join property p on p.id = r.property_id left join unit u on u.id = r.unit_id where true`,
    chosen: 'r.id',
    order: 'r.created_at desc, r.id desc',
  },
  suppliers: {
    columns: ['companyName', 'serviceType', 'city', 'phone', 'email', 'jobsDone', 'ratings', 'rating'],
    sql: `select s.company_name as "companyName", s.service_type as "serviceType", s.city, s.phone, s.email, s.jobs_done as "jobsDone",
        s.rating_count as ratings, case when s.rating_count > 0 then round(s.rating_sum::numeric / s.rating_count, 1)::float end as rating
      from supplier s where true`,
    chosen: 's.id',
    order: 'lower(s.company_name), s.id',
  },
} as const satisfies Record<string, ExportTable>;

export type ExportName = keyof typeof EXPORT_TABLES;
export const EXPORT_NAMES = Object.keys(EXPORT_TABLES) as ExportName[];
