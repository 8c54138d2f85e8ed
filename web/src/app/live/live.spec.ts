import { Problem } from '@api/problem';
import { afterEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { startLive, type LiveDeps, type LiveNews } from './live';

const encoder = new TextEncoder();
const stops: (() => void)[] = [];
/** A busy machine may need long for a few turns. */
const PATIENT = { timeout: 10_000, interval: 2 };
const turn = () => new Promise((done) => setTimeout(done, 2));

/** A server whose streams the test writes to and breaks. */
function fakeServer() {
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  let up = true;
  let refusal = new Error('down');
  return {
    open: () =>
      up
        ? Promise.resolve(new ReadableStream<Uint8Array>({ start: (controller) => void streams.push(controller) }))
        : Promise.reject(refusal),
    send: (text: string) => streams.at(-1)?.enqueue(encoder.encode(text)),
    drop: () => streams.at(-1)?.error(new Error('gone')),
    close: () => streams.at(-1)?.close(),
    setUp: (value: boolean) => (up = value),
    refuseWith: (error: Error) => {
      up = false;
      refusal = error;
    },
    connections: () => streams.length,
  };
}

/** Tabs of one browser: one lock, one channel. */
function fakeBrowser(server: ReturnType<typeof fakeServer>) {
  const heard: LiveNews[][] = [];
  const pauses: number[] = [];
  const asked: (number | undefined)[] = [];
  let queue = Promise.resolve();
  let busy = false;
  const lock: LiveDeps['whileLeading'] = (lead, signal) => {
    const waited = busy;
    busy = true;
    const turnOf = queue.then(() => (signal.aborted ? undefined : lead(waited)));
    queue = turnOf;
    return turnOf;
  };
  return {
    heard,
    pauses,
    asked,
    openTab() {
      const tab = heard.push([]) - 1;
      const deps: LiveDeps = {
        open: server.open,
        whileLeading: lock,
        tell: (news) => heard.forEach((list, index) => index !== tab && list.push(news)),
        pause: async (failures, _signal, leastSeconds) => {
          pauses.push(failures);
          asked.push(leastSeconds);
          await turn();
        },
      };
      const stop = startLive(deps, (news) => void heard[tab]?.push(news));
      const close = () => {
        stop();
        server.drop();
      };
      stops.push(close);
      return close;
    },
  };
}

const change = (resource: string) => `event: change\ndata: {"resources":["${resource}"],"ids":["1"]}\n\n`;
const changed = (resource: string): LiveNews => ({ kind: 'changed', resources: [resource], ids: ['1'] });

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('live updates', () => {
  it('are read by one tab and passed on to all', async () => {
    const server = fakeServer();
    const browser = fakeBrowser(server);
    browser.openTab();
    browser.openTab();
    await turn();
    server.send(change('payments'));
    await turn();
    expect(server.connections()).toBe(1);
    expect(browser.heard).toEqual([[changed('payments')], [changed('payments')]]);
  });

  it('come through when an event arrives in pieces, and pings say nothing', async () => {
    const server = fakeServer();
    const browser = fakeBrowser(server);
    browser.openTab();
    await turn();
    const text = `event: ping\ndata: {"resources":[],"ids":[]}\n\n${change('leases')}`;
    server.send(text.slice(0, 60));
    await turn();
    server.send(text.slice(60));
    await turn();
    expect(browser.heard).toEqual([[changed('leases')]]);
  });

  it('after a break connect again and reload everything', async () => {
    const server = fakeServer();
    const browser = fakeBrowser(server);
    browser.openTab();
    await turn();
    server.drop();
    await turn();
    await turn();
    await turn();
    server.send(change('units'));
    await turn();
    expect(server.connections()).toBe(2);
    expect(browser.heard[0]).toEqual([{ kind: 'everything' }, changed('units')]);
  });

  it('wait longer after each failure, and from the beginning after a success', async () => {
    const server = fakeServer();
    const browser = fakeBrowser(server);
    server.setUp(false);
    browser.openTab();
    await waitFor(() => expect(browser.pauses.slice(0, 3)).toEqual([1, 2, 3]), PATIENT);
    server.setUp(true);
    await waitFor(() => expect(server.connections()).toBe(1), PATIENT);
    const failed = browser.pauses.length;
    server.drop();
    await waitFor(() => expect(browser.pauses.slice(failed)).toEqual([1]), PATIENT);
  });

  it('SEC-05 wait as long as the server requests when it refuses another stream', async () => {
    const server = fakeServer();
    const browser = fakeBrowser(server);
    server.refuseWith(new Problem({ code: 'too_many_streams', status: 429, message: 'Too many.', retryAfter: 30 }));
    browser.openTab();
    await turn();
    expect(browser.asked[0]).toBe(30);
  });

  it('pass to another tab when the leading one closes, which reloads everything', async () => {
    const server = fakeServer();
    const browser = fakeBrowser(server);
    const closeFirst = browser.openTab();
    browser.openTab();
    await turn();
    closeFirst();
    await new Promise((done) => setTimeout(done, 15));
    expect(server.connections()).toBe(2);
    expect(browser.heard[1]).toEqual([{ kind: 'everything' }]);
  });

  it('a resync of the server means everything', async () => {
    const server = fakeServer();
    const browser = fakeBrowser(server);
    browser.openTab();
    await turn();
    server.send('event: resync\ndata: {"resources":[],"ids":[]}\n\n');
    await turn();
    expect(browser.heard[0]).toEqual([{ kind: 'everything' }]);
  });
});
