import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';

interface OutwardMessage {
  url: string;
  headers: Record<string, string | number>;
  body: string | Buffer;
}

/** Why no answer came. */
export type OutwardFailure = 'timeout' | 'address' | 'name' | 'certificate' | 'connection';

/** How much is read of an answer, after which the connection is closed, and how long it may take. */
interface Bounds {
  readBytes: number;
  seconds: number;
}

/**
 * Posts to servers whose addresses come from people: webhooks, and the push services of browsers. It follows no redirect, which could
 * lead where the address itself may not, and reads no more than the beginning of the answer. The agent refuses addresses that aren't
 * public, in the very lookup that the connection is made with: a name that changes between a check and the connection gains nothing.
 */
export class OutwardPost {
  private readonly agents: { http: RequestFilteringHttpAgent; https: RequestFilteringHttpsAgent };

  constructor(private readonly allowsPrivate: boolean) {
    const allowed = { allowPrivateIPAddress: allowsPrivate, allowMetaIPAddress: allowsPrivate };
    this.agents = { http: new RequestFilteringHttpAgent(allowed), https: new RequestFilteringHttpsAgent(allowed) };
  }

  /** Rejects if no answer comes; `outwardFailure` says why. `lookup` is another resolver, for tests. */
  exchange(
    { url, headers, body }: OutwardMessage,
    { readBytes, seconds }: Bounds,
    lookup?: LookupFunction,
  ): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      const secure = new URL(url).protocol === 'https:';
      // The setting may have been on when the address was stored.
      if (!secure && !this.allowsPrivate) return reject(new Error('An address without https is not allowed.'));
      const options = {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), 'accept-encoding': 'identity' },
        agent: secure ? this.agents.https : this.agents.http,
        signal: AbortSignal.timeout(seconds * 1000),
        ...(lookup && { lookup }),
      };
      const request = (secure ? httpsRequest : httpRequest)(url, options);
      request.on('response', (response) => resolve(beginningOf(response, readBytes)));
      request.on('error', reject);
      // A connection that ends without an answer or an error, as after 101 Switching Protocols.
      request.on('close', () => reject(new Error('The connection ended without an answer.')));
      request.end(body);
    });
  }
}

/** The status is final as soon as it arrives, even if the body fails. */
function beginningOf(response: IncomingMessage, readBytes: number): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let length = 0;
    response.on('data', (part: Buffer) => {
      parts.push(part);
      length += part.length;
      if (length >= readBytes) response.destroy();
    });
    response.on('error', () => undefined);
    response.on('close', () =>
      resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).subarray(0, readBytes).toString() }),
    );
  });
}

const OF_NAMES: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_FAIL', 'EAI_NODATA']);

/** The agent's refusals have no code, only their words. */
export function outwardFailure(error: unknown): OutwardFailure {
  const { name, code, message } = error as { name?: string; code?: string; message?: string };
  if (name === 'AbortError' || name === 'TimeoutError') return 'timeout';
  if (message?.includes(' is not allowed.')) return 'address';
  if (OF_NAMES.has(code)) return 'name';
  return /CERT|TLS|SSL|SIGNATURE|EPROTO/.test(code ?? '') ? 'certificate' : 'connection';
}
