import { defineEntity, p } from '@mikro-orm/core';
import { owned } from '../../../platform/database/columns.js';
import { demoApart, system } from '../../../platform/scope/policies.js';

/** A reminder of an invoice, one of each kind. */
const Schema = defineEntity({
  name: 'InvoiceReminder',
  tableName: 'invoice_reminder',
  properties: {
    ...owned(),
    invoiceId: p.uuid(),
    /** An `InvoiceWait`. */
    kind: p.string().length(20),
  },
  uniques: [{ properties: ['invoiceId', 'kind'] }],
  policies: [demoApart(), system()],
});

export class InvoiceReminder extends Schema.class {}
Schema.setClass(InvoiceReminder);
