import { defineEntity, p } from '@mikro-orm/core';
import type { SupplierGap } from '../../contract/supplier-papers.js';
import { owned } from '../../platform/database/columns.js';
import { ownedBy } from '../../platform/scope/policies.js';

/**
 * Records that a landlord allows a supplier to do one job although an insurance or a license has expired or is missing. Rows are
 * never changed.
 */
const Schema = defineEntity({
  name: 'GapOverride',
  tableName: 'gap_override',
  properties: {
    ...owned(),
    requestId: p.uuid(),
    supplierAccountId: p.uuid(),
    /** The gaps that are covered. One that arises later needs another permission. */
    gaps: p.json<SupplierGap[]>(),
    reason: p.string().length(500),
    byUserId: p.uuid().nullable(),
  },
  indexes: [{ properties: ['requestId', 'supplierAccountId'] }],
  policies: ownedBy('landlord', ['read', 'create']),
});

export class GapOverride extends Schema.class {}
Schema.setClass(GapOverride);
