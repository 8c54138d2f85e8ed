/** What a webhook can be sent for. `docs/api.md` says when each is; the data is in `webhook-messages.dto.ts` of the module. */
export const WEBHOOK_EVENTS = [
  'payment.received',
  'payment.failed',
  'payment.returned',
  'payment.disputed',
  'payment.refunded',
  'charge.added',
  'credit.added',
  'lease.activated',
  'lease.renewed',
  'lease.ended',
  'lease.end_undone',
  'tenant_notice.given',
  'service_request.submitted',
  'service_request.updated',
  'invoice.sent',
  'invoice.approved',
  'invoice.paid',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What “Send a test” sends, whichever events a webhook is for. */
export const WEBHOOK_TEST = 'webhook.test';
export const WEBHOOK_TYPES = [...WEBHOOK_EVENTS, WEBHOOK_TEST] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

export const WEBHOOK_URL_MAX = 500;
export const WEBHOOK_DESCRIPTION_MAX = 120;
export const WEBHOOKS_PER_ACCOUNT = 10;
/** How long a replaced secret still signs, beside the new one. */
export const WEBHOOK_SECRET_HOURS = 24;
/** How long a server may take to answer. */
export const WEBHOOK_TIMEOUT_SECONDS = 10;
/** Characters of an answer that the log keeps. */
export const WEBHOOK_ANSWER_MAX = 1000;
/** Days that the log is kept. */
export const WEBHOOK_LOG_DAYS = 30;
/** A webhook whose messages have all failed for so many days is switched off. */
export const WEBHOOK_FAILING_DAYS = 3;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds between the attempts of one message: eight attempts in about a day and a half. */
export const WEBHOOK_DELAYS = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 16 * HOUR] as const;

export const WEBHOOK_DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type WebhookDeliveryState = (typeof WEBHOOK_DELIVERY_STATES)[number];

/** Why an attempt failed. `status`: the server answered with something else than 2xx. `off`: the webhook was switched off before. */
export const WEBHOOK_FAILURES = ['status', 'timeout', 'address', 'name', 'certificate', 'connection', 'off'] as const;
export type WebhookFailure = (typeof WEBHOOK_FAILURES)[number];

/** Why the product switched a webhook off: nothing arrived for days, or its server answered 410. */
export const WEBHOOK_OFF_REASONS = ['failing', 'gone'] as const;
export type WebhookOffReason = (typeof WEBHOOK_OFF_REASONS)[number];
