import { defineEntity, p } from '@mikro-orm/core';
import { mutable } from '../../platform/database/columns.js';
import { demoApart, system } from '../../platform/scope/policies.js';
import { PLATFORM_METHOD_KINDS } from '../payments/rules/platform-payments.js';
import { PROVIDER_NAMES } from '../payments/rules/platform-payments.js';

/** The card or bank account from which an account's subscriptions are paid. Only the provider knows its number. */
const Schema = defineEntity({
  name: 'SubscriptionMethod',
  tableName: 'subscription_method',
  properties: {
    ...mutable(),
    provider: p.enum(PROVIDER_NAMES),
    /** The provider's names of the payer and of the method. */
    customer: p.string().length(120),
    reference: p.string().length(120),
    kind: p.enum(PLATFORM_METHOD_KINDS),
    label: p.string().length(80),
  },
  uniques: [{ properties: ['accountId'] }],
  policies: [demoApart(), system()],
});

export class SubscriptionMethod extends Schema.class {}
Schema.setClass(SubscriptionMethod);
