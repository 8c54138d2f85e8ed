import { expect, test, type Page } from '@playwright/test';
import { closeAfterEach, letHome, open, seats } from '../support/let-home.js';
import { callWith } from '../support/people-by-api.js';

closeAfterEach();

const WRITTEN = 'The plumber comes on Friday at 14:30.';
const READ = 'Le plombier passe vendredi à 14:30.';

/** A browser that translates on the reader's device: the one of the tests has no models. */
const giveTranslator = (page: Page) =>
  page.addInitScript(
    ([written, read]) => {
      const Translator = {
        availability: async () => 'available',
        create: async () => ({ translate: async (text: string) => (text === written ? read : text) }),
      };
      Object.defineProperty(globalThis, 'Translator', { value: Translator, configurable: true });
      Reflect.deleteProperty(globalThis, 'LanguageDetector');
    },
    [WRITTEN, READ],
  );

test('a tenant reads the landlord in their own language, with the original one click away, or as written @phone', async ({
  browser,
  request,
  isMobile,
}) => {
  const call = callWith(request);
  const { landlord, tenant, leaseId } = await letHome(request);
  await call('/api/messages', { leaseId, message: WRITTEN }, landlord);
  const page = await open(browser, tenant, '/dashboards/tenant/messages?lang=fr', seats(isMobile).HOME);
  await giveTranslator(page);
  await page.reload();
  // The list of conversations shows the last message as it was written.
  const said = page.getByRole('list', { name: 'Messages' });
  await expect(said.getByText(READ)).toBeVisible();
  await expect(said.getByText('Traduit de l’anglais')).toBeVisible();
  await page.getByRole('button', { name: 'Afficher l’original' }).click();
  await expect(said.getByText(WRITTEN)).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Afficher la traduction' }).click();
  await expect(said.getByText(READ)).toBeVisible();

  await page.goto('/dashboards/tenant/account?lang=fr');
  const wish = page.getByRole('switch', { name: 'Traduire les messages pour moi' });
  await expect(wish).toBeChecked();
  await wish.click({ force: true });
  await expect(wish).not.toBeChecked();
  await page.goto('/dashboards/tenant/messages?lang=fr');
  await expect(said.getByText(WRITTEN)).toBeVisible();
  await expect(page.getByRole('button', { name: /l’original/ })).toHaveCount(0);
});
