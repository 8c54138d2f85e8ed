import { defineEntity, p } from '@mikro-orm/core';
import { instant, mutable } from '../../platform/database/columns.js';
import { allow, allowTechnician, ownedBy } from '../../platform/scope/policies.js';

/** A person who works for a supplier (Elite Partners, docs/specification/elite-partners.md). */
const Schema = defineEntity({
  name: 'SupplierStaff',
  tableName: 'supplier_staff',
  properties: {
    ...mutable(),
    firstName: p.string().length(80),
    lastName: p.string().length(80),
    email: p.string().length(254).nullable(),
    phone: p.string().length(40).nullable(),
    /** False for someone who left. They stay in the history of their jobs. */
    active: p.boolean().default(true),
    /** The user account of this person. Null before an invitation. Only the system writes this and the next three properties. */
    userId: p.uuid().nullable(),
    /** When the newest invitation was sent. */
    invitedAt: instant().nullable(),
    /** When the invitation was accepted. */
    joinedAt: instant().nullable(),
    /** When the person left. They can't sign in since then. */
    leftAt: instant().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }, { properties: ['userId'] }],
  indexes: [{ properties: ['accountId', 'createdAt', 'id'] }],
  policies: [
    ...ownedBy('supplier'),
    ...allow('admin', ['create', 'change'], 'true', 'admin_all'),
    ...allowTechnician(['read'], 'user_id = lw_uid()'),
  ],
});

export class SupplierStaff extends Schema.class {}
Schema.setClass(SupplierStaff);
