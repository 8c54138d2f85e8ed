import { expect, test, type Page } from '@playwright/test';
import { rows } from '../support/browser.js';
import { newEmail } from './support/addresses.js';

/** The link of the newest mail to an address, as the path that a browser opens. */
async function mailedLink(email: string): Promise<string> {
  const [row] = await rows<{ url: string }>(
    "select params->>'url' as url from outbox_message where recipient = $1 order by id desc limit 1",
    [email],
  );
  const { pathname, search } = new URL(row?.url ?? 'http://no.mail');
  return pathname + search;
}

async function fillRegister(page: Page, email: string): Promise<void> {
  await page.getByLabel('First name').fill('Nadia');
  await page.getByLabel('Last name').fill('Tremblay');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Company name').fill('Tremblay Immobilier');
  await page.getByLabel('Phone').fill('514-555-0134');
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm password').fill('correct horse');
}

const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test(
  'RG-001 RG-002 RG-004 RG-006 RG-013 RG-035 LG-008 a landlord registers, waits two seconds, and verifies the address',
  { tag: '@phone' },
  async ({ page }) => {
    const email = newEmail('nadia');
    await page.goto('/register');
    await page.getByRole('link', { name: /Property Manager/ }).click();
    await expect(page).toHaveURL('/register/landlord');
    await fillRegister(page, email);
    await submit(page, 'Create account');
    await expect(page.getByText('Account created')).toBeVisible();
    await expect(page).toHaveURL('/register/landlord');
    await expect(page).toHaveURL('/dashboards/landlord');
    const stored = await page.evaluate(() => [
      localStorage.getItem('auth_token'),
      localStorage.getItem('access_token'),
    ]);
    expect(stored[0]).toBeTruthy();
    expect(stored[1]).toBe(stored[0]);

    await page.goto(await mailedLink(email));
    await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to my dashboard' }).click();
    await expect(page).toHaveURL('/dashboards/landlord');
  },
);

test('RG-003 RG-005 RG-007 RG-036 a supplier names a service and lands on the own dashboard', async ({ page }) => {
  await page.goto('/register/supplier');
  const services = await page.getByLabel('Service type').locator('option').allTextContents();
  expect(services.slice(1)).toEqual([
    'Plumber',
    'Electrician',
    'HVAC',
    'Carpenter',
    'Painter',
    'Accountant',
    'Lawyer',
    'Cleaning',
    'Landscaper',
    'Roofer',
    'Locksmith',
    'Appliance Repair',
    'Other',
  ]);
  await fillRegister(page, newEmail('marc'));
  await page.getByLabel('Service type').selectOption('Plumber');
  await submit(page, 'Create account');
  await expect(page).toHaveURL('/dashboards/supplier');
});

test('RG-008 RG-009 RG-010 the register form checks before it sends', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/api/auth/') && sent.push(request.url()));
  await page.goto('/register/landlord');
  await submit(page, 'Create account');
  await expect(page.getByText('First name is required')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByLabel('Confirm password').fill('54321');
  await page.getByLabel('First name').focus();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  expect(sent).toEqual([]);
});

test(
  'LG-001 LG-002 LG-009 LG-012 LG-014 LG-015 LG-007 /login refuses, lets in, and offers the way out',
  { tag: '@phone' },
  async ({ page, request }) => {
    const email = newEmail('login');
    const userData = { firstName: 'Ana', lastName: 'Ruiz', userType: 'supplier' };
    await request.post('/api/auth/signup', { data: { email, password: 'correct horse', userData } });
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('wrong horse');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
    await submit(page, 'Login');
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'Invalid email or password. Please check your credentials and try again.' }),
    ).toBeVisible();
    await expect(page.getByText('Login Failed')).toBeVisible();
    await password.fill('correct horse');
    await submit(page, 'Login');
    await expect(page.getByText('Login Successful')).toBeVisible();
    await expect(page).toHaveURL('/dashboards/supplier');
    await page.goto('/login');
    await page.getByRole('button', { name: 'Logout (Admin)' }).click();
    await expect(page.getByText('Logged Out')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  },
);

test('LG-025 LG-013 an empty sign-in is not sent; a dead network is named', async ({ page }) => {
  await page.goto('/login');
  await submit(page, 'Login');
  await expect(page.getByText('Email is required')).toBeVisible();
  await page.route('**/api/auth/signin', (route) => route.abort());
  await page.getByLabel('Email').fill('a@example.com');
  await page.getByLabel('Password', { exact: true }).fill('whatever');
  await submit(page, 'Login');
  await expect(page.getByText('Connection issue. Please check your internet connection and try again.')).toBeVisible();
});

test('LG-003 LG-004 LG-005 LG-006 RT-116 /login leads to register, tenant access, home, terms and privacy', async ({
  page,
}) => {
  await page.goto('/login');
  for (const [name, path] of [
    [/Forgot password/, '/forgot-password'],
    [/Create account/, '/register'],
    [/First time as a tenant/, '/tenant-access'],
    [/Back to home/, '/'],
    [/Terms/, '/terms'],
    [/Privacy/, '/privacy'],
  ] as const) {
    await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', path);
  }
});
