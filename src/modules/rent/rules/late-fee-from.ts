import { day, later, type Day } from '../../../contract/days.js';
import type { RentFigure } from './rent-changes.js';

/** The day for a rent that gets no late fee automatically. The landlord may still charge one. */
export const NEVER_LATE = day('9999-12-31');

/**
 * After this many days a late fee is no longer charged that couldn't be charged on its day, because the run was down or
 * the policy is newer than the rent.
 */
export const LATEST_DAYS = 7;

/** What the ledger had for the month before: the rent that is replaced, or the last one that was reversed. */
export interface RentBefore {
  readonly dueOn: Day;
  readonly openCents: number;
  readonly lateFeeFrom: Day | null;
}

/**
 * From when the days before a late fee count for a rent that is posted as a replacement; null for its due day. Rent
 * that wasn't charged yet can't have been late, and a fee that was charged, canceled or skipped isn't charged again
 * (decision 1331).
 */
export function lateFeeFrom(next: Pick<RentFigure, 'dueOn'>, before: RentBefore | null, today: Day): Day | null {
  if (next.dueOn >= today) return null;
  // No one could have paid by a day that had already passed when the rent was posted.
  if (before === null) return today;
  if (before.dueOn >= today) return before.dueOn;
  if (before.openCents === 0) return NEVER_LATE;
  return later(before.dueOn, before.lateFeeFrom ?? before.dueOn);
}

/**
 * The same for a rent that is charged again because the end of a lease was undone: the tenants had read that they don't owe it,
 * so its days count from today. What was paid once stays without a fee (decision 1980).
 */
export function lateFeeFromUndoing(next: Pick<RentFigure, 'dueOn'>, before: RentBefore | null, today: Day): Day | null {
  return next.dueOn >= today ? null : later(today, before?.lateFeeFrom ?? today);
}
