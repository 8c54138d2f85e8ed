import { defineEntity, p } from '@mikro-orm/core';
import { mutable } from '../../platform/database/columns.js';
import { allow, ownedBy } from '../../platform/scope/policies.js';

/** Somebody who works for a supplier (Elite Partners, docs/specification/elite-partners.md). */
const Schema = defineEntity({
  name: 'SupplierStaff',
  tableName: 'supplier_staff',
  properties: {
    ...mutable(),
    firstName: p.string().length(80),
    lastName: p.string().length(80),
    email: p.string().length(254).nullable(),
    phone: p.string().length(40).nullable(),
    /** Those who left stay in the history of their jobs. */
    active: p.boolean().default(true),
  },
  uniques: [{ properties: ['accountId', 'id'] }],
  indexes: [{ properties: ['accountId', 'createdAt', 'id'] }],
  policies: [...ownedBy('supplier'), ...allow('admin', ['create', 'change'], 'true', 'admin_all')],
});

export class SupplierStaff extends Schema.class {}
Schema.setClass(SupplierStaff);
