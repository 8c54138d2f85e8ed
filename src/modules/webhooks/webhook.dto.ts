import {
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  IsString,
  MaxLength,
  MinLength,
} from 'class-validator';
import { PASSWORD_MAX } from '../../contract/limits.js';
import {
  WEBHOOK_DELIVERY_STATES,
  WEBHOOK_DESCRIPTION_MAX,
  WEBHOOK_EVENTS,
  WEBHOOK_FAILURES,
  WEBHOOK_OFF_REASONS,
  WEBHOOK_TYPES,
  WEBHOOK_URL_MAX,
  type WebhookDeliveryState,
  type WebhookEvent,
  type WebhookFailure,
  type WebhookOffReason,
  type WebhookType,
} from '../../contract/webhooks.js';
import { trimmed } from '../../platform/http/trimmed.js';
import { ListQuery } from '../../platform/lists/list-query.dto.js';

/**
 * A session alone isn't enough to make a webhook or a secret, because someone who took over a session could keep
 * receiving data.
 */
export class WebhookProof {
  /** The password; people who have none get a code by email instead. */
  @IsOptional() @IsString() @MaxLength(PASSWORD_MAX) currentPassword?: string;
  /** From verify-2fa. */
  @IsOptional() @IsString() @MaxLength(200) verificationToken?: string;
}

export class NewWebhook extends WebhookProof {
  /** Where messages are sent, with https. It can’t be changed later. */
  @trimmed @IsString() @MinLength(1) @MaxLength(WEBHOOK_URL_MAX) url: string;
  /** What it is for. */
  @IsOptional() @trimmed @IsString() @MaxLength(WEBHOOK_DESCRIPTION_MAX) description?: string;
  /** What messages are sent for. */
  @IsArray() @ArrayMinSize(1) @ArrayUnique() @IsIn(WEBHOOK_EVENTS, { each: true }) events: WebhookEvent[];
}

/** What is sent is changed. */
export class WebhookChange {
  @IsOptional() @trimmed @IsString() @MaxLength(WEBHOOK_DESCRIPTION_MAX) description?: string;
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayUnique()
  @IsIn(WEBHOOK_EVENTS, { each: true })
  events?: WebhookEvent[];
  /** What happens while it is off is not sent later. */
  @IsOptional() @IsBoolean() enabled?: boolean;
}

export class WebhookResponse {
  id: string;
  url: string;
  description: string | null;
  @IsIn(WEBHOOK_EVENTS, { each: true }) events: WebhookEvent[];
  enabled: boolean;
  /** Why the product switched it off: nothing arrived for days, or the server answered 410. Null where a person did. */
  @IsIn([...WEBHOOK_OFF_REASONS, null]) offReason: WebhookOffReason | null;
  /** Since when every attempt has failed; null after one that arrived. */
  failingSince: string | null;
  /** Until when the previous secret signs in addition to the current one; null without one. */
  previousSecretUntil: string | null;
  createdBy: string;
  createdAt: string;
}

export class WebhookSecretResponse extends WebhookResponse {
  /** What signs the messages. It is in this answer and never again. */
  secret: string;
}

export class WebhookDeliveryQuery extends ListQuery {
  @IsOptional() @IsIn(WEBHOOK_DELIVERY_STATES) state?: WebhookDeliveryState;
  @IsOptional() @IsIn(WEBHOOK_TYPES) type?: WebhookType;
}

/** A message and what became of its last attempt. */
export class WebhookDeliveryResponse {
  id: string;
  /** The same when it is sent again: `webhook-id`. */
  eventId: string;
  @IsIn(WEBHOOK_TYPES) type: WebhookType;
  @IsIn(WEBHOOK_DELIVERY_STATES) state: WebhookDeliveryState;
  /** Sent by an owner, as a test or again. */
  manual: boolean;
  attempts: number;
  createdAt: string;
  lastAttemptAt: string | null;
  /** When it is tried again; null where it isn’t. */
  nextAttemptAt: string | null;
  /** The HTTP status of the answer; null without one. */
  status: number | null;
  @IsIn([...WEBHOOK_FAILURES, null]) failure: WebhookFailure | null;
  durationMs: number | null;
  /** The first 1,000 characters of the answer. */
  answer: string | null;
  /** What was sent, as JSON. */
  body: string;
}

type Dated<T, Names extends keyof T> = Omit<T, Names> & {
  [Name in Names]: T[Name] extends string ? Date : Date | null;
};
export type WebhookRow = Dated<WebhookResponse, 'createdAt' | 'failingSince' | 'previousSecretUntil'>;
export type DeliveryRow = Dated<WebhookDeliveryResponse, 'createdAt' | 'lastAttemptAt' | 'nextAttemptAt'>;

export function toWebhook(row: WebhookRow): WebhookResponse {
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    events: row.events,
    enabled: row.enabled,
    offReason: row.offReason,
    failingSince: row.failingSince?.toISOString() ?? null,
    previousSecretUntil: row.previousSecretUntil?.toISOString() ?? null,
    createdBy: row.createdBy,
    createdAt: row.createdAt.toISOString(),
  };
}

export function toDelivery(row: DeliveryRow): WebhookDeliveryResponse {
  return {
    id: row.id,
    eventId: row.eventId,
    type: row.type,
    state: row.state,
    manual: row.manual,
    attempts: row.attempts,
    createdAt: row.createdAt.toISOString(),
    lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
    nextAttemptAt: row.nextAttemptAt?.toISOString() ?? null,
    status: row.status,
    failure: row.failure,
    durationMs: row.durationMs,
    answer: row.answer,
    body: row.body,
  };
}
