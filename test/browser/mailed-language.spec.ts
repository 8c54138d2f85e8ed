import { expect, test } from '@playwright/test';
import { rows } from '../support/browser.js';
import { landlord, open } from './support/account.js';
import { fill, live, press, wordsOf } from './support/ways-in.js';

const FR = wordsOf('fr');
const MAILED = '/dashboards/landlord/maintenance?mail-lang=fr';

test(
  'LN-001 LN-002 LN-005 a link of a French message opens the sign-in page in French, and leads on in French',
  { tag: '@phone' },
  async ({ page }) => {
    const { email } = await landlord(page.request);
    await rows("update app_user set language = 'fr' where email = $1", [email]);
    await page.goto(MAILED);
    await expect(page).toHaveURL(/^[^?]*\/login\?/);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', 'fr');
    await live(page);
    await fill(page, email, undefined, FR);
    await press(page, FR['auth.login.submit'] ?? '');
    await expect(page).toHaveURL(/\/dashboards\/landlord\/maintenance/);
    await expect(html).toHaveAttribute('lang', 'fr');
  },
);

test('a forwarded French message doesn’t turn an account in English into a French one', async ({ page }) => {
  const { email } = await landlord(page.request);
  await page.goto(MAILED);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await live(page);
  await fill(page, email, undefined, FR);
  await press(page, FR['auth.login.submit'] ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'Maintenance' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('LN-005 a link of a French message changes nothing for a reader who has chosen English', async ({ page }) => {
  await page.goto('/login?lang=en');
  await live(page);
  await page.goto(MAILED);
  await expect(page).toHaveURL(/^[^?]*\/login\?/);
  await live(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a link of a French message changes nothing for someone who is signed in, with an account in English', async ({
  browser,
  request,
}) => {
  const { token } = await landlord(request);
  // No language is stored, so the account's decides.
  const page = await open(browser, token, MAILED, '');
  await live(page);
  await expect(page).toHaveURL(MAILED);
  await expect(page.getByRole('heading', { level: 1, name: 'Maintenance' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.context().close();
});

test.describe('a French browser', () => {
  test.use({ locale: 'fr-CA' });

  test('LN-001 is offered French on the sign-in pages, and keeps the answer', { tag: '@phone' }, async ({ page }) => {
    for (const path of ['/login', '/register', '/tenant-access', '/forgot-password']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Lire en français' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    }
    await page.getByRole('button', { name: 'Lire en français' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.goto('/register/landlord');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('button', { name: 'Lire en français' })).toBeHidden();
  });
});
