import { addDays, dayIn, later, earlier, day, monthOf, shiftMonth, type Day } from '../../contract/days.js';
import type { LeasePart } from './check-row.js';

/** A balance of more rents is owed since the earliest of these: older ones lie beyond what a landlord can still ask for. */
const RENTS_MAX = 120;

/**
 * When the oldest of the latest rents was due that a balance covers; a part of a rent counts as one. Never before the lease began,
 * and yesterday at the latest: today's rent is charged here.
 */
export function oldestRentOwed(
  { startsOn, rentCents, dueDay, openingBalanceCents }: Omit<LeasePart, 'openingOwedSince'>,
  today: Day,
): Day {
  const yesterday = addDays(today, -1);
  const month = monthOf(yesterday);
  const latest = dayIn(month, dueDay) <= yesterday ? month : shiftMonth(month, -1);
  const rents = Math.min(Math.max(1, Math.ceil(openingBalanceCents / rentCents)), RENTS_MAX);
  return later(dayIn(shiftMonth(latest, 1 - rents), dueDay), earlier(day(startsOn), yesterday));
}
