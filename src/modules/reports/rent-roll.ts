import type { Query } from '../../platform/scope/scope.js';
import { OWED, ranOn, type Period } from './report-sql.js';
import { tableOf, tablesBy, withSubtotals, type Column, type Row, type Table, word } from './report.js';

const COLUMNS: Column[] = [
  { id: 'property', kind: 'text' },
  { id: 'unit', kind: 'text' },
  { id: 'tenants', kind: 'text' },
  { id: 'lease_state', kind: 'text' },
  { id: 'starts', kind: 'day' },
  { id: 'ends', kind: 'day' },
  { id: 'market_rent', kind: 'money' },
  { id: 'rent', kind: 'money' },
  { id: 'deposit_held', kind: 'money' },
  { id: 'balance', kind: 'money' },
];

const OF_LEASES = `x.ledger_account in ('rent_receivable', 'prepayments', 'deposits_held') and ($2::uuid is null or x.lease_id in (select id from lease where property_id = $2))`;
/**
 * The balance of each ledger: the sum of all postings less those that count for later days. Most postings then come
 * from the index of sums, without reading their entries.
 */
const SUMS = `moves as (
    select x.lease_id, x.ledger_account = 'deposits_held' as held, sum(x.amount_cents) as cents from posting x where ${OF_LEASES} group by 1, 2
    union all
    select x.lease_id, x.ledger_account = 'deposits_held', -sum(x.amount_cents) from journal_entry e join posting x on x.entry_id = e.id
    where e.effective_on > $1 and ${OF_LEASES} group by 1, 2
  ), sums as materialized (select lease_id, sum(cents) filter (where not held) as owed, -sum(cents) filter (where held) as deposit from moves group by lease_id)`;

/**
 * Each unit with the lease that runs on the day (`$1`), its rent on that day, and the sums of its ledger up to it; if none runs, with the next that is signed. `case` and not
 * `coalesce` names the lease of the tenants: below row policies, PostgreSQL compares a `coalesce` only after the policy, so it would read all
 * tenants of the account for each unit.
 */
export const ROWS = `with ${SUMS} select u.id, p.id as "propertyId", p.name as property, u.label as unit, p.currency, u.market_rent_cents as market, l.id as "leaseId", l.state,
    coalesce(l.starts_on, n.starts_on)::text as starts, coalesce(l.ends_on, l.term_ends_on, n.ends_on, n.term_ends_on)::text as ends, n.id is not null as later, u.offline,
    coalesce((select string_agg(t.first_name || ' ' || t.last_name, ', ' order by t.created_at, t.id) from lease_tenant t where t.lease_id = case when l.id is null then n.id else l.id end), '') as tenants,
    coalesce((select n.rent_cents from lease_term n where n.lease_id = l.id and n.starts_on <= $1 order by n.starts_on desc limit 1), l.rent_cents)::bigint as rent,
    coalesce(sums.owed, 0)::bigint as owed, coalesce(sums.deposit, 0)::bigint as deposit
  from unit u join property p on p.id = u.property_id
  left join (select distinct on (l.unit_id) l.* from lease l where ${ranOn('$1')} order by l.unit_id, l.starts_on desc) l on l.unit_id = u.id
  left join lateral (select s.* from lease s where l.id is null and s.unit_id = u.id and s.state <> 'draft' and s.starts_on > $1 and (s.activated_at at time zone p.time_zone)::date <= $1 order by s.starts_on limit 1) n on true
  left join sums on sums.lease_id = l.id
  where p.archived_at is null and u.archived_at is null and ($2::uuid is null or p.id = $2)
  order by p.name, p.id, length(u.label), u.label, u.id`;

interface UnitRow {
  id: string;
  propertyId: string;
  property: string;
  unit: string;
  currency: string;
  market: number | null;
  leaseId: string | null;
  state: string | null;
  starts: string | null;
  ends: string | null;
  /** No one lives there on the day, but a lease is signed. */
  later: boolean;
  /** Off the market now. Since when isn't kept, so a past day shows it, too. */
  offline: boolean;
  tenants: string;
  rent: number | null;
  owed: number;
  deposit: number;
}

/** Who lives where, at which rent, and with which balance, on one day. */
export async function rentRoll(query: Query, { to, propertyId }: Period): Promise<Table[]> {
  const rows = await query<UnitRow>(ROWS, [to, propertyId]);
  return tablesBy(rows, (currency, own) => {
    const properties = [...Map.groupBy(own, (row) => row.propertyId)].map(([id, units]) => ({
      propertyId: id,
      rows: units.map((row) => toRow(row, currency, to)),
      behind: sumsBehind(currency, to, id),
    }));
    return tableOf(currency, COLUMNS, withSubtotals(COLUMNS, properties), sumsBehind(currency, to, propertyId));
  });
}

/** The queries behind the sums of all active leases, of one property or of all. */
function sumsBehind(currency: string, to: string, propertyId: string | null): Row['behind'] {
  const all = { currency, running: to, to, ...(propertyId && { propertyId }) };
  return {
    deposit_held: { ...all, accounts: ['deposits_held'], creditsAdd: true },
    balance: { ...all, accounts: OWED },
  };
}

function toRow(
  { id, property, unit, leaseId, state, tenants, starts, ends, later, offline, market, rent, deposit, owed }: UnitRow,
  currency: string,
  to: string,
): Row {
  if (leaseId === null)
    return {
      id,
      leaseId,
      cells: [
        property,
        unit,
        tenants,
        word(`state.${vacancyOf(later, offline)}`),
        starts,
        ends,
        market,
        null,
        null,
        null,
      ],
      behind: {},
    };
  return {
    id,
    leaseId,
    cells: [property, unit, tenants, word(`state.${state}`), starts, ends, market, rent, deposit, owed],
    behind: {
      deposit_held: { accounts: ['deposits_held'], leaseId, currency, to, creditsAdd: true },
      balance: { accounts: OWED, leaseId, currency, to },
    },
  };
}

function vacancyOf(later: boolean, offline: boolean): 'upcoming' | 'offline' | 'vacant' {
  if (later) return 'upcoming';
  return offline ? 'offline' : 'vacant';
}
