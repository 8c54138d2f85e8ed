import { defineEntity, p } from '@mikro-orm/core';
import { PAYMENT_INSTRUCTION } from '../../contract/work-limits.js';
import { instant, mutable } from '../../platform/database/columns.js';
import { allow, demoApart, system } from '../../platform/scope/policies.js';

const PAYABLE = 'lease_id = any((select lw_payable_leases())::uuid[])';

/**
 * How tenants pay outside of the product: to which address an e-transfer goes, whom a check is payable to. A row for
 * the whole account, and one for each property that differs. A way whose first field is null isn't accepted. Rows are
 * never deleted, so that tenants of a property that returns to the account's instructions are still told that they
 * changed.
 */
const Schema = defineEntity({
  name: 'PaymentInstruction',
  tableName: 'payment_instruction',
  properties: {
    ...mutable(),
    /** Null: of the whole account. */
    propertyId: p.uuid().nullable(),
    /** Whether the property has instructions of its own; otherwise the account's apply, and the fields are empty. */
    own: p.boolean().default(true),
    transferTo: p.string().length(PAYMENT_INSTRUCTION.addressMax).nullable(),
    transferNote: p.string().length(PAYMENT_INSTRUCTION.textMax).nullable(),
    chequePayableTo: p.string().length(PAYMENT_INSTRUCTION.nameMax).nullable(),
    chequeSendTo: p.string().length(PAYMENT_INSTRUCTION.textMax).nullable(),
    chequeNote: p.string().length(PAYMENT_INSTRUCTION.textMax).nullable(),
    bankHolder: p.string().length(PAYMENT_INSTRUCTION.nameMax).nullable(),
    bankDetails: p.string().length(PAYMENT_INSTRUCTION.detailsMax).nullable(),
    bankNote: p.string().length(PAYMENT_INSTRUCTION.textMax).nullable(),
    cashHow: p.string().length(PAYMENT_INSTRUCTION.textMax).nullable(),
    /** When what tenants read changed last. */
    changedAt: instant(),
    /** Whether there were none before that change. */
    added: p.boolean().default(true),
  },
  policies: [
    demoApart(),
    system(),
    ...allow('landlord', ['read', 'create', 'change'], 'account_id = lw_account()'),
    // Tenants may see account numbers only while they live there, or still owe something.
    ...allow(
      'tenant',
      ['read'],
      `(property_id is null and account_id = any(array(select account_id from lease_tenant where ${PAYABLE}))) or property_id = any(array(select property_id from lease_tenant where ${PAYABLE}))`,
    ),
  ],
});

export class PaymentInstruction extends Schema.class {}
Schema.setClass(PaymentInstruction);
