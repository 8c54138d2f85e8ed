import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
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
/** Adds up what moves on the page without the reader's doing. */
const watchMoves = (page: Page) =>
  page.evaluate(() => {
    let total = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) total += (entry as unknown as { value: number }).value;
    };
    const watch = new PerformanceObserver((list) => add(list.getEntries()));
    watch.observe({ type: 'layout-shift' });
    Object.assign(window, { moved: () => (add(watch.takeRecords()), total) });
  });
const moved = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return (window as unknown as { moved: () => number }).moved();
  });

test(
  'BN-013 BN-014 an announcement reaches an open dashboard and an open public page without a reload; nothing moves, and closed it stays closed',
  { tag: '@phone' },
  async ({ browser, request }) => {
    test.slow();
    const admin = await invited(request, 'admin');
    const tenant = await tenantOf(request, await landlord(request));
    const home = await open(browser, tenant.token, '/login');
    const homeListens = listening(home, '/api/events');
    await home.goto('/dashboards/tenant');
    await homeListens;
    await expect(home.getByRole('main')).toContainText(/Rent|Pay/);
    const site = await browser.newPage();
    const siteListens = listening(site, '/api/announcements/events');
    await site.goto('/pricing');
    await siteListens;
    await watchMoves(home);
    // What the page itself still loads may move it.
    let before = -1;
    await expect
      .poll(async () => (before === (before = await moved(home)) ? 'still' : 'moving'), { intervals: [1000] })
      .toBe('still');
    for (const page of [home, site]) await page.evaluate(() => Object.assign(window, { same: true }));
    let published = { id: '', text: '' };
    // The page asks once a minute by itself; this is far sooner. Another test's announcement may come in between.
    await expect(async () => {
      published = await publish(request, admin.token);
      for (const page of [home, site]) await expect(page.getByText(published.text)).toBeVisible({ timeout: 8000 });
    }).toPass({ timeout: 30_000 });
    expect(await moved(home)).toBe(before);
    for (const page of [home, site]) expect(await page.evaluate(() => 'same' in window)).toBe(true);
    await home.reload();
    const strip = home.getByRole('complementary', { name: 'Announcement' });
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
