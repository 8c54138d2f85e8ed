import type { TestApp } from './app.js';

/** What the tests read of a report. */
export interface ReportCell {
  text: string | null;
  amount: number | null;
  behind: Record<string, string | string[] | boolean | null> | null;
}
export interface ReportTable {
  currency: string;
  columns: { id: string; kind: string }[];
  rows: { id: string; cells: ReportCell[]; sum: boolean; subtotal: boolean }[];
  totals: (number | null)[];
  totalsBehind: ReportCell['behind'][];
}
export interface ReportAnswer {
  title: string;
  basis: string | null;
  tables: ReportTable[];
  points: { month: string; currency: string; incomeCents: number; expenseCents: number }[];
}

export async function readReport(test: TestApp, token: string, name: string, query = ''): Promise<ReportAnswer> {
  return (await test.http('get', `/api/reports/${name}?${query}`, token).expect(200)).body as ReportAnswer;
}

/** A total by its column; nothing is zero. */
export const totalOf = (table: ReportTable | undefined, column: string) =>
  table?.totals[table.columns.findIndex(({ id }) => id === column)] ?? 0;

/** The query for the entries behind a figure. */
export const behindQuery = (behind: NonNullable<ReportCell['behind']>) =>
  new URLSearchParams(
    Object.entries(behind).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  );

/**
 * Income less expenses of an account on a cash basis, calculated only from its postings: the money, less the deposits in it.
 * The platform's fees go through the same accounts but aren't the landlord's, and an earlier deposit isn't money of this
 * period.
 */
export async function cashByPostings(test: TestApp, accountId: string | undefined): Promise<number> {
  const [row] = await test.sql<{ cents: number }>(
    `select coalesce(sum(x.amount_cents), 0)::int as cents from posting x join journal_entry e on e.id = x.entry_id
     where x.account_id = $1 and (x.ledger_account in ('cash', 'cash_clearing', 'due_from_platform', 'deposits_held', 'platform_cash', 'platform_fees')
       or (x.ledger_account = 'opening_balances' and exists (select from posting o where o.entry_id = e.id and o.ledger_account = 'deposits_held')))`,
    [accountId],
  );
  return row?.cents ?? 0;
}
