import { Injectable } from '@nestjs/common';
import { monthOf } from '../../../contract/days.js';
import { todayIn } from '../../../contract/time-zones.js';
import { Scope, type Query } from '../../../platform/scope/scope.js';
import { collectedByMonth } from './collected.js';
import type { OverviewResponse } from './overview.dto.js';
import { recentPayments } from './recent-payments.js';
import { rentMonth } from './rent-month.js';
import { street } from './street.js';
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

  private async figures(query: Query): Promise<OverviewResponse> {
    const now = this.scope.clock.now();
    const [counts] = await query<Counts>(COUNTS);
    const today = todayIn(counts?.timeZone ?? 'UTC', now);
    const unposted = await unpostedRents(query, now);
    return {
      propertyCount: counts?.properties ?? 0,
      unitCount: counts?.units ?? 0,
      leasedCount: counts?.leased ?? 0,
      rent: await rentMonth(query, now, today, unposted),
      waiting: await waitingFor(query, now),
      street: await street(query, now, unposted),
      collected: await collectedByMonth(query, monthOf(today)),
      payments: await recentPayments(query),
    };
  }
}
