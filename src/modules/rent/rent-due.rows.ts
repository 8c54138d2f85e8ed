import { TERMS_COLUMNS, type TermsRow } from './rent-terms.rows.js';

export interface DueLease extends TermsRow {
  chargedUpTo: string | null;
}

const TABLES = `lease l join property p on p.id = l.property_id
  cross join lateral (select ($1::timestamptz at time zone p.time_zone)::date as today) local`;

/** The rent of the last month may post after the lease has ended, so ended leases are included for one more month. */
const RUNNING = `l.state <> 'draft' and l.demo = lw_demo() and l.starts_on <= local.today and l.rent_cents > 0
    and coalesce(l.ends_on, case when l.ends_for_good then l.term_ends_on end, 'infinity') >= date_trunc('month', local.today) - interval '1 month'`;

const DUE_DAY_IS_HERE =
  "extract(day from local.today) >= least(l.due_day, extract(day from date_trunc('month', local.today) + interval '1 month - 1 day'))";

/**
 * Leases whose rent may have come due and is not charged at `$1`: the month is not charged and its due day is here, or an
 * earlier one is missing.
 */
export const DUE = `select ${TERMS_COLUMNS}, last.period as "chargedUpTo"
  from ${TABLES}
  left join lateral (select max(period) as period from charge where lease_id = l.id and kind = 'rent') last on true
  where ${RUNNING}
    and (coalesce(last.period, '') < to_char(local.today - interval '1 month', 'YYYY-MM')
      or (last.period < to_char(local.today, 'YYYY-MM') and ${DUE_DAY_IS_HERE}))`;

/**
 * The same among the leases with an id after `$2` up to `$3`, and perhaps a few more: those whose charge was taken back and freed the month.
 * One entry of the index `charge_of_period` says for each lease that it is charged, so that neither its charges nor its terms are read.
 */
export const UNCHARGED = `select l.id from ${TABLES}
  where ${RUNNING} and l.id > $2 and l.id <= $3
    and not exists (select from charge c where c.lease_id = l.id and c.kind = 'rent' and not c.superseded
      and c.period >= to_char(case when ${DUE_DAY_IS_HERE} then local.today else local.today - interval '1 month' end, 'YYYY-MM'))`;
