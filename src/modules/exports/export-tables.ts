import { OPEN_CENTS, TENANT_NAMES } from '../leases/lease.rows.js';
import { SHOWN_STATE } from '../ledger/lost-in-part.states.js';
import { nameOfRecorder, RECORDED_PAYMENT, recorderOf, TOOK_PAYMENT_BACK } from '../ledger/recorder.rows.js';
import { LABEL_ORDER } from '../portfolio/unit.rows.js';

/**
 * A table that can be exported as CSV: its columns in their order, the SQL that uses these names, and which of them are
 * amounts in cents.
 */
export interface ExportTable {
  columns: readonly string[];
  sql: string;
  /** Cents of the row's `currency`; they are exported as decimals. */
  money?: readonly string[];
  /** The ids of a row of which one must be among `$1`, the chosen ids; null for all. */
  chosen: readonly string[];
  order: string;
}

const HOME = 'p.street_number as "streetNumber", p.street, u.label as unit';
const HOME_ORDER = `p.street, p.street_number, p.id, ${LABEL_ORDER}`;
const HOME_COLUMNS = ['streetNumber', 'street', 'unit'] as const;
/** As in the file of the list of payments. */
const PAYMENT_RECORDERS = ['recordedBy', 'recordedAt', 'takenBackBy', 'takenBackAt'] as const;
const time = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/**
 * The next term of lease `l`, where one is agreed, and the last day of the one that runs: it belongs to the present rent.
 * From month to month, the day before a new rent is no last day that was agreed on. `$2` is now.
 */
const NEXT_TERM = `left join lateral (select n.id, n.follows_monthly,
        (select b.ends_on from lease_term b where b.lease_id = l.id and b.starts_on < n.starts_on order by b.starts_on desc limit 1) as before_ends
      from lease_term n where n.lease_id = l.id and n.starts_on > ($2::timestamptz at time zone p.time_zone)::date order by n.starts_on limit 1) coming on true`;

/**
 * What each lease owes, below zero for a prepayment. One scan of the index of sums (migrations/0028) instead of one
 * lookup per lease.
 */
const BALANCES = `select g.lease_id, sum(g.amount_cents) as cents from posting g
  where g.ledger_account in ('rent_receivable', 'prepayments') group by g.lease_id`;

/** Rented units, their tenants, and payments. */
const PORTFOLIO = {
  properties: {
    columns: [
      'name',
      'streetNumber',
      'street',
      'city',
      'region',
      'postalCode',
      'country',
      'propertyType',
      'yearBuilt',
      'currency',
      'timeZone',
      'units',
      'occupied',
      'archivedAt',
    ],
    sql: `select p.name, p.street_number as "streetNumber", p.street, p.city, p.region, p.postal_code as "postalCode", p.country, p.type as "propertyType",
        p.year_built as "yearBuilt", p.currency, p.time_zone as "timeZone", (select count(*)::int from unit u where u.property_id = p.id and u.archived_at is null) as units,
        (select count(distinct l.unit_id)::int from lease l where l.property_id = p.id and l.state in ('active', 'notice')) as occupied, ${time('p.archived_at')} as "archivedAt"
      from property p where true`,
    chosen: ['p.id'],
    order: 'lower(p.name), p.id',
  },
  units: {
    columns: [
      'streetNumber',
      'street',
      'city',
      'region',
      'postalCode',
      'country',
      'propertyType',
      'unit',
      'bedrooms',
      'bathrooms',
      'squareFeet',
      'marketRent',
      'currency',
      'status',
    ],
    money: ['marketRent'],
    sql: `select p.street_number as "streetNumber", p.street, p.city, p.region, p.postal_code as "postalCode", p.country,
        p.type as "propertyType", u.label as unit, u.bedrooms, (u.half_bathrooms / 2.0)::float as bathrooms, u.square_feet as "squareFeet",
        u.market_rent_cents as "marketRent", p.currency,
        case when exists (select from lease l where l.unit_id = u.id and l.state in ('active', 'notice')) then 'occupied'
          when u.offline then 'offline' when u.id is not null then 'available' end as status
      from property p left join unit u on u.property_id = p.id and u.archived_at is null where p.archived_at is null`,
    chosen: ['p.id', 'u.id'],
    order: HOME_ORDER,
  },
  leases: {
    columns: [
      ...HOME_COLUMNS,
      'tenants',
      'state',
      'startsOn',
      'termEndsOn',
      'endsOn',
      'rent',
      'currency',
      'dueDay',
      'deposit',
      'balance',
    ],
    money: ['rent', 'deposit', 'balance'],
    sql: `select ${HOME}, ${TENANT_NAMES} as tenants, l.state, l.starts_on as "startsOn",
        case when coming.id is null then l.term_ends_on when not coming.follows_monthly then coming.before_ends end as "termEndsOn", l.ends_on as "endsOn",
        l.rent_cents as rent, l.currency, l.due_day as "dueDay", nullif(l.deposit_cents, 0) as deposit,
        case when l.state <> 'draft' then coalesce(b.cents, 0)::bigint end as balance
      from lease l left join (${BALANCES}) b on b.lease_id = l.id join unit u on u.id = l.unit_id join property p on p.id = l.property_id
      ${NEXT_TERM} where true`,
    chosen: ['l.id'],
    order: `${HOME_ORDER}, l.starts_on, l.id`,
  },
  tenants: {
    columns: [
      ...HOME_COLUMNS,
      'firstName',
      'lastName',
      'email',
      'phone',
      'language',
      'joinedAt',
      'leaseState',
      'startsOn',
      'endsOn',
      'owed',
      'currency',
    ],
    money: ['owed'],
    sql: `select ${HOME}, t.first_name as "firstName", t.last_name as "lastName", t.email, t.phone, t.language, ${time('t.joined_at')} as "joinedAt",
        l.state as "leaseState", l.starts_on as "startsOn", coalesce(l.ends_on, l.term_ends_on) as "endsOn",
        nullif(${OPEN_CENTS}, 0) as owed, l.currency
      from lease_tenant t join lease l on l.id = t.lease_id join unit u on u.id = l.unit_id join property p on p.id = l.property_id where true`,
    chosen: ['l.id', 't.id'],
    order: 'lower(t.last_name), lower(t.first_name), t.id',
  },
  payments: {
    columns: [
      ...HOME_COLUMNS,
      'paidOn',
      'payer',
      'method',
      'state',
      'amount',
      'fee',
      'feeBearer',
      'cashback',
      'currency',
      'receiptNumber',
      'note',
      ...PAYMENT_RECORDERS,
    ],
    money: ['amount', 'fee', 'cashback'],
    sql: `select ${HOME}, y.paid_on as "paidOn", y.payer_name as payer, y.method, ${SHOWN_STATE} as state, y.amount_cents as amount, y.fee_cents as fee, y.fee_bearer as "feeBearer",
        y.cashback_cents as cashback, y.currency, y.receipt_number as "receiptNumber", y.note,
        ${nameOfRecorder('w.by')} as "recordedBy", w.by ->> 'at' as "recordedAt", ${nameOfRecorder('b.by')} as "takenBackBy", b.by ->> 'at' as "takenBackAt"
      from payment y join lease l on l.id = y.lease_id join unit u on u.id = l.unit_id join property p on p.id = l.property_id
      cross join lateral (select ${RECORDED_PAYMENT} as by offset 0) w cross join lateral (select ${TOOK_PAYMENT_BACK} as by offset 0) b where true`,
    chosen: ['l.id'],
    order: 'y.paid_on desc, y.id desc',
  },
  ledger: {
    columns: [
      ...HOME_COLUMNS,
      'date',
      'entry',
      'kind',
      'account',
      'amount',
      'currency',
      'period',
      'label',
      'note',
      'reverses',
      'recordedBy',
      'recordedAt',
    ],
    money: ['amount'],
    sql: `select ${HOME}, e.effective_on as date, e.id as entry, e.kind, g.ledger_account as account, g.amount_cents as amount, g.currency,
        c.period, c.label, e.note, e.reverses_id as reverses, ${nameOfRecorder('w.by')} as "recordedBy", w.by ->> 'at' as "recordedAt"
      from posting g join journal_entry e on e.id = g.entry_id left join charge c on c.id = e.charge_id left join payment y on y.id = e.payment_id
      cross join lateral (select ${recorderOf('e', 'y')} as by offset 0) w
      join lease l on l.id = g.lease_id join unit u on u.id = l.unit_id join property p on p.id = l.property_id where true`,
    chosen: ['l.id'],
    order: 'e.effective_on, e.id, g.id',
  },
} as const satisfies Record<string, ExportTable>;

/** The work on a request, and the people involved. */
const WORK = {
  requests: {
    columns: [
      ...HOME_COLUMNS,
      'title',
      'issueType',
      'priority',
      'status',
      'filedAt',
      'scheduledFor',
      'completedAt',
      'closedAt',
      'cost',
      'currency',
      'supplier',
      'rating',
    ],
    money: ['cost'],
    sql: `select ${HOME}, r.title, r.issue_type as "issueType", r.priority, r.status, ${time('r.created_at')} as "filedAt",
        ${time('r.scheduled_for')} as "scheduledFor", ${time('r.completed_at')} as "completedAt", ${time('r.closed_at')} as "closedAt",
        r.cost_cents as cost, p.currency, (select s.company_name from supplier s where s.account_id = r.supplier_account_id) as supplier, r.rating
      from service_request r join property p on p.id = r.property_id left join unit u on u.id = r.unit_id where true`,
    chosen: ['r.id'],
    order: 'r.created_at desc, r.id desc',
  },
  suppliers: {
    columns: ['companyName', 'serviceType', 'trades', 'city', 'phone', 'email', 'jobsDone', 'ratings', 'rating'],
    sql: `select s.company_name as "companyName", s.service_type as "serviceType", (select string_agg(t, ', ') from jsonb_array_elements_text(s.trades) t) as trades, s.city, s.phone, s.email, s.jobs_done as "jobsDone",
        s.rating_count as ratings, case when s.rating_count > 0 then round(s.rating_sum::numeric / s.rating_count, 1)::float end as rating
      from supplier s where true`,
    chosen: ['s.id'],
    order: 'lower(s.company_name), s.id',
  },
  renewals: {
    columns: [
      ...HOME_COLUMNS,
      'tenants',
      'status',
      'action',
      'startsOn',
      'endsOn',
      'presentRent',
      'proposedRent',
      'highestRent',
      'decidedRent',
      'currency',
      'regionCap',
      'capStatus',
      'noticeFrom',
      'noticeBy',
      'confidence',
      'offer',
      'answerBy',
    ],
    money: ['presentRent', 'proposedRent', 'highestRent', 'decidedRent', 'regionCap'],
    sql: `select ${HOME}, ${TENANT_NAMES} as tenants, r.status, r.action, r.starts_on as "startsOn", r.ends_on as "endsOn", r.current_rent_cents as "presentRent",
        r.proposed_rent_cents as "proposedRent", r.high_rent_cents as "highestRent", r.rent_cents as "decidedRent", r.currency, r.cap_cents as "regionCap",
        r.cap_status as "capStatus", r.notice_from as "noticeFrom", r.notice_by as "noticeBy", r.confidence, o.state as offer, o.answer_by as "answerBy"
      from lease_renewal r join lease l on l.id = r.lease_id join unit u on u.id = r.unit_id join property p on p.id = r.property_id
      left join lateral (select * from renewal_offer o where o.renewal_id = r.id order by o.created_at desc, o.id desc limit 1) o on true where true`,
    chosen: ['r.id'],
    order: 'r.starts_on, r.id',
  },
  listings: {
    columns: [
      ...HOME_COLUMNS,
      'title',
      'state',
      'availableDate',
      'rent',
      'currency',
      'questions',
      'unanswered',
      'publishedAt',
      'closedAt',
    ],
    money: ['rent'],
    sql: `select ${HOME}, x.title, x.state, x.available_date as "availableDate", x.rent_cents as rent, x.currency,
        (select count(*)::int from listing_question q where q.listing_id = x.id) as questions,
        (select count(*)::int from listing_question q where q.listing_id = x.id and q.answered_at is null) as unanswered,
        ${time('x.published_at')} as "publishedAt", ${time('x.closed_at')} as "closedAt"
      from listing x join unit u on u.id = x.unit_id join property p on p.id = x.property_id where true`,
    chosen: ['x.id'],
    order: 'x.created_at desc, x.id desc',
  },
  documents: {
    columns: [...HOME_COLUMNS, 'name', 'purpose', 'type', 'bytes', 'version', 'sharedWithTenant', 'filedAt'],
    sql: `select ${HOME}, d.name, d.purpose, d.media_type as type, d.bytes, d.number as version, d.shared_with_tenant::text as "sharedWithTenant", ${time('d.created_at')} as "filedAt"
      from stored_file d left join unit u on u.id = d.unit_id left join property p on p.id = u.property_id
      where d.superseded_at is null and d.purpose not in ('request_photo', 'listing_photo', 'request_attachment')`,
    chosen: ['d.id', 'd.unit_id'],
    order: `${HOME_ORDER}, d.created_at desc, d.id`,
  },
  plans: {
    columns: [...HOME_COLUMNS, 'plan', 'billing', 'price', 'currency', 'since', 'endedAt'],
    money: ['price'],
    sql: `select ${HOME}, a.plan_id as plan, a.billing, a.price_cents as price, a.currency, ${time('a.created_at')} as since, ${time('a.ended_at')} as "endedAt"
      from unit_plan a join unit u on u.id = a.unit_id join property p on p.id = u.property_id where true`,
    chosen: ['a.id', 'u.id'],
    order: `${HOME_ORDER}, a.created_at`,
  },
  imports: {
    columns: [
      'fileName',
      'state',
      'rows',
      'mistakes',
      'properties',
      'units',
      'leases',
      'tenants',
      'checkedAt',
      'appliedAt',
      'undoneAt',
    ],
    sql: `select i.file_name as "fileName", i.state, i.row_count as rows, i.problem_count as mistakes, (i.counts->>'properties')::int as properties, (i.counts->>'units')::int as units,
        (i.counts->>'leases')::int as leases, (i.counts->>'tenants')::int as tenants, ${time('i.created_at')} as "checkedAt", ${time('i.applied_at')} as "appliedAt", ${time('i.undone_at')} as "undoneAt"
      from portfolio_import i where true`,
    chosen: ['i.id'],
    order: 'i.created_at desc, i.id desc',
  },
  findings: {
    columns: [
      ...HOME_COLUMNS,
      'date',
      'kind',
      'reference',
      'amount',
      'currency',
      'method',
      'state',
      'note',
      'mendedAt',
    ],
    money: ['amount'],
    sql: `select ${HOME}, f.happened_on as date, f.kind, f.reference, f.amount_cents as amount, f.currency, f.method, f.state, f.note, ${time('f.resolved_at')} as "mendedAt"
      from payment_finding f left join lease l on l.id = f.lease_id left join unit u on u.id = l.unit_id left join property p on p.id = l.property_id where true`,
    chosen: ['f.id'],
    order: 'f.happened_on desc, f.id desc',
  },
} as const satisfies Record<string, ExportTable>;

/** Everything of a landlord's account, one file per table. Expenses and reports are exported with their own filters. */
export const EXPORT_TABLES = { ...PORTFOLIO, ...WORK };

export type ExportName = keyof typeof EXPORT_TABLES;
export const EXPORT_NAMES = Object.keys(EXPORT_TABLES) as ExportName[];
