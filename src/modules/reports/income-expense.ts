import type { Query } from '../../platform/scope/scope.js';
import {
  EARNED_BY_PROPERTY,
  INCOME_ACCOUNTS,
  isExpense,
  isIncome,
  POSTINGS,
  valuesOf,
  type Period,
} from './report-sql.js';
import { tableOf, tablesBy, type Behind, type Column, type Row, type Table } from './report.js';

const MONEY = ['rent_income', 'other_income', 'credits_given', 'expenses', 'net'] as const;
const COLUMNS: Column[] = [{ id: 'property', kind: 'text' }, ...MONEY.map((id) => ({ id, kind: 'money' as const }))];

const MONTHS = `select to_char(e.effective_on, 'YYYY-MM') as month, x.currency,
    coalesce(-sum(x.amount_cents) filter (where x.ledger_account in ('rent_income', 'late_fee_income', 'returned_payment_income', 'other_income')), 0)::bigint as "incomeCents",
    coalesce(sum(x.amount_cents) filter (where x.ledger_account in ('credits_given', 'deposit_interest', 'processing_costs') or x.ledger_account like 'expense\\_%'), 0)::bigint as "expenseCents"
  ${POSTINGS} group by 1, 2 order by 2, 1`;

export interface MonthPoint {
  month: string;
  currency: string;
  incomeCents: number;
  expenseCents: number;
}

interface AccountRow {
  currency: string;
  propertyId: string;
  property: string;
  account: string;
  cents: number;
}

/** Charged income less expenses, property by property. */
export async function incomeExpense(query: Query, period: Period): Promise<Table[]> {
  const rows = await query<AccountRow>(EARNED_BY_PROPERTY, valuesOf(period));
  return tablesBy(rows, (currency, own) =>
    tableOf(
      currency,
      COLUMNS,
      [...Map.groupBy(own, ({ propertyId }) => propertyId).values()].map((of) => toRow(of, currency, period)),
      behindOf(own, currency, period),
    ),
  );
}

export async function incomeByMonth(query: Query, period: Period): Promise<MonthPoint[]> {
  const rows = await query<MonthPoint>(MONTHS, valuesOf(period));
  return rows.filter(({ incomeCents, expenseCents }) => incomeCents !== 0 || expenseCents !== 0);
}

/** The queries behind the figures of a property, or of all in `rows`. */
function behindOf(rows: readonly AccountRow[], currency: string, { from, to, propertyId }: Period): Row['behind'] {
  const spent = (accounts: readonly string[]): Behind => ({
    accounts,
    currency,
    ...(propertyId && { propertyId }),
    ...(from && { from }),
    to,
  });
  const earned = (accounts: readonly string[]): Behind => ({ ...spent(accounts), creditsAdd: true });
  const costs = [...new Set(rows.map(({ account }) => account))].filter(isCost);
  return {
    rent_income: earned(['rent_income']),
    other_income: earned(INCOME_ACCOUNTS.slice(1)),
    credits_given: spent(['credits_given']),
    ...(costs.length > 0 && { expenses: spent(costs) }),
    net: earned([...INCOME_ACCOUNTS, 'credits_given', ...costs]),
  };
}

const isCost = (account: string) => isExpense(account) && account !== 'credits_given';

function toRow(rows: AccountRow[], currency: string, period: Period): Row {
  const sum = (is: (account: string) => boolean) =>
    rows.filter(({ account }) => is(account)).reduce((total, { cents }) => total + cents, 0);
  const propertyId = rows[0]?.propertyId ?? '';
  const rent = -sum((account) => account === 'rent_income');
  const other = -sum((account) => isIncome(account) && account !== 'rent_income');
  const credits = sum((account) => account === 'credits_given');
  const expenses = sum(isCost);
  return {
    id: `${currency}-${propertyId}`,
    cells: [rows[0]?.property ?? '', rent, other, credits, expenses, rent + other - credits - expenses],
    behind: behindOf(rows, currency, { ...period, propertyId }),
  };
}
