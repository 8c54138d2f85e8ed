import { addDays, addMonths, later, type Day } from '../../../contract/days.js';
import type { NoticeReason } from '../../../contract/notice-reasons.js';
import { lastDayAfterNotice, noticeWindow } from './notice-window.js';
import { ruleOf, type RegionLaw } from './region-law.js';
import type { EndOfTermRule, Notice } from './region-rule.js';
import { findingOf, type RuleFinding } from './rule-finding.js';

/** A landlord's notice to leave. */
export interface LandlordNotice {
  readonly givenOn: Day;
  /** The last day on which the tenant lives there. */
  readonly lastDay: Day;
  readonly reason: NoticeReason;
  /** Since when the tenant has lived there. */
  readonly livedSince: Day;
  /** Last day of the fixed term that is running, if there is one. */
  readonly termEndsOn: Day | null;
}

/** Reasons for which the region's notice for the end of a lease is the one that counts. */
const ORDINARY: readonly NoticeReason[] = ['end_of_term', 'own_use', 'sale', 'renovation'];

/**
 * What a landlord's notice breaks. A notice without a ground where the law asks for one, or too late, is refused; where no
 * notice period is on record (another ground, or an unknown region), or a fixed term still runs, the landlord has to
 * confirm it with a reason.
 */
export function checkLandlordNotice(notice: LandlordNotice, law: RegionLaw): RuleFinding[] {
  const { givenOn, lastDay, reason, termEndsOn } = notice;
  const rule = ruleOf(law, 'end_of_term', lastDay);
  const findings: RuleFinding[] = [];
  if (reason === 'end_of_term' && rule && needsCause(rule, notice))
    findings.push(findingOf(law, lastDay, 'end_of_term', 'cause_required'));
  const period = rule && ORDINARY.includes(reason) ? periodOf(rule, notice) : undefined;
  const window = period ? noticeWindow(period, addDays(lastDay, 1)) : null;
  if (!window) findings.push(toConfirm(findingOf(law, lastDay, 'end_of_term', 'notice_period_unknown')));
  else if (givenOn > window.latest)
    findings.push(findingOf(law, lastDay, 'end_of_term', 'notice_too_late', { day: window.latest }));
  if (termEndsOn && lastDay < termEndsOn)
    findings.push(toConfirm(findingOf(law, lastDay, 'end_of_term', 'notice_within_term', { day: termEndsOn })));
  return findings;
}

/** How long a lease is agreed for. */
export interface AgreedEnd {
  /** Last day of the fixed term; null: month to month. */
  readonly termEndsOn: Day | null;
  /** Whether the lease ends with the term. */
  readonly endsForGood: boolean;
}

/** A change of that in a lease that runs. */
export interface ChangedEnd {
  readonly today: Day;
  readonly livedSince: Day;
  readonly before: AgreedEnd;
  readonly after: AgreedEnd;
}

/**
 * What a landlord's change of a running lease breaks. An end that comes sooner is a notice to leave by another name. Where a
 * fixed term ends the lease anyway, saying so is none. A shorter term takes from the tenant what it protects from: an end and a
 * higher rent before its last day.
 */
export function checkChangedEnd({ today, livedSince, before, after }: ChangedEnd, law: RegionLaw): RuleFinding[] {
  const fixedUntil = before.termEndsOn && before.termEndsOn >= today ? before.termEndsOn : null;
  const [lastBefore, last] = [before, after].map((end) => (end.endsForGood ? end.termEndsOn : null));
  if (last && (!lastBefore || last < lastBefore)) {
    if (fixedUntil && last >= fixedUntil && ruleOf(law, 'end_of_term', last)?.follows === 'ends') return [];
    return checkLandlordNotice(
      { givenOn: today, lastDay: last, reason: 'end_of_term', livedSince, termEndsOn: before.termEndsOn },
      law,
    );
  }
  if (!fixedUntil || (after.termEndsOn && after.termEndsOn >= fixedUntil)) return [];
  return [toConfirm(findingOf(law, after.termEndsOn ?? today, 'end_of_term', 'term_shortened', { day: fixedUntil }))];
}

/** The terms of a lease as far as notices to leave depend on them. */
export type LeaseForNotice = Pick<LandlordNotice, 'livedSince' | 'termEndsOn'>;

/**
 * The earliest last day of an ordinary notice that is given today: after its period, and not within a fixed term. Null where
 * the region's period is not on record.
 */
export function earliestLastDays(
  { livedSince, termEndsOn }: LeaseForNotice,
  law: RegionLaw,
  today: Day,
): { landlord: Day | null; tenant: Day | null } {
  const rule = ruleOf(law, 'end_of_term', today);
  const after = (notice: Notice | undefined) => {
    const last = notice ? lastDayAfterNotice(notice, today) : null;
    return last && termEndsOn ? later(last, termEndsOn) : last;
  };
  return {
    landlord: after(rule ? periodOf(rule, { livedSince, givenOn: today }) : undefined),
    tenant: after(rule?.tenant),
  };
}

function needsCause(
  { causeRequired, causeAfterMonths }: EndOfTermRule,
  { livedSince, lastDay }: LandlordNotice,
): boolean {
  return (
    causeRequired === true || (causeAfterMonths !== undefined && addMonths(livedSince, causeAfterMonths) <= lastDay)
  );
}

function periodOf(
  { landlord, landlordAfterYear }: EndOfTermRule,
  { livedSince, givenOn }: Pick<LandlordNotice, 'livedSince' | 'givenOn'>,
): Notice | undefined {
  return landlordAfterYear && addMonths(livedSince, 12) <= givenOn ? landlordAfterYear : landlord;
}

/** Leaves it to a person, who gives a reason. */
export const toConfirm = (finding: RuleFinding): RuleFinding => ({ ...finding, blocking: false });
