import { defineEntity, p } from '@mikro-orm/core';
import { KEY_NAME_MAX, type KeyScope } from '../../contract/api-keys.js';
import { instant, owned } from '../../platform/database/columns.js';
import { demoApart, system } from '../../platform/scope/policies.js';

/**
 * A key with which a landlord's software calls the API (docs/specification/api-keys.md). The key itself isn't stored, only its
 * SHA-256. Only the system reads the table: the hash is asked for before anyone is known, and the owners' list is read for them.
 */
const Schema = defineEntity({
  name: 'ApiKey',
  tableName: 'api_key',
  properties: {
    ...owned(),
    /** The owner who made it. It acts as them, and only while they work in the account. */
    createdBy: p.uuid(),
    name: p.string().length(KEY_NAME_MAX),
    /** The beginning of the key, shown in lists and in the audit log. */
    prefix: p.string().length(20).unique(),
    secretHash: p.string().length(64).unique(),
    scopes: p.json<KeyScope[]>(),
    expiresAt: instant(),
    /** Written at most once a minute. */
    lastUsedAt: instant().nullable(),
    revokedAt: instant().nullable(),
    revokedBy: p.uuid().nullable(),
  },
  indexes: [{ properties: ['accountId'] }, { properties: ['createdBy'] }],
  policies: [demoApart(), system()],
});

export class ApiKey extends Schema.class {}
Schema.setClass(ApiKey);
