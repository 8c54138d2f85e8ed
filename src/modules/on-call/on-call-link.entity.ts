import { defineEntity, p } from '@mikro-orm/core';
import { instant, owned } from '../../platform/database/columns.js';
import { demoApart, system } from '../../platform/scope/policies.js';

/**
 * The link of one email and text message, with which a person answers without a session. Stored as a hash that only the system
 * reads.
 */
const Schema = defineEntity({
  name: 'OnCallLink',
  tableName: 'on_call_link',
  properties: {
    ...owned(),
    askId: p.uuid(),
    tokenHash: p.string().length(64).unique(),
    expiresAt: instant(),
    /** Hash of the address of a person outside the product. Their links are deleted when they are removed from the list. */
    emailHash: p.string().length(64).nullable(),
  },
  policies: [demoApart(), system()],
});

export class OnCallLink extends Schema.class {}
Schema.setClass(OnCallLink);
