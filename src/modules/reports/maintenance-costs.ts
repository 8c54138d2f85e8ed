import type { Query } from '../../platform/scope/scope.js';
import type { Period } from './report-sql.js';
import { tableOf, tablesBy, word, withSubtotals, type Behind, type Column, type Row, type Table } from './report.js';

/** The two categories of expenses for work on a home. */
const ACCOUNTS = ['expense_repairs', 'expense_maintenance'];
/** Years that all get a column; in a longer period only those with costs do. */
const YEARS_MOST = 10;

/**
 * The postings on those accounts by unit and year. A reversed entry and its reversal add up to zero, and only one of
 * them names the unit, so neither is counted. What is left is linked from one expense each.
 */
const COSTS = `select x.currency, p.id as "propertyId", p.name as property, u.id as "unitId", u.label as unit,
    extract(year from e.effective_on)::int as year, sum(x.amount_cents)::bigint as cents
  from posting x join journal_entry e on e.id = x.entry_id join property p on p.id = e.property_id
  left join expense s on s.entry_id = e.id left join unit u on u.id = s.unit_id
  where x.ledger_account = any('{${ACCOUNTS.join(',')}}') and ($1::date is null or e.effective_on >= $1) and e.effective_on <= $2
    and ($3::uuid is null or p.id = $3) and ($4::uuid is null or u.id = $4)
    and e.reverses_id is null and not exists (select from journal_entry b where b.reverses_id = e.id)
  group by 1, 2, 3, 4, 5, 6 order by p.name, p.id, u.id is not null, length(u.label), u.label, u.id`;

interface CostRow {
  currency: string;
  propertyId: string;
  property: string;
  unitId: string | null;
  unit: string | null;
  year: number;
  cents: number;
}

/**
 * What repairs and maintenance have cost, unit by unit and year by year; expenses without a unit are a row of the
 * property.
 */
export async function maintenanceCosts(query: Query, period: Period & { unitId: string | null }): Promise<Table[]> {
  const { from, to, propertyId, unitId } = period;
  const rows = await query<CostRow>(COSTS, [from, to, propertyId, unitId]);
  return tablesBy(rows, (currency, own) => {
    const years = yearsOf(own, period);
    const columns: Column[] = [
      { id: 'property', kind: 'text' },
      { id: 'unit', kind: 'text' },
      ...years.map((year) => ({ id: `year_${year}`, kind: 'money' as const })),
      { id: 'total', kind: 'money' },
    ];
    const properties = [...Map.groupBy(own, (row) => row.propertyId)].map(([id, costs]) => ({
      propertyId: id,
      rows: [...Map.groupBy(costs, (row) => row.unitId).values()].map((of) => toRow(of, years, currency, period)),
      behind: behindOf(years, currency, period, { propertyId: id }),
    }));
    const all = { ...(propertyId && { propertyId }), ...(unitId && { unit: unitId }) };
    return tableOf(currency, columns, withSubtotals(columns, properties), behindOf(years, currency, period, all));
  });
}

/** The years of the period, so that one without costs is shown as nothing; of a very long one those with costs. */
function yearsOf(rows: readonly CostRow[], { from, to }: Period): number[] {
  const [first, last] = [Number((from ?? to).slice(0, 4)), Number(to.slice(0, 4))];
  if (last - first < YEARS_MOST) return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  return [...new Set(rows.map(({ year }) => year))].sort((a, b) => a - b);
}

function toRow(costs: readonly CostRow[], years: readonly number[], currency: string, period: Period): Row {
  const { propertyId = '', property = '', unitId = null, unit = null } = costs[0] ?? {};
  const spent = years.map((year) => costs.filter((row) => row.year === year).reduce((sum, row) => sum + row.cents, 0));
  return {
    id: `${currency}-${propertyId}-${unitId ?? 'shared'}`,
    cells: [property, unit ?? word('wholeProperty'), ...spent, spent.reduce((sum, cents) => sum + cents, 0)],
    behind: behindOf(years, currency, period, { propertyId, unit: unitId ?? 'none' }),
  };
}

/** The queries behind the figure of each year, and behind their sum. */
function behindOf(
  years: readonly number[],
  currency: string,
  { from, to }: Period,
  where: Pick<Behind, 'propertyId' | 'unit'>,
): Row['behind'] {
  const all: Behind = { accounts: ACCOUNTS, currency, ...where };
  const later = (a: string, b: string | null) => (b !== null && b > a ? b : a);
  const of = years.map((year): [string, Behind] => [
    `year_${year}`,
    { ...all, from: later(`${year}-01-01`, from), to: `${year}-12-31` > to ? to : `${year}-12-31` },
  ]);
  return { ...Object.fromEntries(of), total: { ...all, ...(from && { from }), to } };
}
