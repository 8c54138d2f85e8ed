import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { Injectable } from '@nestjs/common';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { WEBHOOK_ANSWER_MAX, WEBHOOK_TIMEOUT_SECONDS, type WebhookFailure } from '../../contract/webhooks.js';
import { Settings } from '../../platform/config/settings.js';

/** What is read of an answer; the connection is closed then. */
const READ_BYTES = 4 * WEBHOOK_ANSWER_MAX;

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

/**
 * Posts a message to a server that a landlord named, and reads no more than the beginning of the answer. It follows no redirect,
 * which could lead where the address itself may not. The agent refuses addresses that aren't public, in the very lookup that the
 * connection is made with: a name that changes between a check and the connection gains nothing.
 */
@Injectable()
export class WebhookSender {
  private readonly allowsPrivate: boolean;
  private readonly agents: { http: RequestFilteringHttpAgent; https: RequestFilteringHttpsAgent };

  constructor(settings: Settings) {
    this.allowsPrivate = settings.WEBHOOK_PRIVATE_ADDRESSES;
    const allowed = { allowPrivateIPAddress: this.allowsPrivate, allowMetaIPAddress: this.allowsPrivate };
    this.agents = { http: new RequestFilteringHttpAgent(allowed), https: new RequestFilteringHttpsAgent(allowed) };
  }

  /** `lookup` is another resolver, for tests. */
  async post(sent: SentWebhook, lookup?: LookupFunction): Promise<WebhookAnswer> {
    const began = performance.now();
    const timed = <T extends object>(answer: T) => ({ ...answer, durationMs: Math.round(performance.now() - began) });
    try {
      const { status, text } = await this.exchange(sent, lookup);
      const failure = status >= 200 && status < 300 ? null : ('status' as const);
      return timed({ status, failure, answer: shown(text) });
    } catch (error) {
      return timed({ status: null, failure: failureOf(error), answer: null });
    }
  }

  private exchange({ url, headers, body }: SentWebhook, lookup?: LookupFunction) {
    return new Promise<{ status: number; text: string }>((resolve, reject) => {
      const secure = new URL(url).protocol === 'https:';
      // The setting may have been on when the webhook was made.
      if (!secure && !this.allowsPrivate) return reject(new Error('An address without https is not allowed.'));
      const options = {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), 'accept-encoding': 'identity' },
        agent: secure ? this.agents.https : this.agents.http,
        signal: AbortSignal.timeout(WEBHOOK_TIMEOUT_SECONDS * 1000),
        ...(lookup && { lookup }),
      };
      const request = (secure ? httpsRequest : httpRequest)(url, options);
      request.on('response', (response) => resolve(beginningOf(response)));
      request.on('error', reject);
      // A connection that ends without an answer or an error, as after 101 Switching Protocols.
      request.on('close', () => reject(new Error('The connection ended without an answer.')));
      request.end(body);
    });
  }
}

/** The status is final as soon as it arrives, even if the body fails. */
function beginningOf(response: IncomingMessage): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let length = 0;
    response.on('data', (part: Buffer) => {
      parts.push(part);
      length += part.length;
      if (length >= READ_BYTES) response.destroy();
    });
    response.on('error', () => undefined);
    response.on('close', () =>
      resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).subarray(0, READ_BYTES).toString() }),
    );
  });
}

/** PostgreSQL stores no NUL, and other control characters aren't for reading. */
function shown(text: string): string | null {
  // oxlint-disable-next-line no-control-regex -- these characters are what is removed
  const kept = text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/g, '').trim();
  return [...kept].slice(0, WEBHOOK_ANSWER_MAX).join('') || null;
}

const OF_NAMES: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NODATA']);

/** The agent's refusals have no code, only their words. */
function failureOf(error: unknown): WebhookFailure {
  const { name, code, message } = error as { name?: string; code?: string; message?: string };
  if (name === 'AbortError' || name === 'TimeoutError') return 'timeout';
  if (message?.includes(' is not allowed.')) return 'address';
  if (OF_NAMES.has(code)) return 'name';
  return /CERT|TLS|SSL|SIGNATURE|EPROTO/.test(code ?? '') ? 'certificate' : 'connection';
}
