import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns.js';
import { system } from '../../platform/scope/policies.js';

/**
 * A code for signing in without access to phone and email. It works once, and is stored as a hash that only the system
 * reads.
 */
const Schema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_code',
  properties: {
    id: id(),
    userId: p.uuid(),
    codeHash: p.string().length(64),
    /** Under which server key; null for a code from before this was recorded. */
    keyId: p.string().length(16).nullable(),
    usedAt: instant().nullable(),
  },
  indexes: [{ properties: ['userId'] }],
  policies: [system()],
});

export class RecoveryCode extends Schema.class {}
Schema.setClass(RecoveryCode);
