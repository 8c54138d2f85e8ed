import { defineEntity, p } from '@mikro-orm/core';
import { owned } from '../../platform/database/columns.js';
import { allow, ownedBy } from '../../platform/scope/policies.js';

/** A message between a landlord (`accountId`) and a supplier. Messages are only ever added. */
const Schema = defineEntity({
  name: 'SupplierMessage',
  tableName: 'supplier_message',
  properties: {
    ...owned(),
    supplierAccountId: p.uuid(),
    senderId: p.uuid(),
    fromSupplier: p.boolean(),
    message: p.text(),
    /** The language that the author had chosen. Null if it is unknown. */
    language: p.string().length(2).nullable().defaultRaw('lw_language()'),
    /** A copy, because a supplier can only read the landlord's account while a job connects them. */
    landlordName: p.string().length(120),
  },
  indexes: [
    { properties: ['accountId', 'supplierAccountId', 'createdAt', 'id'] },
    { properties: ['supplierAccountId', 'createdAt'] },
  ],
  policies: [
    ...ownedBy('landlord', ['read']),
    ...allow('landlord', ['create'], 'account_id = lw_account() and not from_supplier'),
    ...allow('supplier', ['read'], 'supplier_account_id = lw_account()'),
    ...allow(
      'supplier',
      ['create'],
      'supplier_account_id = lw_account() and from_supplier and lw_may_write_to(account_id)',
    ),
  ],
});

export class SupplierMessage extends Schema.class {}
Schema.setClass(SupplierMessage);
