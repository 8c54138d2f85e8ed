import { expect, test, type Page } from '@playwright/test';
import { rows, servedProduct } from '../support/browser.js';
import { newEmail, PASSWORD } from './support/addresses.js';
import { press, register } from './support/ways-in.js';

async function fill(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

test.describe('the second step', () => {
  let email: string;
  test.beforeEach(async ({ page }) => {
    email = newEmail('second');
    const token = await register(page, email);
    await page.request.post('/api/auth/two-factor/on', {
      data: { currentPassword: PASSWORD },
      headers: { Authorization: `Bearer ${token}` },
    });
    await page.goto('/login');
    await fill(page, email, PASSWORD);
    await press(page, 'Login');
    await expect(page.getByRole('dialog', { name: 'Verify that it’s you' })).toBeVisible();
  });

  const codeOf = async (): Promise<string> => {
    const [row] = await rows<{ code: string }>(
      "select params->>'code' as code from outbox_message where recipient = $1 and template = 'twofactor.code' order by id desc limit 1",
      [email],
    );
    return row?.code ?? '';
  };

  test(
    'AD-003 AD-005 AD-006 AD-007 AD-008 AD-015 AD-017 AD-018 a code by e-mail signs in; a wrong one is cleared',
    { tag: '@phone' },
    async ({ page }) => {
      await press(page, 'Send the code');
      await expect(page.getByText('Verification Code Sent')).toBeVisible();
      await expect(page.getByText(/Resend in \d+ s/)).toBeVisible();
      const field = page.getByLabel('Verification code');
      const code = await codeOf();
      await field.fill('12ab34567');
      await expect(field).toHaveValue('123456');
      await field.fill('12345');
      await expect(page.getByRole('button', { name: 'Verify', exact: true })).toBeDisabled();
      await field.fill(code === '000000' ? '000001' : '000000');
      await press(page, 'Verify');
      await expect(page.getByText('Verification Failed')).toBeVisible();
      await expect(field).toHaveValue('');
      const [sent] = await Promise.all([
        page.waitForRequest((request) => request.url().endsWith('/api/auth/signin')),
        field.fill(code).then(() => press(page, 'Verify')),
      ]);
      expect(sent.postDataJSON()).toMatchObject({ email, password: PASSWORD, verificationToken: expect.any(String) });
      await expect(page).toHaveURL('/dashboards/landlord');
    },
  );

  test('AD-004 AD-010 AD-011 AD-012 a text message that cannot be sent becomes an e-mail; the method can be changed', async ({
    page,
  }) => {
    const types: string[] = [];
    page.on('request', (request) => request.url().endsWith('/request-2fa') && types.push(request.postDataJSON().type));
    await page.getByText('SMS', { exact: true }).click();
    await press(page, 'Send the code');
    await expect(page.getByText('SMS Unavailable - Email Sent')).toBeVisible();
    expect(types).toEqual(['sms', 'email']);
    await page.getByLabel('Verification code').fill('123');
    await press(page, 'Change method');
    await expect(page.getByText('How would you like to get your code?')).toBeVisible();
    await expect(page.getByText(/Resend/)).toBeHidden();
  });

  test('AD-016 cancelling forgets the credentials', async ({ page }) => {
    const sent: object[] = [];
    page.on('request', (request) => request.url().endsWith('/signin') && sent.push(request.postDataJSON()));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await fill(page, email, PASSWORD);
    await press(page, 'Login');
    await expect(page.getByRole('dialog', { name: 'Verify that it’s you' })).toBeVisible();
    // The one that was asked for here: nothing was sent of what had been held, and nothing of it goes along.
    expect(sent).toEqual([{ email, password: PASSWORD }]);
  });
});

test('AD-001 AD-002 the admin login refuses with its own text and leads home', async ({ page }) => {
  const { adminEmail } = servedProduct();
  for (const path of ['/admin-login', '/adminlogin', '/admin-secret-login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Administration' })).toBeVisible();
  }
  await fill(page, adminEmail, 'wrong words');
  await press(page, 'Sign in');
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid admin credentials' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to home' }).first()).toHaveAttribute('href', '/');
});

test('AD-019 another admin signs in directly', async ({ page }) => {
  const { adminEmail, adminPassword } = servedProduct();
  await page.goto('/admin-login');
  await fill(page, adminEmail, adminPassword);
  await press(page, 'Sign in');
  await expect(page).toHaveURL(/\/admin$/);
});

test('SF-001 SF-002 SF-003 the staff login has a demo and credentials', async ({ page }) => {
  await page.goto('/staff-secret-login?next=/dashboards/staff');
  await page.locator('html[data-live]').waitFor();
  await expect(page.getByRole('tab', { name: 'Email' })).toHaveAttribute('aria-selected', 'true');
  // The page has changed by itself; its drawing stays.
  await expect(page.locator('[class*=street] svg')).toHaveCount(1);
  await page.goto('/staff-secret-login');
  await page.getByRole('tab', { name: 'Email' }).click();
  await fill(page, 'nobody@example.com', 'wrong words');
  await press(page, 'Sign in');
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid staff credentials' })).toBeVisible();
  await page.getByRole('tab', { name: 'Demo' }).click();
  await press(page, 'Look around as demo staff');
  await expect(page.getByText('Demo Login Successful')).toBeVisible();
  await expect(page).toHaveURL(/\/(dashboards\/)?staff$/);
});

test('LG-003 a forgotten password is set anew by the link', async ({ page }) => {
  const email = newEmail('forgot');
  await register(page, email);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  // The page of the sign-in stays until the next one is there, and has such a field too.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await press(page, 'Send the link');
  await expect(page.getByRole('heading', { name: 'Email isn’t set up here' })).toBeVisible();
  const mails = () =>
    rows<{ url: string }>(
      "select params->>'url' as url from outbox_message where recipient = $1 and template = 'auth.reset'",
      [email],
    );
  await expect.poll(async () => (await mails()).length).toBe(1);
  const { pathname, search } = new URL((await mails())[0]?.url ?? '');
  await page.goto(pathname + search);
  await page.getByLabel('New password').fill('another horse');
  await page.getByLabel('Confirm password').fill('another horse');
  await press(page, 'Save the new password');
  await expect(page.getByRole('heading', { name: 'Your password has changed' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await fill(page, email, 'another horse');
  await press(page, 'Login');
  await expect(page).toHaveURL('/dashboards/landlord');
});

test('MD-001 MD-003 MD-004 MD-005 MD-006 MD-026 the tenant dialog', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/?dialog=tenant');
  const dialog = page.getByRole('dialog', { name: 'Tenant portal' });
  await expect(dialog.getByRole('tab')).toHaveText(['Demo', 'Code', 'Email']);
  const code = dialog.getByLabel('Access code');
  await code.fill('abcd234');
  await expect(code).toHaveValue('ABCD234');
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await code.fill('abcd2345');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Invalid access code')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Email' }).click();
  await expect(dialog.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/forgot-password');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Validation Error')).toBeVisible();
  await expect(page.getByText('Please enter both email and password.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('MD-002 one press in the tenant dialog opens the demo tenant’s dashboard', async ({ page }) => {
  await page.goto('/?dialog=tenant');
  await page.getByRole('tab', { name: 'Demo' }).click();
  await press(page, 'Look around as a demo tenant');
  await expect(page).toHaveURL('/dashboards/tenant');
});

test('MD-007 MD-008 MD-009 MD-010 MD-012 MD-013 MD-014 MD-015 MD-024 the landlord dialog', async ({ page }) => {
  const email = newEmail('portal');
  await register(page, email);
  await page.goto('/?dialog=landlord');
  const dialog = page.getByRole('dialog', { name: /Landlord portal|Portail des propriétaires/ });
  await dialog.getByRole('tab', { name: 'Sign Up' }).click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill('no address');
  await dialog.getByLabel('Password', { exact: true }).fill('1234567');
  await dialog.getByRole('button', { name: 'Create account' }).click();
  for (const text of [
    'First name required',
    'Last name required',
    'Invalid email format',
    'Password must be at least 8 characters',
  ]) {
    await expect(dialog.getByText(text)).toBeVisible();
  }
  await expect(dialog.getByRole('button', { name: /Google/ })).toBeVisible();
  await dialog.getByRole('button', { name: /Facebook/ }).click();
  await expect(dialog.getByText('Facebook sign-in is not yet configured. Please use email signup.')).toBeVisible();
  await page.goto('/?lang=fr&dialog=landlord');
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await expect(dialog.getByText('Courriel requis')).toBeVisible();
  await expect(dialog.getByText('Mot de passe requis')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Courriel' }).fill(email);
  await dialog.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveURL('/dashboards/landlord');
});

test('MD-017 MD-019 MD-020 MD-021 MD-022 MD-023 the supplier dialog wants every field, registers, asks to verify, and signs in', async ({
  page,
}) => {
  await page.goto('/?dialog=supplier');
  const dialog = page.getByRole('dialog', { name: 'Supplier portal' });
  await expect(dialog.getByRole('tab')).toHaveText(['Demo', 'Sign In', 'Sign Up']);
  await dialog.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(dialog.getByText('The company name cannot be changed after registration.')).toBeVisible();
  const services = await dialog.getByLabel('Service type').locator('option').allTextContents();
  expect(services.slice(1, 4)).toEqual(['Plumbing', 'Electrical', 'HVAC']);
  await dialog.getByRole('button', { name: 'Create account' }).click();
  for (const text of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Company name is required',
    'Phone is required',
    'Please choose a service',
    'Password is required',
  ])
    await expect(dialog.getByText(text)).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByLabel('Confirm password').fill('another horse');
  await dialog.getByLabel('Phone').focus();
  await expect(dialog.getByText('Passwords do not match')).toBeVisible();
  for (const [label, value] of [
    ['First name', 'Marc'],
    ['Last name', 'Ouellet'],
    ['Email', newEmail('marc')],
    ['Company name', 'Plomberie Ouellet'],
    ['Phone', '514-555-0119'],
    ['Password', PASSWORD],
    ['Confirm password', PASSWORD],
  ] as const) {
    await dialog.getByLabel(label, { exact: true }).fill(value);
  }
  await dialog.getByLabel('Service type').selectOption('Plumbing');
  await page.route('**/api/auth/signup', (route) =>
    route.fulfill({ status: 500, json: { error: 'The server says no', code: 'of_its_own', requestId: '1' } }),
  );
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'HTTP 500' })).toBeVisible();
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Please verify your email')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/dashboards/supplier');
});
