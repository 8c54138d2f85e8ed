import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns.js';
import { system } from '../../platform/scope/policies.js';

/** A way in when phone and mail are gone; serves once, kept as a hash, read by the system alone. */
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
