import { Injectable } from '@nestjs/common';
import { monthOf } from '../../../contract/days.js';
import { todayIn } from '../../../contract/time-zones.js';
import { orNotFound } from '../../../platform/errors/problem.js';
import { Scope, type Query } from '../../../platform/scope/scope.js';
import { collectedByMonth, rentMonths } from './collected.js';
import { comingRents } from './coming-rents.js';
import type { OverviewResponse } from './overview.dto.js';
import { recentPayments } from './recent-payments.js';
import { withRecurring } from './recurring-of-month.js';
import { rentMonth } from './rent-month.js';
import { RENT_COLUMNS, RENTS, type RentsOfMonth } from './rents-of-month.js';
import { PORTFOLIO } from './sql-parts.js';
import { streetUnits, toStreet } from './street.js';
import { toWaiting, WAITING, waitingOfOthers, type WaitingRows } from './waiting.js';

interface PortfolioRow extends RentsOfMonth {
  properties: number;
  units: number;
  timeZone: string | null;
  emergencyPhoneGiven: boolean;
  waiting: WaitingRows;
}

/** The figures that need a scan of all units and leases. */
export const HOME_FIGURES = `with ${PORTFOLIO}, ${RENTS} select (select count(*) from place where in_use) as properties, (select count(*) from homes) as units,
  coalesce((select emergency_phone is not null from account where id = lw_account()), false) as "emergencyPhoneGiven",
  (select time_zone from place where in_use order by created_at limit 1) as "timeZone", ${RENT_COLUMNS}, ${WAITING} as waiting`;

/** The figures of the landlord's home, each from the ledger's own rows at this moment. */
@Injectable()
export class OverviewService {
  constructor(private readonly scope: Scope) {}

  /**
   * Two reads in parallel: the figures that need a scan of all units and leases, and the rest. The queries of the rest
   * are independent, so they are sent to the database together.
   */
  async get(): Promise<OverviewResponse> {
    const now = this.scope.clock.now();
    const [homes, [asked, units, months, payments]] = await Promise.all([
      this.scope.read((query) => this.portfolio(query, now)),
      this.scope.read((query) =>
        Promise.all([
          waitingOfOthers(query, now),
          streetUnits(query, now),
          rentMonths(query, now),
          recentPayments(query),
        ]),
      ),
    ]);
    const { properties, leased, month, rent, coming, waiting } = homes;
    return {
      propertyCount: properties,
      unitCount: homes.units,
      leasedCount: leased,
      emergencyPhoneGiven: homes.emergencyPhoneGiven,
      rent,
      waiting: toWaiting({ ...waiting, ...asked }),
      street: toStreet(units, [...coming.thisMonth, ...coming.later]),
      collected: collectedByMonth(months, month),
      payments,
    };
  }

  private async portfolio(query: Query, now: Date) {
    const [row] = await query<PortfolioRow>(HOME_FIGURES, [now]);
    const { posted, arrears, unpostedIds, timeZone, ...figures } = orNotFound(row);
    const coming = await comingRents(query, now, unpostedIds);
    const month = monthOf(todayIn(timeZone ?? 'UTC', now));
    const rent = await withRecurring(query, now, rentMonth({ month, posted, coming, arrears }));
    return { ...figures, month, coming, rent };
  }
}
