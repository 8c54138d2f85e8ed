import { defineEntity, p } from '@mikro-orm/core';
import { cents, mutable } from '../../platform/database/columns.js';
import { ownedBy } from '../../platform/scope/policies.js';

/** What a landlord lets suppliers spend without a quote, in the currency of the property, and what suppliers must have. */
const Schema = defineEntity({
  name: 'MaintenanceSettings',
  tableName: 'maintenance_settings',
  properties: {
    ...mutable(),
    /** The limit of an offer that names none. */
    usualLimitCents: cents().nullable(),
    /** What an emergency may cost, if that is more than its offer allows. */
    emergencyLimitCents: cents().nullable(),
    /** Suppliers get a job only with an insurance that is valid, or a license, as they state them. */
    requireInsurance: p.boolean().default(false),
    requireLicense: p.boolean().default(false),
    /** Whether the landlord’s people are reminded of suppliers’ appointments, too. */
    remindAppointments: p.boolean().default(false),
  },
  uniques: [{ properties: ['accountId'] }],
  policies: ownedBy('landlord'),
});

export class MaintenanceSettings extends Schema.class {}
Schema.setClass(MaintenanceSettings);
