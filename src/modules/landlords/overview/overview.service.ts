import { Injectable } from '@nestjs/common';
import { monthOf } from '../../../contract/days.js';
import { todayIn } from '../../../contract/time-zones.js';
import { Scope, type Query } from '../../../platform/scope/scope.js';
import { collectedByMonth, rentMonths } from './collected.js';
import type { OverviewResponse } from './overview.dto.js';
import { recentPayments } from './recent-payments.js';
import { postedRents, rentMonth } from './rent-month.js';
import { streetUnits, toStreet } from './street.js';
import { unpostedRents } from './unposted-rents.js';
import { waitingFor } from './waiting.js';

interface Counts {
  properties: number;
  units: number;
  leased: number;
  timeZone: string | null;
}

const COUNTS = `select (select count(*) from property where archived_at is null) as properties,
  (select count(*) from unit u join property p on p.id = u.property_id where u.archived_at is null and p.archived_at is null) as units,
  (select count(distinct unit_id) from lease where state in ('active', 'notice')) as leased,
  (select time_zone from property where archived_at is null order by created_at limit 1) as "timeZone"`;

/** The figures of the landlord's home, each from the ledger's own rows at this moment. */
@Injectable()
export class OverviewService {
  constructor(private readonly scope: Scope) {}

  get(): Promise<OverviewResponse> {
    return this.scope.read((query) => this.figures(query));
  }

  /** All questions at once: they go to the database together, and what one says changes none of the others. */
  private async figures(query: Query): Promise<OverviewResponse> {
    const now = this.scope.clock.now();
    const [[counts], unposted, posted, waiting, units, months, payments] = await Promise.all([
      query<Counts>(COUNTS), unpostedRents(query, now), postedRents(query, now), waitingFor(query, now), streetUnits(query, now), rentMonths(query, now), recentPayments(query),
    ]);
    const month = monthOf(todayIn(counts?.timeZone ?? 'UTC', now));
    return {
      propertyCount: counts?.properties ?? 0,
      unitCount: counts?.units ?? 0,
      leasedCount: counts?.leased ?? 0,
      rent: await rentMonth(query, now, month, posted, unposted),
      waiting,
      street: toStreet(units, unposted),
      collected: collectedByMonth(months, month),
      payments,
    };
  }
}
