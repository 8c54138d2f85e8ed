import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { closeAfterEach, DESK, letHome, noOverflow, open, PHONE, type Home } from '../support/let-home.js';
import { callWith } from '../support/people-by-api.js';
import { browserOf, startPushService, type PushService } from '../support/push-service.js';

closeAfterEach();

let service: PushService;
test.beforeAll(async () => {
  service = await startPushService();
});
test.afterAll(() => service.close());

const SETTINGS = '/dashboards/landlord/account';
type Subscription = ReturnType<typeof browserOf>['subscription'];

/**
 * Headless Chromium denies notifications and has no push service, so three things stand in for it: the person’s answer to the
 * browser’s question, the subscription, and the service that the server sends to. Left out are the question itself, whether the
 * service accepts our key, the way from the service to the browser, and what the service worker shows (`push-worker.spec.ts` runs
 * that). Real are the page, its service worker’s registration, the server, and the encryption of what it sends.
 */
async function standIn(page: Page, answer: 'granted' | 'denied', subscription: Subscription): Promise<void> {
  await page.addInitScript(
    ({ answer, subscription: { endpoint, p256dh, auth } }) => {
      const kept = (name: string) => sessionStorage.getItem(`stand-in ${name}`);
      Object.defineProperty(Notification, 'permission', { get: () => kept('permission') ?? 'default' });
      Notification.requestPermission = async () => {
        sessionStorage.setItem('stand-in permission', answer);
        return answer;
      };
      const subscribed = (key: string) => ({
        options: {
          applicationServerKey: Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
            one.charCodeAt(0),
          ).buffer,
        },
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => {
          sessionStorage.removeItem('stand-in key');
          return true;
        },
      });
      const manager = PushManager.prototype as unknown as Record<string, (options: never) => Promise<unknown>>;
      manager['getSubscription'] = async () => {
        const key = kept('key');
        return key && subscribed(key);
      };
      manager['subscribe'] = async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
        sessionStorage.setItem('stand-in key', key);
        return subscribed(key);
      };
    },
    { answer, subscription },
  );
}

/** The landlord’s settings in a browser that answers as said. */
async function settings(browser: Browser, { landlord }: Home, answer: 'granted' | 'denied', size: typeof DESK) {
  const receiver = browserOf(service);
  const page = await open(browser, landlord, '/', size);
  await standIn(page, answer, receiver.subscription);
  await page.goto(SETTINGS);
  return { page, receiver, button: page.getByRole('button', { name: 'Turn on for this device' }) };
}

const drip = (request: APIRequestContext, { tenant }: Home, title: string) =>
  callWith(request)(
    '/api/service-requests',
    { title, description: 'It drips a little.', issueType: 'Plumbing', priority: 'Low' },
    tenant,
  );

for (const [name, size] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const)
  test(`turned on in the settings, what happens arrives sealed on the device until it is removed, at ${name}`, async ({
    browser,
    request,
  }) => {
    const home = await letHome(request);
    const { page, receiver, button } = await settings(browser, home, 'granted', size);
    await button.click();
    await expect(page.getByText('Notifications turned on for this device')).toBeVisible();
    await expect(button).toHaveCount(0);
    await expect(page.getByText(/^On since /)).toHaveCount(1);
    expect(await noOverflow(page)).toBe(true);

    await drip(request, home, 'Tap in the bathroom');
    await expect
      .poll(() => receiver.messages())
      .toMatchObject([{ title: 'News about a repair', body: 'Tap in the bathroom' }]);
    const received = service.received.filter(({ path }) => path === receiver.path);
    expect(received.map(({ headers }) => headers['content-encoding'])).toEqual(['aes128gcm']);
    expect(received.map(({ body }) => body.includes('bathroom'))).toEqual([false]);

    // A page that is opened again knows the device, and sends its test to it.
    await page.reload();
    await page.getByRole('button', { name: /^Send a test to / }).click();
    await expect.poll(() => receiver.messages().map(({ title }) => title)).toContain('Test from Lodgewell');

    await page.getByRole('button', { name: /^Remove .* on / }).click();
    await expect(page.getByText('Device removed')).toBeVisible();
    await expect(button).toBeVisible();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('stand-in key'))).toBeNull();
    // Another browser of the landlord’s shows when the next message is out.
    const other = await settings(browser, home, 'granted', size);
    await other.button.click();
    await expect(other.page.getByText('Notifications turned on for this device')).toBeVisible();
    await drip(request, home, 'Tap in the kitchen');
    await expect.poll(() => other.receiver.messages().map(({ body }) => body)).toEqual(['Tap in the kitchen']);
    expect(receiver.messages()).toHaveLength(2);
  });

test('who says no to the browser’s question reads what to do, then and later, and no device is added', async ({
  browser,
  request,
}) => {
  const home = await letHome(request);
  const { page, button } = await settings(browser, home, 'denied', PHONE);
  await button.click();
  const advice = page.getByText('Notifications from this site are blocked in this browser. Allow them in its settings');
  await expect(advice).toBeVisible();
  await page.reload();
  await expect(advice).toBeVisible();
  await expect(button).toHaveCount(0);
  const answer = await request.get('/api/push', { headers: { Authorization: `Bearer ${home.landlord}` } });
  expect((await answer.json()).devices).toEqual([]);
});
