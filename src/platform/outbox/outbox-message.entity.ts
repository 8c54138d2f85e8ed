import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../database/columns.js';
import { allow, demoApart, staffAlone, system } from '../scope/policies.js';

/** What opens an account is for its reader only: staff see neither codes nor links that contain a token, nor where someone’s answers go. */
const OPENS_NOTHING =
  "params->>'code' is null and params->>'replyTo' is null and coalesce(params->>'url', '') !~ '(token|key|code)='";

/** Every email and text message, written in the transaction that causes it (docs/specification/notifications.md). */
const Schema = defineEntity({
  name: 'OutboxMessage',
  tableName: 'outbox_message',
  properties: {
    id: id(),
    demo: p.boolean(),
    channel: p.enum(['email', 'sms'] as const),
    recipient: p.string(),
    language: p.string(),
    template: p.string(),
    params: p.json<Record<string, string | number>>(),
    /** `kept` means that there is no provider, and the admin reads the message here. Demo messages are always kept. */
    state: p.enum(['queued', 'sent', 'kept', 'failed'] as const).default('queued'),
    /** Why the last attempt failed, in the provider's words. */
    failure: p.string().nullable(),
    attempts: p.integer().default(0),
    createdAt: instant(),
    sentAt: instant().nullable(),
    /** A mail server returned it: `hard` if the address doesn't exist, with the status (RFC 3463) and the server's words. */
    bounce: p.enum(['hard', 'soft'] as const).nullable(),
    bounceStatus: p.string().length(12).nullable(),
    bounceText: p.string().length(300).nullable(),
    bouncedAt: instant().nullable(),
  },
  indexes: [{ properties: ['createdAt', 'id'] }, { properties: ['state', 'createdAt'] }],
  policies: [
    demoApart(),
    system(),
    staffAlone('team'),
    ...allow('staff', ['read'], OPENS_NOTHING),
    ...allow('admin', ['read', 'change'], 'true'),
  ],
});

export class OutboxMessage extends Schema.class {}
Schema.setClass(OutboxMessage);
