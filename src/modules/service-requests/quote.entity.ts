import { defineEntity, p } from '@mikro-orm/core';
import { cents, instant, mutable } from '../../platform/database/columns.js';
import { allow, ownedBy } from '../../platform/scope/policies.js';
import { QUOTE_STATES } from './quote.states.js';

const OFFERED =
  'request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at)))';

/** A supplier's price for a job that costs more than the offer allows. Tenants can't see it. */
const Schema = defineEntity({
  name: 'Quote',
  tableName: 'quote',
  properties: {
    ...mutable(),
    requestId: p.uuid(),
    supplierAccountId: p.uuid(),
    /** In the property's currency. */
    amountCents: cents(),
    note: p.text().nullable(),
    /** The language that the author had chosen. Null if unknown. */
    language: p.string().length(2).nullable().defaultRaw('lw_language()'),
    state: p.enum(QUOTE_STATES).default('sent'),
    answeredAt: instant().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }],
  indexes: [{ properties: ['requestId'] }, { properties: ['supplierAccountId', 'createdAt'] }],
  policies: [
    ...ownedBy('landlord', ['read', 'change']),
    ...allow('supplier', ['read'], 'supplier_account_id = lw_account()'),
    ...allow('supplier', ['change'], "supplier_account_id = lw_account() and state in ('sent', 'withdrawn')"),
    ...allow('supplier', ['create'], `supplier_account_id = lw_account() and ${OFFERED}`),
  ],
});

export class Quote extends Schema.class {}
Schema.setClass(Quote);
