import { defineEntity, p } from '@mikro-orm/core';
import { instant, owned } from '../../platform/database/columns.js';
import { demoApart, system } from '../../platform/scope/policies.js';

/** A link that signs in a supplier who has no password, once. It is stored as a hash and can only be read by the system. */
const Schema = defineEntity({
  name: 'SupplierInvitation',
  tableName: 'supplier_invitation',
  properties: {
    ...owned(),
    userId: p.uuid(),
    tokenHash: p.string().length(64).unique(),
    expiresAt: instant(),
    usedAt: instant().nullable(),
    /**
     * Whether the link can set the first password. That of an email about a job can't, because such emails are forwarded to
     * the person who does the job.
     */
    registers: p.boolean().default(true),
  },
  indexes: [{ properties: ['userId'] }],
  policies: [demoApart(), system()],
});

export class SupplierInvitation extends Schema.class {}
Schema.setClass(SupplierInvitation);
