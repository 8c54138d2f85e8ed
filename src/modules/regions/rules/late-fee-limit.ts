import { basisPoints, cents, max, min, ZERO, type Cents } from '../../../contract/money.js';
import type { LateFeeLimit, LateFeeRule } from './region-rule.js';

export interface LateRent {
  readonly rentCents: Cents;
  /** Days between the due day and the day on which the fee is charged. */
  readonly daysLate: number;
  /** Decides where the law treats large buildings otherwise; unknown counts as small. */
  readonly unitsInBuilding?: number | null;
}

/** The largest lawful fee, 0 where fees are banned, null where the rule names no limit. */
export function largestLateFee(rule: LateFeeRule, late: LateRent): Cents | null {
  if (rule.banned) return cents(0);
  return rule.limit ? amountOf(rule.limit, late) : null;
}

function amountOf(limit: LateFeeLimit, late: LateRent): Cents {
  const start = combine(limit, fixedPart(limit), sharePart(limit, late));
  const grown = cents(start + (limit.perLaterDayCents ?? 0) * Math.max(0, late.daysLate - 1));
  return limit.capCents === undefined ? grown : min(grown, cents(limit.capCents));
}

function fixedPart(limit: LateFeeLimit): Cents | null {
  return limit.fixedCents === undefined ? null : cents(limit.fixedCents);
}

function sharePart(limit: LateFeeLimit, { rentCents, unitsInBuilding }: LateRent): Cents | null {
  const large = (unitsInBuilding ?? 0) > 4 ? limit.largeBuildingBasisPoints : undefined;
  const rate = large ?? limit.rentBasisPoints;
  return rate === undefined ? null : basisPoints(max(ZERO, cents(rentCents - (limit.rentAboveCents ?? 0))), rate);
}

function combine(limit: LateFeeLimit, fixed: Cents | null, share: Cents | null): Cents {
  if (fixed === null || share === null) return fixed ?? share ?? cents(0);
  if (limit.take === 'both') return cents(fixed + share);
  return limit.take === 'greater' ? max(fixed, share) : min(fixed, share);
}
