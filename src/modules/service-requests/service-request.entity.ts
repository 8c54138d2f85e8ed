import { defineEntity, p } from '@mikro-orm/core';
import type { Answers } from '../../contract/emergencies/questions.js';
import type { EmergencyKind } from '../../contract/emergencies/rule.js';
import { FLOOR_REASON_MAX } from '../../contract/work-limits.js';
import { cents, day, instant, mutable } from '../../platform/database/columns.js';
import { allow, allowTechnician, ownedBy } from '../../platform/scope/policies.js';

/**
 * A tenant's problem, or a landlord's own job (docs/specification/service-requests.md). Without `unitId` it concerns the
 * building.
 */
const Schema = defineEntity({
  name: 'ServiceRequest',
  tableName: 'service_request',
  properties: {
    ...mutable(),
    propertyId: p.uuid(),
    unitId: p.uuid().nullable(),
    leaseId: p.uuid().nullable(),
    /** The person who reported it. */
    reporterId: p.uuid(),
    title: p.string().length(120),
    description: p.text(),
    /** The language that the author had chosen. Null if unknown. */
    language: p.string().length(2).nullable().defaultRaw('lw_language()'),
    issueType: p.enum(['plumbing', 'electrical', 'hvac', 'appliances', 'other'] as const),
    priority: p.enum(['low', 'medium', 'high', 'emergency'] as const),
    /** The lowest priority that the words allow, as `src/contract/emergencies` reads them. Null if they name no emergency. */
    floorPriority: p.enum(['low', 'medium', 'high', 'emergency'] as const).nullable(),
    /** The kinds of emergency that were recognized. Kinds are only ever added. */
    floorKinds: p.json<EmergencyKind[]>().nullable(),
    /** Answers to the plain questions of the form, by question. Null if none was answered. */
    answers: p.json<Answers>().nullable(),
    /** Why the priority is below the floor. The database requires it while that is so, and refuses it otherwise. */
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
    /** What the supplier had under way when it was canceled, and may still bill. Written by a trigger (migrations/1985). */
    canceledDuring: p.enum(['work', 'appointment', 'quote'] as const).nullable(),
    mayEnter: p.boolean().default(false),
    /** The supplier whose offer was accepted. */
    supplierAccountId: p.uuid().nullable(),
    scheduledFor: instant().nullable(),
    scheduledUntil: instant().nullable(),
    /**
     * How often the appointment has changed: calendars use the entry with the highest number. Counted by a trigger
     * (migrations/0930).
     */
    appointmentSequence: p.integer().default(0),
    /** The start of the last appointment. Kept when the appointment is removed. */
    calendarFor: instant().nullable(),
    costCents: cents().nullable(),
    rating: p.integer().nullable(),
    ratingNote: p.text().nullable(),
    /** Whether the note was written knowing that other landlords can read it (docs/decisions/1280). */
    ratingNoteShared: p.boolean().default(false),
    /** When the rating or its note last changed. */
    ratedAt: instant().nullable(),
    /** The day by which the work is due, for a request from a maintenance schedule. */
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
