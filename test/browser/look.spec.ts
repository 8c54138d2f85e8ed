import { expect, test, type Page } from '@playwright/test';
import { letHome } from '../support/let-home.js';

const PUBLIC = ['/login', '/pricing'];

/** Waits until the page listens, so that what comes later (its frame, its styles) is there. */
const live = async (page: Page) => expect(page.locator('html[data-live]')).toBeAttached();

/** Runs in the page: how each kind of element looks, by what it is and its classes. A note lies over the page, and is no part of it. */
function looks(): Record<string, string> {
  const seen: Record<string, string> = {};
  for (const element of document.querySelectorAll('html, body, #root [class]')) {
    const { fontFamily, fontSize, fontWeight, lineHeight, color, backgroundColor } = getComputedStyle(element);
    seen[`${element.localName}.${element.getAttribute('class') ?? ''}`] ??= [
      fontFamily,
      fontSize,
      fontWeight,
      lineHeight,
      color,
      backgroundColor,
    ].join(' | ');
  }
  return seen;
}

async function fresh(page: Page, path: string): Promise<Record<string, string>> {
  await page.goto(path);
  await page.mouse.move(5, 5);
  await page.keyboard.press('Shift');
  await live(page);
  await expect(page.locator('h1')).toBeVisible();
  await page.mouse.move(0, 0);
  return page.evaluate(looks);
}

/** What looks different of the things that are on both. */
const differences = (before: Record<string, string>, after: Record<string, string>) =>
  Object.entries(after)
    .filter(([name, look]) => before[name] !== undefined && before[name] !== look)
    .map(([name, look]) => `${name}: ${before[name]} became ${look}`);

test('a public page looks the same after a dashboard as before it', async ({ browser, request, baseURL }) => {
  test.setTimeout(120_000);
  const { landlord } = await letHome(request);
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const before: Record<string, Record<string, string>> = {};
  for (const path of PUBLIC) before[path] = await fresh(page, path);

  // A link to a dashboard, signed out: the guard leads to the sign-in page.
  await page.goto('/dashboards/landlord');
  await expect(page).toHaveURL(/\/login/);
  await live(page);
  await expect(page.locator('h1')).toBeVisible();
  expect(differences(before['/login'] ?? {}, await page.evaluate(looks))).toEqual([]);

  // Signed in, the dashboard's styles are loaded; then signed out, and on to a public page without loading it again.
  await page.evaluate((token) => {
    for (const key of ['auth_token', 'access_token']) localStorage.setItem(key, token);
  }, landlord);
  await page.goto('/dashboards/landlord/properties');
  await expect(page.getByRole('heading', { name: 'Properties' })).toBeVisible();
  await page.getByRole('button', { name: /Nadia/ }).first().click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).not.toHaveURL(/dashboards/);
  await expect(page.locator('h1')).toBeVisible();
  const left = new URL(page.url()).pathname;
  if (before[left]) expect(differences(before[left], await page.evaluate(looks))).toEqual([]);
  await page.evaluate(() => {
    history.pushState({}, '', '/pricing');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/.+/);
  await expect(page).toHaveTitle(/ricing/);
  await page.mouse.move(0, 0);
  const after = await page.evaluate(looks);
  expect(Object.keys(after).filter((name) => before['/pricing']?.[name] !== undefined).length).toBeGreaterThan(20);
  expect(differences(before['/pricing'] ?? {}, after)).toEqual([]);
  await context.close();
});

/** The fonts that Chromium draws the first headline and the first text with. */
async function drawnWith(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const fonts = await Promise.all(
    ['h1', 'main p'].map(async (selector) => {
      const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      return (await devtools.send('CSS.getPlatformFontsForNode', { nodeId })).fonts;
    }),
  );
  return fonts.map(([font]) => (font?.isCustomFont ? (font.familyName.split(' ')[0] ?? '') : 'local'));
}

test('after a slow first visit the next page is drawn in the product’s faces', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await route.continue();
  });
  await page.goto('/pricing');
  await page.mouse.move(5, 5);
  await page.keyboard.press('Shift');
  await live(page);
  await page.waitForFunction(() => document.fonts.ready.then(() => document.fonts.status === 'loaded'));
  expect(await drawnWith(page)).toEqual(['local', 'local']);
  // Nothing changes while the page is read.
  await page.waitForLoadState('networkidle');
  expect(await drawnWith(page)).toEqual(['local', 'local']);
  // The product reads the fonts once more, from the cache. Here that takes as long as the first time.
  await expect(async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
    await expect(page).toHaveURL(/\/about/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await drawnWith(page)).toEqual(['Besley', 'Figtree']);
  }).toPass({ timeout: 30_000 });
});
