import { defineEntity, p } from '@mikro-orm/core';
import { instant, owned } from '../../platform/database/columns.js';
import { allow, demoApart, system } from '../../platform/scope/policies.js';

/** Up to which time a user has read the messages of a lease. */
const Schema = defineEntity({
  name: 'MessageSeen',
  tableName: 'message_seen',
  properties: { ...owned(), leaseId: p.uuid(), userId: p.uuid(), seenAt: instant() },
  uniques: [{ properties: ['leaseId', 'userId'] }],
  policies: [
    demoApart(),
    system(),
    ...allow('landlord', ['read', 'create', 'change'], 'user_id = lw_uid() and account_id = lw_account()'),
    ...allow(
      'tenant',
      ['read', 'create', 'change'],
      'user_id = lw_uid() and lease_id = any((select lw_own_leases())::uuid[])',
    ),
  ],
});

export class MessageSeen extends Schema.class {}
Schema.setClass(MessageSeen);
