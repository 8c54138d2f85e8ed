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

/** A mail or text message as its reader gets it. */
export class OutboxMessageResponse {
  id: string;
  @IsIn(CHANNELS) channel: (typeof CHANNELS)[number];
  recipient: string;
  @IsIn(CODES) language: string;
  template: string;
  /** `kept`: there is no provider, the message is read here. */
  @IsIn(OUTBOX_STATES) state: (typeof OUTBOX_STATES)[number];
  subject: string;
  /** With its link. What was sent shows no more codes and tokens. */
  text: string;
  /** Why the last attempt failed, in the provider's words. */
  failure: string | null;
  attempts: number;
  /** A mail server returned it: `hard` because there is no such address. */
  @IsIn(BOUNCES) bounce: (typeof BOUNCES)[number] | null;
  /** The status (RFC 3463) and the server's words. */
  bounceReason: string | null;
  bouncedAt: string | null;
  createdAt: string;
  sentAt: string | null;
  /** Whether it can be sent again: there is a provider, and nothing in it has been made unreadable. */
  sendable: boolean;
}
