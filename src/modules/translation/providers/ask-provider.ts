import { TranslatorFailure, type FailureKind } from '../translator.js';

const ANSWER_MS = 10_000;
/** Far more than the longest answer. A server that sends more isn't the provider. */
const ANSWER_BYTES = 2 * 1024 * 1024;

export interface Call {
  url: string;
  headers?: Record<string, string>;
  body: object;
}

const KINDS: Record<number, FailureKind> = { 401: 'refused', 403: 'refused', 429: 'slow_down', 456: 'quota' };

/**
 * Posts JSON and returns JSON. The address is the operator's (TRANSLATION_URL), never a user's, and redirects are
 * refused, so that people's texts aren't sent anywhere else. Throws a `TranslatorFailure` that contains neither the
 * text nor the key.
 */
export async function askProvider({ url, headers, body }: Call, answerMs = ANSWER_MS): Promise<unknown> {
  const signal = AbortSignal.timeout(answerMs);
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    throw new TranslatorFailure('away', `No answer: ${reasonOf(error)}`);
  });
  if (!response.ok) {
    await response.body?.cancel().catch(() => undefined);
    throw refused(response);
  }
  return parsed(await textOf(response));
}

function refused({ status, headers }: Response): TranslatorFailure {
  const kind = KINDS[status] ?? (status >= 500 ? 'away' : 'rejected');
  return new TranslatorFailure(kind, `Answered ${status}`, retryAfter(headers.get('retry-after')));
}

/** Seconds, or an instant. */
function retryAfter(value: string | null): number | null {
  if (!value) return null;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += (chunk as Uint8Array).byteLength;
      if (bytes > ANSWER_BYTES) throw new TranslatorFailure('garbled', 'The answer is too long');
      chunks.push(chunk as Uint8Array);
    }
  } catch (error) {
    if (error instanceof TranslatorFailure) throw error;
    throw new TranslatorFailure('away', `The answer broke off: ${reasonOf(error)}`);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new TranslatorFailure('garbled', 'The answer is no JSON');
  }
}

/** The kind of error alone: messages of `fetch` may carry the address. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
  return cause?.code ?? (error instanceof Error ? error.name : 'unknown');
}
