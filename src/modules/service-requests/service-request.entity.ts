import { defineEntity, p } from '@mikro-orm/core';
import type { Answers } from '../../contract/emergencies/questions.js';
import type { EmergencyKind } from '../../contract/emergencies/rule.js';
import { FLOOR_REASON_MAX } from '../../contract/limits.js';
import { cents, day, instant, mutable } from '../../platform/database/columns.js';
import { allow, allowTechnician, ownedBy } from '../../platform/scope/policies.js';

/** A tenant's problem, or a landlord's own job (docs/specification/service-requests.md). `unitId` null means the building. */
const Schema = defineEntity({
  name: 'ServiceRequest',
  tableName: 'service_request',
  properties: {
    ...mutable(),
    propertyId: p.uuid(),
    unitId: p.uuid().nullable(),
    leaseId: p.uuid().nullable(),
    /** Who reported it. */
    reporterId: p.uuid(),
    title: p.string().length(120),
    description: p.text(),
    /** The language that the author had chosen; null where nobody knows. */
    language: p.string().length(2).nullable().defaultRaw('lw_language()'),
    issueType: p.enum(['plumbing', 'electrical', 'hvac', 'appliances', 'other'] as const),
    priority: p.enum(['low', 'medium', 'high', 'emergency'] as const),
    /** The lowest priority that the words allow, as `src/contract/emergencies` reads them; null when they name no emergency. */
    floorPriority: p.enum(['low', 'medium', 'high', 'emergency'] as const).nullable(),
    /** What was recognised: it only ever grows. */
    floorKinds: p.json<EmergencyKind[]>().nullable(),
    /** Answers to the plain questions of the form, by question; null where none was answered. */
    answers: p.json<Answers>().nullable(),
    /** Why the priority is below the floor; the database keeps one exactly while it is. */
    belowFloorReason: p.string().length(FLOOR_REASON_MAX).nullable(),
    status: p.enum([
      'submitted',
      'approved',
      'offered',
      'scheduled',
      'in_progress',
      'completed',
      'closed',
      'declined',
      'cancelled',
    ] as const),
    /** What its supplier had under way when it was canceled, and may still bill (migrations/1150 writes it). */
    canceledDuring: p.enum(['work', 'appointment'] as const).nullable(),
    mayEnter: p.boolean().default(false),
    /** The supplier whose offer was accepted. */
    supplierAccountId: p.uuid().nullable(),
    scheduledFor: instant().nullable(),
    scheduledUntil: instant().nullable(),
    /** How often the appointment has changed: calendars take the entry with the highest number. A trigger counts (migrations/0930). */
    appointmentSequence: p.integer().default(0),
    /** The start of the last appointment, also after it has fallen away. */
    calendarFor: instant().nullable(),
    costCents: cents().nullable(),
    rating: p.integer().nullable(),
    ratingNote: p.text().nullable(),
    /** Whether the note was written in the knowledge that other landlords read it (docs/decisions/1280). */
    ratingNoteShared: p.boolean().default(false),
    /** When rating or note last changed. */
    ratedAt: instant().nullable(),
    /** The day by which the work is due, where a maintenance schedule has made the request. */
    dueOn: day().nullable(),
    /** When the first answer is due, by priority. */
    respondBy: instant(),
    respondedAt: instant().nullable(),
    startedAt: instant().nullable(),
    completedAt: instant().nullable(),
    closedAt: instant().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }],
  indexes: [
    { properties: ['accountId', 'createdAt', 'id'] },
    { properties: ['reporterId'] },
    { properties: ['supplierAccountId'] },
  ],
  policies: [
    ...ownedBy('landlord'),
    ...allow(
      'tenant',
      ['read', 'create', 'change'],
      'reporter_id = lw_uid() and lease_id = any((select lw_own_leases())::uuid[])',
    ),
    ...allow(
      'supplier',
      ['read', 'change'],
      'id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at)))',
    ),
    ...allow('staff', ['create', 'change'], 'true', 'staff_all'),
    ...allowTechnician(['read'], 'id = any((select lw_technician_jobs())::uuid[])'),
    ...allow('admin', ['create', 'change'], 'true', 'admin_all'),
  ],
});

export class ServiceRequest extends Schema.class {}
Schema.setClass(ServiceRequest);
