import { defineEntity, p } from '@mikro-orm/core';
import { mutable } from '../../platform/database/columns.js';
import { allow, ownedBy } from '../../platform/scope/policies.js';

/** A landlord's list of suppliers, in the order in which they are asked. */
const Schema = defineEntity({
  name: 'PreferredSupplier',
  tableName: 'preferred_supplier',
  properties: {
    ...mutable(),
    supplierAccountId: p.uuid(),
    position: p.integer(),
  },
  uniques: [{ properties: ['accountId', 'supplierAccountId'] }],
  policies: [...ownedBy('landlord'), ...allow('landlord', ['remove'], 'account_id = lw_account()')],
});

export class PreferredSupplier extends Schema.class {}
Schema.setClass(PreferredSupplier);
