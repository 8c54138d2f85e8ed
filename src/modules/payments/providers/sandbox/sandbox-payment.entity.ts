import { defineEntity, p } from '@mikro-orm/core';
import { cents, owned } from '../../../../platform/database/columns.js';
import { demoApart, system } from '../../../../platform/scope/policies.js';
import { SANDBOX_WISHES } from '../payment-provider.js';

/** What the sandbox stores about a payment, as a real provider would: the other side of the reconciliation. */
const Schema = defineEntity({
  name: 'SandboxPayment',
  tableName: 'sandbox_payment',
  properties: {
    /** The payment's own id, which makes repeated calls harmless. */
    ...owned(),
    wish: p.enum(SANDBOX_WISHES),
    totalCents: cents(),
    currency: p.string().length(3),
  },
  indexes: [{ properties: ['createdAt'] }],
  policies: [demoApart(), system()],
});

export class SandboxPayment extends Schema.class {}
Schema.setClass(SandboxPayment);
