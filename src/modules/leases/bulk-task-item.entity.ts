import { defineEntity, p } from '@mikro-orm/core';
import { owned } from '../../platform/database/columns.js';
import { ownedBy } from '../../platform/scope/policies.js';

export const BULK_ITEM_OUTCOMES = ['done', 'sent_before', 'no_email', 'refused'] as const;

/** One lease of a bulk task, or one tenant of it, and its outcome; null while it is still to be done. */
const Schema = defineEntity({
  name: 'BulkTaskItem',
  tableName: 'bulk_task_item',
  properties: {
    ...owned(),
    taskId: p.uuid(),
    position: p.integer(),
    leaseId: p.uuid(),
    leaseTenantId: p.uuid().nullable(),
    outcome: p.enum(BULK_ITEM_OUTCOMES).nullable(),
    /** For a refusal: the `code`, `reason` and `values` as in an error. */
    code: p.string().length(40).nullable(),
    reason: p.string().length(60).nullable(),
    values: p.json<Record<string, string | number>>().nullable(),
  },
  indexes: [{ properties: ['taskId', 'position'] }, { properties: ['leaseId'] }, { properties: ['leaseTenantId'] }],
  policies: ownedBy('landlord'),
});

export class BulkTaskItem extends Schema.class {}
Schema.setClass(BulkTaskItem);
