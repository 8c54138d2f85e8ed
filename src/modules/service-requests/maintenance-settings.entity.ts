import { defineEntity, p } from '@mikro-orm/core';
import { cents, mutable } from '../../platform/database/columns.js';
import { ownedBy } from '../../platform/scope/policies.js';

/** What suppliers of a landlord may spend without a quote, in the currency of the property, and which documents they need. */
const Schema = defineEntity({
  name: 'MaintenanceSettings',
  tableName: 'maintenance_settings',
  properties: {
    ...mutable(),
    /** The limit of an offer that names none. */
    usualLimitCents: cents().nullable(),
    /** What an emergency may cost, if that is more than its offer allows. */
    emergencyLimitCents: cents().nullable(),
    /** Whether suppliers need a valid insurance or license, as they state it, to get a job. */
    requireInsurance: p.boolean().default(false),
    requireLicense: p.boolean().default(false),
    /** Whether the landlord's people are also reminded of suppliers' appointments. */
    remindAppointments: p.boolean().default(false),
  },
  uniques: [{ properties: ['accountId'] }],
  policies: ownedBy('landlord'),
});

export class MaintenanceSettings extends Schema.class {}
Schema.setClass(MaintenanceSettings);
