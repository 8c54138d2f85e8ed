import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../database/columns.js';
import { demoApart, system } from '../scope/policies.js';

/**
 * The space of an upload: reserved before it is written, settled with the row that names it, released when that row is
 * removed. Its id is that of the file or the import. Released rows still count toward the hourly limit until the hour
 * has passed.
 */
const Schema = defineEntity({
  name: 'UploadedBytes',
  tableName: 'upload',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: instant(),
    /** The account whose space it uses. A tenant's photo uses the landlord's. */
    accountId: p.uuid(),
    uploaderId: p.uuid().nullable(),
    /** Who the hourly limit counts: an account, a tenant, or in the demo a hashed source. */
    sender: p.string().length(64),
    bytes: p.integer(),
    keptAt: instant().nullable(),
    releasedAt: instant().nullable(),
  },
  indexes: [
    { properties: ['accountId'] },
    { properties: ['uploaderId'] },
    { properties: ['sender', 'createdAt'] },
    { properties: ['releasedAt'] },
  ],
  policies: [demoApart(), system()],
});

export class UploadedBytes extends Schema.class {}
Schema.setClass(UploadedBytes);
