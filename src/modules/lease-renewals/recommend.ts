import { addDays, addMonths, day, type Day } from '../../contract/days.js';
import { basisPoints, cents, max, min, portion, type Cents } from '../../contract/money.js';
import type { Intent } from './renewal-intent.entity.js';

export const RENEWAL_ACTIONS = ['increase', 'keep', 'review'] as const;
export type RenewalAction = (typeof RENEWAL_ACTIONS)[number];

export const REASON_CODES = [
  'notice_missed',
  'notice_open',
  'notice_unknown',
  'too_soon',
  'cap',
  'cap_unknown',
  'guideline',
  'own_cap',
  'below_market',
  'at_market',
  'no_market',
  'pays_on_time',
  'pays_late',
  'owes',
  'long_tenure',
  'repairs_waiting',
  'may_leave',
  'vacancy',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/**
 * The reasons, in order of weight: above zero for a higher rent, below zero against. The values fill in the sentence.
 */
export interface Reason {
  readonly code: ReasonCode;
  readonly weight: number;
  readonly values: Readonly<Record<string, string | number>>;
}

/**
 * All data that a recommendation is based on, stored with it. It contains nothing about the tenants as persons, and no
 * other landlord's data.
 */
export interface RenewalInputs {
  readonly today: string;
  readonly leaseStartsOn: string;
  /** From month to month it ends the day before a new rent could begin. */
  readonly term: { readonly startsOn: string; readonly endsOn: string };
  /** Kept since version 3 of the rules. */
  readonly monthly?: boolean;
  /** Kept since version 4. Last day of a fixed term that was over: where leases renew automatically, its notice period still applies. */
  readonly termEndedOn?: string | null;
  /** Kept since version 5. First day of that term, where the rent has changed since it was over. */
  readonly termBeganOn?: string;
  readonly rentCents: number;
  /** The market rent by the landlord's estimate. */
  readonly marketRentCents: number | null;
  /** Rents that were due in twelve months, and how many were paid by then. */
  readonly rentsDue: number;
  readonly rentsOnTime: number;
  readonly overdueCents: number;
  /** Repairs of the home whose first answer is overdue. Reporting repairs never counts against a tenant. */
  readonly repairsWaiting: number;
  /**
   * What the tenants said before the offer, the least certain of them; null for nothing. A plan to stay never raises
   * the rent.
   */
  readonly tenantIntent: Intent | null;
  /** The landlord's own limit, in basis points of the rent. */
  readonly maxIncreaseBasisPoints: number;
  readonly law: {
    readonly capCents: number | null;
    readonly capStatus: string;
    readonly guidelineCents: number | null;
    readonly noticeFrom: string | null;
    readonly noticeBy: string | null;
    readonly noticeStatus: string;
    readonly earliestOn: string | null;
    /** Where the cap comes from; what was recommended before this was kept has none of these. */
    readonly capSource?: string | null;
    readonly capMustCheck?: boolean;
    readonly capEndedOn?: string | null;
  };
}

export interface Recommendation {
  readonly action: RenewalAction;
  readonly startsOn: Day;
  /** Null: from month to month. */
  readonly endsOn: Day | null;
  readonly lowCents: Cents;
  readonly targetCents: Cents;
  readonly highCents: Cents;
  readonly reasons: readonly Reason[];
  /** 0 to 100: how much of what matters was known. */
  readonly confidence: number;
}

/** Version of these rules; kept with what they made. */
export const POLICY_VERSION = 5;
/** Rents are proposed in steps of so many cents, rounded down. */
const STEP = 500;
/** Below so many rents nothing is said about punctuality. */
const ENOUGH_RENTS = 3;
const LONG_TENURE_MONTHS = 36;

/**
 * What to do with a lease that ends (docs/specification/lease-renewals.md). Same inputs, same result. Clamped to the region's cap,
 * the landlord's own and rounding; without a lawful notice or a known cap no increase is proposed. A person decides.
 */
export function recommend(inputs: RenewalInputs): Recommendation {
  const rent = cents(inputs.rentCents);
  const barred = barredBy(inputs);
  const limits = limitsOf(inputs);
  const high = barred.length > 0 ? rent : max(rent, roundDown(min(limits.ceiling, limits.worth)));
  const signs = signsOf(inputs);
  const share = Math.min(100, Math.max(25, 75 + signs.reduce((total, { weight }) => total + weight, 0)));
  const target = max(rent, roundDown(cents(rent + portion(cents(high - rent), share, 100))));
  const reasons = [...barred, ...limits.reasons, ...signs].sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight));
  return {
    action: inputs.overdueCents > 0 ? 'review' : target > rent ? 'increase' : 'keep',
    ...nextTerm(inputs),
    lowCents: rent,
    targetCents: target,
    highCents: high,
    reasons,
    confidence: confidenceOf(inputs),
  };
}

/**
 * The next term: as long as the last one, or a year when that wasn't in whole months. A month-to-month lease continues
 * month to month.
 */
function nextTerm({ term, monthly }: RenewalInputs): { startsOn: Day; endsOn: Day | null } {
  const startsOn = addDays(day(term.endsOn), 1);
  if (monthly) return { startsOn, endsOn: null };
  const months =
    Array.from({ length: 36 }, (_, at) => at + 1).find((count) => addMonths(day(term.startsOn), count) === startsOn) ??
    12;
  return { startsOn, endsOn: addDays(addMonths(startsOn, months), -1) };
}

/** What forbids any increase. The law comes first: nothing outweighs it. */
function barredBy({ today, law, term }: RenewalInputs): Reason[] {
  const startsOn = addDays(day(term.endsOn), 1);
  const reasons: Reason[] = [];
  if (law.noticeBy !== null && today > law.noticeBy)
    reasons.push({ code: 'notice_missed', weight: -100, values: { day: law.noticeBy } });
  if (law.earliestOn !== null && startsOn < law.earliestOn)
    reasons.push({ code: 'too_soon', weight: -100, values: { day: law.earliestOn } });
  if (law.capStatus !== 'automatic')
    reasons.push({ code: 'cap_unknown', weight: -100, values: { status: law.capStatus } });
  return reasons;
}

/** The allowed and the proposed maximum of a rent, and the limit that applies. */
function limitsOf(inputs: RenewalInputs): { ceiling: Cents; worth: Cents; reasons: Reason[] } {
  const { law, maxIncreaseBasisPoints, marketRentCents } = inputs;
  const rent = cents(inputs.rentCents);
  const own = cents(rent + basisPoints(rent, maxIncreaseBasisPoints));
  const legal = law.capCents ?? law.guidelineCents;
  const ceiling = legal === null ? own : min(cents(legal), own);
  const worth = marketRentCents === null ? (legal === null ? rent : cents(legal)) : cents(marketRentCents);
  const reasons: Reason[] = [noticeReason(inputs), marketReason(rent, marketRentCents)];
  if (law.capCents !== null) reasons.push({ code: 'cap', weight: -40, values: { cents: law.capCents } });
  else if (law.guidelineCents !== null)
    reasons.push({ code: 'guideline', weight: -30, values: { cents: law.guidelineCents } });
  if (own < worth && (legal === null || own < legal))
    reasons.push({ code: 'own_cap', weight: -20, values: { cents: own } });
  if (worth > rent) reasons.push({ code: 'vacancy', weight: -10, values: { cents: rent } });
  return { ceiling, worth, reasons: reasons.filter(({ weight }) => weight !== 0) };
}

function noticeReason({ today, law: { noticeBy } }: RenewalInputs): Reason {
  if (noticeBy === null) return { code: 'notice_unknown', weight: -15, values: {} };
  return { code: 'notice_open', weight: today > noticeBy ? 0 : 35, values: { day: noticeBy } };
}

function marketReason(rent: Cents, market: number | null): Reason {
  if (market === null) return { code: 'no_market', weight: -5, values: {} };
  if (market > rent) return { code: 'below_market', weight: 50, values: { cents: market - rent, market } };
  return { code: 'at_market', weight: -50, values: { market } };
}

/** The history of the tenancy, which moves the proposal between the present rent and the highest. */
function signsOf({
  rentsDue,
  rentsOnTime,
  overdueCents,
  repairsWaiting,
  tenantIntent,
  leaseStartsOn,
  term,
}: RenewalInputs): Reason[] {
  const reasons: Reason[] = [];
  const values = { onTime: rentsOnTime, of: rentsDue };
  if (rentsDue >= ENOUGH_RENTS && rentsOnTime * 10 >= rentsDue * 9)
    reasons.push({ code: 'pays_on_time', weight: -25, values });
  if (rentsDue >= ENOUGH_RENTS && rentsOnTime * 4 < rentsDue * 3)
    reasons.push({ code: 'pays_late', weight: 15, values });
  if (overdueCents > 0) reasons.push({ code: 'owes', weight: 10, values: { cents: overdueCents } });
  if (addMonths(day(leaseStartsOn), LONG_TENURE_MONTHS) <= term.endsOn)
    reasons.push({ code: 'long_tenure', weight: -15, values: { years: yearsBetween(leaseStartsOn, term.endsOn) } });
  if (repairsWaiting > 0) reasons.push({ code: 'repairs_waiting', weight: -20, values: { count: repairsWaiting } });
  if (tenantIntent === 'leave' || tenantIntent === 'unsure')
    reasons.push({ code: 'may_leave', weight: -20, values: { intent: tenantIntent } });
  return reasons;
}

function confidenceOf({ marketRentCents, rentsDue, law }: RenewalInputs): number {
  const known = [marketRentCents !== null, rentsDue >= 6, law.capStatus === 'automatic', law.noticeBy !== null];
  return 20 + 20 * known.filter(Boolean).length;
}

function yearsBetween(from: string, to: string): number {
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - Number(to.slice(5) < from.slice(5));
}

function roundDown(amount: Cents): Cents {
  return cents(amount - (amount % STEP));
}
