import { addDays, addMonths, type Day } from '../../../contract/days.js';
import { cents, type Cents } from '../../../contract/money.js';
import { noticeWindow, type NoticeWindow } from './notice-window.js';
import type { RegionTopic } from './region-fact.js';
import { recordOf, ruleOf, statusOf, type RegionLaw, type RuleStatus } from './region-law.js';
import type { IncreaseIntervalRule, IncreaseNoticeRule, Notice } from './region-rule.js';
import { findingOf, type RuleFinding } from './rule-finding.js';

export interface RentIncrease {
  readonly rentCents: Cents;
  readonly newRentCents: Cents;
  /** First day of the new rent. */
  readonly effectiveOn: Day;
  /** When notice was or will be given; null if that is not decided. */
  readonly noticeOn: Day | null;
  /** Of the last increase, else of the lease's start. */
  readonly rentSince: Day;
  /**
   * First and last day of the fixed term on record, also of one that is over; null: the lease is recorded as month to
   * month.
   */
  readonly term: { readonly startsOn: Day; readonly endsOn: Day } | null;
  /**
   * `term` went on without a new last day, and the rent has risen since. By law it may have a term again, or none: where
   * the period depends on that, a person decides about a notice that misses it.
   */
  readonly renewedByItself?: boolean;
}

/** The rules of its region that an increase breaks when it takes effect. None for a rent that doesn't rise. */
export function checkIncrease(
  increase: RentIncrease,
  law: RegionLaw,
  exempt: readonly RegionTopic[] = [],
): RuleFinding[] {
  if (increase.newRentCents <= increase.rentCents) return [];
  const findings = [...checkCap(increase, law), ...checkInterval(increase, law), ...checkNotice(increase, law)];
  return findings.filter(({ topic }) => !exempt.includes(topic));
}

export interface LargestRent {
  /** The highest lawful rent. Null where the law sets no cap, or where `status` says that the cap is unknown. */
  readonly cents: Cents | null;
  /** No increase is proposed automatically unless this is `automatic`: someone has to enter the cap first. */
  readonly status: RuleStatus;
}

/** How high a rent may rise on a day. Rounded down, so that the cap is never passed by half a cent. */
export function largestRent(rentCents: Cents, law: RegionLaw, effectiveOn: Day): LargestRent {
  const status = statusOf(law, 'rent_cap', effectiveOn);
  const millionths = ruleOf(law, 'rent_cap', effectiveOn)?.millionths ?? null;
  if (millionths === null) return { cents: null, status };
  return { cents: cents(rentCents + Number((BigInt(rentCents) * BigInt(millionths)) / 1_000_000n)), status };
}

/** When notice of an increase is lawful; null where no rule says so. */
export function increaseNoticeWindow(
  increase: Omit<RentIncrease, 'noticeOn' | 'rentSince'>,
  law: RegionLaw,
): NoticeWindow | null {
  const rule = ruleOf(law, 'increase_notice', increase.effectiveOn);
  return rule && noticeWindow(noticeFor(increase, rule), increase.effectiveOn);
}

function checkCap(increase: RentIncrease, law: RegionLaw): RuleFinding[] {
  const { cents: largest, status } = largestRent(increase.rentCents, law, increase.effectiveOn);
  // A cap that has expired or was never entered does not mean that there is no cap: a person has to look it up.
  if (law.region && status !== 'automatic' && !setsNoCap(law, increase.effectiveOn))
    return [capMissing(law, increase.effectiveOn)];
  if (largest === null || increase.newRentCents <= largest) return [];
  return [findingOf(law, increase.effectiveOn, 'rent_cap', 'rent_cap_exceeded', { cents: largest })];
}

/** There is no recorded cap for the day: the last one has ended, or none was entered. */
function capMissing(law: RegionLaw, on: Day): RuleFinding {
  const end = recordOf(law, 'rent_cap', on)?.validTo;
  const finding =
    end && end < on
      ? findingOf(law, on, 'rent_cap', 'rent_cap_expired', { day: end })
      : findingOf(law, on, 'rent_cap', 'rent_cap_unknown');
  return { ...finding, blocking: false };
}

/** The law sets no cap: only its guideline may have expired. */
export function setsNoCap(law: RegionLaw, on: Day): boolean {
  return recordOf(law, 'rent_cap', on)?.rule?.millionths === null;
}

function checkInterval(increase: RentIncrease, law: RegionLaw): RuleFinding[] {
  const rule = ruleOf(law, 'increase_interval', increase.effectiveOn);
  const day = rule && earliestIncrease(increase.rentSince, rule);
  if (day === null || increase.effectiveOn >= day) return [];
  return [findingOf(law, increase.effectiveOn, 'increase_interval', 'increase_too_soon', { day })];
}

/** The first day on which a rent may rise again. */
function earliestIncrease(rentSince: Day, { months = 0, days = 0 }: IncreaseIntervalRule): Day {
  return addDays(addMonths(rentSince, months), days);
}

function checkNotice(increase: RentIncrease, law: RegionLaw): RuleFinding[] {
  const rule = ruleOf(law, 'increase_notice', increase.effectiveOn);
  if (rule?.notWithinTerm && increase.term && increase.effectiveOn <= increase.term.endsOn) {
    return [
      findingOf(law, increase.effectiveOn, 'increase_notice', 'increase_within_term', {
        day: addDays(increase.term.endsOn, 1),
        saying: (text) => text.includes('fixed term'),
      }),
    ];
  }
  const window = increaseNoticeWindow(increase, law);
  if (!rule || !window || increase.noticeOn === null) return [];
  const broken = brokenBy(increase.noticeOn, window);
  if (!broken) return [];
  const found = findingOf(law, increase.effectiveOn, 'increase_notice', broken.code, {
    day: broken.day,
    saying: (text) => !increase.term && rule.withoutTerm !== undefined && text.includes('without a term'),
  });
  const depends = rule.withoutTerm !== undefined || rule.shortTerm !== undefined;
  const asks = (increase.renewedByItself && depends) || mayHaveAnotherPeriod(increase, increase.noticeOn, rule);
  return [asks ? { ...found, blocking: false } : found];
}

/** How a notice on a day misses its window, and the nearest lawful day. */
function brokenBy(
  noticeOn: Day,
  { earliest, latest }: NoticeWindow,
): { code: 'notice_too_late' | 'notice_too_early'; day: Day } | null {
  if (noticeOn > latest) return { code: 'notice_too_late', day: latest };
  return earliest !== null && noticeOn < earliest ? { code: 'notice_too_early', day: earliest } : null;
}

/**
 * Whether the notice would be in time under the period of a fixed term, for a lease that is recorded as month to month:
 * it may have had a term that renewed automatically and was never entered, so a person decides. The same where the rule
 * has a period for short terms, but none for leases without a term.
 */
function mayHaveAnotherPeriod({ term, effectiveOn }: RentIncrease, noticeOn: Day, rule: IncreaseNoticeRule): boolean {
  if (term) return false;
  if (!rule.withoutTerm) return rule.shortTerm !== undefined;
  const usual = noticeWindow(rule, effectiveOn);
  return usual !== null && brokenBy(noticeOn, usual) === null;
}

function noticeFor(
  { rentCents, newRentCents, term }: Omit<RentIncrease, 'noticeOn' | 'rentSince'>,
  rule: IncreaseNoticeRule,
): Notice {
  const rise = BigInt(newRentCents - rentCents) * 1_000_000n;
  const { largeIncrease, shortTerm, withoutTerm } = rule;
  if (largeIncrease && rise > BigInt(largeIncrease.overMillionths) * BigInt(rentCents)) return largeIncrease.notice;
  if (withoutTerm && !term) return withoutTerm;
  if (shortTerm && term && addMonths(term.startsOn, 12) > addDays(term.endsOn, 1)) return shortTerm;
  return rule;
}
