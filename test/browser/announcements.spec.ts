import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { PHONE } from '../support/let-home.js';
import { call, invited, landlord, open, tenantOf } from './support/account.js';

const TEXTS = { button_text_en: 'Look', button_text_fr: 'Regarder', button_text_es: 'Mirar', button_url: '/whats-new' };

/** Publishes one with words of its own; other tests publish theirs meanwhile. */
async function publish(request: APIRequestContext, token: string): Promise<{ id: string; text: string }> {
  const mark = crypto.randomUUID().slice(0, 8);
  const text = `The stairs are painted ${mark}`;
  // Tests that look for English on other pages see this one there.
  const words = {
    message_en: text,
    message_fr: `L’escalier est repeint ${mark}`,
    message_es: `La escalera está pintada ${mark}`,
  };
  const { id } = await call(request, '/api/announcements', { ...TEXTS, ...words }, token);
  return { id, text };
}
const listening = (page: Page, path: string) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === path && response.ok());

test(
  'BN-013 BN-014 an announcement reaches an open dashboard and an open public page without a reload, takes its place there, and closed it stays closed',
  { tag: '@phone' },
  async ({ browser, request }) => {
    test.slow();
    const admin = await invited(request, 'admin');
    const tenant = await tenantOf(request, await landlord(request));
    const home = await open(browser, tenant.token, '/login');
    if (test.info().project.name === 'phone') await home.setViewportSize(PHONE);
    const homeListens = listening(home, '/api/events');
    await home.goto('/dashboards/tenant');
    await homeListens;
    await expect(home.getByRole('main')).toContainText(/Rent|Pay/);
    const site = await browser.newPage();
    const siteListens = listening(site, '/api/announcements/events');
    await site.goto('/pricing');
    await siteListens;
    for (const page of [home, site]) await page.evaluate(() => Object.assign(window, { same: true }));
    let published = { id: '', text: '' };
    // The page asks once a minute by itself; this is far sooner. Another test's announcement may come in between.
    await expect(async () => {
      published = await publish(request, admin.token);
      for (const page of [home, site]) await expect(page.getByText(published.text)).toBeVisible({ timeout: 8000 });
    }).toPass({ timeout: 30_000 });
    // Every place is over text: it takes its own once the reader pauses, and the page moves down once.
    const strip = home.getByRole('complementary', { name: 'Announcement' });
    await expect(strip).toHaveCSS('position', 'static');
    for (const page of [home, site]) expect(await page.evaluate(() => 'same' in window)).toBe(true);
    await home.reload();
    await expect(strip).toBeVisible();
    await strip.getByRole('button', { name: 'Hide announcement' }).click();
    await expect(home.getByText(published.text)).toBeHidden();
    await home.reload();
    await expect(home.getByRole('main')).toContainText(/Rent|Pay/);
    await expect(home.getByText(published.text)).toBeHidden();
    await request.delete(`/api/announcements/${published.id}`, { headers: { Authorization: `Bearer ${admin.token}` } });
    await expect(site.getByText(published.text)).toBeHidden();
    await site.close();
    await home.context().close();
  },
);

/** What someone could click at this moment, if the element weren't over its middle. */
const coveredBy = (floating: Locator) =>
  floating.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return [...document.querySelectorAll('a[href], button, input, textarea, select')].flatMap((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const under = x > box.left && x < box.right && y > box.top && y < box.bottom;
      const seen = under && document.elementsFromPoint(x, y).find((one) => !element.contains(one));
      return seen && !element.contains(control) && control.contains(seen) ? [control.outerHTML.slice(0, 200)] : [];
    });
  });

test(
  'BN-014 on a phone, an announcement that finds no free place moves the page down, and covers no field',
  { tag: ['@phone', '@phone-only'] },
  async ({ browser, request }) => {
    test.slow();
    const admin = await invited(request, 'admin');
    const tenant = await tenantOf(request, await landlord(request));
    const page = await open(browser, tenant.token, '/login');
    await page.setViewportSize(PHONE);
    const listens = listening(page, '/api/events');
    await page.goto('/dashboards/tenant/repairs/new');
    await listens;
    const strip = page.getByRole('complementary', { name: 'Announcement' });
    let published = { id: '', text: '' };
    await expect(async () => {
      published = await publish(request, admin.token);
      await expect(page.getByText(published.text)).toBeVisible({ timeout: 8000 });
    }).toPass({ timeout: 30_000 });
    // The reader pauses: it takes its place above the page.
    await expect(strip).toHaveCSS('position', 'static');
    await expect.poll(() => coveredBy(strip)).toEqual([]);
    const box = (await strip.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const label of await page.locator('main label:visible').all()) {
      const other = (await label.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const apart = other.y >= box.y + box.height || other.y + other.height <= box.y;
      expect(apart, await label.innerText()).toBe(true);
    }
    await request.delete(`/api/announcements/${published.id}`, { headers: { Authorization: `Bearer ${admin.token}` } });
    await page.context().close();
  },
);

test('BN-014 an announcement that comes lies over no button of the inbox, where it would cover the composer', async ({
  browser,
  request,
}) => {
  test.slow();
  const [admin, staff] = [await invited(request, 'admin'), await invited(request, 'staff')];
  const { id, secret } = await call(request, '/api/chat-sessions', { role: 'tenant', language: 'en' });
  const asked = await request.post('/api/chat-messages', {
    data: { conversation_id: id, message: 'Anyone there?' },
    headers: { 'X-Chat-Secret': secret },
  });
  expect(asked.ok()).toBe(true);
  const inbox = await open(browser, staff.token, `/dashboards/staff?session=${id}`);
  await inbox.getByRole('textbox', { name: 'Your reply' }).fill('Yes');
  const strip = inbox.getByRole('complementary', { name: 'Announcement' });
  let published = { id: '', text: '' };
  await expect(async () => {
    published = await publish(request, admin.token);
    await expect(inbox.getByText(published.text)).toBeVisible({ timeout: 8000 });
  }).toPass({ timeout: 30_000 });
  await expect.poll(() => coveredBy(strip)).toEqual([]);
  await inbox.getByRole('button', { name: 'Send', exact: true }).click({ trial: true, timeout: 2000 });
  await request.delete(`/api/announcements/${published.id}`, { headers: { Authorization: `Bearer ${admin.token}` } });
  await inbox.context().close();
});

test('a message in a dialog lies over none of its buttons', async ({ browser, request }) => {
  const admin = await invited(request, 'admin');
  const texts = ['En', 'Fr', 'Es'].flatMap((code) => [
    [`subject${code}`, 'Roofs'],
    [`body${code}`, 'Before winter.'],
  ]);
  const { id } = await call(request, '/api/newsletter/issues', Object.fromEntries(texts), admin.token);
  const page = await open(browser, admin.token, `/admin/newsletter?issue=${id}`);
  await page.getByRole('button', { name: 'Send me a test' }).click();
  const messages = page.getByRole('region', { name: 'On-screen notices' });
  await expect(messages.getByRole('status')).toContainText(/outbox/);
  await expect.poll(() => coveredBy(messages), { timeout: 2500 }).toEqual([]);
  await page.context().close();
});
