import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { refuseLeftHome } from '../leases/moved-out.rows.js';
import { SupplierService } from '../suppliers/supplier.service.js';
import { SUPERSEDE } from './appointments/proposal.rows.js';
import { becomeEmergency } from './become-emergency.js';
import { refuseOpenLines } from './checklist/open-lines.js';
import { holdFloor, raiseFloor, raiseFloorByWords } from './floor.js';
import { RequestContact } from './request-contact.entity.js';
import { applyEdits, editsOf, RATING } from './request-edits.js';
import { refusePastAppointment, takeStep } from './request-steps.js';
import type { ServiceRequestChange } from './request.dto.js';
import { chosenAudience } from './rules/audience.js';
import { ServiceRequest } from './service-request.entity.js';
import { touch } from './service-request.events.js';
import { CALLED_OFF_STATES, ENDED_STATES } from './service-request.states.js';
import { approveCost, refuseOverLimit } from './spending-limit.js';
import { refuseFullDay } from './supplier-capacity.js';
import { refuseGapsOfStep } from './supplier-gaps.js';
import { addLine } from './talk/say.js';
import { addEvent, tell } from './timeline.js';

/** A supplier's answer is deleted together with its rating. */
const DROP_ANSWER = 'delete from rating_answer where request_id = $1';

/** The offer by which a supplier has the job. */
const ORDER = "select 1 from offer where request_id = $1 and supplier_account_id = $2 and state = 'accepted'";

type Edits = ReturnType<typeof editsOf>;
type Also = (tx: Tx, request: ServiceRequest) => Promise<void>;

/** Changes a request in one transaction: details, a step of its state, and a comment (docs/specification/api.md). */
@Injectable()
export class ChangeRequest {
  constructor(
    private readonly scope: Scope,
    private readonly suppliers: SupplierService,
  ) {}

  /**
   * 403 for a step or field of another role, 422 for a step that isn't possible in the current state or that the limit forbids,
   * `moved_out` for a tenant who has left the home, 409 `stale_version`. Requesting the current state changes nothing. `also`
   * runs in the same transaction, in which the request is locked.
   */
  async change(id: string, body: ServiceRequestChange, also?: Also): Promise<void> {
    const now = this.scope.clock.now();
    await this.scope.write(body.status ? `service_request.${body.status}` : 'service_request.change', async (tx) => {
      const request = await lockRequest(tx, id);
      await also?.(tx, request);
      await refuseLeftHome(tx, request.unitId);
      if (body.version !== undefined && body.version !== request.version) throw new Problem('stale_version');
      const contact = await tx.em.findOne(RequestContact, { requestId: id });
      const edits = editsOf(body, request, contact, tx.actor.role);
      refuseStranger(tx, request, edits);
      refuseAfterEnd(tx, request, edits);
      await approveCost(tx, request, body, now);
      const { status, costCents, priority: before, rating: ratedBefore = null } = request;
      const { scheduledFor: appointment = null, supplierAccountId: comer = null } = request;
      applyEdits(edits, body, request, contact);
      holdFloor(tx, request, { edits, body, before }, now);
      if (request.priority === 'emergency' && before !== 'emergency') becomeEmergency(tx, request);
      await raiseFloor(tx, request, { edits, body, contact }, now);
      const happening = body.status ? takeStep(request, body.status, tx.actor, now) : null;
      refuseEarlyRating(request, edits);
      await refuseGapsOfStep(tx, request, status, now);
      await refuseOpenLines(tx, request, { before: status, leaveOpen: body.leaveOpenLines });
      await refuseOverLimit(tx, request, { status, costCents });
      if (edits.has('scheduledFor')) {
        refusePastAppointment(request, now);
        await tx.rows(SUPERSEDE, [id, now]);
        await refuseFullDay(tx, request, body.overCapacity);
      }
      if (isRated(edits)) this.rate(tx, request, ratedBefore, now);
      tx.about('service_request', id, request.accountId);
      if (happening) tell(tx, request, { happening, note: body.internal ? null : (body.note ?? null) }, now);
      else if (edits.has('scheduledFor')) tell(tx, request, { happening: 'scheduled' }, now);
      else touch(tx, request);
      if (fallsAway(request, appointment, now))
        tell(tx, request, { happening: 'appointment_off', supplierAccountId: comer }, now);
      this.record(tx, request, body, edits, happening !== null);
    });
  }

  /** Written by the system, because the average covers all landlords and the answer belongs to the supplier. */
  private rate(tx: Tx, request: ServiceRequest, before: number | null, now: Date): void {
    const { id, supplierAccountId, rating = null } = request;
    request.ratedAt = rating === null ? null : now;
    if (!supplierAccountId) return;
    if (rating !== before) tx.beforeCommitAsSystem(() => this.suppliers.rate(tx.em, supplierAccountId, before, rating));
    if (rating === null) tx.beforeCommitAsSystem(async () => void (await tx.rows(DROP_ANSWER, [id])));
    tx.changed(['suppliers'], [], { accounts: [supplierAccountId] });
  }

  private record(tx: Tx, request: ServiceRequest, body: ServiceRequestChange, edits: Edits, moved: boolean): void {
    const now = this.scope.clock.now();
    const note = body.note || null;
    const internal = tx.actor.role !== 'tenant' && body.internal === true;
    const stated = edits.has('costCents') && request.canceledDuring;
    if (stated) addEvent(tx, request, { kind: 'quote', detail: 'cost_stated', note, internal: true }, now);
    if (moved) {
      addEvent(tx, request, { kind: 'status', detail: request.status, note: internal ? null : note }, now);
      raiseFloorByWords(tx, request, { words: note ?? '' }, now);
    }
    if (note && !stated && (internal || !moved))
      addLine(
        tx,
        request,
        { note, audience: chosenAudience(internal ? 'supplier' : undefined, tx.actor, request) },
        now,
      );
    if (edits.has('scheduledFor') && !moved)
      addEvent(tx, request, { kind: 'appointment', detail: request.scheduledFor?.toISOString() ?? 'none' }, now);
    if (edits.has('rating'))
      addEvent(tx, request, { kind: 'rating', detail: String(request.rating), note: request.ratingNote ?? null }, now);
  }
}

/**
 * Returns the request under the actor's policies, locked until the commit, so that two simultaneous steps run one after the
 * other. 404 also for a supplier who gave the job back or from whom it was taken: their access ends when `FollowUp` has run,
 * minutes after a process was killed, and what they did in between would leave a finished job without an order.
 */
export async function lockRequest(tx: Tx, id: string): Promise<ServiceRequest> {
  const request = orNotFound(await tx.em.findOne(ServiceRequest, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));
  const { role, accountId } = tx.actor;
  if (role === 'supplier' && request.supplierAccountId === accountId)
    orNotFound((await tx.rows(ORDER, [id, accountId]))[0]);
  return request;
}

/** Whether a future appointment was removed while the request continues. When the request ends, its own email says so. */
export function fallsAway(request: ServiceRequest, before: Date | null, now: Date): boolean {
  return before !== null && before > now && !request.scheduledFor;
}

/** A supplier who was only asked can change nothing but their own offer. */
function refuseStranger({ actor }: Tx, request: ServiceRequest, edits: Edits): void {
  if (actor.role === 'supplier' && edits.size > 0 && request.supplierAccountId !== actor.accountId)
    throw new Problem('forbidden');
}

/**
 * A request that has ended can't get an appointment, and a canceled one can get a supplier's cost only for what was under way
 * (docs/decisions/1150).
 */
function refuseAfterEnd({ actor }: Tx, { status, canceledDuring }: ServiceRequest, edits: Edits): void {
  const moves = edits.has('scheduledFor') || edits.has('scheduledUntil');
  const bills = edits.has('costCents') && actor.role === 'supplier';
  if ((moves && ENDED_STATES.includes(status)) || (bills && CALLED_OFF_STATES.includes(status) && !canceledDuring))
    throw new Problem('transition_forbidden');
}

const isRated = (edits: Edits) => RATING.some((field) => edits.has(field));

function refuseEarlyRating(request: ServiceRequest, edits: Edits): void {
  if (isRated(edits) && request.status !== 'closed') throw new Problem('transition_forbidden');
}
