import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient } from '@tanstack/react-query';
import { keepPush } from './use-kept-push';

const KEY = `B${'A'.repeat(86)}`;
let changes: string[];
let ended: number;
let there: boolean;

beforeEach(() => {
  changes = [];
  ended = 0;
  there = false;
  const subscription = {
    options: { applicationServerKey: new Uint8Array([4, ...Array<number>(64).fill(0)]).buffer },
    toJSON: () => ({ endpoint: 'https://push.example.com/1', keys: { p256dh: KEY, auth: 'C'.repeat(22) } }),
    unsubscribe: async () => (ended += 1) > 0,
  };
  const registration = {
    pushManager: { getSubscription: async () => subscription, subscribe: async () => subscription },
  };
  const serviceWorker = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.defineProperty(window, 'PushManager', { value: class {}, configurable: true });
  for (const place of [window, globalThis])
    Object.defineProperty(place, 'Notification', { value: { permission: 'granted' }, configurable: true });
  localStorage.clear();
  playServer((method, path) => {
    if (method !== 'GET') changes.push(`${method} ${path}`);
    if (path === '/api/auth/sessions') return [200, [{ id: 's0' }, { id: 's2', current: true }]];
    return [200, { publicKey: KEY, devices: [{ id: 'd1', current: there }] }];
  });
});
afterEach(() => {
  stopPlaying();
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const wish = (user: string, session: string) => localStorage.setItem('own.push', JSON.stringify({ user, session }));
const kept = () => localStorage.getItem('own.push');
const keep = () => keepPush(new QueryClient({ defaultOptions: { queries: { retry: false } } }), 'ana');

it('after an expired session the device is added to the next one, also in a tab that did so before', async () => {
  wish('ana', 's1');
  await keep();
  expect(kept()).toBe('{"user":"ana","session":"s2"}');
  wish('ana', 's1');
  await keep();
  expect(changes).toEqual(['POST /api/push/devices', 'POST /api/push/devices']);
});

it('a device that was removed elsewhere in the same session is turned off here, and stays off', async () => {
  wish('ana', 's2');
  await keep();
  await keep();
  expect([changes, ended, kept()]).toEqual([[], 1, null]);
});

it('a device that is there stays as it is', async () => {
  there = true;
  wish('ana', 's2');
  await keep();
  expect([changes, ended, kept()]).toEqual([[], 0, '{"user":"ana","session":"s2"}']);
});

it.each(['{"user":"bob","session":"s1"}', 'yes'])(
  'subscribes nobody with the wish of someone else: %s',
  async (value) => {
    localStorage.setItem('own.push', value);
    await keep();
    expect(changes).toEqual([]);
  },
);

it('drops the wish of someone else, so that it does not come back', async () => {
  wish('bob', 's1');
  await keep();
  expect(kept()).toBeNull();
});

it('keeps the wish if the server can’t take the device, for the next time', async () => {
  wish('ana', 's1');
  playServer((method, path) => {
    if (method === 'POST') return [503, { code: 'unavailable', error: 'x' }];
    return [200, path === '/api/auth/sessions' ? [{ id: 's2', current: true }] : { publicKey: KEY, devices: [] }];
  });
  await expect(keep()).rejects.toBeTruthy();
  expect(kept()).toBe('{"user":"ana","session":"s1"}');
});
