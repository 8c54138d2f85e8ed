import { defineEntity, p } from '@mikro-orm/core';
import { instant, owned } from '../../../platform/database/columns.js';
import { demoApart, system } from '../../../platform/scope/policies.js';

/**
 * A reminder of a waiting step, with a row for each time it is sent. A different `since` (another quote, another appointment) is
 * a different step.
 */
const Schema = defineEntity({
  name: 'RequestReminder',
  tableName: 'request_reminder',
  properties: {
    ...owned(),
    requestId: p.uuid(),
    /** A `WaitingStep`. */
    step: p.string().length(40),
    /** Since when the step has waited. */
    since: instant(),
    /** 1 for the first reminder of the step, then one more each time. */
    round: p.integer().default(1),
  },
  uniques: [{ properties: ['requestId', 'step', 'since', 'round'] }],
  policies: [demoApart(), system()],
});

export class RequestReminder extends Schema.class {}
Schema.setClass(RequestReminder);
