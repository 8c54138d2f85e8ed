import type { Query } from '../../platform/scope/scope.js';
import { EARNED_BY_PROPERTY, isIncome, POSTINGS, RECEIVED, valuesOf, type Period } from './report-sql.js';
import { tableOf, tablesBy, withSubtotals, type Column, type Row, type Table, word } from './report.js';

const COLUMNS: Column[] = [
  { id: 'property', kind: 'text' },
  { id: 'account', kind: 'text' },
  { id: 'account_kind', kind: 'text' },
  { id: 'amount', kind: 'money' },
];

/** Rent that arrived in the period, for any month. This is what landlords on cash basis need. */
const ARRIVED = `select x.currency, p.id as "propertyId", p.name as property, 'received' as account, -sum(x.amount_cents)::bigint as cents
  ${POSTINGS} and ${RECEIVED}
  group by 1, 2, 3 order by p.name, p.id`;

interface AccountRow {
  currency: string;
  propertyId: string;
  property: string;
  account: string;
  cents: number;
}

/** Income above zero and costs below, account by account; received rent is shown next to it and isn't added. */
export async function taxYear(query: Query, period: Period, order: readonly string[]): Promise<Table[]> {
  const earned = await query<AccountRow>(EARNED_BY_PROPERTY, valuesOf(period));
  const rows = earned.filter(({ cents }) => cents !== 0).map((row) => ({ ...row, cents: -row.cents }));
  const received = await query<AccountRow>(ARRIVED, valuesOf(period));
  const sorted = [...rows, ...received.filter(({ cents }) => cents !== 0)].sort(
    (a, b) =>
      a.property.localeCompare(b.property) ||
      a.propertyId.localeCompare(b.propertyId) ||
      place(order, a.account) - place(order, b.account),
  );
  return tablesBy(sorted, (currency, own) => {
    const properties = [...Map.groupBy(own, ({ propertyId }) => propertyId)].map(([propertyId, accounts]) => ({
      propertyId,
      rows: accounts.map((row) => toRow(row, period)),
      behind: totalOf(accounts, currency, { ...period, propertyId }),
    }));
    return tableOf(currency, COLUMNS, withSubtotals(COLUMNS, properties), totalOf(own, currency, period));
  });
}

const place = (order: readonly string[], account: string) =>
  account === 'received' ? order.length : order.indexOf(account);

/** Income less costs; what was received is not added. */
function totalOf(rows: readonly AccountRow[], currency: string, { from, to, propertyId }: Period): Table['behind'] {
  const accounts = [...new Set(rows.map(({ account }) => account))].filter((account) => account !== 'received');
  return accounts.length > 0
    ? { amount: { creditsAdd: true, accounts, currency, ...(propertyId && { propertyId }), ...(from && { from }), to } }
    : {};
}

function toRow({ currency, propertyId, property, account, cents }: AccountRow, { from, to }: Period): Row {
  const received = account === 'received';
  const kind = received ? 'received' : isIncome(account) ? 'income' : 'expense';
  return {
    id: `${currency}-${propertyId}-${account}`,
    cells: [property, word(`account.${account}`), word(`kind.${kind}`), cents],
    behind: {
      amount: {
        ...(received ? { received: true } : { accounts: [account] }),
        creditsAdd: true,
        propertyId,
        currency,
        ...(from && { from }),
        to,
      },
    },
    sum: received,
  };
}
