import { defineEntity, p } from '@mikro-orm/core';
import { cents, instant, mutable } from '../../platform/database/columns.js';
import { allow, ownedBy } from '../../platform/scope/policies.js';

/** A protection plan of the catalogue on a unit. Its price is the one of the day on which it was taken. */
const Schema = defineEntity({
  name: 'UnitPlan',
  tableName: 'unit_plan',
  properties: {
    ...mutable(),
    unitId: p.uuid(),
    /** Id of the catalogue: `appliance-basic`. */
    planId: p.string().length(40),
    billing: p.enum(['monthly', 'annual'] as const),
    priceCents: cents(),
    /** ISO 4217, the product's price currency. */
    currency: p.string().length(3),
    endedAt: instant().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }],
  indexes: [{ properties: ['unitId'] }],
  policies: [...ownedBy('landlord'), ...allow('tenant', ['read'], 'unit_id = any((select lw_own_units())::uuid[])')],
});

export class UnitPlan extends Schema.class {}
Schema.setClass(UnitPlan);
