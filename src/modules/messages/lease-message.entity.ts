import { defineEntity, p } from '@mikro-orm/core';
import { owned } from '../../platform/database/columns.js';
import { allow, demoApart, system } from '../../platform/scope/policies.js';

const OWN_LEASES = 'lease_id = any((select lw_own_leases())::uuid[])';

/**
 * A message between a landlord and the tenants of a lease. Only they can read it, not even staff or admins. Rows are only
 * ever added.
 */
const Schema = defineEntity({
  name: 'LeaseMessage',
  tableName: 'lease_message',
  properties: {
    ...owned(),
    leaseId: p.uuid(),
    senderId: p.uuid(),
    /** The name that readers see. It is stored because tenants can't read the users of the landlord or of co-tenants. */
    senderName: p.string().length(161),
    fromTenant: p.boolean(),
    message: p.text(),
    /** The language that the author had chosen. Null if it is unknown. */
    language: p.string().length(2).nullable().defaultRaw('lw_language()'),
    /** Documents of the lease that are attached. */
    documentIds: p.json<string[]>(),
    /** The entry of the lease's ledger that it is about. */
    entryId: p.uuid().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }],
  indexes: [
    { properties: ['leaseId', 'createdAt', 'id'] },
    { properties: ['accountId', 'createdAt', 'id'] },
    { properties: ['entryId'] },
  ],
  policies: [
    demoApart(),
    system(),
    ...allow('landlord', ['read'], 'account_id = lw_account()'),
    ...allow('landlord', ['create'], 'account_id = lw_account() and not from_tenant and sender_id = lw_uid()'),
    ...allow('tenant', ['read'], OWN_LEASES),
    ...allow('tenant', ['create'], `from_tenant and sender_id = lw_uid() and ${OWN_LEASES}`),
  ],
});

export class LeaseMessage extends Schema.class {}
Schema.setClass(LeaseMessage);
