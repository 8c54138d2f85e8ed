import type { Query } from '../../platform/scope/scope.js';
import { POSTINGS, valuesOf, type Period } from './report-sql.js';
import { tableOf, tablesBy, type Behind, type Column, type Table, word } from './report.js';

const COLUMNS: Column[] = [
  { id: 'account', kind: 'text' },
  { id: 'account_kind', kind: 'text' },
  { id: 'opening', kind: 'money' },
  { id: 'debits', kind: 'money' },
  { id: 'credits', kind: 'money' },
  { id: 'closing', kind: 'money' },
];

const ROWS = `select x.currency, x.ledger_account as account,
    coalesce(sum(x.amount_cents) filter (where e.effective_on < $4::date), 0)::bigint as opening,
    coalesce(sum(x.amount_cents) filter (where e.effective_on >= $4::date and x.amount_cents > 0), 0)::bigint as debits,
    coalesce(-sum(x.amount_cents) filter (where e.effective_on >= $4::date and x.amount_cents < 0), 0)::bigint as credits
  ${POSTINGS} group by 1, 2`;

interface AccountRow {
  currency: string;
  account: string;
  opening: number;
  debits: number;
  credits: number;
}

/** Every account with its opening, its movements and its closing: openings and closings sum to zero, debits are the credits. */
export async function ledgerReport(
  query: Query,
  period: Period,
  kindOf: Readonly<Record<string, string>>,
): Promise<Table[]> {
  const rows = await query<AccountRow>(ROWS, [...valuesOf({ ...period, from: null }), period.from]);
  const order = Object.keys(kindOf);
  const sorted = rows.toSorted((a, b) => order.indexOf(a.account) - order.indexOf(b.account));
  return tablesBy(sorted, (currency, own) =>
    tableOf(
      currency,
      COLUMNS,
      own.map((row) => toRow(row, period, kindOf)),
      behindOf(currency, period),
    ),
  );
}

function toRow(
  { currency, account, opening, debits, credits }: AccountRow,
  period: Period,
  kindOf: Readonly<Record<string, string>>,
) {
  return {
    id: `${currency}-${account}`,
    cells: [
      word(`account.${account}`),
      word(`kind.${account.startsWith('platform_') ? 'platform' : (kindOf[account] ?? 'asset')}`),
      opening,
      debits,
      credits,
      opening + debits - credits,
    ],
    behind: behindOf(currency, period, [account]),
  };
}

/** The queries behind the figures of an account, or of all. */
function behindOf(
  currency: string,
  { from, to, propertyId }: Period,
  accounts?: readonly string[],
): Record<string, Behind> {
  const where = { currency, ...(accounts && { accounts }), ...(propertyId && { propertyId }) };
  const moved = { ...where, ...(from && { from }), to };
  return {
    ...(from && { opening: { ...where, to: dayBefore(from) } }),
    debits: { ...moved, side: 'debit' },
    credits: { ...moved, side: 'credit', creditsAdd: true },
    closing: { ...where, to },
  };
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}
