import type { Currency } from '../../../contract/currencies.js';
import type { Day } from '../../../contract/days.js';
import { portion, ZERO, type Cents } from '../../../contract/money.js';
import { REGIONS } from '../../../contract/regions.js';
import { largestLateFee } from './late-fee-limit.js';
import { feeByPolicy, type LateFeePolicy } from './late-fees.js';
import type { RegionTopic } from './region-fact.js';
import { ruleOf, type RegionLaw } from './region-law.js';
import type { LateFeeLimit, LateFeeRule } from './region-rule.js';
import { findingOf, type RuleFinding } from './rule-finding.js';

export interface LeaseToCheck {
  readonly rentCents: Cents;
  readonly currency: Currency;
  readonly depositCents: Cents;
  readonly petDepositCents?: Cents;
  readonly lateFee: LateFeePolicy;
  readonly endsForGood: boolean;
  readonly unitsInBuilding?: number | null;
}

/**
 * The rules of its region that a lease breaks on a day (docs/specification/leases.md). Topics without an automatic rule
 * give no findings; the screen lists them by `statusOf`. `exempt` names topics from which the landlord has declared an
 * exemption.
 */
export function checkLease(
  lease: LeaseToCheck,
  law: RegionLaw,
  on: Day,
  exempt: readonly RegionTopic[] = [],
): RuleFinding[] {
  const findings = [...checkDeposit(lease, law, on), ...checkLateFee(lease, law, on), ...checkEnd(lease, law, on)];
  return findings.filter(({ topic }) => !exempt.includes(topic));
}

function checkDeposit(lease: LeaseToCheck, law: RegionLaw, on: Day): RuleFinding[] {
  const { quarterMonths, petQuarterMonths, smallOwnerQuarterMonths } = ruleOf(law, 'deposit', on) ?? {
    quarterMonths: null,
  };
  if (quarterMonths === null) return [];
  const findings: RuleFinding[] = [];
  const limit = portion(lease.rentCents, quarterMonths, 4);
  const banned = quarterMonths === 0;
  const most = portion(lease.rentCents, smallOwnerQuarterMonths ?? quarterMonths, 4);
  if (lease.depositCents > most)
    findings.push(findingOf(law, on, 'deposit', banned ? 'deposit_banned' : 'deposit_over_limit', { cents: most }));
  else if (lease.depositCents > limit) {
    const excepted = findingOf(law, on, 'deposit', 'deposit_for_small_owners', {
      cents: limit,
      saying: (text) => text.includes('owners'),
    });
    findings.push({ ...excepted, blocking: false });
  }
  const petLimit = portion(lease.rentCents, petQuarterMonths ?? quarterMonths, 4);
  if ((lease.petDepositCents ?? ZERO) > petLimit)
    findings.push(findingOf(law, on, 'deposit', 'pet_deposit_over_limit', { cents: petLimit }));
  return findings;
}

/** How facts say from which day on a fee may be charged. */
const SAYS_DAYS = (text: string): boolean => /\b(after|within) /.test(text);

function checkLateFee(lease: LeaseToCheck, law: RegionLaw, on: Day): RuleFinding[] {
  const rule = ruleOf(law, 'late_fee', on);
  if (!rule || lease.lateFee.kind === 'none') return [];
  if (rule.banned) return [findingOf(law, on, 'late_fee', 'late_fee_banned', { cents: ZERO })];
  const findings: RuleFinding[] = [];
  const afterDays = rule.afterDays ?? 0;
  if (lease.lateFee.afterDays < afterDays)
    findings.push(findingOf(law, on, 'late_fee', 'late_fee_too_early', { afterDays, saying: SAYS_DAYS }));
  const limit = lateFeeLimit(lease, rule, law);
  if (limit !== null && feeByPolicy(lease.lateFee, lease.rentCents, lease.rentCents) > limit) {
    findings.push(findingOf(law, on, 'late_fee', 'late_fee_over_limit', { cents: limit }));
  }
  return findings;
}

/**
 * The limit on the day on which the lease charges the fee; null where there is none, or none in the lease's currency.
 */
function lateFeeLimit(lease: LeaseToCheck, rule: LateFeeRule, law: RegionLaw): Cents | null {
  if (rule.limit && isInMoney(rule.limit) && currencyOf(law) !== lease.currency) return null;
  const daysLate = Math.max(lease.lateFee.afterDays, rule.afterDays ?? 0) + 1;
  return largestLateFee(rule, { rentCents: lease.rentCents, daysLate, unitsInBuilding: lease.unitsInBuilding });
}

function isInMoney(limit: LateFeeLimit): boolean {
  return [limit.fixedCents, limit.capCents, limit.rentAboveCents].some((amount) => amount !== undefined);
}

function currencyOf(law: RegionLaw): Currency | null {
  return REGIONS.find(({ code }) => code === law.region)?.currency ?? null;
}

function checkEnd(lease: LeaseToCheck, law: RegionLaw, on: Day): RuleFinding[] {
  const follows = ruleOf(law, 'end_of_term', on)?.follows;
  if (!lease.endsForGood || follows === undefined || follows === 'ends') return [];
  // Tenants may agree to leave at the end, and some reasons end a lease all the same: a person decides.
  return [{ ...findingOf(law, on, 'end_of_term', 'term_does_not_end_lease'), blocking: false }];
}
