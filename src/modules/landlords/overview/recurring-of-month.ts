import { day, month, type Month } from '../../../contract/days.js';
import type { Query } from '../../../platform/scope/scope.js';
import { rentTermsOf, TERMS_COLUMNS, type TermsRow } from '../../rent/rent-terms.rows.js';
import { SERIES_COLUMNS, seriesTerms, toSeries, type SeriesRow } from '../../rent/rules/recurring-series.js';
import { rentPeriod } from '../../rent/rules/rent-schedule.js';
import type { RentMonthResponse } from './overview.dto.js';
import { TODAY } from './sql-parts.js';

interface RunningRow extends TermsRow {
  today: string;
  series: SeriesRow;
  postedUpTo: string | null;
}

/** Recurring charges of running leases, with the last month that was posted of each. */
const RUNNING = `select ${TERMS_COLUMNS}, ${TODAY} as today, to_json(one) as series,
    (select max(recurring_month) from charge where lease_id = r.lease_id and recurring_id = r.id) as "postedUpTo"
  from recurring_charge r join lease l on l.id = r.lease_id join property p on p.id = l.property_id
  cross join lateral (select ${SERIES_COLUMNS}) one where l.state in ('active', 'notice')`;

const POSTED = `select currency, recurring_month as month, sum(amount_cents)::bigint as cents from charge
  where recurring_id is not null and not superseded and voided_at is null and recurring_month = any($1) group by currency, recurring_month`;

/** The headlines with the recurring charges of their months: what was posted, and what is still scheduled. */
export async function withRecurring(
  query: Query,
  now: Date,
  headlines: readonly RentMonthResponse[],
): Promise<RentMonthResponse[]> {
  const months = headlines.map((one) => one.month);
  const posted = await query<{ currency: string; month: string; cents: number }>(POSTED, [months]);
  const running = await query<RunningRow>(RUNNING, [now]);
  return headlines.map((one) => {
    const arrived = posted.filter(({ currency, month: of }) => currency === one.currency && of === one.month);
    const coming = running
      .filter(({ currency }) => currency === one.currency)
      .map((row) => comingIn(row, month(one.month)));
    const recurringCents = [...arrived.map(({ cents }) => cents), ...coming].reduce((total, cents) => total + cents, 0);
    return { ...one, recurringCents };
  });
}

/** What a series still posts in a month. */
function comingIn(row: RunningRow, of: Month): number {
  if (row.postedUpTo !== null && row.postedUpTo >= of) return 0;
  const terms = rentTermsOf(row, day(row.today));
  const period = rentPeriod(seriesTerms(terms, toSeries(row.series)), of);
  return period && period.dueOn >= terms.chargeFrom ? period.cents : 0;
}
