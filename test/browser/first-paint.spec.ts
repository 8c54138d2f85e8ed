import { expect, test } from '@playwright/test';
import { templates } from '../support/site-pages.js';

const WIDE = { width: 1440, height: 900 };
const VIEWS = [
  { viewport: WIDE, colorScheme: 'light', theme: undefined, paths: templates },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark', theme: undefined, paths: templates },
  // A theme that the reader chose, against that of the system; and the longer words of French.
  { viewport: WIDE, colorScheme: 'light', theme: 'dark', paths: ['/?lang=fr', '/login?lang=fr'] },
  { viewport: WIDE, colorScheme: 'dark', theme: 'light', paths: ['/?lang=fr', '/login?lang=fr'] },
] as const;

/** Runs in the page: how each element is drawn and where it is, with what is before and after it. */
function drawing(): [string, string][] {
  const looks = [
    'display',
    'color',
    'background-color',
    'background-image',
    'font',
    'opacity',
    'visibility',
    'transform',
    'border',
    'border-radius',
    'box-shadow',
    'text-decoration',
    'fill',
    'stroke',
    'list-style',
    'z-index',
  ];
  const parts = ['content', 'color', 'background-color', 'width', 'height'];
  const of = (style: CSSStyleDeclaration, names: string[]) =>
    names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
  return [...document.body.querySelectorAll('*')]
    .filter((one) => !one.matches('script, noscript'))
    .map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const around = ['::before', '::after']
        .map((part) => getComputedStyle(one, part))
        .filter((style) => style.content !== 'none')
        .map((style) => of(style, parts));
      return [
        `<${one.localName} class="${one.getAttribute('class') ?? ''}">`,
        [of(getComputedStyle(one), looks), ...around, `at ${x},${y},${width},${height}`].join(';'),
      ];
    });
}

/** The declarations in which two drawings of an element differ. */
function difference(before: string, after: string): string {
  const [one, other] = [before, after].map((text) => new Set(text.split(';'))) as [Set<string>, Set<string>];
  return [...other]
    .filter((line) => !one.has(line))
    .slice(0, 3)
    .join(', ');
}

test.describe('the rules within a document', () => {
  for (const { viewport, colorScheme, theme, paths } of VIEWS) {
    test(`are all that it is drawn with: nothing changes when the whole sheet comes, ${viewport.width} px, ${colorScheme}${theme ? `, ${theme} chosen` : ''}`, async ({
      browser,
      baseURL,
    }) => {
      test.setTimeout(300_000);
      const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
      // The application would bring the sheet, and change the page.
      await context.route(/\/assets\/.*\.js$/, (route) => route.abort());
      if (theme) await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
      const page = await context.newPage();
      const faults: string[] = [];
      for (const path of paths) {
        const html = await (await page.goto(path))?.text();
        const sheet = /<noscript><link rel="stylesheet"[^>]* href="([^"]+)"/.exec(html ?? '')?.[1] ?? '';
        // What appears only after a moment (bones of a list) would differ by the time that went by.
        await page.addStyleTag({ content: '* { animation: none !important }' });
        await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const before = await page.evaluate(drawing);
        await page.addStyleTag({ url: sheet });
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const after = await page.evaluate(drawing);
        expect(before.length).toBeGreaterThan(20);
        const changed = after.flatMap(([name, look], at) =>
          look === before[at]?.[1] ? [] : [`${path} ${name}: ${difference(before[at]?.[1] ?? '', look)}`],
        );
        faults.push(...changed.slice(0, 5));
      }
      await context.close();
      expect(faults).toEqual([]);
    });
  }
});

test('a page of the application shows that it is on its way until something is drawn', async ({ page }) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/assets/main-*.js', async (route) => held.then(() => route.continue()));
  await page.goto('/dashboards/landlord', { waitUntil: 'commit' });
  const waiting = page.locator('#waiting');
  await expect(waiting).toHaveCSS('opacity', '1');
  await expect(waiting).toBeVisible();
  arrive();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(waiting).toBeHidden();
});
