import { ISSUE_TYPES, PRIORITIES, issueTypeOf, labelOf, priorityOf, type Priority } from '../../contract/priorities.js';
import { Problem } from '../../platform/errors/problem.js';
import { invalidField } from '../../platform/errors/refusals.js';
import type { ActorRole } from '../../platform/scope/actor.js';
import type { RequestContact } from './request-contact.entity.js';
import type { ServiceRequestChange } from './request.dto.js';
import { respondBy } from './response-targets.js';
import type { ServiceRequest } from './service-request.entity.js';

const DETAILS = ['title', 'description', 'mayEnter', 'accessNote', 'contactPhone'] as const;
const APPOINTMENT = ['scheduledFor', 'scheduledUntil'] as const;
export const RATING = ['rating', 'ratingNote', 'ratingNoteShared'] as const;
const FIELDS = [
  ...DETAILS,
  ...APPOINTMENT,
  ...RATING,
  'issueType',
  'priority',
  'belowFloorReason',
  'costCents',
] as const;
export type Field = (typeof FIELDS)[number];

const OFFICE: readonly Field[] = [...DETAILS, ...APPOINTMENT, 'issueType', 'priority', 'belowFloorReason', 'costCents'];
/**
 * The fields that each role may change. Any other field that is sent must equal the current value (so that GET, edit, PATCH
 * works).
 */
const EDITABLE: Partial<Record<ActorRole, readonly Field[]>> = {
  tenant: [...DETAILS, ...RATING],
  supplier: [...APPOINTMENT, 'costCents'],
  landlord: OFFICE,
  staff: OFFICE,
  admin: OFFICE,
};
const TENANT_MAY_REWORD = ['submitted', 'approved'];

/**
 * Returns the fields that would really change. 403 if one of them isn't the actor's to change, 422 if it is too late to change
 * it.
 */
export function editsOf(
  body: ServiceRequestChange,
  request: ServiceRequest,
  contact: RequestContact | null,
  role: ActorRole,
): Set<Field> {
  const current = shown(request, contact, role);
  const changed = FIELDS.filter((field) => body[field] !== undefined && !same(body[field], current[field]));
  const mine = EDITABLE[role] ?? [];
  // A cost is never compared for people who may not see it: the response would reveal whether they guessed it.
  const guessed = body.costCents !== undefined && !mine.includes('costCents');
  if (guessed || changed.some((field) => !mine.includes(field))) throw new Problem('forbidden');
  const late = role === 'tenant' && !TENANT_MAY_REWORD.includes(request.status);
  if (late && changed.some((field) => DETAILS.some((detail) => detail === field)))
    throw new Problem('transition_forbidden');
  return new Set(changed);
}

/** Fields that null clears. For others, null changes nothing. */
const CAN_BE_EMPTY = new Set<Field>(['costCents', 'rating', 'ratingNote']);

/** Writes the fields. Call it after `editsOf` has allowed them. */
export function applyEdits(
  edits: Set<Field>,
  body: ServiceRequestChange,
  request: ServiceRequest,
  contact: RequestContact | null,
): void {
  for (const field of ['title', 'description', 'mayEnter', 'costCents', 'rating', 'ratingNote'] as const) {
    if (edits.has(field) && (body[field] !== null || CAN_BE_EMPTY.has(field)))
      Object.assign(request, { [field]: body[field] });
  }
  for (const field of APPOINTMENT) {
    if (edits.has(field)) request[field] = body[field] ? new Date(body[field]) : null;
  }
  shareNote(edits, body, request);
  if (edits.has('issueType')) request.issueType = issueTypeOf(body.issueType) ?? request.issueType;
  if (edits.has('priority')) changePriority(request, body.priority);
  if (contact && edits.has('accessNote')) contact.accessNote = body.accessNote || null;
  if (contact && edits.has('contactPhone')) contact.phone = body.contactPhone || null;
  if (request.scheduledUntil && (!request.scheduledFor || request.scheduledUntil <= request.scheduledFor)) {
    throw invalidField('scheduledUntil', 'scheduledUntil must be after scheduledFor', 'until_before_from');
  }
}

/** A changed note is again only for landlord and supplier, unless its author says otherwise. */
function shareNote(edits: Set<Field>, body: ServiceRequestChange, request: ServiceRequest): void {
  if (!edits.has('ratingNote') && !edits.has('ratingNoteShared')) return;
  request.ratingNoteShared = body.ratingNoteShared === true && Boolean(request.ratingNote);
}

function changePriority(request: ServiceRequest, label: string | undefined): void {
  setPriority(request, priorityOf(label) ?? request.priority);
}

/** While there is no first answer, the time when it is due moves with the priority. */
export function setPriority(request: ServiceRequest, priority: Priority): void {
  request.priority = priority;
  if (!request.respondedAt) request.respondBy = respondBy(request.priority, request.createdAt);
}

function shown(request: ServiceRequest, contact: RequestContact | null, role: ActorRole): Record<Field, unknown> {
  return {
    title: request.title,
    description: request.description,
    // Suppliers don't see it without the contact (decision 1110). If it were compared, they could guess it.
    mayEnter: role === 'supplier' && !contact ? null : request.mayEnter,
    accessNote: contact?.accessNote ?? null,
    contactPhone: contact?.phone ?? null,
    scheduledFor: request.scheduledFor?.toISOString() ?? null,
    scheduledUntil: request.scheduledUntil?.toISOString() ?? null,
    costCents: request.costCents ?? null,
    rating: request.rating ?? null,
    ratingNote: request.ratingNote ?? null,
    ratingNoteShared: request.ratingNoteShared,
    issueType: labelOf(ISSUE_TYPES, request.issueType),
    priority: labelOf(PRIORITIES, request.priority),
    belowFloorReason: request.belowFloorReason ?? null,
  };
}

/** Instants are equal even if they are written differently. */
function same(sent: unknown, current: unknown): boolean {
  if (sent === current) return true;
  const [a, b] = [sent, current].map((value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : NaN,
  );
  return a === b;
}
