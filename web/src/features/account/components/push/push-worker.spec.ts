import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it } from '@jest/globals';

type Handler = (event: object) => void;
const ORIGIN = 'https://lodgewell.example';

let handlers: Record<string, Handler>;
let shown: { title: string; options: { body: string; tag: string; data: { path: string } } }[];
let opened: string[];
let focused: string[];
let tabs: string[];

/** The worker in a context of its own, as a browser gives it. */
beforeEach(() => {
  handlers = {};
  shown = [];
  opened = [];
  focused = [];
  tabs = [];
  const self = {
    location: { origin: ORIGIN, hostname: 'lodgewell.example' },
    skipWaiting: async () => undefined,
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    registration: {
      showNotification: async (title: string, options: (typeof shown)[number]['options']) =>
        void shown.push({ title, options }),
    },
    clients: {
      matchAll: async () => tabs.map((url) => ({ url, focus: async () => void focused.push(url) })),
      openWindow: async (url: string) => void opened.push(url),
    },
  };
  runInNewContext(readFileSync('web/public/push-worker.js', 'utf8'), { self, URL });
});

async function run(name: string, event: object): Promise<void> {
  const waits: Promise<unknown>[] = [];
  handlers[name]?.({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
  await Promise.all(waits);
}
const click = (path: unknown) => run('notificationclick', { notification: { close: () => undefined, data: { path } } });

it('shows what arrives, with the tag that replaces an earlier one', async () => {
  const message = { title: 'Emergency', body: 'Kitchen', path: '/x', tag: 'emergency-1', urgent: true };
  await run('push', { data: { json: () => message } });
  expect(shown).toMatchObject([
    {
      title: 'Emergency',
      options: { body: 'Kitchen', tag: 'emergency-1', data: { path: '/x' }, requireInteraction: true },
    },
  ]);
});

it('shows something for a message that can’t be read, as browsers want', async () => {
  await run('push', { data: null });
  expect(shown).toMatchObject([{ title: 'lodgewell.example', options: { body: '' } }]);
});

it('opens the page of this site, in the tab that shows it already if there is one', async () => {
  tabs = [`${ORIGIN}/dashboards/landlord`];
  await click('/dashboards/landlord/maintenance/1');
  await click('/dashboards/landlord');
  expect(opened).toEqual([`${ORIGIN}/dashboards/landlord/maintenance/1`]);
  expect(focused).toEqual([`${ORIGIN}/dashboards/landlord`]);
});

it.each(['https://evil.example/x', '//evil.example', 'javascript:alert(1)', undefined])(
  'a path that leads elsewhere opens the home: %s',
  async (path) => {
    await click(path);
    expect(opened).toEqual([`${ORIGIN}/`]);
  },
);

it('answers no request and keeps no page', () => {
  expect(Object.keys(handlers).sort()).toEqual(['install', 'notificationclick', 'push']);
});
