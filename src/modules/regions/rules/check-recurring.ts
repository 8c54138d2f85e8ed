import type { Day } from '../../../contract/days.js';
import type { Cents } from '../../../contract/money.js';
import { largestRent, setsNoCap } from './check-increase.js';
import type { RegionLaw } from './region-law.js';
import { findingOf, type RuleFinding } from './rule-finding.js';

/**
 * A charge that comes back each month, added to or raised on a running lease, may count as rent. Whether it does depends on
 * what it is for and on the lease, which no rule here can tell: so where the rent is capped, or no cap is on record, people
 * are told and decide. It is never refused. Nothing where the law sets no cap, and for places without rules.
 */
export function checkRecurring(law: RegionLaw, rentCents: Cents, on: Day): RuleFinding[] {
  if (!law.region || setsNoCap(law, on)) return [];
  const { cents } = largestRent(rentCents, law, on);
  const limit = cents === null ? {} : { cents };
  return [{ ...findingOf(law, on, 'rent_cap', 'charge_may_be_rent', limit), blocking: false }];
}
