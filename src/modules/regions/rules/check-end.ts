import { addDays, addMonths, later, type Day } from '../../../contract/days.js';
import type { NoticeReason } from '../../../contract/notice-reasons.js';
import { lastDayAfterNotice, noticeWindow } from './notice-window.js';
import { ruleOf, type RegionLaw } from './region-law.js';
import type { EndOfTermRule, Notice } from './region-rule.js';
import { findingOf, type FindingCode, type RuleFinding } from './rule-finding.js';
import { tenantPeriod } from './tenant-notice.js';

/** A landlord's notice to leave. */
export interface LandlordNotice {
  readonly givenOn: Day;
  /** The last day on which the tenant lives there. */
  readonly lastDay: Day;
  readonly reason: NoticeReason;
  /** Since when the tenant has lived there. */
  readonly livedSince: Day;
  /** First day of the latest term; where the lease was never renewed, the day from which the tenant has lived there. */
  readonly termStartsOn: Day;
  /** Last day of the fixed term that is running, if there is one. */
  readonly termEndsOn: Day | null;
  /** Day of the month on which the rent is due. */
  readonly dueDay: number;
}

/** Reasons for which the region's notice for the end of a lease is the one that counts. */
const ORDINARY = ['end_of_term', 'own_use', 'sale', 'renovation'] as const satisfies readonly NoticeReason[];

/** The grounds that can have a period of their own. */
const GROUND = { own_use: 'ownUse', sale: 'sale', renovation: 'renovation' } as const;

/** How facts say that a landlord needs a ground. */
const SAYS_CAUSE = (text: string): boolean => /ground|cause|renews/.test(text);

/** How facts say that a landlord may not do it. */
const SAYS_BAN = (text: string): boolean => text.includes('banned');

/** How facts say that a notice is for the end of a term. */
const SAYS_RENEWS = (text: string): boolean => text.includes('before the end of the lease');

/**
 * The rules that a landlord's notice breaks. A notice that is too late, or has no ground where the law requires one, is
 * refused. Where no notice period is recorded (another ground, or an unknown region), a fixed term still runs, the
 * lease has renewed for a term that isn't recorded, or the term is the first one as far as the product knows, the
 * landlord has to confirm it with a reason.
 */
export function checkLandlordNotice(notice: LandlordNotice, law: RegionLaw): RuleFinding[] {
  const { lastDay, reason } = notice;
  const rule = ruleOf(law, 'end_of_term', lastDay);
  if (rule && endsAnyway(rule, notice)) return [];
  const findings: RuleFinding[] = [];
  if (reason === 'end_of_term' && rule && needsCause(rule, notice))
    findings.push(findingOf(law, lastDay, 'end_of_term', 'cause_required', { saying: SAYS_CAUSE }));
  return [
    ...findings,
    ...ofSale(rule, notice, law),
    ...ofPeriod(rule, notice, law),
    ...ofOwnUse(rule, notice, law),
    ...ofLastDay(rule, notice, law),
  ];
}

/**
 * A sale ends a lease only under conditions that the product can’t check: a buyer who will live there and, in Ontario, a
 * condominium unit or a building of at most three units (Residential Tenancies Act, 2006, s. 49).
 */
function ofSale(rule: EndOfTermRule | null, { reason, lastDay }: LandlordNotice, law: RegionLaw): RuleFinding[] {
  if (reason !== 'sale' || !rule?.sale) return [];
  const saying = (text: string) => text.includes('sale');
  return [toConfirm(findingOf(law, lastDay, 'end_of_term', 'notice_sale_conditions', { saying }))];
}

/**
 * So does own use where a rule on record says so: in Ontario only a landlord who is an individual may give such a notice, for
 * someone who will live there for a year, and the tenant gets a month’s rent (Residential Tenancies Act, 2006, ss. 48 and 48.1).
 */
function ofOwnUse(rule: EndOfTermRule | null, { reason, lastDay }: LandlordNotice, law: RegionLaw): RuleFinding[] {
  if (reason !== 'own_use' || !rule?.ownUseConditions) return [];
  const saying = (text: string) => text.includes('individual');
  return [toConfirm(findingOf(law, lastDay, 'end_of_term', 'notice_own_use_conditions', { saying }))];
}

/** Whether it is on time. */
function ofPeriod(rule: EndOfTermRule | null, notice: LandlordNotice, law: RegionLaw): RuleFinding[] {
  const { givenOn, lastDay } = notice;
  const period = rule ? periodOf(rule, notice) : undefined;
  const window = period ? noticeWindow(period, addDays(lastDay, 1)) : null;
  if (!period || !window) {
    const code = rule && isUnnamedGround(rule, notice.reason) ? 'notice_ground_unknown' : 'notice_period_unknown';
    return [toConfirm(findingOf(law, lastDay, 'end_of_term', code, { saying: SAYS_BAN }))];
  }
  if (givenOn <= window.latest) return [];
  const late = { day: window.latest, saying: amountOf(period) };
  return [findingOf(law, lastDay, 'end_of_term', 'notice_too_late', late)];
}

/** Whether the law allows the lease to end on its last day. */
function ofLastDay(rule: EndOfTermRule | null, notice: LandlordNotice, law: RegionLaw): RuleFinding[] {
  const { lastDay, reason, termEndsOn } = notice;
  const findings: RuleFinding[] = [];
  const confirm = (...[code, more]: [FindingCode, Parameters<typeof findingOf>[4]?]) =>
    findings.push(toConfirm(findingOf(law, lastDay, 'end_of_term', code, more)));
  const periodEnds = endOfPeriod(lastDay, notice.dueDay);
  if (rule && reason === 'end_of_term' && ofFirstTerm(rule, notice)) confirm('notice_first_term');
  if (rule?.endsWithPeriod && lastDay !== termEndsOn && lastDay !== periodEnds)
    confirm('notice_off_period', { day: periodEnds });
  if (rule && isOrdinary(reason) && isAfterTermThatRenews(rule, notice, lastDay))
    confirm('notice_not_term_end', { saying: SAYS_RENEWS });
  if (termEndsOn && lastDay < termEndsOn) confirm('notice_within_term', { day: termEndsOn });
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
  readonly termStartsOn: Day;
  readonly dueDay: number;
  readonly before: AgreedEnd;
  readonly after: AgreedEnd;
}

/**
 * The rules that a landlord's change of an active lease breaks. An earlier end has the effect of a notice to leave,
 * unless a fixed term ends the lease on that day anyway. A shorter term takes away the tenant's protection from an end
 * and a higher rent before its last day.
 */
export function checkChangedEnd({ today, before, after, ...lease }: ChangedEnd, law: RegionLaw): RuleFinding[] {
  const fixedUntil = before.termEndsOn && before.termEndsOn >= today ? before.termEndsOn : null;
  const [lastBefore, last] = [before, after].map((end) => (end.endsForGood ? end.termEndsOn : null));
  if (last && (!lastBefore || last < lastBefore)) {
    if (fixedUntil && last >= fixedUntil && ruleOf(law, 'end_of_term', last)?.follows === 'ends') return [];
    return checkLandlordNotice(
      { ...lease, givenOn: today, lastDay: last, reason: 'end_of_term', termEndsOn: before.termEndsOn },
      law,
    );
  }
  if (!fixedUntil || (after.termEndsOn && after.termEndsOn >= fixedUntil)) return [];
  return [toConfirm(findingOf(law, after.termEndsOn ?? today, 'end_of_term', 'term_shortened', { day: fixedUntil }))];
}

/** The terms of a lease as far as notices to leave depend on them. */
export type LeaseForNotice = Pick<LandlordNotice, 'livedSince' | 'termStartsOn' | 'termEndsOn' | 'dueDay'>;

/**
 * The earliest last day of an ordinary notice that is given today: after its period, and not within a fixed term. Null where
 * the region's period is not on record, and where it is too late for the end of a term after which the lease renews: how long
 * it renews for isn't on record.
 */
export function earliestLastDays(
  lease: LeaseForNotice,
  law: RegionLaw,
  today: Day,
): { landlord: Day | null; tenant: Day | null } {
  return {
    landlord: earliestFor('end_of_term', lease, law, today),
    tenant: endOfTermThatRenews(
      ruleOf(law, 'end_of_term', today),
      lease,
      afterTerm(tenantPeriod(law, today, lease.termEndsOn !== null && lease.termEndsOn >= today)?.notice, lease, today),
    ),
  };
}

/** The same for a landlord's notice on one ground. */
export function earliestFor(reason: NoticeReason, lease: LeaseForNotice, law: RegionLaw, today: Day): Day | null {
  const rule = ruleOf(law, 'end_of_term', today);
  if (!rule) return null;
  // Whether a fixed term leaves the period open is judged by its last day, the earliest one that is offered.
  const lastDay = lease.termEndsOn ?? today;
  const notice = { ...lease, reason, givenOn: today, lastDay };
  const earliest = endOfTermThatRenews(rule, lease, afterTerm(periodOf(rule, notice), lease, today));
  // Too late for the end of the term: the period of another day isn't this one.
  const forItsEnd = rule.fixedTermOnly || (reason === 'end_of_term' && ofFirstTerm(rule, notice));
  if (forItsEnd && earliest !== lease.termEndsOn) return null;
  if (!earliest || !rule.endsWithPeriod || earliest === lease.termEndsOn) return earliest;
  return endOfPeriod(earliest, lease.dueDay);
}

/** The last day of the rental period that a day is in: the day before the rent is due, in a short month on its last day. */
function endOfPeriod(from: Day, dueDay: number): Day {
  let last = from;
  for (;;) {
    const next = addDays(last, 1);
    const isDue = Number(next.slice(8)) === dueDay;
    const isLastOfShortMonth = Number(next.slice(8)) < dueDay && addDays(next, 1).endsWith('-01');
    if (isDue || isLastOfShortMonth) return last;
    last = next;
  }
}

function afterTerm(notice: Notice | undefined, { termEndsOn }: LeaseForNotice, today: Day): Day | null {
  const last = notice ? lastDayAfterNotice(notice, today) : null;
  return last && termEndsOn ? later(last, termEndsOn) : last;
}

/**
 * Where a lease renews automatically, a notice is for the end of a term, and no term after the recorded one is known.
 */
function isAfterTermThatRenews(
  { follows }: EndOfTermRule,
  { termEndsOn }: Pick<LeaseForNotice, 'termEndsOn'>,
  lastDay: Day,
): boolean {
  return follows === 'renews' && termEndsOn !== null && lastDay > termEndsOn;
}

function endOfTermThatRenews(rule: EndOfTermRule | null, lease: LeaseForNotice, earliest: Day | null): Day | null {
  return rule && earliest && isAfterTermThatRenews(rule, lease, earliest) ? null : earliest;
}

/** A fixed term that runs out by law ends the lease on its last day: saying so is no notice. */
function endsAnyway({ follows }: EndOfTermRule, { reason, givenOn, lastDay, termEndsOn }: LandlordNotice): boolean {
  return reason === 'end_of_term' && follows === 'ends' && lastDay === termEndsOn && givenOn <= termEndsOn;
}

function needsCause(rule: EndOfTermRule, notice: LandlordNotice): boolean {
  const { causeRequired, causeAfterMonths } = rule;
  const { livedSince, lastDay } = notice;
  if (ofFirstTerm(rule, notice)) return false;
  return (
    causeRequired === true || (causeAfterMonths !== undefined && addMonths(livedSince, causeAfterMonths) <= lastDay)
  );
}

/** The period that counts for a landlord's notice; none where the region's facts leave it open. */
function periodOf(rule: EndOfTermRule, notice: LandlordNotice): Notice | undefined {
  const { reason, givenOn, lastDay, termEndsOn } = notice;
  if (!isOrdinary(reason)) return undefined;
  const withinTerm = termEndsOn !== null && givenOn <= termEndsOn && lastDay <= termEndsOn;
  if (withinTerm ? rule.periodicOnly : rule.fixedTermOnly) return undefined;
  if (reason === 'end_of_term') return ofFirstTerm(rule, notice) ?? byTime(rule, notice);
  const ofGround = rule[GROUND[reason]];
  if (ofGround) return (isShortTerm(notice) ? rule.shortTerm : undefined) ?? ofGround;
  return rule.ownUse || rule.sale || rule.renovation ? undefined : byTime(rule, notice);
}

/** A ground that the region's rules leave out while they name others: it may be none there, or be forbidden. */
function isUnnamedGround(rule: EndOfTermRule, reason: NoticeReason): boolean {
  if (reason !== 'own_use' && reason !== 'sale' && reason !== 'renovation') return false;
  return rule[GROUND[reason]] === undefined && Object.values(GROUND).some((ground) => rule[ground] !== undefined);
}

/** The period for the last day of a first term of six months or more, where the region has one: such a notice needs no ground. */
function ofFirstTerm({ firstTerm }: EndOfTermRule, notice: LandlordNotice): Notice | undefined {
  const { givenOn, lastDay, livedSince, termStartsOn, termEndsOn } = notice;
  const isFirst = termStartsOn === livedSince && termEndsOn !== null && givenOn <= termEndsOn && lastDay === termEndsOn;
  return isFirst && addMonths(termStartsOn, 6) <= addDays(termEndsOn, 1) ? firstTerm : undefined;
}

function isOrdinary(reason: NoticeReason): reason is (typeof ORDINARY)[number] {
  return ORDINARY.some((ordinary) => ordinary === reason);
}

/**
 * A fixed term of six months or less. For a renewed lease its latest term counts, no matter how long the tenant has
 * lived there.
 */
function isShortTerm({ termStartsOn, termEndsOn }: LandlordNotice): boolean {
  return termEndsOn !== null && addDays(termEndsOn, 1) <= addMonths(termStartsOn, 6);
}

/** The longer someone has lived there, the longer the notice. Where the agreed term counts too, the longer of both decides. */
function byTime(
  rule: EndOfTermRule,
  { livedSince, givenOn, termStartsOn, termEndsOn }: LandlordNotice,
): Notice | undefined {
  const agreed = (months: number) =>
    rule.termCounts && termEndsOn !== null && addMonths(termStartsOn, months) <= addDays(termEndsOn, 1);
  const lived = (months: number) => addMonths(livedSince, months) <= givenOn || agreed(months);
  const { landlord, landlordAfterYear = landlord, landlordAfterTwoYears = landlordAfterYear } = rule;
  if (lived(24)) return landlordAfterTwoYears;
  return lived(12) ? landlordAfterYear : landlord;
}

/** How facts say a period: `60 days`, `3 full months`. */
const amountOf =
  ({ days, months }: Notice) =>
  (text: string): boolean =>
    days === undefined
      ? text.includes(`${months} month`) || text.includes(`${months} full month`)
      : text.includes(`${days} day`);

/** Leaves the decision to a person, who gives a reason. */
export const toConfirm = (finding: RuleFinding): RuleFinding => ({ ...finding, blocking: false });
