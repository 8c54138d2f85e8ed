import { day, type Day } from '../../contract/days.js';
import { cents } from '../../contract/money.js';
import { dayOfInstant } from '../../contract/time-zones.js';
import type { LateFeeKind } from '../regions/rules/late-fees.js';
import type { RentTerms } from './rules/rent-schedule.js';

/** A lease as the schedule needs it, read by `TERMS_COLUMNS`. */
export interface TermsRow {
  id: string;
  accountId: string;
  demo: boolean;
  state: 'draft' | 'active' | 'notice' | 'ended';
  startsOn: string;
  termEndsOn: string | null;
  endsOn: string | null;
  endsForGood: boolean;
  rentCents: number;
  currency: string;
  dueDay: number;
  chargeFrom: string | null;
  activatedAt: Date | null;
  /** Since when its first entries have been waiting to be posted. */
  postingSince: Date | null;
  timeZone: string;
  country: string;
  region: string;
  city: string;
  lateFeeKind: LateFeeKind;
  lateFeeValue: number;
  lateFeeAfterDays: number;
  /** Terms and their rents once the lease has been renewed, the first one included. */
  rentSteps: { from: string; rentCents: number }[] | null;
}

/** Columns of `lease l join property p on p.id = l.property_id`. */
export const TERMS_COLUMNS = `l.id, l.account_id as "accountId", l.demo, l.state, l.starts_on as "startsOn",
  l.term_ends_on as "termEndsOn", l.ends_on as "endsOn", l.ends_for_good as "endsForGood", l.rent_cents as "rentCents",
  l.currency, l.due_day as "dueDay", l.charge_from as "chargeFrom", l.activated_at as "activatedAt", l.posting_since as "postingSince",
  p.time_zone as "timeZone", p.country, p.region, p.city, l.late_fee_kind as "lateFeeKind", l.late_fee_value as "lateFeeValue",
  l.late_fee_after_days as "lateFeeAfterDays",
  (select json_agg(json_build_object('from', s.starts_on, 'rentCents', s.rent_cents) order by s.starts_on)
    from lease_term s where s.lease_id = l.id) as "rentSteps"`;

/** The terms of the rent. A lease that is still a draft is scheduled as if it were activated today. */
export function rentTermsOf(row: TermsRow, today: Day): RentTerms {
  const dayOrNull = (value: string | null) => (value === null ? null : day(value));
  return {
    startsOn: day(row.startsOn),
    termEndsOn: dayOrNull(row.termEndsOn),
    endsOn: dayOrNull(row.endsOn),
    endsForGood: row.endsForGood,
    rentCents: cents(row.rentCents),
    dueDay: row.dueDay,
    rentSteps: (row.rentSteps ?? []).map((step) => ({ from: day(step.from), rentCents: cents(step.rentCents) })),
    chargeFrom: dayOrNull(row.chargeFrom) ?? (row.activatedAt ? dayOfInstant(row.activatedAt, row.timeZone) : today),
  };
}
