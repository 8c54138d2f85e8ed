import { defineEntity, p } from '@mikro-orm/core';
import { instant, owned } from '../../platform/database/columns.js';
import { ownedBy } from '../../platform/scope/policies.js';

export const BULK_TASK_KINDS = ['activate_leases', 'mail_letters'] as const;
export type BulkTaskKind = (typeof BULK_TASK_KINDS)[number];

/** A long task on many leases that a landlord requested. It is done in the background, item by item (decision 0810). */
const Schema = defineEntity({
  name: 'BulkTask',
  tableName: 'bulk_task',
  properties: {
    ...owned(),
    /** The person who requested it. Each item is done on their behalf. */
    userId: p.uuid(),
    kind: p.enum(BULK_TASK_KINDS),
    /** For `activate_leases`: leases without a tenant are intended. */
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
