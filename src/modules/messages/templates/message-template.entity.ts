import { defineEntity, p } from '@mikro-orm/core';
import { BULK_MESSAGE, MESSAGE_TEMPLATE_NAME_MAX } from '../../../contract/work-limits.js';
import { mutable } from '../../../platform/database/columns.js';
import { allow, demoApart, system } from '../../../platform/scope/policies.js';

/** A text for messages to tenants that everyone in the account can use and change. */
const Schema = defineEntity({
  name: 'MessageTemplate',
  tableName: 'message_template',
  properties: {
    ...mutable(),
    name: p.string().length(MESSAGE_TEMPLATE_NAME_MAX),
    subject: p.string().length(BULK_MESSAGE.subjectMax).nullable(),
    /** `{firstName}` and `{home}` are filled in when it is sent. */
    message: p.string().length(BULK_MESSAGE.textMax),
  },
  indexes: [{ properties: ['accountId'] }],
  policies: [
    demoApart(),
    system(),
    ...allow('landlord', ['read', 'create', 'change', 'remove'], 'account_id = lw_account()'),
  ],
});

export class MessageTemplate extends Schema.class {}
Schema.setClass(MessageTemplate);
