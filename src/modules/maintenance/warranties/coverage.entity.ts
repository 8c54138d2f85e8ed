import { defineEntity, p } from '@mikro-orm/core';
import { COVERAGE_KINDS, DEVICE_KINDS } from '../../../contract/maintenance.js';
import { COVERAGE } from '../../../contract/work-limits.js';
import { day, mutable } from '../../../platform/database/columns.js';
import { allow, ownedBy } from '../../../platform/scope/policies.js';

/** A warranty or an insurance of a unit or one of its devices, as the landlord notes it. */
const Schema = defineEntity({
  name: 'Coverage',
  tableName: 'coverage',
  properties: {
    ...mutable(),
    propertyId: p.uuid(),
    unitId: p.uuid(),
    kind: p.enum(COVERAGE_KINDS),
    /** Null for the whole unit. */
    deviceKind: p.enum(DEVICE_KINDS).nullable(),
    deviceName: p.string().length(80).nullable(),
    provider: p.string().length(120),
    /** Of the policy or the warranty. */
    number: p.string().length(80).nullable(),
    phone: p.string().length(40).nullable(),
    covers: p.string().length(COVERAGE.coversMax).nullable(),
    /** The last day. */
    validUntil: day(),
    /** Whether the supplier of a job in the unit reads it, too. */
    shareWithSupplier: p.boolean().default(false),
    /** The last day of which the landlord was reminded, or for which it was too late to. */
    remindedFor: day().nullable(),
  },
  indexes: [{ properties: ['unitId'] }, { properties: ['validUntil'] }],
  policies: [
    ...ownedBy('landlord'),
    ...allow('landlord', ['remove'], 'account_id = lw_account()'),
    ...allow(
      'supplier',
      ['read'],
      "share_with_supplier and unit_id = any(array(select unit_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at)))",
    ),
  ],
});

export class Coverage extends Schema.class {}
Schema.setClass(Coverage);
