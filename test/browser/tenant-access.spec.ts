import { expect, test } from '@playwright/test';
import { newEmail, PASSWORD } from './support/addresses.js';
import { alert, away, fill, issuedCode, live, press, wordsOf } from './support/ways-in.js';

test('TA-001 TA-002 TA-003 TA-004 TA-005 TA-006 TA-007 TA-008 TA-009 TA-012 TA-031 TA-036 /tenant-access refuses in its own words in each step', async ({
  page,
}) => {
  await page.goto('/tenant-access');
  await live(page);
  const code = page.getByLabel('Access code');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1);
  await expect(code).toHaveAttribute('maxlength', '12');
  await expect(page.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/register');
  await press(page, 'Continue');
  await expect(page.getByText('Please enter your tenant access code')).toBeVisible();
  await code.fill('abcd-23-45');
  await expect(code).toHaveValue('ABCD-23-45');
  await press(page, 'Continue');
  await expect(alert(page, 'Invalid access code')).toBeVisible();
  for (const how of ['network', 500] as const) {
    await away(page, '/api/auth/tenant-code', how);
    await press(page, 'Continue');
    await expect(alert(page, 'Access failed. Please check your code and try again.')).toBeVisible();
  }
  await page.unrouteAll();
  const issued = await issuedCode(page);
  await code.fill(issued);
  await press(page, 'Continue');
  await expect(page.getByText('Set up your account')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Kim');
  await expect(page.getByText('All fields are required.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveAttribute('required');
  await page.getByLabel('First name').fill('Kimberly');
  await page.getByLabel('Password', { exact: true }).fill('half a secret');
  await page.reload();
  await live(page);
  await expect(page.getByLabel('First name')).toHaveValue('Kimberly');
  await expect(page.getByLabel('Last name')).toHaveValue('Larsen');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('half a secret');
  for (const [label, value] of [
    ['Email', newEmail('kim')],
    ['Phone', '514-555-0100'],
  ] as const)
    await page.getByLabel(label).fill(value);
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByLabel('Confirm password').fill('54321');
  await press(page, 'Set up my account');
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await away(page, '/api/auth/tenant-setup', 500);
  await press(page, 'Set up my account');
  await expect(alert(page, 'Account setup failed')).toBeVisible();
  await page.unroute('**/api/auth/tenant-setup');
  await press(page, 'Back to the code');
  await expect(code).toHaveValue(issued);
  await page.reload();
  await live(page);
  await expect(code).toHaveValue('');
});

test('LG-010 TA-013 TA-033 a tenant with an account signs in from the letter’s link and adds the home', async ({
  page,
}) => {
  const email = newEmail('kim');
  const [first, second] = [await issuedCode(page), await issuedCode(page)];
  const who = {
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    firstName: 'Kim',
    lastName: 'Larsen',
    phone: '514-555-0100',
    userType: 'tenant',
  };
  expect((await page.request.post('/api/auth/tenant-setup', { data: { ...who, tenantCode: first } })).status()).toBe(
    201,
  );
  await page.goto(`/tenant-access?code=${second}`);
  await live(page);
  await press(page, 'Continue');
  await page.getByRole('link', { name: 'Sign in and add this home' }).click();
  await fill(page, email);
  await press(page, 'Login');
  await expect(page).toHaveURL(`/tenant-access?code=${second}`);
  await press(page, 'Continue');
  await expect(page.getByText(`You’re signed in as ${email}.`)).toBeVisible();
  await press(page, 'Add this home');
  await expect(page.getByText('Home added')).toBeVisible();
  await expect(page).toHaveURL('/dashboards/tenant');
  await page.goto('/dashboards/tenant/lease');
  await expect(page.getByLabel('Home', { exact: true }).locator('option')).toHaveCount(2);
});

test.describe('a French browser', () => {
  test.use({ locale: 'fr-CA' });
  test('TA-029 comes to /tenant-access in English the first time, in the letter’s language by its link, and in that one ever after', async ({
    page,
  }) => {
    const language = () => page.locator('html').getAttribute('lang');
    await page.goto('/tenant-access');
    expect(await language()).toBe('en');
    await page.goto('/tenant-access?code=ABCD2345&lang=fr');
    await live(page);
    expect(await language()).toBe('fr');
    await expect(page.getByLabel(wordsOf('fr')['auth.code'] ?? '')).toHaveValue('ABCD2345');
    await page.goto('/tenant-access');
    await expect.poll(language).toBe('fr');
  });
});
