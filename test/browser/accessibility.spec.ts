import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { onPages, templates } from '../support/site-pages.js';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In its legacy mode it looks at the page alone, without frames, which ours has none of, and opens no further page for each look. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

test('PT-003 axe finds nothing on any template, light and dark', async ({ browser }) => {
  test.setTimeout(600_000);
  const faults: string[] = [];
  await onPages(browser, templates, { colorScheme: 'light', reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } }, async (page, path) => {
    await page.goto(path);
    await page.locator('html[data-live]').waitFor({ state: 'attached' });
    const light = await axe(page).withTags(STANDARDS).analyze();
    await page.emulateMedia({ colorScheme: 'dark' });
    // What fades from one colour to the other is neither yet.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().filter((one) => one instanceof CSSTransition).map(({ finished }) => finished)));
    // Of all rules one alone looks at colours.
    const dark = await axe(page).withRules(['color-contrast']).analyze();
    for (const [scheme, { violations }] of [['light', light], ['dark', dark]] as const) {
      faults.push(...violations.map(({ id, nodes }) => `${path}, ${scheme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(' | ')}`));
    }
  });
  expect(faults).toEqual([]);
});

/** What has the focus, by its name, and whether it is seen to have it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { top, bottom } = element.getBoundingClientRect();
    const ringed = (one: Element | null): boolean => one !== null && (getComputedStyle(one).outlineStyle !== 'none' || getComputedStyle(one).boxShadow !== 'none');
    return {
      name: (element.ariaLabel || element.textContent || '').trim(),
      seen: bottom > 0 && top < innerHeight && (ringed(element) || ringed(element.parentElement)),
    };
  });

test('a keyboard is enough for header, menu, dialog, chat and the cookie card, and the focus comes back', async ({ page }) => {
  await page.goto('/');
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await page.keyboard.press('Tab');
  expect((await focused(page)).name).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('banner').getByRole('link', { name: 'Help Center' }).focus();
  const passed: string[] = [];
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('Tab');
    const { name, seen } = await focused(page);
    passed.push(name);
    expect(seen).toBe(true);
  }
  expect(passed).toEqual([expect.stringMatching(/choose the language/), 'Login', 'Get Started']);

  const language = page.getByRole('button', { name: /choose the language/ });
  await language.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(language).toBeFocused();

  const door = page.getByRole('main').getByRole('link', { name: 'Sign in or sign up' });
  await door.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Landlord portal' });
  await expect(dialog.locator(':focus')).toBeVisible();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    // Past its last control the browser's own window has its turn; nothing behind the dialog has.
    expect(await dialog.evaluate((element) => element.contains(document.activeElement) || document.activeElement === document.body)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(door).toBeFocused();

  await page.getByRole('button', { name: 'Open the chat' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Show the chat again' })).toBeFocused();

  const settings = page.getByRole('button', { name: 'Cookie settings' });
  await settings.focus();
  await page.keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: 'We value your privacy' });
  await expect(card).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toEqual({ name: 'Close without accepting', seen: true });
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
});

test('PT-006 NV-010 the landing page fits every width, with Login and Get Started in the bar or in the menu', async ({ page }) => {
  await page.goto('/');
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  for (const width of [767, 768, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const menu = page.getByRole('button', { name: 'Open the menu' });
    const inMenu = await menu.isVisible();
    if (inMenu) await menu.click();
    const place = inMenu ? page.getByRole('dialog') : page.getByRole('banner');
    for (const name of ['Login', 'Get Started']) await expect(place.getByRole('link', { name, exact: true })).toBeVisible();
    if (inMenu) await page.keyboard.press('Escape');
  }
});
