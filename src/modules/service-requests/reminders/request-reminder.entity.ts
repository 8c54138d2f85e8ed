import { defineEntity, p } from '@mikro-orm/core';
import { instant, owned } from '../../../platform/database/columns.js';
import { demoApart, system } from '../../../platform/scope/policies.js';

/** A reminder of a step that waits. Another `since` (another quote, another appointment) is another step. */
const Schema = defineEntity({
  name: 'RequestReminder',
  tableName: 'request_reminder',
  properties: {
    ...owned(),
    requestId: p.uuid(),
    /** A `WaitingStep`. */
    step: p.string().length(40),
    /** Since when the step waits. */
    since: instant(),
  },
  uniques: [{ properties: ['requestId', 'step', 'since'] }],
  policies: [demoApart(), system()],
});

export class RequestReminder extends Schema.class {}
Schema.setClass(RequestReminder);
