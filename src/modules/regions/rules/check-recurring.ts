import type { Day } from '../../../contract/days.js';
import type { Cents } from '../../../contract/money.js';
import { largestRent, setsNoCap } from './check-increase.js';
import type { RegionLaw } from './region-law.js';
import { findingOf, type RuleFinding } from './rule-finding.js';

/**
 * A recurring charge that is added to or raised on an active lease may count as rent. That depends on its purpose and
 * on the lease, which no rule here can evaluate. So where the rent is capped, or no cap is recorded, the landlord is
 * warned and decides; the charge is never refused. There is no warning where the law sets no cap, and for places
 * without rules.
 */
export function checkRecurring(law: RegionLaw, rentCents: Cents, on: Day): RuleFinding[] {
  if (!law.region || setsNoCap(law, on)) return [];
  const { cents } = largestRent(rentCents, law, on);
  const limit = cents === null ? {} : { cents };
  return [{ ...findingOf(law, on, 'rent_cap', 'charge_may_be_rent', limit), blocking: false }];
}
