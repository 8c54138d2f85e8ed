import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { PHONE } from '../support/let-home.js';
import { call, invited, landlord, open, tenantOf } from './support/account.js';

const TEXTS = { button_text_en: 'Look', button_text_fr: 'Regarder', button_text_es: 'Mirar', button_url: '/whats-new' };

interface Published {
  id: string;
  text: string;
  /** When the admin had the answer. */
  answered: number;
}
interface Noted {
  times: Record<string, number>;
}

/** Publishes one with words of its own; other tests publish theirs meanwhile. */
async function publish(request: APIRequestContext, token: string): Promise<Published> {
  const mark = crypto.randomUUID().slice(0, 8);
  const text = `The stairs are painted ${mark}`;
  // Tests that look for English on other pages see this one there.
  const words = {
    message_en: text,
    message_fr: `L’escalier est repeint ${mark}`,
    message_es: `La escalera está pintada ${mark}`,
  };
  const { id } = await call(request, '/api/announcements', { ...TEXTS, ...words }, token);
  return { id, text, answered: Date.now() };
}

/** Publishes one that the pages then show. They ask once a minute by themselves; this is far sooner. */
async function announced(request: APIRequestContext, token: string, pages: readonly Page[]): Promise<Published> {
  let published: Published = { id: '', text: '', answered: 0 };
  // Another test's announcement may come in between.
  await expect(async () => {
    published = await publish(request, token);
    for (const page of pages) await expect(page.getByText(published.text)).toBeVisible({ timeout: 8000 });
  }).toPass({ timeout: 30_000 });
  return published;
}

/** Notes the moment at which each announcement is first in the page: pages and test share the machine's clock. */
const noteTimes = (page: Page) =>
  page.evaluate(() => {
    const times: Record<string, number> = {};
    const look = () => {
      for (const [text] of document.body.innerText.matchAll(/The stairs are painted \w{8}/g))
        times[text] ??= Date.now();
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { times });
  });
/** How long after the answer to the admin the text was on the last of the pages; negative if it was there before the answer. */
async function tookMs(pages: readonly Page[], { text, answered }: Published): Promise<number> {
  const of = (page: Page) => page.evaluate((one) => (window as unknown as Noted).times[one], text);
  return Math.max(...(await Promise.all(pages.map(of))).map((at) => (at ?? Infinity) - answered));
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
    await Promise.all([home, site].map(noteTimes));
    const all: Published[] = [];
    for (let round = 0; round < 3; round += 1) all.push(await announced(request, admin.token, [home, site]));
    const took = await Promise.all(all.map((one) => tookMs([home, site], one)));
    const published = all.at(-1)!;
    // A test doesn't fail on time (decision 1620): it prints the figures, and decision 1560 has the best of them.
    process.stdout.write(`The announcements were on both pages after ${took.join(', ')} ms\n`);
    // Every place is over text: it takes its own when the reader pauses, and the page moves down.
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
    for (const { id } of all)
      await request.delete(`/api/announcements/${id}`, { headers: { Authorization: `Bearer ${admin.token}` } });
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
    const published = await announced(request, admin.token, [page]);
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
  const published = await announced(request, admin.token, [inbox]);
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
