import { expect, test, type Page } from '@playwright/test';

/**
 * Loads by a clock of its own, and lets the two seconds pass, and more. Answers which files of the card the page asked for:
 * a card that comes loads them first, so that nothing is seen of it for a while.
 */
async function letTimePass(page: Page, load: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('CookieCard') && asked.push(request.url()));
  await page.clock.install();
  await load();
  await page.locator('html[data-live]').waitFor();
  await page.clock.fastForward(3500);
  // By the time of an answer from the server, the page has done what its clock told it to.
  await page.evaluate(async () => (await fetch('/', { cache: 'no-store' })).text());
  return asked;
}

/** Runs in the page: notes when the card comes. */
function noteTheCard(): void {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('section[role="dialog"]')) return;
    Object.assign(window, { cameAt: performance.now() });
    watch.disconnect();
  });
  watch.observe(document, { childList: true, subtree: true });
}

test(
  'CK-001 CK-002 CK-005 CK-009 CK-010 CK-013 the cookie card comes two seconds after load, at the bottom left, with two equal answers',
  { tag: '@phone' },
  async ({ page }) => {
    await page.addInitScript(noteTheCard);
    await page.goto('/');
    const card = page.getByRole('dialog', { name: 'We value your privacy' });
    await expect(card).toBeVisible();
    const waited = await page.evaluate(
      () =>
        (window as unknown as { cameAt: number }).cameAt -
        (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventEnd,
    );
    expect(waited).toBeGreaterThan(1990);
    const box = (await card.boundingBox())!;
    const size = page.viewportSize()!;
    expect(box.x).toBeLessThan(30);
    expect(size.height - box.y - box.height).toBeLessThan(110);
    const [decline, accept] = await Promise.all(
      ['Decline', 'Accept All'].map((name) => card.getByRole('button', { name, exact: true }).boundingBox()),
    );
    expect([decline?.width, decline?.height]).toEqual([accept?.width, accept?.height]);
    await expect(card.getByRole('link', { name: 'Cookie policy' })).toHaveAttribute('href', '/cookie-policy');
    await card.getByRole('button', { name: 'Accept All' }).click();
    await expect(card).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('cookiesAccepted'))).toBe('true');
    expect(await letTimePass(page, () => page.reload())).toEqual([]);
    await expect(card).toBeHidden();
  },
);

test('CK-003 CK-006 CK-007 CK-012 CK-014 a decline holds for the browser session; the shortcut and the footer bring the card back', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const card = page.getByRole('dialog', { name: 'We value your privacy' });
  await card.getByRole('button', { name: 'Decline' }).click();
  expect(await page.evaluate(() => localStorage.getItem('cookiesAccepted'))).toBe('false');
  expect(await letTimePass(page, () => page.reload())).toEqual([]);
  await expect(card).toBeHidden();
  await page.keyboard.press('Control+Shift+C');
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Close without accepting' }).click();
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(card).toBeVisible();
  // Another tab has a session of its own.
  const other = await context.newPage();
  expect(await letTimePass(other, () => other.goto('/'))).not.toEqual([]);
  await expect(other.getByRole('dialog', { name: 'We value your privacy' })).toBeVisible();
});

test('CK-011 before consent nothing goes to a foreign host, and nobody complains', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  const complaints: string[] = [];
  page.on(
    'request',
    (request) =>
      request.url().startsWith(baseURL ?? '') || /^(data|blob):/.test(request.url()) || foreign.push(request.url()),
  );
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto('/');
  await expect(page.getByRole('dialog', { name: 'We value your privacy' })).toBeVisible();
  expect([foreign, complaints]).toEqual([[], []]);
});
