import type { Query } from '../../platform/scope/scope.js';
import { tableOf, tablesBy, type Column, type Row, type Table, word } from './report.js';
import { OWED, type Period } from './report-sql.js';

const COLUMNS: Column[] = [
  { id: 'property', kind: 'text' }, { id: 'unit', kind: 'text' }, { id: 'tenants', kind: 'text' }, { id: 'lease_state', kind: 'text' },
  { id: 'starts', kind: 'day' }, { id: 'ends', kind: 'day' }, { id: 'market_rent', kind: 'money' }, { id: 'rent', kind: 'money' },
  { id: 'deposit_held', kind: 'money' }, { id: 'balance', kind: 'money' },
];

/** Each unit with the lease that runs on the day (`$1`), its rent on that day, and the sums of its ledger up to it. */
const ROWS = `select u.id, p.name as property, u.label as unit, p.currency, u.market_rent_cents as market, l.id as "leaseId", l.state,
    l.starts_on::text as starts, coalesce(l.ends_on, l.term_ends_on)::text as ends,
    coalesce((select string_agg(t.first_name || ' ' || t.last_name, ', ' order by t.created_at, t.id) from lease_tenant t where t.lease_id = l.id), '') as tenants,
    coalesce((select n.rent_cents from lease_term n where n.lease_id = l.id and n.starts_on <= $1 order by n.starts_on desc limit 1), l.rent_cents)::bigint as rent,
    sums.owed::bigint as owed, sums.deposit::bigint as deposit
  from unit u join property p on p.id = u.property_id
  left join lateral (select * from lease l where l.unit_id = u.id and l.state <> 'draft' and l.starts_on <= $1
    and coalesce(l.ends_on, case when l.ends_for_good then l.term_ends_on end, 'infinity') >= $1 order by l.starts_on desc limit 1) l on true
  left join lateral (select coalesce(sum(x.amount_cents) filter (where x.ledger_account in ('rent_receivable', 'prepayments')), 0) as owed,
      coalesce(-sum(x.amount_cents) filter (where x.ledger_account = 'deposits_held'), 0) as deposit
    from posting x join journal_entry e on e.id = x.entry_id where x.lease_id = l.id and e.effective_on <= $1) sums on true
  where p.archived_at is null and u.archived_at is null and ($2::uuid is null or p.id = $2)
  order by p.name, p.id, length(u.label), u.label, u.id`;

interface UnitRow {
  id: string;
  property: string;
  unit: string;
  currency: string;
  market: number | null;
  leaseId: string | null;
  state: string | null;
  starts: string | null;
  ends: string | null;
  tenants: string;
  rent: number | null;
  owed: number;
  deposit: number;
}

/** Who lives where, for what, and how they stand, on one day. */
export async function rentRoll(query: Query, { to, propertyId }: Period): Promise<Table[]> {
  const rows = await query<UnitRow>(ROWS, [to, propertyId]);
  return tablesBy(rows, (currency, own) => tableOf(currency, COLUMNS, own.map((row) => toRow(row, currency, to))));
}

function toRow({ id, property, unit, leaseId, state, tenants, starts, ends, market, rent, deposit, owed }: UnitRow, currency: string, to: string): Row {
  if (leaseId === null) return { id, leaseId, cells: [property, unit, tenants, word('state.vacant'), starts, ends, market, null, null, null], behind: {} };
  return {
    id,
    leaseId,
    cells: [property, unit, tenants, word(`state.${state}`), starts, ends, market, rent, deposit, owed],
    behind: { deposit_held: { accounts: ['deposits_held'], leaseId, currency, to }, balance: { accounts: OWED, leaseId, currency, to } },
  };
}
