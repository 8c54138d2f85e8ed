import { defineEntity, p } from '@mikro-orm/core';
import { instant, owned } from '../../platform/database/columns.js';
import { allow, demoApart, system } from '../../platform/scope/policies.js';

/**
 * A tenant's code. It is stored as an HMAC, shown once, and can be revoked; if unused it expires after 60 days
 * (docs/specification/tenant-codes.md).
 */
const Schema = defineEntity({
  name: 'AccessCode',
  tableName: 'access_code',
  properties: {
    ...owned(),
    leaseId: p.uuid(),
    leaseTenantId: p.uuid(),
    codeHash: p.string().length(64),
    /** The id of the server key; null for a code from before this was recorded. */
    keyId: p.string().length(16).nullable(),
    expiresAt: instant(),
    usedAt: instant().nullable(),
    revokedAt: instant().nullable(),
    /** When the welcome letter was emailed; null for one that is printed. */
    mailedAt: instant().nullable(),
    /**
     * Whether the lease had already ended when the code was issued. Such a code is for a past tenant and doesn't expire
     * with the lease.
     */
    afterEnd: p.boolean().default(false),
  },
  uniques: [{ properties: ['codeHash'] }],
  indexes: [{ properties: ['leaseTenantId'] }],
  policies: [
    demoApart(),
    system(),
    ...allow('landlord', ['read', 'create', 'change', 'remove'], 'account_id = lw_account()'),
  ],
});

export class AccessCode extends Schema.class {}
Schema.setClass(AccessCode);
