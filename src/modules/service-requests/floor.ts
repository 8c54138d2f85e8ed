import { higher, isBelow, recognise, type Floor } from '../../contract/emergencies/recognise.js';
import type { EmergencyKind } from '../../contract/emergencies/rule.js';
import { priorityOf, type Priority } from '../../contract/priorities.js';
import { orNotFound } from '../../platform/errors/problem.js';
import { refusal } from '../../platform/errors/refusals.js';
import type { Tx } from '../../platform/scope/tx.js';
import { becomeEmergency } from './become-emergency.js';
import type { RequestContact } from './request-contact.entity.js';
import { setPriority, type Field } from './request-edits.js';
import type { RequestHome } from './request-homes.js';
import type { NewServiceRequest, ServiceRequestChange } from './request.dto.js';
import type { ServiceRequest } from './service-request.entity.js';
import { ENDED_STATES } from './service-request.states.js';
import { NO_WAIT } from './talk/talk.rows.js';
import { addEvent } from './timeline.js';

type Place = Pick<RequestHome, 'country' | 'region'>;

interface FloorFields {
  priority: Priority;
  floorPriority: Priority | null;
  floorKinds: EmergencyKind[] | null;
  belowFloorReason: string | null;
}

/**
 * Returns the priority of a new request: the requested one, raised to what its words and answers call for, unless the writer
 * gives a reason against it.
 */
export function floorAtFiling(
  { title, description, accessNote, answers, belowFloorReason, priority }: NewServiceRequest,
  { country, region }: Place,
  at: Date,
): FloorFields {
  const asked = priorityOf(priority) ?? 'medium';
  const floor = recognise({ texts: [title, description, accessNote], answers, country, region, at });
  const reason = (isBelow(asked, floor.priority) && belowFloorReason) || null;
  return {
    priority: reason ? asked : higher(floor.priority, asked),
    floorPriority: floor.priority,
    floorKinds: floor.priority && floor.kinds,
    belowFloorReason: reason,
  };
}

/**
 * The entries about the floor in the timeline of a new request: that the priority was raised, or kept below the floor and why.
 */
export function floorEntries(filed: FloorFields, { priority }: NewServiceRequest) {
  const asked = priorityOf(priority) ?? 'medium';
  if (filed.priority === asked && !filed.belowFloorReason) return [];
  return [{ kind: 'priority' as const, detail: filed.priority, note: filed.belowFloorReason }];
}

/**
 * Applies the existing floor to a change: a priority below it needs a reason (422 `below_floor`), which is recorded in the
 * timeline and the audit log. Call it after the edits are applied.
 */
export function holdFloor(
  tx: Tx,
  request: ServiceRequest,
  { edits, body, before }: { edits: ReadonlySet<Field>; body: ServiceRequestChange; before: Priority },
  now: Date,
): void {
  if (!isBelow(request.priority, request.floorPriority ?? null)) {
    request.belowFloorReason = null;
    return;
  }
  const lowered = isBelow(request.priority, before);
  if (lowered && !body.belowFloorReason) throw refusal('below_floor');
  if (!body.belowFloorReason || (!lowered && !edits.has('belowFloorReason'))) return;
  request.belowFloorReason = body.belowFloorReason;
  record(tx, request, body.belowFloorReason, now);
}

const WORDS: readonly Field[] = ['title', 'description', 'accessNote'];

/**
 * Checks changed words again. An emergency that they name for the first time raises the priority, regardless of who changed them.
 */
export async function raiseFloor(
  tx: Tx,
  request: ServiceRequest,
  { edits, body, contact }: { edits: ReadonlySet<Field>; body: ServiceRequestChange; contact: RequestContact | null },
  now: Date,
): Promise<void> {
  if (!WORDS.some((field) => edits.has(field))) return;
  const place = await placeOf(tx, request);
  const texts = [request.title, request.description, contact?.accessNote];
  const reason = (tx.actor.role !== 'tenant' && body.belowFloorReason) || null;
  raise(tx, request, { floor: recognise({ texts, ...place, at: now }), reason }, now);
}

/**
 * Checks what a tenant writes later: a message (also one by email) or the note of a step. An emergency named for the first time
 * raises the priority, unless the tenant says why it is none. `lineId` is set for a message, whose readers then get their email
 * without the usual wait. A request that has ended doesn't change.
 */
export function raiseFloorByWords(
  tx: Tx,
  request: ServiceRequest,
  { words, reason = null, lineId = null }: { words: string; reason?: string | null; lineId?: string | null },
  now: Date,
): void {
  if (tx.actor.role !== 'tenant' || !words || ENDED_STATES.includes(request.status)) return;
  tx.beforeCommitAsSystem(async () => {
    const floor = recognise({ texts: [words], ...(await placeOf(tx, request)), at: now });
    if (apply(tx, request, { floor, reason }, now) && lineId) await tx.rows(NO_WAIT, [request.id]);
  });
}

async function placeOf(tx: Tx, { propertyId }: Pick<ServiceRequest, 'propertyId'>): Promise<Place> {
  const [place] = await tx.rows<Place>('select country, region from property where id = $1', [propertyId]);
  return orNotFound(place);
}

interface Found {
  floor: Floor;
  /** Why it isn't an emergency. */
  reason: string | null;
}

/** Tenants may not write a priority, so the system writes it at the end of the transaction. */
function raise(tx: Tx, request: ServiceRequest, found: Found, now: Date): void {
  if (found.floor.priority) tx.beforeCommitAsSystem(async () => void apply(tx, request, found, now));
}

/** Returns whether the priority was raised. */
function apply(tx: Tx, request: ServiceRequest, { floor, reason }: Found, now: Date): boolean {
  const known = request.floorKinds ?? [];
  const kinds = [...known, ...floor.kinds.filter((kind) => !known.includes(kind))];
  if (!floor.priority || kinds.length === known.length) return false;
  const priority = higher(request.floorPriority ?? null, floor.priority);
  Object.assign(request, { floorPriority: priority, floorKinds: kinds, belowFloorReason: null });
  const said = tx.actor.role === 'tenant';
  if (!isBelow(request.priority, priority)) {
    // The appointment was made before this was known, so it doesn't settle the emergency.
    if (said && floor.priority === 'emergency' && request.status === 'scheduled')
      becomeEmergency(tx, request, { said });
    return false;
  }
  if (reason) request.belowFloorReason = reason;
  else setPriority(request, priority);
  if (request.priority === 'emergency') becomeEmergency(tx, request, { said });
  record(tx, request, reason, now);
  return !reason;
}

function record(tx: Tx, request: ServiceRequest, reason: string | null, now: Date): void {
  if (reason) tx.because(reason);
  addEvent(tx, request, { kind: 'priority', detail: request.priority, note: reason }, now);
}
