import { defineEntity, p } from '@mikro-orm/core';
import { instant, mutable } from '../../platform/database/columns.js';
import { allow, allowTechnician, ownedBy } from '../../platform/scope/policies.js';

/**
 * A building or house with one address; its units are rented out (docs/specification/leases.md). Archived, never
 * deleted.
 */
const Schema = defineEntity({
  name: 'Property',
  tableName: 'property',
  properties: {
    ...mutable(),
    /** The import that created it, which can be undone for a while. */
    importId: p.uuid().nullable(),
    name: p.string().length(120),
    /** House number as on the plate: `4120`. */
    streetNumber: p.string().length(12),
    street: p.string().length(120),
    city: p.string().length(80),
    /** ISO 3166-2 without the country: `QC`, `NY`. */
    region: p.string().length(3),
    postalCode: p.string().length(12),
    /** ISO 3166-1: `CA`, `US`. */
    country: p.string().length(2),
    type: p.enum(['apartment', 'house', 'condo', 'townhouse', 'commercial'] as const),
    yearBuilt: p.integer().nullable(),
    /** ISO 4217. */
    currency: p.string().length(3),
    /** IANA, decides the day on which rent posts. */
    timeZone: p.string().length(40),
    archivedAt: instant().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }],
  indexes: [{ properties: ['accountId', 'createdAt', 'id'] }],
  policies: [
    ...ownedBy('landlord'),
    ...allow('landlord', ['remove'], 'account_id = lw_account() and import_id is not null'),
    ...allow('tenant', ['read'], 'id = any((select lw_own_properties())::uuid[])'),
    ...allow(
      'supplier',
      ['read'],
      'id = any(array(select property_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at)))',
    ),
    ...allowTechnician(
      ['read'],
      'id = any(array(select property_id from service_request where id = any((select lw_technician_jobs())::uuid[])))',
    ),
  ],
});

export class Property extends Schema.class {}
Schema.setClass(Property);
