import { defineEntity, p } from '@mikro-orm/core';
import { cents, instant, mutable } from '../../platform/database/columns.js';
import { allow, ownedBy } from '../../platform/scope/policies.js';

/**
 * A landlord's offer of a request to a supplier. What a supplier may see of properties, units and requests hangs on
 * these rows; so their own policies look at no other table.
 */
const Schema = defineEntity({
  name: 'Offer',
  tableName: 'offer',
  properties: {
    ...mutable(),
    requestId: p.uuid(),
    propertyId: p.uuid(),
    unitId: p.uuid().nullable(),
    supplierAccountId: p.uuid(),
    state: p.enum(['sent', 'accepted', 'declined', 'expired', 'withdrawn'] as const).default('sent'),
    /** What may be spent without a quote. */
    budgetCents: cents().nullable(),
    note: p.text().nullable(),
    declineReason: p.text().nullable(),
    /** Until when it waits for an answer. */
    expiresAt: instant(),
    answeredAt: instant().nullable(),
    /** When the supplier stops seeing the job; null while it runs. */
    accessEndsAt: instant().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }],
  indexes: [{ properties: ['requestId'] }, { properties: ['supplierAccountId', 'createdAt'] }],
  policies: [...ownedBy('landlord'), ...allow('supplier', ['read', 'change'], 'supplier_account_id = lw_account()')],
});

export class Offer extends Schema.class {}
Schema.setClass(Offer);
