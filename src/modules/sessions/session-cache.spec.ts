import { expect, it } from '@jest/globals';
import { Clock } from '../../platform/clock/clock.js';
import type { LiveHub } from '../../platform/live/live-hub.js';
import { SessionCache, type LiveSession } from './session-cache.js';

const ID = 'session-1';
const SESSION = { actor: { sessionId: ID, userId: 'u' }, language: 'en' } as LiveSession;

/** A cache, and the notifications that it gets from other processes. */
function start() {
  const ears = new Map<string, (text: string) => void>();
  let again: () => void = () => undefined;
  const hub = {
    connected: true,
    on: (channel: string, hear: (text: string) => void) => void ears.set(channel, hear),
    onConnected: (listener: () => void) => void (again = listener),
    endStreams: () => undefined,
  };
  return {
    cache: new SessionCache(hub as unknown as LiveHub, new Clock()),
    hear: (channel: string) => ears.get(channel)?.(ID),
    hearAgain: () => again(),
  };
}

it('keeps what was read until it is notified that the session ended or changed', () => {
  for (const channel of ['lw_session', 'lw_session_changed']) {
    const { cache, hear } = start();
    cache.keep(SESSION, cache.heard);
    expect(cache.get(ID)).toBe(SESSION);
    hear(channel);
    expect(cache.get(ID)).toBeNull();
  }
});

it('SE-008 a session that ends while it is read is not kept: it was read before its end', () => {
  for (const channel of ['lw_session', 'lw_session_changed']) {
    const { cache, hear } = start();
    const before = cache.heard;
    hear(channel);
    expect(cache.keep(SESSION, before)).toBe(SESSION);
    expect(cache.get(ID)).toBeNull();
    cache.keep(SESSION, cache.heard);
    expect(cache.get(ID)).toBe(SESSION);
  }
});

it('SE-008 discards everything from before a time in which it received no notifications', () => {
  const { cache, hearAgain } = start();
  const before = cache.heard;
  cache.keep(SESSION, before);
  hearAgain();
  expect(cache.get(ID)).toBeNull();
  cache.keep(SESSION, before);
  expect(cache.get(ID)).toBeNull();
});
