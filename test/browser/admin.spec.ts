import { expect, test, type Page } from '@playwright/test';
import { servedProduct } from '../support/browser.js';

const unique = (name: string) => `${name}-${Date.now()}@example.com`;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Signs the admin of the installation in, and opens a page of the console. */
async function asAdmin(page: Page, path: string): Promise<string> {
  const { adminEmail: email, adminPassword: password } = servedProduct();
  const answer = await page.request.post('/api/auth/signin', { data: { email, password, portal: 'admin' } });
  const token = (await answer.json()).access_token as string;
  await page.addInitScript((value) => ['auth_token', 'access_token'].forEach((key) => localStorage.setItem(key, value)), token);
  await page.goto(path);
  return token;
}

test('SF-005 SF-021 an admin invites staff, who choose a password by the link and are in; suspended, they are out at once', { tag: '@phone' }, async ({ page, browser }) => {
  const email = unique('olivia');
  await asAdmin(page, '/admin/users?new=1');
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByLabel('First name').fill('Olivia');
  await dialog.getByLabel('Last name').fill('Grant');
  await dialog.getByLabel('Email').fill(email);
  await press(page, 'Send the invitation');
  const link = await page.getByRole('dialog', { name: 'Invitation sent' }).getByRole('code').innerText();
  await press(page, 'Done');

  const theirs = await browser.newPage();
  await theirs.goto(new URL(link).pathname + new URL(link).search);
  await expect(theirs.getByRole('heading', { name: 'Welcome, Olivia' })).toBeVisible();
  await theirs.getByLabel('Password', { exact: true }).fill('a good long one');
  await theirs.getByLabel('Confirm password').fill('a good long one');
  await press(theirs, 'Set password and sign in');
  await expect(theirs).toHaveURL(/\/dashboards\/staff/);

  await page.goto(`/admin/users?q=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: /Olivia Grant/ }).first().click();
  await press(page, 'Suspend');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend', exact: true }).click();
  await expect(page.getByText('Suspended', { exact: true }).first()).toBeVisible();
  await theirs.reload();
  await expect(theirs).toHaveURL(/staff-secret-login/);
  await theirs.goto(new URL(link).pathname + new URL(link).search);
  await expect(theirs.getByRole('heading', { name: 'This invitation is closed' })).toBeVisible();
  await theirs.close();
});

test('DB-013 SF-015 RD-003 the overview opens under both addresses and tells true figures, and the log who did what', async ({ page }) => {
  const token = await asAdmin(page, '/dashboards/admin');
  await expect(page.getByRole('heading', { name: 'New accounts, 14 days' })).toBeVisible();
  await page.goto('/admin');
  const stats = await (await page.request.get('/api/admin/stats', { headers: { Authorization: `Bearer ${token}` } })).json();
  await expect(page.getByRole('definition').filter({ hasText: new RegExp(`^${stats.users.total}$`) }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'New accounts, 14 days' })).toBeVisible();
  await page.getByRole('link', { name: 'Open log' }).click();
  await expect(page.getByRole('heading', { name: 'Audit log', level: 1 })).toBeVisible();
  await page.getByLabel('Area').selectOption({ label: 'Sign-in' });
  await expect(page.getByText('session.sign_in').first()).toBeVisible();
  await page.goto('/production-readiness-secret-dashboard');
  await page.getByRole('button', { name: 'Scan again' }).click();
  await expect(page.getByText('Readiness Scan Complete')).toBeVisible();
});

test('SF-020 the outbox shows a mail as its reader gets it, with the link of a new user', async ({ page }) => {
  const email = unique('nadia');
  await page.request.post('/api/auth/signup', { data: { email, password: 'correct horse', userData: { firstName: 'Nadia', lastName: 'Roy', userType: 'landlord' } } });
  await asAdmin(page, `/admin/outbox?q=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: /verify your email/i }).first().click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /\/verify-email\?token=/ })).toBeVisible();
});

test('BN-004 BN-012 an announcement is written in three languages, previewed, shown on the site and ended', async ({ page, browser }) => {
  await asAdmin(page, '/admin/announcements?new=1');
  const text = `Winter offer ${Date.now()}`;
  const dialog = page.getByRole('dialog', { name: 'New announcement' });
  for (const [at, language] of ['en', 'fr', 'es'].entries()) {
    await dialog.getByLabel('Message').nth(at).fill(`${text} ${language}`);
    await dialog.getByLabel('Button', { exact: true }).nth(at).fill(`See ${language}`);
  }
  await dialog.getByLabel('Where the button leads').fill('/pricing');
  await expect(dialog.getByRole('region', { name: 'Preview: Français' })).toContainText(`${text} fr`);
  await press(page, 'Publish');
  await expect(dialog).toBeHidden();
  // A visitor of their own: the language would follow into the admin's tab.
  const site = await browser.newPage();
  await site.goto('/pricing?lang=fr');
  await expect(site.getByText(`${text} fr`)).toBeVisible();
  await page.getByRole('button', { name: `Actions for “${text} en”` }).first().click();
  await page.getByRole('menuitem', { name: 'End now' }).click();
  await expect(page.getByText('It is shown no more')).toBeVisible();
  await site.reload();
  await expect(site.getByText(`${text} fr`)).toBeHidden();
  await site.close();
});

test('a trial that came in is read, marked as handled and waits no more', async ({ page }) => {
  const email = unique('ana');
  await page.request.post('/api/trial-signup', { data: { firstName: 'Ana', lastName: 'Ruiz', email, phone: '1', propertyCount: '6-20' } });
  await asAdmin(page, `/admin/forms?state=waiting&q=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: /Ana Ruiz/ }).first().click();
  await expect(page.getByRole('dialog')).toContainText('6-20');
  await press(page, 'Mark as handled');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
});

test('a regional rule is edited with its source; unknown says what it means, and the former version stays', async ({ page }) => {
  await asAdmin(page, '/admin/region-rules?region=US-AZ&edit=deposit_interest');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What the law says').fill('2% a year');
  await dialog.getByLabel('Source (law or page)').fill('');
  await press(page, 'Save');
  await expect(dialog.getByText('Say where this comes from')).toBeVisible();
  await dialog.getByLabel('What is known').selectOption('Nobody knows');
  await press(page, 'Save');
  await expect(dialog).toBeHidden();
  const record = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Interest on the deposit' }) });
  await expect(record).toContainText('Unknown');
  await expect(record).toContainText('no automatic rule applies');
  await record.getByRole('button', { name: 'Versions' }).click();
  await expect(page.getByRole('dialog')).toContainText('As this installation started');
});

test('a city gets a rule of its own before its state’s, with its source, and loses it again', async ({ page }) => {
  await asAdmin(page, '/admin/region-rules?region=US-AZ');
  await press(page, 'Add a city');
  await page.getByRole('dialog').getByLabel('City, as addresses write it').fill('Tempe');
  await press(page, 'Show its rules');
  const record = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Deposit', exact: true }) });
  await expect(record).toContainText('As in Arizona');
  await record.getByRole('button', { name: 'Local rule of Tempe: Deposit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What the law says').fill('1 month');
  await dialog.getByLabel('Source (law or page)').fill('tempe.gov/code');
  await press(page, 'Save');
  await expect(dialog).toBeHidden();
  await expect(record).toContainText('Rule of Tempe');
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Tempe');
  await record.getByRole('button', { name: 'Withdraw the rule of Tempe: Deposit?' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(record).toContainText('As in Arizona');
});
