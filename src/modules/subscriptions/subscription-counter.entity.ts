import { defineEntity, p } from '@mikro-orm/core';
import { demoApart, system } from '../../platform/scope/policies.js';

/** The last number of the platform's own invoices; the demo counts apart. */
const Schema = defineEntity({
  name: 'SubscriptionCounter',
  tableName: 'subscription_counter',
  properties: {
    demo: p.boolean().primary(),
    lastNumber: p.integer(),
  },
  policies: [demoApart(), system()],
});

export class SubscriptionCounter extends Schema.class {}
Schema.setClass(SubscriptionCounter);
