import { Injectable } from '@nestjs/common';
import { isDay } from '../../contract/days.js';
import { todayIn } from '../../contract/time-zones.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { invalidField } from '../../platform/errors/refusals.js';
import { Scope, type Query } from '../../platform/scope/scope.js';
import { ChartOfAccounts } from '../ledger/chart-of-accounts.service.js';
import { Property } from '../portfolio/property.entity.js';
import { ageing } from './ageing.js';
import { incomeExpenseByCash } from './cash-basis.js';
import { incomeByMonth, incomeExpense, type MonthPoint } from './income-expense.js';
import { ledgerReport } from './ledger-report.js';
import { maintenanceCosts } from './maintenance-costs.js';
import { rentRoll } from './rent-roll.js';
import type { Period } from './report-sql.js';
import type { ReportQuery } from './report.dto.js';
import type { Basis, ReportName, Table } from './report.js';
import { taxYear } from './tax-year.js';

export interface Report {
  readonly report: ReportName;
  readonly from: string;
  readonly to: string;
  readonly propertyId: string | null;
  /** Name of the account that the figures belong to. */
  readonly landlord: string;
  /** Name of the property, where one was asked for. */
  readonly property: string | null;
  /** Of income and expense. */
  readonly basis: Basis | null;
  readonly tables: Table[];
  readonly points: MonthPoint[];
}

/** The landlord's reports, each from the postings of the ledger at this moment. Screen, CSV and PDF show the same rows. */
@Injectable()
export class ReportService {
  constructor(
    private readonly scope: Scope,
    private readonly accounts: ChartOfAccounts,
  ) {}

  /** 400 for days that do not exist or stand the wrong way round, 404 for a foreign property. */
  async make(report: ReportName, asked: ReportQuery): Promise<Report> {
    const property = asked.propertyId
      ? orNotFound(await this.scope.load((em) => em.findOne(Property, { id: asked.propertyId })))
      : null;
    const { past, ...period } = this.period(report, asked, property?.timeZone ?? 'UTC');
    const unitId = asked.unitId ?? null;
    return this.scope.read(async (query) => ({
      report,
      ...period,
      landlord: await landlordName(query),
      property: property?.name ?? null,
      ...(report === 'income_expense'
        ? await earned(query, period, asked.basis ?? 'accrual')
        : { basis: null, tables: await this.tables(query, report, { ...period, past, unitId }), points: [] }),
    }));
  }

  private tables(
    query: Query,
    report: Exclude<ReportName, 'income_expense'>,
    period: Period & { past: boolean; unitId: string | null },
  ): Promise<Table[]> {
    switch (report) {
      case 'rent_roll':
        return rentRoll(query, period);
      case 'ledger':
        return ledgerReport(query, period, this.accounts.kinds);
      case 'ageing':
        return ageing(query, period, period.past);
      case 'tax_year':
        return taxYear(query, period, Object.keys(this.accounts.kinds));
      case 'maintenance_costs':
        return maintenanceCosts(query, period);
    }
  }

  private period(
    report: ReportName,
    { from, to, propertyId }: ReportQuery,
    timeZone: string,
  ): Period & { from: string; past: boolean } {
    const today = todayIn(timeZone, this.scope.clock.now());
    const last = to ?? today;
    const firstYear = Number(last.slice(0, 4)) - (report === 'maintenance_costs' ? COST_YEARS - 1 : 0);
    const first = from ?? `${String(firstYear).padStart(4, '0')}-01-01`;
    if (!isDay(first) || !isDay(last) || first > last) {
      throw invalidField('from', 'from and to must be calendar days, from before to', 'period');
    }
    return { from: first, to: last, propertyId: propertyId ?? null, past: last < today };
  }
}

/** Maintenance costs are compared over these years when no period is asked for. */
const COST_YEARS = 5;

/** Income and expense with its months. */
async function earned(
  query: Query,
  period: Period,
  basis: Basis,
): Promise<Pick<Report, 'basis' | 'tables' | 'points'>> {
  if (basis === 'cash') return { basis, ...(await incomeExpenseByCash(query, period)) };
  return { basis, tables: await incomeExpense(query, period), points: await incomeByMonth(query, period) };
}

/** Of the actor's own account: policies show a landlord no other. */
async function landlordName(query: Query): Promise<string> {
  const [account] = await query<{ name: string }>('select name from account where id = lw_account()', []);
  return account?.name ?? '';
}
