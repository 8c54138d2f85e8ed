import { firstDayOf, monthOf, shiftMonth, type Month } from '../../../contract/days.js';
import { todayIn } from '../../../contract/time-zones.js';
import type { Query } from '../../../platform/scope/scope.js';
import type { CollectedMonthResponse } from './overview.dto.js';

const MONTHS = 12;

/** Rent by month: paid by its due day, paid later, not paid. A payment counts on the day it was started. */
const COLLECTED = `select c.period as month, c.currency,
    sum(c.settled_in_time_cents)::bigint as "onTimeCents", sum(c.settled_cents - c.settled_in_time_cents)::bigint as "lateCents",
    sum(c.amount_cents - c.settled_cents)::bigint as "outstandingCents"
  from charge c where c.kind = 'rent' and c.voided_at is null and c.due_on >= $1
  group by c.period, c.currency order by c.currency, c.period`;

/** Months around the last twelve: which of them are asked for is known with the landlord's own month. */
export function rentMonths(query: Query, now: Date): Promise<CollectedMonthResponse[]> {
  return query<CollectedMonthResponse>(COLLECTED, [firstDayOf(shiftMonth(monthOf(todayIn('UTC', now)), -MONTHS))]);
}

/** The last twelve months up to the running one, where there was rent. */
export function collectedByMonth(months: CollectedMonthResponse[], running: Month): CollectedMonthResponse[] {
  const from = shiftMonth(running, 1 - MONTHS);
  return months
    .filter(({ month }) => month >= from && month <= running)
    .map(({ month, currency, onTimeCents, lateCents, outstandingCents }) => ({
      month,
      currency,
      onTimeCents,
      lateCents,
      outstandingCents,
    }));
}
