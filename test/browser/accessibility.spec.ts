import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { onPages, templates } from '../support/site-pages.js';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In its legacy mode it looks at the page alone, without frames, which ours has none of, and opens no further page for each look. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

test('PT-003 axe finds nothing on any template, light and dark', async ({ browser }) => {
  test.setTimeout(600_000);
  const faults: string[] = [];
  await onPages(
    browser,
    templates,
    { colorScheme: 'light', reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } },
    async (page, path) => {
      await page.goto(path);
      await page.locator('html[data-live]').waitFor({ state: 'attached' });
      const light = await axe(page).withTags(STANDARDS).analyze();
      // Of the rules of WCAG 2.2 there is one: targets of 24 px. A run of all leaves it out.
      expect([...light.passes, ...light.violations, ...light.incomplete].map(({ id }) => id)).toContain('target-size');
      await page.emulateMedia({ colorScheme: 'dark' });
      // What fades from one colour to the other is neither yet.
      await page.evaluate(() =>
        Promise.allSettled(
          document
            .getAnimations()
            .filter((one) => one instanceof CSSTransition)
            .map(({ finished }) => finished),
        ),
      );
      // Of all rules one alone looks at colours.
      const dark = await axe(page).withRules(['color-contrast']).analyze();
      for (const [scheme, { violations }] of [
        ['light', light],
        ['dark', dark],
      ] as const) {
        faults.push(
          ...violations.map(
            ({ id, nodes }) =>
              `${path}, ${scheme}: ${id}: ${nodes
                .map(({ target }) => target.join(' '))
                .slice(0, 3)
                .join(' | ')}`,
          ),
        );
      }
    },
  );
  expect(faults).toEqual([]);
});

/** What has the focus, by its name, and whether it is seen to have it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { top, bottom } = element.getBoundingClientRect();
    const ringed = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).outlineStyle !== 'none' || getComputedStyle(one).boxShadow !== 'none');
    return {
      name: (element.ariaLabel || element.textContent || '').trim(),
      seen: bottom > 0 && top < innerHeight && (ringed(element) || ringed(element.parentElement)),
    };
  });

/** Runs in the page: what is wrong with where Tab has led. */
function unlikeAStop(): string[] {
  const element = document.activeElement as HTMLElement;
  const name = element.ariaLabel || element.textContent || element.outerHTML.slice(0, 80);
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const outlined = (one: Element | null): boolean =>
    one !== null && (getComputedStyle(one).outlineStyle !== 'none' || outlined(one.parentElement));
  // A control that fills its card or its field leaves the ring to that; fields of forms draw theirs as a shadow.
  const ringed = outlined(element) || getComputedStyle(element).boxShadow !== 'none';
  const inside = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 2, top + 2],
    [right - 2, bottom - 2],
  ] as const;
  const seen = inside.some(([x, y]) => {
    const upper = document.elementFromPoint(x, y);
    return (
      upper !== null &&
      (element.contains(upper) || upper.contains(element) || (element as HTMLInputElement).labels?.[0]?.contains(upper))
    );
  });
  const last = document.documentElement.dataset['lastStop'];
  const all = [...document.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]')];
  const place = all.indexOf(element);
  document.documentElement.dataset['lastStop'] = String(place);
  return [
    ...(element === document.body ? ['nothing has the focus'] : []),
    ...(ringed ? [] : [`no ring: ${name}`]),
    ...(seen ? [] : [`not seen: ${name}`]),
    ...(last !== undefined && place < Number(last) ? [`out of order: ${name}`] : []),
  ];
}

test('a keyboard is enough for header, menu, dialog, chat and the cookie card, and the focus comes back', async ({
  page,
}) => {
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
  expect(passed).toEqual([expect.stringMatching(/choose a language/), 'Login', 'Get Started']);

  const language = page.getByRole('button', { name: /choose a language/ });
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
    expect(
      await dialog.evaluate(
        (element) => element.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true);
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

test('Tab leads through every control of a page, in its order, each with a ring and none hidden behind another', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
  for (const path of ['/contact', '/rental-marketplace']) {
    await page.goto(path);
    await page.locator('html[data-live]').waitFor({ state: 'attached' });
    await page.getByRole('main').locator('input').first().waitFor();
    // From the skip link on, which is the first, to the last link of the footer.
    await page.locator('a').first().focus();
    const last = page.getByRole('contentinfo').locator('a, button').last();
    const faults: string[] = [];
    let steps = 0;
    do {
      await page.keyboard.press('Tab');
      faults.push(...(await page.evaluate(unlikeAStop)));
      steps += 1;
    } while (steps < 200 && !(await last.evaluate((element) => element === document.activeElement)));
    expect([path, faults]).toEqual([path, []]);
    expect(steps).toBeLessThan(200);
    expect(steps).toBeGreaterThan(60);
  }
});

test('PT-006 NV-010 the landing page fits every width, with Login and Get Started in the bar or in the menu', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('html[data-live]').waitFor({ state: 'attached' });
  await page.setViewportSize({ width: 390, height: 800 });
  const opener = page.getByRole('button', { name: 'Open the menu' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  await expect(drawer.locator(':focus')).toBeVisible();
  const reached: string[] = [];
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await drawer.evaluate(
        (element) => element.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true);
    const { name, seen } = await focused(page);
    if (await drawer.evaluate((element) => element.contains(document.activeElement)))
      expect([name, seen]).toEqual([name, true]);
    reached.push(name);
  }
  expect(reached).toEqual(expect.arrayContaining(['Pricing', 'Get Started', 'Tenant Portal', 'Login']));
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  for (const width of [767, 768, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const menu = page.getByRole('button', { name: 'Open the menu' });
    const inMenu = await menu.isVisible();
    if (inMenu) await menu.click();
    const place = inMenu ? page.getByRole('dialog') : page.getByRole('banner');
    for (const name of ['Login', 'Get Started'])
      await expect(place.getByRole('link', { name, exact: true })).toBeVisible();
    if (inMenu) await page.keyboard.press('Escape');
  }
});
