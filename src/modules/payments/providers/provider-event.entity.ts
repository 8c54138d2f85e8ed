import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../../platform/database/columns.js';
import { demoApart, system } from '../../../platform/scope/policies.js';

/** A message of the provider that was applied: its id is stored with its effects, so that it takes effect once. */
const Schema = defineEntity({
  name: 'ProviderEvent',
  tableName: 'provider_event',
  properties: {
    /** The provider's own id of it. */
    id: p.string().length(120).primary(),
    demo: p.boolean().default(false),
    type: p.string().length(120),
    receivedAt: instant(),
  },
  policies: [demoApart(), system()],
});

export class ProviderEvent extends Schema.class {}
Schema.setClass(ProviderEvent);
