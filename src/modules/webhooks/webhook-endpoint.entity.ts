import { defineEntity, p } from '@mikro-orm/core';
import {
  WEBHOOK_DESCRIPTION_MAX,
  WEBHOOK_OFF_REASONS,
  WEBHOOK_URL_MAX,
  type WebhookEvent,
} from '../../contract/webhooks.js';
import { instant, owned } from '../../platform/database/columns.js';
import { demoApart, system } from '../../platform/scope/policies.js';

/**
 * An address of a landlord's own software, to which we send what happens in the account (docs/specification/webhooks.md). Only the
 * system reads the table, which has the secrets; the owners' list is read for them.
 */
const Schema = defineEntity({
  name: 'WebhookEndpoint',
  tableName: 'webhook_endpoint',
  properties: {
    ...owned(),
    createdBy: p.uuid(),
    url: p.string().length(WEBHOOK_URL_MAX),
    description: p.string().length(WEBHOOK_DESCRIPTION_MAX).nullable(),
    events: p.json<WebhookEvent[]>(),
    enabled: p.boolean().default(true),
    /** Why the product switched it off; null where a person did, and while it is on. */
    offReason: p.enum(WEBHOOK_OFF_REASONS).nullable(),
    /** Since when every attempt has failed; null after a success. */
    failingSince: instant().nullable(),
    /** What signs the messages, sealed, and the server key that sealed it. */
    secret: p.text(),
    keyId: p.string().length(16),
    /** What signed before it was replaced, and until when it still does; under the same server key. */
    previousSecret: p.text().nullable(),
    previousUntil: instant().nullable(),
  },
  indexes: [{ properties: ['accountId'] }],
  policies: [demoApart(), system()],
});

export class WebhookEndpoint extends Schema.class {}
Schema.setClass(WebhookEndpoint);
