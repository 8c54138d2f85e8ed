import { TenantList } from '../../src/modules/leases/tenant-list.service.js';
import { NavigationService } from '../../src/modules/navigation/navigation.service.js';
import { OwedLeases } from '../../src/modules/payments/landlord/owed.service.js';
import { ReportService } from '../../src/modules/reports/report.service.js';
import type { TestApp } from './app.js';

interface Figures {
  open: number;
  overdue: number;
}

/** What other pages of the landlord show of the one lease of an account; run as its landlord. */
export interface OwedViews {
  /** A row for each person on the lease. */
  tenants: Figures[];
  /** The page of what is owed: its rows, their sums, and the rows of its filter. */
  owed: Figures[];
  owedTotals: Figures[];
  overdueRows: number;
  /** The count beside the menu. */
  menu: number;
  /** The report by age, less what is on its way, which it doesn’t take off. */
  ageing: Figures;
}

export async function owedViews(test: TestApp, leaseId: string, processing: number): Promise<OwedViews> {
  const limit = 20;
  const ofLease = <Row extends { leaseId: string }>(rows: Row[]) => rows.filter((row) => row.leaseId === leaseId);
  const figures = (row: { openCents: number; overdueCents: number }) => ({
    open: row.openCents,
    overdue: row.overdueCents,
  });
  const owed = test.app.get(OwedLeases);
  const { items } = await test.app.get(TenantList).list({ limit });
  const { tables } = await test.app.get(ReportService).make('ageing', {});
  const age = tables
    .flatMap(({ columns, rows }) =>
      rows
        .filter((row) => !row.sum && !row.subtotal && row.leaseId === leaseId)
        .map(({ cells }) => Object.fromEntries(columns.map(({ id }, at) => [id, Number(cells[at])]))),
    )
    .at(0);
  const left = (cents: number) => Math.max(0, cents - processing);
  const late = ['days_30', 'days_60', 'days_90', 'days_more'].reduce((sum, id) => sum + (age?.[id] ?? 0), 0);
  return {
    tenants: ofLease(items).map(figures),
    owed: ofLease((await owed.list({ limit })).items).map(figures),
    owedTotals: (await owed.totals({ leaseId, limit })).map(figures),
    overdueRows: ofLease((await owed.list({ limit, overdue: true })).items).length,
    menu: (await test.app.get(NavigationService).counts()).overdueLeases,
    ageing: { open: left(age?.owed ?? 0), overdue: left(late) },
  };
}
