import { day, later, type Day } from '../../../contract/days.js';
import type { RentFigure } from './rent-changes.js';

/** Of a rent that earns no late fee automatically. The landlord may still charge one. */
export const NEVER_LATE = day('9999-12-31');

/** A fee that could not fall in time, as nothing ran, or as the policy is younger than the rent, is let go after this. */
export const LATEST_DAYS = 7;

/** What the ledger had for the month before: the rent that is replaced, or the last one that was taken back. */
export interface RentBefore {
  readonly dueOn: Day;
  readonly openCents: number;
  readonly lateFeeFrom: Day | null;
}

/**
 * From when the days before a late fee count for a rent that is posted in the place of another; null for its due day. What tenants had
 * not been asked for can't have been late, and a fee that was charged, canceled or let go doesn't come back (decision 1331).
 */
export function lateFeeFrom(next: Pick<RentFigure, 'dueOn'>, before: RentBefore | null, today: Day): Day | null {
  if (next.dueOn >= today) return null;
  // No one could have paid by a day that had already passed when the rent was posted.
  if (before === null) return today;
  if (before.dueOn >= today) return before.dueOn;
  if (before.openCents === 0) return NEVER_LATE;
  return later(before.dueOn, before.lateFeeFrom ?? before.dueOn);
}
