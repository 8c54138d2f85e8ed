import { defineEntity, p } from '@mikro-orm/core';
import { instant, owned } from '../../platform/database/columns.js';
import { demoApart, system } from '../../platform/scope/policies.js';

/** A link that opens one session for a supplier who has no password. Kept as a hash, read by the system alone. */
const Schema = defineEntity({
  name: 'SupplierInvitation',
  tableName: 'supplier_invitation',
  properties: {
    ...owned(),
    userId: p.uuid(),
    tokenHash: p.string().length(64).unique(),
    expiresAt: instant(),
    usedAt: instant().nullable(),
    /** Whether it may set the first password. A mail about a job may not: those are handed on to whoever does the job. */
    registers: p.boolean().default(true),
  },
  indexes: [{ properties: ['userId'] }],
  policies: [demoApart(), system()],
});

export class SupplierInvitation extends Schema.class {}
Schema.setClass(SupplierInvitation);
