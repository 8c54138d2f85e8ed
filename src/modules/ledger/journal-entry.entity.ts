import { defineEntity, p } from '@mikro-orm/core';
import { day, owned } from '../../platform/database/columns.js';
import { allow, demoApart, staffAlone, system } from '../../platform/scope/policies.js';
import { OWN_LEASES } from './own-leases.js';

export { ENTRY_KINDS } from './entry.js';

/** One entry of the ledger: postings that sum to zero. Rows are only added; a mistake is reversed by another entry. */
const Schema = defineEntity({
  name: 'JournalEntry',
  tableName: 'journal_entry',
  properties: {
    ...owned(),
    /** The lease whose ledger it belongs to; null for an expense of a property. */
    leaseId: p.uuid().nullable(),
    propertyId: p.uuid().nullable(),
    /** One of `ENTRY_KINDS`. */
    kind: p.string().length(40),
    /** Day it counts for; `createdAt` is when it was written. */
    effectiveOn: day(),
    currency: p.string().length(3),
    chargeId: p.uuid().nullable(),
    paymentId: p.uuid().nullable(),
    /** The credit that it makes (then its own id), or that it refunds. */
    creditId: p.uuid().nullable(),
    /** The entry that this one reverses. */
    reversesId: p.uuid().nullable(),
    note: p.string().length(300).nullable(),
    /** The unique name of the cause, so that the same cause can't be entered twice. */
    key: p.string().length(120),
    /** Who wrote it, and the role of the database in which they did; neither is known of entries of before that was kept. */
    recordedBy: p.uuid().nullable().defaultRaw('lw_uid()'),
    recordedAs: p.string().length(20).nullable().defaultRaw('current_user'),
  },
  uniques: [{ properties: ['accountId', 'key'] }, { properties: ['accountId', 'id'] }, { properties: ['reversesId'] }],
  indexes: [
    { properties: ['leaseId', 'effectiveOn', 'id'] },
    { properties: ['accountId', 'effectiveOn'] },
    { properties: ['creditId'] },
    { properties: ['propertyId'] },
  ],
  policies: [
    demoApart(),
    system(),
    staffAlone('accounts'),
    ...allow('landlord', ['read', 'create'], 'account_id = lw_account()'),
    ...allow('tenant', ['read'], OWN_LEASES),
    ...allow('staff', ['read'], 'true'),
    ...allow('admin', ['read'], 'true'),
  ],
});

export class JournalEntry extends Schema.class {}
Schema.setClass(JournalEntry);
