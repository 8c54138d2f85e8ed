import { defineEntity, p } from '@mikro-orm/core';
import { mutable } from '../../platform/database/columns.js';
import { ownedBy } from '../../platform/scope/policies.js';

/** A supplier's series of numbers, and what new invoices begin with; `accountId` is the supplier's own account. */
const Schema = defineEntity({
  name: 'InvoiceSettings',
  tableName: 'invoice_settings',
  properties: {
    ...mutable(),
    prefix: p.string().length(12).default(''),
    /** Taken under a lock, so that no number is missing or used twice. */
    nextNumber: p.integer().default(1),
    taxNumber: p.string().length(60).nullable(),
    /** ISO 3166-2; null takes the region of the home. */
    region: p.string().length(6).nullable(),
    dueDays: p.integer(),
  },
  uniques: [{ properties: ['accountId'] }],
  policies: ownedBy('supplier'),
});

export class InvoiceSettings extends Schema.class {}
Schema.setClass(InvoiceSettings);
