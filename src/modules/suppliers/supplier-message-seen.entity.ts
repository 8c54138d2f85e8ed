import { defineEntity, p } from '@mikro-orm/core';
import { instant, owned } from '../../platform/database/columns.js';
import { allow, demoApart, system } from '../../platform/scope/policies.js';

/** Up to which time a user has read the conversation between a landlord (`accountId`) and a supplier. */
const Schema = defineEntity({
  name: 'SupplierMessageSeen',
  tableName: 'supplier_message_seen',
  properties: { ...owned(), supplierAccountId: p.uuid(), userId: p.uuid(), seenAt: instant() },
  uniques: [{ properties: ['accountId', 'supplierAccountId', 'userId'] }],
  indexes: [{ properties: ['userId'] }],
  policies: [
    demoApart(),
    system(),
    ...allow('landlord', ['read', 'create', 'change'], 'user_id = lw_uid() and account_id = lw_account()'),
    ...allow('supplier', ['read', 'create', 'change'], 'user_id = lw_uid() and supplier_account_id = lw_account()'),
  ],
});

export class SupplierMessageSeen extends Schema.class {}
Schema.setClass(SupplierMessageSeen);
