import { Problem } from '../../../platform/errors/problem.js';
import { refusal } from '../../../platform/errors/refusals.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { refusePastAppointment, takeStep } from '../request-steps.js';
import type { ServiceRequest } from '../service-request.entity.js';
import { refuseFullDay } from '../supplier-capacity.js';
import { refuseGapsOfStep } from '../supplier-gaps.js';
import { addEvent, tell } from '../timeline.js';
import type { ProposedTime } from './proposal.dto.js';

/**
 * Sets the appointment to which the tenant has said yes, as the system: a tenant writes no appointments. The supplier has proposed
 * the time, so a full day is no obstacle; an insurance that has expired meanwhile is one.
 */
export async function confirmForTenant(tx: Tx, request: ServiceRequest, time: ProposedTime, now: Date): Promise<void> {
  const { status: before } = request;
  request.scheduledFor = new Date(time.from);
  request.scheduledUntil = new Date(time.until);
  refusePastAppointment(request, now);
  const happening = takeStep(request, 'scheduled', { ...tx.actor, role: 'system' }, now);
  await refuseGapsOfStep(tx, request, before, now).catch((error: unknown) => {
    // What the supplier lacks is none of the tenant's business.
    throw error instanceof Problem ? refusal('appointment_blocked') : error;
  });
  await refuseFullDay(tx, request, true);
  if (happening) addEvent(tx, request, { kind: 'status', detail: 'scheduled' }, now);
  else addEvent(tx, request, { kind: 'appointment', detail: time.from }, now);
  tell(tx, request, { happening: 'scheduled' }, now);
}
