import { defineEntity, p } from '@mikro-orm/core';
import { instant, owned } from '../../platform/database/columns.js';
import { demoApart, system } from '../../platform/scope/policies.js';

/** The link of one mail and text message by which someone without a session answers. Kept as a hash, read by the system alone. */
const Schema = defineEntity({
  name: 'OnCallLink',
  tableName: 'on_call_link',
  properties: {
    ...owned(),
    askId: p.uuid(),
    tokenHash: p.string().length(64).unique(),
    expiresAt: instant(),
    /** Of the address of someone outside the product: their links go when they are taken off the list. */
    emailHash: p.string().length(64).nullable(),
  },
  policies: [demoApart(), system()],
});

export class OnCallLink extends Schema.class {}
Schema.setClass(OnCallLink);
