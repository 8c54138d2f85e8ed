import { defineEntity, p } from '@mikro-orm/core';
import { day, instant, owned } from '../../platform/database/columns.js';
import { ownedBy } from '../../platform/scope/policies.js';

/** A due day of a schedule that became a request. Its unique key prevents a second request for the same day. Only the system writes it. */
const Schema = defineEntity({
  name: 'MaintenanceOccurrence',
  tableName: 'maintenance_occurrence',
  properties: {
    ...owned(),
    scheduleId: p.uuid(),
    dueOn: day(),
    requestId: p.uuid(),
    /** When the reminder before the due day was sent, and the one after it. */
    remindedAt: instant().nullable(),
    overdueAt: instant().nullable(),
  },
  uniques: [{ properties: ['scheduleId', 'dueOn'] }, { properties: ['requestId'] }],
  indexes: [{ properties: ['dueOn'] }],
  policies: [...ownedBy('landlord', ['read'])],
});

export class MaintenanceOccurrence extends Schema.class {}
Schema.setClass(MaintenanceOccurrence);
