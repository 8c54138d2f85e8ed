import { Injectable } from '@nestjs/common';
import { Scope, type Query } from '../../platform/scope/scope.js';
import { ReportService, type Report } from '../reports/report.service.js';
import { Journal } from './journal.js';
import { paymentIds, readExpenses, type ExpenseLine } from './paid-and-spent.js';

/** What the package is about. */
export interface PackagePeriod {
  readonly from: string;
  readonly to: string;
}

/** Reports of the package, as `REPORTS` names them, and the files that they become. */
export const REPORT_FILES = {
  'trial-balance.csv': { report: 'ledger' },
  'income-and-expense-accrual.csv': { report: 'income_expense', basis: 'accrual' },
  'income-and-expense-cash.csv': { report: 'income_expense', basis: 'cash' },
  'tax-year-summary.csv': { report: 'tax_year' },
  'rent-roll.csv': { report: 'rent_roll' },
  'receivables-by-age.csv': { report: 'ageing' },
} as const;
export type ReportFile = keyof typeof REPORT_FILES;

export interface PackageContents {
  readonly landlord: string;
  readonly reports: ReadonlyMap<ReportFile, Report>;
  readonly journal: Journal;
  readonly payments: readonly string[];
  readonly expenses: readonly ExpenseLine[];
}

/** Must come before the first query of the transaction. */
const ONE_MOMENT = 'set transaction isolation level repeatable read';

/**
 * Reads the contents of the package in one snapshot, so that its files agree even if something is entered in the
 * meantime.
 */
@Injectable()
export class PackageContentsReader {
  constructor(
    private readonly scope: Scope,
    private readonly reports: ReportService,
  ) {}

  read(period: PackagePeriod): Promise<PackageContents> {
    return this.scope.read(async (query) => {
      await query(ONE_MOMENT);
      const reports = await this.reportsOf(query, period);
      return {
        landlord: reports.get('trial-balance.csv')?.landlord ?? '',
        reports,
        journal: await Journal.of(query, period.from, period.to),
        payments: await paymentIds(query, period.from, period.to),
        expenses: await readExpenses(query, period.from, period.to),
      };
    });
  }

  private async reportsOf(query: Query, period: PackagePeriod): Promise<Map<ReportFile, Report>> {
    const reports = new Map<ReportFile, Report>();
    for (const [file, { report, ...asked }] of Object.entries(REPORT_FILES))
      reports.set(file as ReportFile, await this.reports.read(query, report, { ...period, ...asked }));
    return reports;
  }
}
