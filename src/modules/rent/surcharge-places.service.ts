import { Injectable } from '@nestjs/common';
import { todayIn } from '../../contract/time-zones.js';
import { Clock } from '../../platform/clock/clock.js';
import type { Query } from '../../platform/scope/scope.js';
import { regionLawAt, type Place } from '../regions/rules/region-law.js';
import { surchargePermission, type SurchargePermission } from '../regions/rules/surcharges.js';

/**
 * A region or a city with a rule of its own in which a landlord has properties, and whether tenants may be charged the
 * fee of a payment there.
 */
export interface PlaceOfSurcharge extends Pick<SurchargePermission, 'source'> {
  readonly country: string;
  readonly region: string;
  /** The city that made the rule; null when it is the region's. */
  readonly place: string | null;
  readonly surcharge: SurchargePermission['reason'];
}

const PLACES = `select country, region, city, min(time_zone) as "timeZone" from property where archived_at is null
  group by country, region, city order by country, region, city`;

/** Where a landlord's choice of who pays the fees applies, and where the rule of the region overrules it. */
@Injectable()
export class SurchargePlaces {
  constructor(private readonly clock: Clock) {}

  async of(query: Query): Promise<PlaceOfSurcharge[]> {
    const rows = await query<Place & { timeZone: string }>(PLACES);
    const found = rows.map((at) => {
      const { reason, source, place } = surchargePermission(regionLawAt(at), todayIn(at.timeZone, this.clock.now()));
      return { country: at.country, region: at.region, place, surcharge: reason, source };
    });
    return [...new Map(found.map((one) => [[one.country, one.region, one.place].join('/'), one])).values()];
  }
}
