import { defineEntity, p } from '@mikro-orm/core';
import { BANK_DETAILS_MAX } from '../../contract/invoices.js';
import { mutable } from '../../platform/database/columns.js';
import { allow, demoApart, system } from '../../platform/scope/policies.js';

/**
 * What invoices say of the supplier: where to reach them and how to pay them; `accountId` is the supplier's own account. An
 * invoice takes a copy when it is sent. Bank details don't concern anyone else, so staff and admins don't read this.
 */
const Schema = defineEntity({
  name: 'InvoiceSenderDetails',
  tableName: 'invoice_sender',
  properties: {
    ...mutable(),
    /** The parts of the address are there together or not at all. */
    streetNumber: p.string().length(12).nullable(),
    street: p.string().length(120).nullable(),
    city: p.string().length(80).nullable(),
    region: p.string().length(3).nullable(),
    postalCode: p.string().length(12).nullable(),
    country: p.string().length(2).nullable(),
    phone: p.string().length(40).nullable(),
    email: p.string().length(254).nullable(),
    eTransfer: p.string().length(254).nullable(),
    checkPayableTo: p.string().length(120).nullable(),
    bankDetails: p.string().length(BANK_DETAILS_MAX).nullable(),
  },
  uniques: [{ properties: ['accountId'] }],
  policies: [demoApart(), system(), ...allow('supplier', ['read', 'create', 'change'], 'account_id = lw_account()')],
});

export class InvoiceSenderDetails extends Schema.class {}
Schema.setClass(InvoiceSenderDetails);
