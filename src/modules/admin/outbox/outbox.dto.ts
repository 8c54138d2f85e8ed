import { IsIn, IsOptional } from 'class-validator';
import { LANGUAGES } from '../../../contract/languages.js';
import { ListQuery } from '../../../platform/lists/list-query.dto.js';

export const OUTBOX_STATES = ['queued', 'sent', 'kept', 'failed'] as const;
export const CHANNELS = ['email', 'sms'] as const;
const BOUNCES = ['hard', 'soft'] as const;
const CODES = LANGUAGES.map(({ code }) => code);

/** `q` searches recipients and templates. */
export class OutboxQuery extends ListQuery {
  @IsOptional() @IsIn(OUTBOX_STATES) state?: (typeof OUTBOX_STATES)[number];
  @IsOptional() @IsIn(CHANNELS) channel?: (typeof CHANNELS)[number];
}

/** An email or text message as its recipient gets it. */
export class OutboxMessageResponse {
  id: string;
  @IsIn(CHANNELS) channel: (typeof CHANNELS)[number];
  recipient: string;
  @IsIn(CODES) language: string;
  template: string;
  /** `kept`: no provider is set up, so the message can only be read here. */
  @IsIn(OUTBOX_STATES) state: (typeof OUTBOX_STATES)[number];
  subject: string;
  /** Includes the link. Once the message is sent, codes and tokens are no longer shown. */
  text: string;
  /** Why the last attempt failed, in the provider's words. */
  failure: string | null;
  attempts: number;
  /** Set when a mail server returned the message. `hard`: the address doesn't exist. */
  @IsIn(BOUNCES) bounce: (typeof BOUNCES)[number] | null;
  /** The status (RFC 3463) and the mail server's words. */
  bounceReason: string | null;
  bouncedAt: string | null;
  createdAt: string;
  sentAt: string | null;
  /** Whether it can be sent again: a provider is set up, and nothing in it has been made unreadable. */
  sendable: boolean;
}
