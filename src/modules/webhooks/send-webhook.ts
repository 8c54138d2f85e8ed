import type { LookupFunction } from 'node:net';
import { Injectable } from '@nestjs/common';
import { WEBHOOK_ANSWER_MAX, WEBHOOK_TIMEOUT_SECONDS, type WebhookFailure } from '../../contract/webhooks.js';
import { Settings } from '../../platform/config/settings.js';
import { outwardFailure, OutwardPost } from '../../platform/outward/outward-post.js';

/** What is read of an answer; the connection is closed then. */
const BOUNDS = { readBytes: 4 * WEBHOOK_ANSWER_MAX, seconds: WEBHOOK_TIMEOUT_SECONDS };

export interface SentWebhook {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** What came back. `failure` is null for a 2xx. */
export interface WebhookAnswer {
  status: number | null;
  failure: WebhookFailure | null;
  durationMs: number;
  answer: string | null;
}

/** Posts a message to a server that a landlord named, within the bounds of `OutwardPost`. */
@Injectable()
export class WebhookSender {
  private readonly outward: OutwardPost;

  constructor(settings: Settings) {
    this.outward = new OutwardPost(settings.WEBHOOK_PRIVATE_ADDRESSES);
  }

  /** `lookup` is another resolver, for tests. */
  async post(sent: SentWebhook, lookup?: LookupFunction): Promise<WebhookAnswer> {
    const began = performance.now();
    const timed = <T extends object>(answer: T) => ({ ...answer, durationMs: Math.round(performance.now() - began) });
    try {
      const { status, text } = await this.outward.exchange(sent, BOUNDS, lookup);
      const failure = status >= 200 && status < 300 ? null : ('status' as const);
      return timed({ status, failure, answer: shown(text) });
    } catch (error) {
      return timed({ status: null, failure: outwardFailure(error), answer: null });
    }
  }
}

/** PostgreSQL stores no NUL, and other control characters aren't for reading. */
function shown(text: string): string | null {
  // oxlint-disable-next-line no-control-regex -- these characters are what is removed
  const kept = text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/g, '').trim();
  return [...kept].slice(0, WEBHOOK_ANSWER_MAX).join('') || null;
}
