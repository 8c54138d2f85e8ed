import { expect, test } from '@playwright/test';
import { landlord } from './support/account.js';
import { fill, live, press, wordsOf } from './support/ways-in.js';

const FR = wordsOf('fr');

test.describe.configure({ mode: 'parallel' });

for (const [locale, wanted, other] of [
  ['fr-FR', 'Notifications par SMS', 'Notifications par texto'],
  ['fr-CA', 'Notifications par texto', 'Notifications par SMS'],
] as const)
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale });

    test('LN-003 signs in with French words and reads those of its own country', async ({ page }) => {
      const { email } = await landlord(page.request);
      await page.goto('/login?lang=fr&next=%2Fdashboards%2Flandlord%2Faccount');
      await live(page);
      await fill(page, email, undefined, FR);
      await press(page, FR['auth.login.submit'] ?? '');
      await expect(page).toHaveURL(/\/dashboards\/landlord/);
      await page.goto('/dashboards/landlord/account');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(page.getByText(wanted).first()).toBeVisible();
      await expect(page.getByText(other)).toHaveCount(0);
    });
  });
