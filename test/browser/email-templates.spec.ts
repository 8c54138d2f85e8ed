import { expect, test, type Page } from '@playwright/test';
import { rows, servedProduct } from '../support/browser.js';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The admin of the installation, signed in on a page. */
async function asAdmin(page: Page, path: string): Promise<{ Authorization: string }> {
  const { adminEmail: email, adminPassword: password } = servedProduct();
  const answer = await page.request.post('/api/auth/signin', { data: { email, password, portal: 'admin' } });
  const token = (await answer.json()).access_token as string;
  await page.addInitScript(
    (value) => ['auth_token', 'access_token'].forEach((key) => localStorage.setItem(key, value)),
    token,
  );
  await page.goto(path);
  return { Authorization: `Bearer ${token}` };
}

test(
  'SF-012 an admin writes a template: a slip is refused, a lead’s email is seen, a test is sent, and an old version comes back',
  { tag: '@phone' },
  async ({ page }) => {
    test.setTimeout(90_000);
    const headers = await asAdmin(page, '/admin/email-templates/new');
    const email = `greta${Date.now()}@example.com`;
    const lead = { firstName: 'Greta', lastName: 'Noël', email, company: 'Noël & Fils', language: 'fr' };
    const { id: leadId } = await (await page.request.post('/api/crm-leads', { headers, data: lead })).json();
    const name = `First answer ${Date.now()}`;
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Category').fill('Sales');
    await page.getByLabel('Subject (English)').fill('Your trial');
    await page.getByLabel('Text (English)').fill('Hello {fristName}, welcome.');
    await expect(page.getByText('There is no value for “fristName”.')).toBeVisible();
    await press(page, 'Save');
    await expect(page).toHaveURL(/email-templates\/new$/u);
    await page.getByLabel('Text (English)').fill('Hello , welcome.');
    await page.getByLabel('Text (English)').evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(6, 6));
    await press(page, 'First name');
    await expect(page.getByLabel('Text (English)')).toHaveValue('Hello {firstName}, welcome.');
    await press(page, 'Save');
    await expect(page.getByText('Template saved')).toBeVisible();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

    await page.getByLabel('Subject (Français)').fill('Votre essai');
    await page.getByLabel('Text (Français)').fill('Bonjour {firstName} de {company}, bienvenue.');
    await press(page, 'Save');
    await expect(page.getByText('Version 2')).toBeVisible();

    await expect(page.getByText('Sample values', { exact: true })).toBeVisible();
    await page.getByLabel('Find a lead by name, company or email').fill(email);
    await page.getByRole('button', { name: `Greta Noël, ${email}` }).click();
    const mail = page.frameLocator('iframe[title="Preview"]');
    await expect(mail.getByText('Bonjour Greta de Noël & Fils, bienvenue.')).toBeVisible();
    const looks = "select 1 as look from audit_entry where action = 'lead.read' and subject_id = $1";
    expect(await rows(looks, [leadId])).toHaveLength(1);
    expect(await rows('select 1 as mail from outbox_message where recipient = $1', [email])).toEqual([]);

    await press(page, 'Send a test to myself');
    await expect(page.getByText(`The test email for ${servedProduct().adminEmail} is in the outbox.`)).toBeVisible();

    await page.getByRole('button', { name: 'Show changes' }).first().click();
    await expect(page.locator('ins', { hasText: 'Votre essai' })).toBeVisible();
    await press(page, 'Restore this version');
    await expect(page.getByText('Restored from version 1')).toBeVisible();
    await expect(page.getByLabel('Subject (Français)')).toHaveValue('');
    await expect(page.getByLabel('Text (English)')).toHaveValue('Hello {firstName}, welcome.');

    await page.getByLabel('Subject (English)').fill('Not saved');
    await page.getByRole('link', { name: 'Email templates' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);
