import { APPOINTMENT_AHEAD_DAYS, APPOINTMENT_HOURS_MAX } from '../../../contract/work-limits.js';
import { invalidField } from '../../../platform/errors/refusals.js';
import type { ActorRole } from '../../../platform/scope/actor.js';
import type { ServiceRequestState } from '../service-request.states.js';
import type { ProposedTime, ProposingSide } from './proposal.states.js';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

/** The parts of a request that proposals depend on. */
export interface Bookable {
  status: ServiceRequestState;
  supplierAccountId?: string | null;
}

/** Times can be proposed from the approval until the work is done. */
const PROPOSABLE: readonly ServiceRequestState[] = ['approved', 'offered', 'scheduled', 'in_progress'];

export const sideOf = (role: ActorRole): ProposingSide | null =>
  role === 'tenant' || role === 'landlord' || role === 'supplier' ? role : null;

/**
 * Returns who comes, and therefore agrees on a time with the tenant. Null until a supplier has accepted a job that was offered.
 */
export function comerOf({ status, supplierAccountId }: Bookable): 'landlord' | 'supplier' | null {
  if (!PROPOSABLE.includes(status)) return null;
  if (supplierAccountId) return 'supplier';
  return status === 'offered' ? null : 'landlord';
}

/** Returns the other side of a proposal, which answers it now. */
export function answererOf(side: ProposingSide, request: Bookable): ProposingSide | null {
  if (side !== 'tenant') return PROPOSABLE.includes(request.status) ? 'tenant' : null;
  return comerOf(request);
}

/** The tenant may also propose times before a supplier has accepted the job. */
export function mayPropose(side: ProposingSide | null, request: Bookable): boolean {
  if (!side || !PROPOSABLE.includes(request.status)) return false;
  return side === 'tenant' || comerOf(request) === side;
}

/**
 * Whether an open proposal still counts. A tenant's times apply to any supplier who accepts the job. Times of a supplier or of
 * the landlord count only while they are the one who comes.
 */
export function stillCounts(
  proposal: { side: ProposingSide; supplierAccountId?: string | null },
  request: Bookable,
): boolean {
  if (!PROPOSABLE.includes(request.status)) return false;
  if (proposal.side === 'tenant') return true;
  return (
    comerOf(request) === proposal.side && (proposal.supplierAccountId ?? null) === (request.supplierAccountId ?? null)
  );
}

/** Whether the last of the times has begun, so that none of them can be accepted. */
export function hasLapsed({ times }: { times: readonly ProposedTime[] }, now: Date): boolean {
  return times.every(({ from }) => new Date(from) <= now);
}

/**
 * Returns the windows as they are stored, earliest first. 400 for one that has passed, ends before it begins, is too long, is too
 * far away, or is a duplicate.
 */
export function readTimes(times: readonly ProposedTime[], now: Date): ProposedTime[] {
  const read = times.map(({ from, until }, index) => {
    const [start, end] = [new Date(from), new Date(until)];
    const field = (name: 'from' | 'until') => `times.${index}.${name}`;
    if (start <= now) throw invalidField(field('from'), 'from must be in the future', 'in_past');
    if (start.getTime() > now.getTime() + APPOINTMENT_AHEAD_DAYS * DAY_MS)
      throw invalidField(field('from'), 'from is too far away', 'too_far_ahead');
    if (end <= start) throw invalidField(field('until'), 'until must be after from', 'until_before_from');
    if (end.getTime() - start.getTime() > APPOINTMENT_HOURS_MAX * HOUR_MS)
      throw invalidField(field('until'), 'the window is too long', 'window_too_long');
    return { from: start.toISOString(), until: end.toISOString() };
  });
  const distinct = [...new Map(read.map((time) => [time.from, time])).values()];
  return distinct.toSorted((one, other) => Date.parse(one.from) - Date.parse(other.from));
}
