import { day, type Day } from '../../contract/days.js';
import { todayIn } from '../../contract/time-zones.js';
import { regionLawAt, type Place } from '../regions/rules/region-law.js';
import { tenantNoticeRule, type TenantNoticeRule } from '../regions/rules/tenant-notice.js';

/** A lease as far as its tenant’s notice depends on it. */
export interface OwnLeaseRow extends Place {
  id: string;
  accountId: string;
  demo: boolean;
  state: 'active' | 'notice' | 'ended';
  startsOn: string;
  termEndsOn: string | null;
  endsForGood: boolean;
  timeZone: string;
  leaseTenantId: string;
  name: string;
  /** The tenant’s own last day on a lease that continues for the others. */
  leavesOn: string | null;
  signedUntil: string | null;
  /** Whether the landlord holds a deposit. */
  deposit: boolean;
}

/**
 * The actor’s own lease `$1`; `$2` is now. Where a next term is recorded, its end binds, and so does the fixed term before it.
 * The last day of a term that ran from month to month was only set by a new rent, and binds no one.
 */
export const OWN_LEASE = `select l.id, l.account_id as "accountId", l.demo, l.state, l.starts_on::text as "startsOn", l.term_ends_on::text as "termEndsOn",
    l.ends_for_good as "endsForGood", p.country, p.region, p.city, p.time_zone as "timeZone", t.id as "leaseTenantId",
    t.first_name || ' ' || t.last_name as name, t.leaves_on::text as "leavesOn",
    (select max(x.ends_on)::text from (select ends_on, greatest(starts_on, lead(starts_on) over later_terms) as next_on,
        coalesce(lead(follows_monthly) over later_terms, false) as monthly
        from lease_term where lease_id = l.id window later_terms as (order by starts_on)) x
      where x.next_on > ($2::timestamptz at time zone p.time_zone)::date and not x.monthly) as "signedUntil",
    (select coalesce(-sum(amount_cents), 0) > 0 from posting where lease_id = l.id and ledger_account = 'deposits_held') as deposit
  from lease l join property p on p.id = l.property_id join lease_tenant t on t.lease_id = l.id and t.user_id = lw_uid()
  where l.id = $1 and l.state <> 'draft'`;

export function ruleFor(lease: OwnLeaseRow, now: Date): TenantNoticeRule & { today: Day } {
  const today = todayIn(lease.timeZone, now);
  const bound = {
    termEndsOn: lease.termEndsOn === null ? null : day(lease.termEndsOn),
    signedUntil: lease.signedUntil === null ? null : day(lease.signedUntil),
  };
  return { today, ...tenantNoticeRule(bound, regionLawAt(lease), today) };
}
