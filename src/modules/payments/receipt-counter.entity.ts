import { defineEntity, p } from '@mikro-orm/core';
import { allow, demoApart, system } from '../../platform/scope/policies.js';

/** The last receipt number of an account: receipts are numbered without gaps. */
const Schema = defineEntity({
  name: 'ReceiptCounter',
  tableName: 'receipt_counter',
  properties: {
    accountId: p.uuid().primary(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    lastNumber: p.integer(),
  },
  policies: [demoApart(), system(), ...allow('landlord', ['read', 'create', 'change'], 'account_id = lw_account()')],
});

export class ReceiptCounter extends Schema.class {}
Schema.setClass(ReceiptCounter);
