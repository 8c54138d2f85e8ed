import type { Query } from '../../platform/scope/scope.js';
import { CASH_LINES } from './cash-lines.js';
import type { MonthPoint } from './income-expense.js';
import { isExpense, valuesOf, type Period } from './report-sql.js';
import { tableOf, tablesBy, type Behind, type Column, type Row, type Table } from './report.js';

const MONEY = ['rent_received', 'other_received', 'paid_ahead', 'expenses', 'net'] as const;
const COLUMNS: Column[] = [{ id: 'property', kind: 'text' }, ...MONEY.map((id) => ({ id, kind: 'money' as const }))];

/** What was owed when a lease was entered is rent of earlier months: it is income when it is paid. */
const RENT = ['rent_income', 'opening_balances'];
const OTHER = ['late_fee_income', 'returned_payment_income', 'other_income'];

const ROWS = `select x.currency, p.id as "propertyId", p.name as property, x.ledger_account as account, to_char(x.day, 'YYYY-MM') as month, sum(x.amount_cents)::bigint as cents
  from ${CASH_LINES} left join lease l on l.id = x.lease_id join property p on p.id = coalesce(l.property_id, x.property_id)
  where ($1::date is null or x.day >= $1) and ($2::date is null or x.day <= $2) and ($3::uuid is null or p.id = $3)
  group by 1, 2, 3, 4, 5 order by p.name, p.id, 5`;

interface CashRow {
  currency: string;
  propertyId: string;
  property: string;
  account: string;
  month: string;
  cents: number;
}

/** Money as it was received and paid, property by property and by month. */
export async function incomeExpenseByCash(
  query: Query,
  period: Period,
): Promise<{ tables: Table[]; points: MonthPoint[] }> {
  const rows = await query<CashRow>(ROWS, valuesOf(period));
  const tables = tablesBy(rows, (currency, own) =>
    tableOf(
      currency,
      COLUMNS,
      [...Map.groupBy(own, ({ propertyId }) => propertyId).values()].map((of) => toRow(of, currency, period)),
      behindOf(own, currency, period),
    ),
  );
  return { tables, points: monthsOf(rows) };
}

function toRow(rows: readonly CashRow[], currency: string, period: Period): Row {
  const received = (accounts: readonly string[]) => -sumOf(rows, (account) => accounts.includes(account));
  const figures = [received(RENT), received(OTHER), received(['prepayments']), sumOf(rows, isExpense)] as const;
  const [rent, other, ahead, expenses] = figures;
  const propertyId = rows[0]?.propertyId ?? '';
  return {
    id: `${currency}-${propertyId}`,
    cells: [rows[0]?.property ?? '', ...figures, rent + other + ahead - expenses],
    behind: behindOf(rows, currency, { ...period, propertyId }),
  };
}

const sumOf = (rows: readonly CashRow[], is: (account: string) => boolean) =>
  rows.filter(({ account }) => is(account)).reduce((total, { cents }) => total + cents, 0);

/** The queries behind the figures of a property, or of all in `rows`. */
function behindOf(rows: readonly CashRow[], currency: string, { from, to, propertyId }: Period): Row['behind'] {
  const net: Behind = {
    basis: 'cash',
    creditsAdd: true,
    currency,
    ...(propertyId && { propertyId }),
    ...(from && { from }),
    to,
  };
  const { creditsAdd: _, ...spent } = net;
  const costs = [...new Set(rows.map(({ account }) => account))].filter(isExpense);
  return {
    rent_received: { ...net, accounts: RENT },
    other_received: { ...net, accounts: OTHER },
    paid_ahead: { ...net, accounts: ['prepayments'] },
    ...(costs.length > 0 && { expenses: { ...spent, accounts: costs } }),
    net,
  };
}

function monthsOf(rows: readonly CashRow[]): MonthPoint[] {
  return [...Map.groupBy(rows, ({ currency, month }) => `${currency} ${month}`)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, of]) => ({
      month: of[0]?.month ?? '',
      currency: of[0]?.currency ?? '',
      incomeCents: -sumOf(of, (account) => !isExpense(account)),
      expenseCents: sumOf(of, isExpense),
    }))
    .filter(({ incomeCents, expenseCents }) => incomeCents !== 0 || expenseCents !== 0);
}
