import { defineEntity, p } from '@mikro-orm/core';
import { instant, owned } from '../../platform/database/columns.js';
import { ownedBy } from '../../platform/scope/policies.js';

export const BULK_TASK_KINDS = ['activate_leases', 'mail_letters'] as const;
export type BulkTaskKind = (typeof BULK_TASK_KINDS)[number];

/** Long work on many leases that a landlord asked for. It is done in the background, item by item (decision 0810). */
const Schema = defineEntity({
  name: 'BulkTask',
  tableName: 'bulk_task',
  properties: {
    ...owned(),
    /** Who asked for it: each item is done in their name. */
    userId: p.uuid(),
    kind: p.enum(BULK_TASK_KINDS),
    /** For `activate_leases`: leases without a tenant are meant. */
    withoutTenant: p.boolean().default(false),
    /** When the landlord closed its result. */
    seenAt: instant().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }],
  indexes: [{ properties: ['accountId', 'createdAt', 'id'] }],
  policies: ownedBy('landlord'),
});

export class BulkTask extends Schema.class {}
Schema.setClass(BulkTask);
