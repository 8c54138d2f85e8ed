import { Problem } from '../../platform/errors/problem.js';
import { invalidField } from '../../platform/errors/refusals.js';
import type { Actor } from '../../platform/scope/actor.js';
import { judgeStep } from './moves.js';
import type { ServiceRequest } from './service-request.entity.js';
import type { RequestHappening } from './service-request.events.js';
import type { ServiceRequestState } from './service-request.states.js';

const OFFICE = ['landlord', 'staff', 'admin'];

/** The parts of a request that its steps read and write. */
type Stepped = Pick<ServiceRequest, 'status' | 'supplierAccountId' | 'scheduledFor' | 'scheduledUntil'> &
  Partial<Pick<ServiceRequest, 'costCents' | 'respondedAt' | 'startedAt' | 'completedAt' | 'closedAt'>>;

/** Takes a step, or refuses it. Returns what happened, or null if the request is already in that state. */
export function takeStep(request: Stepped, to: ServiceRequestState, by: Actor, now: Date): RequestHappening | null {
  // A client may send back the state that it read, whatever its role.
  if (to === request.status) return null;
  const verdict = judgeStep(request, to, by);
  if (verdict === 'forbidden') throw new Problem('forbidden');
  // A request becomes `offered` only by an offer to a supplier.
  if (verdict === 'impossible' || to === 'offered') throw new Problem('transition_forbidden');
  const from = request.status;
  request.status = to;
  EFFECTS[to]?.(request, now);
  if (OFFICE.includes(by.role)) request.respondedAt ??= now;
  return from === 'completed' && to === 'in_progress' ? 'sent_back' : to;
}

/** What a state changes in other columns. */
const EFFECTS: Partial<Record<ServiceRequestState, (request: Stepped, now: Date) => void>> = {
  approved: releaseSupplier,
  scheduled: needsAppointment,
  in_progress: (request, now) => {
    request.startedAt ??= now;
    request.completedAt = null;
  },
  completed: (request, now) => {
    request.completedAt = now;
  },
  closed: end,
  declined: end,
  cancelled: end,
};

/** Makes the job available for another supplier, and removes the appointment and the cost of the one who had it. */
export function releaseSupplier(
  request: Pick<ServiceRequest, 'supplierAccountId' | 'scheduledFor' | 'scheduledUntil'> &
    Partial<Pick<ServiceRequest, 'costCents'>>,
): void {
  if (request.supplierAccountId && typeof request.costCents === 'number') request.costCents = null;
  request.supplierAccountId = null;
  request.scheduledFor = null;
  request.scheduledUntil = null;
}

function needsAppointment(request: Stepped): void {
  if (request.scheduledFor) return;
  throw invalidField('scheduledFor', 'scheduledFor is required', 'required');
}

/** An appointment can't be in the past. */
export function refusePastAppointment({ scheduledFor }: Pick<ServiceRequest, 'scheduledFor'>, now: Date): void {
  if (!scheduledFor || scheduledFor > now) return;
  throw invalidField('scheduledFor', 'scheduledFor must be in the future', 'in_past');
}

function end(request: Stepped, now: Date): void {
  request.closedAt = now;
}
