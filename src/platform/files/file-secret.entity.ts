import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../database/columns.js';
import { system } from '../scope/policies.js';

/** The wrapped key of a stored file, and where its bytes are. */
const Schema = defineEntity({
  name: 'FileSecret',
  tableName: 'file_secret',
  properties: {
    fileId: p.uuid().primary(),
    place: p.string(),
    wrappedKey: p.string(),
    /** Which server key wrapped it, because keys are rotated. */
    keyId: p.string().length(16),
    /** The size of a file that is encrypted in segments, so that parts of it can be read; null for one that is encrypted as a whole. */
    segmentedBytes: p.integer().nullable(),
    createdAt: instant(),
  },
  indexes: [{ properties: ['keyId'] }, { properties: ['createdAt'] }],
  policies: [system()],
});

export class FileSecret extends Schema.class {}
Schema.setClass(FileSecret);
