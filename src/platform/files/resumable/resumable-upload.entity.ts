import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../database/columns.js';
import { demoApart, system } from '../../scope/policies.js';

export const UPLOAD_STATES = ['open', 'finishing', 'finished', 'canceled'] as const;

/**
 * A file that arrives in parts (docs/decisions/0935). Its id becomes the file's, and is that of the space it takes (`upload`).
 * Only the system reads these rows; its code compares `userId`.
 */
const Schema = defineEntity({
  name: 'ResumableUpload',
  tableName: 'resumable_upload',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: instant(),
    accountId: p.uuid(),
    userId: p.uuid(),
    name: p.string().length(200),
    bytes: p.integer(),
    /** How many bytes have arrived. */
    received: p.integer().default(0),
    /** What the module that asked for it needs to know at the end. */
    fields: p.json(),
    state: p.enum(UPLOAD_STATES).default('open'),
    /** When a process began to finish it. */
    claimedAt: instant().nullable(),
    wrappedKey: p.string(),
    keyId: p.string().length(16),
  },
  indexes: [{ properties: ['userId', 'createdAt'] }, { properties: ['createdAt'] }],
  policies: [demoApart(), system()],
});

export class ResumableUpload extends Schema.class {}
Schema.setClass(ResumableUpload);
