import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { onPages, templates } from '../support/site-pages.js';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In its legacy mode it looks at the page alone, without frames, which ours has none of, and opens no further page for each look. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

test('PT-003 axe finds nothing on any template, light and dark', async ({ browser }) => {
  test.setTimeout(240_000);
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
