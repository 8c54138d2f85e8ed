import { defineEntity, p } from '@mikro-orm/core';
import { cents, instant, mutable } from '../../platform/database/columns.js';
import { allow, allowTechnician, ownedBy } from '../../platform/scope/policies.js';

/**
 * A rental unit: an apartment, a house or a shop. Whether it is occupied or available follows from its leases; offline
 * is set by the landlord.
 */
const Schema = defineEntity({
  name: 'Unit',
  tableName: 'unit',
  properties: {
    ...mutable(),
    /** The import that created it, which can be undone for a while. */
    importId: p.uuid().nullable(),
    propertyId: p.uuid(),
    label: p.string().length(20),
    bedrooms: p.integer(),
    /** Half bathrooms count: 1.5 is 3. */
    halfBathrooms: p.integer(),
    squareFeet: p.integer().nullable(),
    marketRentCents: cents().nullable(),
    offline: p.boolean().default(false),
    archivedAt: instant().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }, { properties: ['propertyId', 'label'] }],
  indexes: [{ properties: ['accountId', 'propertyId'] }],
  policies: [
    ...ownedBy('landlord'),
    ...allow('landlord', ['remove'], 'account_id = lw_account() and import_id is not null'),
    ...allow('tenant', ['read'], 'id = any((select lw_own_units())::uuid[])'),
    ...allow(
      'supplier',
      ['read'],
      'id = any(array(select unit_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at)))',
    ),
    ...allowTechnician(
      ['read'],
      'id = any(array(select unit_id from service_request where id = any((select lw_technician_jobs())::uuid[])))',
    ),
  ],
});

export class Unit extends Schema.class {}
Schema.setClass(Unit);
