import { Injectable } from '@nestjs/common';
import { isDay, type Day } from '../../contract/days.js';
import type { MailingAddress } from '../../contract/postal-address.js';
import { todayIn } from '../../contract/time-zones.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { invalidField } from '../../platform/errors/refusals.js';
import { Scope, type Query } from '../../platform/scope/scope.js';
import { ACCOUNT_ADDRESS } from '../accounts/rules/account-address.js';
import { ChartOfAccounts } from '../ledger/chart-of-accounts.service.js';
import { landlordTimeZone, landlordTimeZones } from '../portfolio/landlord-time-zone.rows.js';
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

const LANDLORD = `select a.name, ${ACCOUNT_ADDRESS} as address from account a where a.id = lw_account()`;

export interface Report {
  readonly report: ReportName;
  readonly from: string;
  readonly to: string;
  readonly propertyId: string | null;
  /** Name of the account that the figures belong to. */
  readonly landlord: string;
  /** Where mail reaches it, where that is known. */
  readonly landlordAddress: MailingAddress | null;
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

  /** 400 for days that do not exist or are in the wrong order, 404 for someone else's property. */
  async make(report: ReportName, asked: ReportQuery): Promise<Report> {
    const property = asked.propertyId
      ? orNotFound(await this.scope.load((em) => em.findOne(Property, { id: asked.propertyId })))
      : null;
    return this.scope.read((query) => this.read(query, report, asked, property));
  }

  /** The same in the transaction of `query`, so that several reports show one moment. */
  async read(query: Query, report: ReportName, asked: ReportQuery, property: Property | null = null): Promise<Report> {
    const { past, ...period } = this.period(report, asked, await this.days(query, property));
    return {
      report,
      ...period,
      ...(await landlordOf(query)),
      property: property?.name ?? null,
      ...(report === 'income_expense'
        ? await earned(query, period, asked.basis ?? 'accrual')
        : {
            basis: null,
            tables: await this.tables(query, report, { ...period, past, unitId: asked.unitId ?? null }),
            points: [],
          }),
    };
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
    { today, latest }: Days,
  ): Period & { from: string; past: boolean } {
    const year = today.slice(0, 4);
    // A tax year is a whole one: it ends on its last day, also while it runs.
    const last = to ?? (report === 'tax_year' ? `${year}-12-31` : latest);
    const firstYear = Number(to?.slice(0, 4) ?? year) - (report === 'maintenance_costs' ? COST_YEARS - 1 : 0);
    const first = from ?? `${String(firstYear).padStart(4, '0')}-01-01`;
    if (!isDay(first) || !isDay(last) || first > last) {
      throw invalidField('from', 'from and to must be calendar days, from before to', 'period');
    }
    return { from: first, to: last, propertyId: propertyId ?? null, past: last < latest };
  }

  /** Today at the property; for all of them at the first, which says what year it is, and where the day is furthest. */
  private async days(query: Query, property: Property | null): Promise<Days> {
    const now = this.scope.clock.now();
    const today = todayIn(property?.timeZone ?? (await landlordTimeZone(query)), now);
    if (property) return { today, latest: today };
    const days = (await landlordTimeZones(query)).map((timeZone) => todayIn(timeZone, now));
    return { today, latest: days.reduce((last, one) => (one > last ? one : last), today) };
  }
}

interface Days {
  today: Day;
  latest: Day;
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
async function landlordOf(query: Query): Promise<Pick<Report, 'landlord' | 'landlordAddress'>> {
  const [account] = await query<{ name: string; address: MailingAddress | null }>(LANDLORD, []);
  return { landlord: account?.name ?? '', landlordAddress: account?.address ?? null };
}
