import { month } from '../../../contract/days.js';
import type { RecurringChargeCategory } from '../../../contract/recurring.js';
import type { LeaseStanding } from '../lease-standings.service.js';
import { nextOfSeries, rateOn, SERIES_COLUMNS, toSeries, type SeriesRow } from '../rules/recurring-series.js';
import type { RecurringChargeResponse, RecurringRateResponse } from './recurring-charge.dto.js';

export interface RecurringRow extends SeriesRow {
  leaseId: string;
  category: RecurringChargeCategory;
  version: number;
  postedUpTo: string | null;
  history: RecurringRateResponse[] | null;
}

export const CHARGES = `select ${SERIES_COLUMNS}, r.lease_id as "leaseId", r.category, r.version,
    (select max(recurring_month) from charge where lease_id = r.lease_id and recurring_id = r.id) as "postedUpTo",
    (select json_agg(json_build_object('from', s.starts_on, 'amountCents', s.amount_cents, 'confirmReason', s.confirm_reason) order by s.starts_on)
      from recurring_charge_rate s where s.recurring_charge_id = r.id) as history
  from recurring_charge r`;

export function toResponse(row: RecurringRow, { lease, terms, today }: LeaseStanding): RecurringChargeResponse {
  const series = toSeries(row);
  const next =
    lease.state === 'draft'
      ? null
      : nextOfSeries(terms, series, row.postedUpTo === null ? null : month(row.postedUpTo));
  return {
    id: row.id,
    leaseId: row.leaseId,
    category: row.category,
    label: row.label,
    amountCents: rateOn(series, today).rentCents,
    currency: lease.currency,
    dueDay: row.dueDay,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    rates: row.history ?? [],
    nextDueOn: next?.dueOn ?? null,
    nextCents: next?.cents ?? null,
    ended: row.endsOn !== null && row.endsOn < today,
    version: row.version,
  };
}
