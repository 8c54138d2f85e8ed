import { Problem } from '../../../platform/errors/problem.js';
import { refusal } from '../../../platform/errors/refusals.js';
import type { Tx } from '../../../platform/scope/tx.js';
import { refusePastAppointment, takeStep } from '../request-steps.js';
import type { ServiceRequest } from '../service-request.entity.js';
import { refuseFullDay } from '../supplier-capacity.js';
import { refuseGapsOfStep } from '../supplier-gaps.js';
import { addEvent, tell } from '../timeline.js';
import type { ProposedTime } from './proposal.states.js';

const STILL_COMES = "select 1 from offer where request_id = $1 and supplier_account_id = $2 and state = 'accepted'";

/**
 * Sets the appointment that the tenant has agreed to. Runs as the system, because tenants can't write appointments. The supplier
 * has proposed the time, so a full day is no obstacle, but an insurance that has expired since is.
 */
export async function confirmForTenant(tx: Tx, request: ServiceRequest, time: ProposedTime, now: Date): Promise<void> {
  await refuseGivenBack(tx, request);
  const { status: before } = request;
  request.scheduledFor = new Date(time.from);
  request.scheduledUntil = new Date(time.until);
  refusePastAppointment(request, now);
  const happening = takeStep(request, 'scheduled', { ...tx.actor, role: 'system' }, now);
  await refuseGapsOfStep(tx, request, before, now).catch((error: unknown) => {
    // The tenant isn't told what the supplier lacks.
    throw error instanceof Problem ? refusal('appointment_blocked') : error;
  });
  await refuseFullDay(tx, request, true);
  if (happening) addEvent(tx, request, { kind: 'status', detail: 'scheduled' }, now);
  else addEvent(tx, request, { kind: 'appointment', detail: time.from }, now);
  tell(tx, request, { happening: 'scheduled' }, now);
}

/**
 * The supplier may just have given the job back. The consequences of that follow only after its commit, so it is checked here.
 */
async function refuseGivenBack(tx: Tx, { id, supplierAccountId }: ServiceRequest): Promise<void> {
  if (!supplierAccountId) return;
  if ((await tx.rows(STILL_COMES, [id, supplierAccountId])).length === 0) throw refusal('appointment_changed');
}
