import { firstDayOf, shiftMonth, type Month } from '../../../contract/days.js';
import type { Query } from '../../../platform/scope/scope.js';
import type { CollectedMonthResponse } from './overview.dto.js';

const MONTHS = 12;

/** Rent by month: paid by its due day, paid later, not paid. A payment counts on the day it was started. */
const COLLECTED = `select c.period as month, c.currency,
    coalesce(sum(x.on_time), 0)::bigint as "onTimeCents", coalesce(sum(x.settled - coalesce(x.on_time, 0)), 0)::bigint as "lateCents",
    sum(c.amount_cents - coalesce(x.settled, 0))::bigint as "outstandingCents"
  from charge c left join (
    select a.charge_id, sum(a.amount_cents) as settled,
      sum(a.amount_cents) filter (where coalesce(pay.paid_on, e.effective_on) <= due.due_on) as on_time
    from allocation a join charge due on due.id = a.charge_id join journal_entry e on e.id = a.entry_id
      left join payment pay on pay.id = e.payment_id
    where a.released_at is null and due.kind = 'rent' and due.due_on >= $1
    group by a.charge_id
  ) x on x.charge_id = c.id
  where c.kind = 'rent' and c.voided_at is null and c.due_on >= $1 and c.period between $2 and $3
  group by c.period, c.currency order by c.currency, c.period`;

/** The last twelve months up to the running one, where there was rent. */
export async function collectedByMonth(query: Query, month: Month): Promise<CollectedMonthResponse[]> {
  const from = shiftMonth(month, 1 - MONTHS);
  const rows = await query<CollectedMonthResponse>(COLLECTED, [firstDayOf(from), from, month]);
  return rows.map(({ month: period, currency, onTimeCents, lateCents, outstandingCents }) => ({
    month: period, currency, onTimeCents, lateCents, outstandingCents,
  }));
}
