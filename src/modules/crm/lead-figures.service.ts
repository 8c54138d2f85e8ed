import { Injectable } from '@nestjs/common';
import { PRICE_CURRENCY } from '../../contract/currencies.js';
import { addMonths, firstDayOf, monthOf } from '../../contract/days.js';
import { todayIn } from '../../contract/time-zones.js';
import { Settings } from '../../platform/config/settings.js';
import { Scope } from '../../platform/scope/scope.js';
import type { FiguresQuery, FiguresResponse, MonthFigures } from './lead-work.dto.js';

const BASIS_POINTS = 10_000;

/** Months in the installation's time zone ($1). $2 is the first day, $3 the last one, $4 one owner or null. */
const MONTHS = `select to_char(m, 'YYYY-MM') as month, count(l.id) filter (where to_char(l.created_at at time zone $1, 'YYYY-MM') = to_char(m, 'YYYY-MM'))::int as created,
    count(l.id) filter (where l.status = 'won' and to_char(l.closed_at at time zone $1, 'YYYY-MM') = to_char(m, 'YYYY-MM'))::int as won,
    count(l.id) filter (where l.status = 'lost' and to_char(l.closed_at at time zone $1, 'YYYY-MM') = to_char(m, 'YYYY-MM'))::int as lost,
    coalesce(sum(l.value_cents) filter (where l.status = 'won' and to_char(l.closed_at at time zone $1, 'YYYY-MM') = to_char(m, 'YYYY-MM')), 0)::bigint as "wonCents"
  from generate_series($2::date::timestamp, $3::date::timestamp, interval '1 month') m
  left join crm_lead l on l.merged_into_id is null and ($4::uuid is null or l.staff_id = $4)
    and (l.created_at >= ($2::date::timestamp at time zone $1) or l.closed_at >= ($2::date::timestamp at time zone $1))
  group by m order by m`;

/** Figures of leads: new, won and lost by month. */
@Injectable()
export class LeadFigures {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  async figures({ staffId, months }: FiguresQuery): Promise<FiguresResponse> {
    const zone = this.settings.OFFICE_TIME_ZONE;
    const today = todayIn(zone, this.scope.clock.now());
    const first = firstDayOf(monthOf(addMonths(today, 1 - months)));
    const rows = await this.scope.rows<MonthFigures>(MONTHS, [zone, first, today, staffId ?? null]);
    const total = (name: 'created' | 'won' | 'lost') => rows.reduce((sum, row) => sum + row[name], 0);
    const [created, won, lost] = [total('created'), total('won'), total('lost')];
    const decided = won + lost;
    return {
      currency: PRICE_CURRENCY,
      months: rows.map(({ month, created, won, lost, wonCents }) => ({ month, created, won, lost, wonCents })),
      created,
      won,
      lost,
      conversion: decided === 0 ? null : Math.round((won * BASIS_POINTS) / decided),
    };
  }
}
