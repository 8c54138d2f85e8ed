import { Injectable } from '@nestjs/common';
import { todayIn } from '../../../contract/time-zones.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { Query } from '../../../platform/scope/scope.js';
import { lawAt } from '../regions/region-law.js';
import { surchargePermission, type SurchargePermission } from '../regions/surcharges.js';

/** A region in which somebody has properties, and whether tenants may bear the fee of a payment there. */
export interface PlaceOfSurcharge extends Pick<SurchargePermission, 'source'> {
  readonly country: string;
  readonly region: string;
  readonly surcharge: SurchargePermission['reason'];
}

const PLACES = 'select country, region, min(time_zone) as "timeZone" from property where archived_at is null group by country, region order by country, region';

/** Where a landlord's choice of who bears the fees holds, and where the rule of the region overrules it. */
@Injectable()
export class SurchargePlaces {
  constructor(private readonly clock: Clock) {}

  async of(query: Query): Promise<PlaceOfSurcharge[]> {
    const rows = await query<{ country: string; region: string; timeZone: string }>(PLACES);
    return rows.map(({ country, region, timeZone }) => {
      const { reason, source } = surchargePermission(lawAt(country, region), todayIn(timeZone, this.clock.now()));
      return { country, region, surcharge: reason, source };
    });
  }
}
