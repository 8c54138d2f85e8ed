import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { onAnnounced } from './api/announced';

const encoder = new TextEncoder();
const CHANGE = 'event: change\ndata: {"resources":["announcements"],"ids":[]}\n\n';
const PING = 'event: ping\ndata: {"resources":[],"ids":[]}\n\n';

/** What the server has open, and what it sends. */
const streams: { controller: ReadableStreamDefaultController<Uint8Array>; signal: AbortSignal }[] = [];
const open = () => streams.filter(({ signal }) => !signal.aborted).length;
const send = (text: string) => streams.at(-1)?.controller.enqueue(encoder.encode(text));
const turn = () => new Promise((done) => setTimeout(done, 10));
const before = { fetch: globalThis.fetch, AbortController: globalThis.AbortController };
const hear = jest.fn();
let answer: (() => Response) | undefined;
let stop = () => undefined as void;

function see(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  hear.mockReset();
  answer = undefined;
  // Node's requests take no signals of jsdom.
  globalThis.AbortController = runInThisContext('AbortController') as typeof AbortController;
  globalThis.fetch = (async (request: Request) => {
    if (answer) return answer();
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
    if (controller) streams.push({ controller, signal: request.signal });
    request.signal.addEventListener('abort', () => controller?.error(new DOMException('gone', 'AbortError')));
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  }) as typeof fetch;
});
afterEach(() => {
  stop();
  streams.splice(0);
  Object.assign(globalThis, before);
  jest.restoreAllMocks();
});

describe('the stream of public pages', () => {
  it('BN-013 tells of a change, and of nothing else', async () => {
    stop = onAnnounced(hear);
    await waitFor(() => expect(open()).toBe(1));
    send(PING);
    await turn();
    expect(hear).toHaveBeenCalledTimes(0);
    send(CHANGE);
    await waitFor(() => expect(hear).toHaveBeenCalledTimes(1));
  });

  it('BN-013 is open only while the page is visible, and after that catches up', async () => {
    stop = onAnnounced(hear);
    await turn();
    see('hidden');
    await turn();
    expect(open()).toBe(0);
    see('visible');
    await waitFor(() => expect([open(), streams.length]).toEqual([1, 2]));
    await waitFor(() => expect(hear).toHaveBeenCalledTimes(1));
  });

  it('BN-013 closes when the browser puts the page aside, and opens on the way back', async () => {
    stop = onAnnounced(hear);
    await turn();
    window.dispatchEvent(new Event('pagehide'));
    await turn();
    expect(open()).toBe(0);
    window.dispatchEvent(new Event('pageshow'));
    await waitFor(() => expect(open()).toBe(1));
  });

  it('BN-013 isn’t opened by a page in the background, and by none that is gone', async () => {
    see('hidden');
    stop = onAnnounced(hear);
    await turn();
    expect(streams).toHaveLength(0);
    see('visible');
    await waitFor(() => expect(open()).toBe(1));
    stop();
    see('visible');
    await turn();
    expect([open(), streams.length]).toEqual([0, 1]);
  });

  it('SEC-05 waits as long as the server asks when it refuses a stream', async () => {
    const asked = jest.fn();
    answer = () => {
      asked();
      return new Response(JSON.stringify({ error: 'Too many', code: 'too_many_streams', requestId: 'r' }), {
        status: 429,
        headers: { 'content-type': 'application/json', 'retry-after': '30' },
      });
    };
    stop = onAnnounced(hear);
    await new Promise((done) => setTimeout(done, 1500));
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
