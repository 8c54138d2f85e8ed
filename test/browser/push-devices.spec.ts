import { expect, test, type Page } from '@playwright/test';
import { closeAfterEach, DESK, letHome, noOverflow, open, PHONE } from '../support/let-home.js';
import { newMark } from '../support/people-by-api.js';

closeAfterEach();

/** Headless browsers have no push service: only its answer is made up here. The permission, the worker and our server are real. */
async function withPushService(page: Page, endpoint: string): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript((address) => {
    const text = (bytes: ArrayBuffer | Uint8Array) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes as ArrayBuffer)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const state = { current: null as object | null };
    PushManager.prototype.getSubscription = async () => state.current as PushSubscription | null;
    PushManager.prototype.subscribe = async () => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
      const point = await crypto.subtle.exportKey('raw', pair.publicKey);
      const keys = { p256dh: text(point), auth: text(crypto.getRandomValues(new Uint8Array(16))) };
      state.current = {
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint: address, keys }),
        unsubscribe: async () => {
          state.current = null;
          return true;
        },
      };
      return state.current as PushSubscription;
    };
  }, endpoint);
  await page.reload();
}

for (const [name, size] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const) {
  test(`a landlord turns notifications on for this device, and off again, at ${name}`, async ({ browser, request }) => {
    const home = await letHome(request);
    const page = await open(browser, home.landlord, '/dashboards/landlord/account', size);
    await withPushService(page, `https://push.example.com/${newMark()}`);
    const section = page.getByRole('region', { name: 'Notifications on your devices' });
    await section.getByRole('button', { name: 'Turn on on this device' }).click();
    await expect(section.getByText('This device')).toBeVisible();
    await expect(section.getByRole('button', { name: 'Turn on on this device' })).toHaveCount(0);
    await noOverflow(page);
    const workers = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ active, installing, waiting }) => new URL((active ?? waiting ?? installing)?.scriptURL ?? '').pathname,
      ),
    );
    expect(workers).toEqual(['/push-worker.js']);
    await section.getByRole('button', { name: /^Send a test to / }).click();
    await expect(page.getByText('Test sent. It can take a moment to appear.')).toBeVisible();
    await section.getByRole('button', { name: /^Remove / }).click();
    await expect(section.getByRole('button', { name: 'Turn on on this device' })).toBeVisible();
  });
}
