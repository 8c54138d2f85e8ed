import { defineEntity, p } from '@mikro-orm/core';
import {
  WEBHOOK_ANSWER_MAX,
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_FAILURES,
  WEBHOOK_TYPES,
} from '../../contract/webhooks.js';
import { instant, owned } from '../../platform/database/columns.js';
import { demoApart, system } from '../../platform/scope/policies.js';

/** A message for a webhook, and what became of its last attempt: the log that owners read for a month. */
const Schema = defineEntity({
  name: 'WebhookDelivery',
  tableName: 'webhook_delivery',
  properties: {
    ...owned(),
    endpointId: p.uuid(),
    /** Of the message: the same for every webhook, every attempt and every replay. Servers know by it what they have had. */
    eventId: p.uuid(),
    type: p.enum(WEBHOOK_TYPES),
    /** The body as it is sent: what is signed are its bytes. */
    body: p.text(),
    state: p.enum(WEBHOOK_DELIVERY_STATES).default('pending'),
    /** Sent by an owner, as a test or again: once, and also while the webhook is off. */
    manual: p.boolean().default(false),
    attempts: p.integer().default(0),
    nextAttemptAt: instant().nullable(),
    lastAttemptAt: instant().nullable(),
    /** Of the last attempt. */
    status: p.integer().nullable(),
    failure: p.enum(WEBHOOK_FAILURES).nullable(),
    durationMs: p.integer().nullable(),
    answer: p.string().length(WEBHOOK_ANSWER_MAX).nullable(),
  },
  indexes: [
    { properties: ['endpointId', 'createdAt', 'id'] },
    { properties: ['accountId'] },
    { properties: ['createdAt'] },
  ],
  policies: [demoApart(), system()],
});

export class WebhookDelivery extends Schema.class {}
Schema.setClass(WebhookDelivery);
