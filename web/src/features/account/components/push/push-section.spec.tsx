import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { PushSection } from './PushSection';

const KEY = `B${'A'.repeat(86)}`;
const DEVICE = {
  id: 'd1',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36',
  createdAt: '2026-11-30T03:00:00Z',
  lastSentAt: null,
  current: true,
};

let sent: string[];
let failing: boolean;
let permission: NotificationPermission;
let answer: NotificationPermission;
let subscribed: { applicationServerKey?: unknown; userVisibleOnly?: boolean }[];

/** A browser with push messages. The real one of these tests has none. */
function giveBrowser(): void {
  const subscription = {
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint: 'https://push.example.com/1', keys: { p256dh: KEY, auth: 'C'.repeat(22) } }),
    unsubscribe: async () => true,
  };
  const pushManager = {
    getSubscription: async () => null,
    subscribe: async (options: (typeof subscribed)[number]) => {
      subscribed.push(options);
      if (failing) throw new DOMException('Registration failed', 'AbortError');
      return subscription;
    },
  };
  const registration = { pushManager };
  const serviceWorker = {
    register: async () => registration,
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.defineProperty(window, 'PushManager', { value: class {}, configurable: true });
  const asks = {
    get permission() {
      return permission;
    },
    requestPermission: async () => {
      sent.push('asked');
      permission = answer;
      return permission;
    },
  };
  Object.defineProperty(window, 'Notification', { value: asks, configurable: true });
  Object.defineProperty(globalThis, 'Notification', { value: asks, configurable: true });
}

function takeBrowser(): void {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
}

function show(devices: object[] = [], publicKey: string | null = KEY): void {
  playServer((method, path, body) => {
    sent.push(`${method} ${path} ${body ? JSON.stringify(body) : ''}`.trim());
    if (path === '/api/auth/sessions') return [200, [{ id: 's0' }, { id: 's1', current: true }]];
    return [200, { publicKey: KEY, devices: method === 'POST' ? [DEVICE] : [] }];
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(['push'], { publicKey, devices });
  render(
    <Around features={['account', '../api', '../app', '../shared']}>
      <QueryClientProvider client={client}>
        <PushSection />
      </QueryClientProvider>
    </Around>,
  );
}

beforeEach(() => {
  session.begin({ access_token: 't', profile: { userId: 'ana' } } as unknown as SignedIn);
  sent = [];
  subscribed = [];
  failing = false;
  permission = 'default';
  answer = 'granted';
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  takeBrowser();
  stopPlaying();
});

it('asks only after a click, and then sends the subscription', async () => {
  giveBrowser();
  show();
  const button = screen.getByRole('button', { name: 'Turn on for this device' });
  expect(sent).toEqual([]);
  fireEvent.click(button);
  await waitFor(() => expect(sent.some((line) => line.startsWith('POST /api/push/devices'))).toBe(true), {
    timeout: 10_000,
  });
  expect(sent[0]).toBe('asked');
  expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: KEY }]);
  expect(sent.find((line) => line.startsWith('POST'))).toContain('"endpoint":"https://push.example.com/1"');
  await waitFor(() => expect(localStorage.getItem('own.push')).toBe('{"user":"ana","session":"s1"}'));
});

it('who says no reads what to do, and nothing is sent', async () => {
  giveBrowser();
  answer = 'denied';
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Turn on for this device' }));
  expect(await screen.findByText(/are blocked in this browser/)).toBeTruthy();
  expect(sent.filter((line) => line.startsWith('POST'))).toEqual([]);
  expect(localStorage.getItem('own.push')).toBeNull();
});

it('who closes the browser’s question without an answer reads that it is still off', async () => {
  giveBrowser();
  answer = 'default';
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Turn on for this device' }));
  expect(await screen.findByText(/closed without an answer/)).toBeTruthy();
  expect(sent.filter((line) => !line.startsWith('GET'))).toEqual(['asked']);
});

it('a browser that can’t subscribe says so, and nothing is kept', async () => {
  giveBrowser();
  failing = true;
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Turn on for this device' }));
  expect(await screen.findByText(/couldn’t register for notifications/)).toBeTruthy();
  expect(sent.filter((line) => !line.startsWith('GET'))).toEqual(['asked']);
  expect(localStorage.getItem('own.push')).toBeNull();
});

it('a browser without push messages says so, and has no button', () => {
  show();
  expect(screen.getByText(/can’t show notifications/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('each device has a test and can be removed', async () => {
  giveBrowser();
  show([DEVICE, { ...DEVICE, id: 'd2', current: false }]);
  expect(screen.queryByRole('button', { name: 'Turn on for this device' })).toBeNull();
  const [first] = screen.getAllByRole('button', { name: 'Send a test to Chrome on Windows' });
  if (first) fireEvent.click(first);
  await waitFor(() => expect(sent).toContain('POST /api/push/devices/d1/test'), { timeout: 10_000 });
  const remove = screen.getAllByRole('button', { name: 'Remove Chrome on Windows' }).at(-1);
  if (remove) fireEvent.click(remove);
  await waitFor(() => expect(sent).toContain('DELETE /api/push/devices/d2'), { timeout: 10_000 });
});

it('where push messages are off there is no section', () => {
  giveBrowser();
  show([], null);
  expect(screen.queryByText('Notifications on your devices')).toBeNull();
});

it('a list that can’t be loaded says so, and can be tried again', async () => {
  playServer(() => [500, { error: 'x', code: 'internal_error', requestId: 'r' }]);
  render(
    <Around features={['account', '../api', '../app', '../shared']}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <PushSection />
      </QueryClientProvider>
    </Around>,
  );
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
