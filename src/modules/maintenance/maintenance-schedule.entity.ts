import { defineEntity, p } from '@mikro-orm/core';
import { MAINTENANCE } from '../../contract/limits.js';
import { DEVICE_KINDS, MAINTENANCE_RHYTHMS, type Season } from '../../contract/maintenance.js';
import { day, instant, mutable } from '../../platform/database/columns.js';
import { ownedBy } from '../../platform/scope/policies.js';

/** Recurring maintenance of a property, a unit or a device. On each due day it becomes a service request. */
const Schema = defineEntity({
  name: 'MaintenanceSchedule',
  tableName: 'maintenance_schedule',
  properties: {
    ...mutable(),
    propertyId: p.uuid(),
    /** Null for the building. */
    unitId: p.uuid().nullable(),
    deviceKind: p.enum(DEVICE_KINDS).nullable(),
    deviceName: p.string().length(80).nullable(),
    title: p.string().length(120),
    issueType: p.enum(['plumbing', 'electrical', 'hvac', 'appliances', 'other'] as const),
    instructions: p.string().length(MAINTENANCE.instructionsMax).nullable(),
    checklist: p.json<string[]>(),
    rhythm: p.enum(MAINTENANCE_RHYTHMS),
    /** Of the rhythm `months`. */
    everyMonths: p.integer().nullable(),
    /** The day from which the others are counted: the 31st stays the 31st after a shorter month. */
    startsOn: day(),
    /** Of the rhythm `seasons`. */
    seasons: p.json<Season[]>(),
    /** The request is made this many days before the due day. */
    leadDays: p.integer(),
    /** The supplier who is offered each job. */
    supplierAccountId: p.uuid().nullable(),
    /** The next due day without a request. */
    nextOn: day(),
    pausedAt: instant().nullable(),
    /** Deleted: no more requests are made, and those that it made stay. */
    endedAt: instant().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }],
  indexes: [{ properties: ['accountId', 'nextOn', 'id'] }, { properties: ['propertyId'] }],
  policies: [...ownedBy('landlord')],
});

export class MaintenanceSchedule extends Schema.class {}
Schema.setClass(MaintenanceSchedule);
