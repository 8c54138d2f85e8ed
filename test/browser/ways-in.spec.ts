import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { rows } from '../support/browser.js';

const PASSWORD = 'correct horse';
const LANGUAGES = ['en', 'fr', 'es'] as const;
let count = 0;
const newEmail = (name: string) => `${name}-${Date.now()}-${(count += 1)}@example.com`;

/** The words of a language, by the ids that the screens use; English ones are written out in the tests, word for word. */
function wordsOf(language: string): Record<string, string> {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  return { ...read(`web/src/features/auth/messages/${language}.json`), ...read(`web/src/api/messages/${language}.json`) };
}

async function register(page: Page, email: string, userType = 'landlord'): Promise<string> {
  const answer = await page.request.post('/api/auth/signup', { data: { email, password: PASSWORD, userData: { firstName: 'Ana', lastName: 'Ruiz', userType } } });
  return (await answer.json()).access_token;
}

/** A code that a landlord has issued for a tenant of theirs. */
async function issuedCode(page: Page): Promise<string> {
  const email = newEmail('nadia');
  const token = await register(page, email);
  await rows('update app_user set email_verified_at = now() where email = $1', [email]);
  const post = async (path: string, data: object = {}) => (await page.request.post(`/api/landlords/${path}`, { data, headers: { Authorization: `Bearer ${token}` } })).json();
  const property = await post('properties', { streetNumber: '87', street: 'Laurier Avenue West', city: 'Montréal', region: 'QC', postalCode: 'H2T 2N6', country: 'CA' });
  const unit = await post(`properties/${property.id}/units`, { label: '301' });
  const tenants = [{ firstName: 'Kim', lastName: 'Larsen', email: newEmail('kim'), language: 'en' }];
  const lease = await post(`units/${unit.id}/leases`, { startsOn: '2026-11-01', rentCents: 165_000, dueDay: 1, tenants });
  await post(`leases/${lease.id}/activate`);
  return String((await post(`leases/${lease.id}/codes`)).code);
}

const alert = (page: Page, text: string) => page.getByRole('alert').filter({ has: page.getByText(text, { exact: true }) });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const live = (page: Page) => page.locator('html[data-live]').waitFor();

async function fill(page: Page, email: string, password = PASSWORD, words = wordsOf('en')): Promise<void> {
  await page.getByRole('textbox', { name: words['auth.email'] ?? '', exact: true }).fill(email);
  await page.getByLabel(words['auth.password'] ?? '', { exact: true }).fill(password);
}

/** The server is away in the way that is named, for one call. */
async function away(page: Page, path: string, how: 'network' | number): Promise<void> {
  await page.unroute(`**${path}`);
  await page.route(`**${path}`, (route) => (how === 'network' ? route.abort() : route.fulfill({ status: how, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })));
}

test('LG-012 LG-013 /login says in the reader’s language what went wrong, and keeps what was typed', async ({ page }) => {
  const english = { 'errors.invalid_credentials': 'Invalid email or password. Please check your credentials and try again.', 'errors.network': 'Connection issue. Please check your internet connection and try again.', 'auth.toast.signInFailed': 'Login Failed' };
  expect(wordsOf('en')).toMatchObject(english);
  for (const language of LANGUAGES) {
    const words = wordsOf(language);
    await page.unrouteAll();
    await page.goto(`/login?lang=${language}`);
    await live(page);
    await fill(page, 'nobody@example.com', 'wrong horse', words);
    const submit = () => press(page, words['auth.login.submit'] ?? '');
    await submit();
    await expect(alert(page, words['errors.invalid_credentials'] ?? '')).toBeVisible();
    await expect(page.getByText(words['auth.toast.signInFailed'] ?? '', { exact: true })).toBeVisible();
    await away(page, '/api/auth/signin', 'network');
    await submit();
    await expect(alert(page, words['errors.network'] ?? '')).toBeVisible();
    await away(page, '/api/auth/signin', 502);
    await submit();
    await expect(alert(page, words['errors.http']?.replace('{status}', '502') ?? '')).toBeVisible();
    await expect(page.getByRole('textbox', { name: words['auth.email'] ?? '', exact: true })).toHaveValue('nobody@example.com');
  }
});

test('RG-011 RG-012 /register keeps the form and names the failure; a refused address is named by the server', async ({ page }) => {
  await page.goto('/register/landlord');
  await live(page);
  for (const [label, value] of [['First name', 'Ana'], ['Last name', 'Ruiz'], ['Email', 'a@b..co'], ['Company name', 'Casa'], ['Phone', '514-555-0134']] as const) await page.getByLabel(label).fill(value);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await press(page, 'Create account');
  await expect(page.getByText('Please enter a valid email address.').first()).toBeVisible();
  await expect(page.getByText('Registration Failed')).toBeVisible();
  await page.getByLabel('Email').fill(newEmail('later'));
  for (const [how, text] of [['network', 'Connection issue. Please check your internet connection and try again.'], [503, 'HTTP 503']] as const) {
    await away(page, '/api/auth/signup', how);
    await press(page, 'Create account');
    await expect(alert(page, text)).toBeVisible();
  }
  await expect(page.getByLabel('Company name')).toHaveValue('Casa');
});

test('TA-002 TA-005 TA-006 TA-007 TA-008 TA-009 TA-031 /tenant-access refuses in its own words in each step', async ({ page }) => {
  await page.goto('/tenant-access');
  await live(page);
  const code = page.getByLabel('Access code');
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
  for (const [label, value] of [['Email', newEmail('kim')], ['Phone', '514-555-0100']] as const) await page.getByLabel(label).fill(value);
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
});

test.describe('a French browser', () => {
  test.use({ locale: 'fr-CA' });
  test('TA-029 comes to /tenant-access in English the first time, in the letter’s language by its link, and in that one ever after', async ({ page }) => {
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

test('SF-003 the portals of admins and staff name their own failures', async ({ page }) => {
  await page.goto('/admin-login');
  await live(page);
  await fill(page, 'nobody@example.com', 'wrong words');
  await press(page, 'Sign in');
  await expect(alert(page, 'Invalid admin credentials')).toBeVisible();
  await away(page, '/api/auth/signin', 'network');
  await press(page, 'Sign in');
  await expect(alert(page, 'Failed to sign in')).toBeVisible();

  await page.goto('/staff-secret-login');
  await live(page);
  await page.getByRole('tab', { name: 'Email' }).click();
  await fill(page, 'nobody@example.com', 'wrong words');
  await press(page, 'Sign in');
  await expect(alert(page, 'Failed to sign in')).toBeVisible();
  await page.unrouteAll();
  await press(page, 'Sign in');
  await expect(alert(page, 'Invalid staff credentials')).toBeVisible();
  await page.getByRole('tab', { name: 'Demo' }).click();
  for (const [how, text] of [[502, 'Demo login failed'], ['network', 'Failed to sign in with demo account']] as const) {
    await away(page, '/api/auth/demo', how);
    await press(page, 'Look around as demo staff');
    await expect(alert(page, text)).toBeVisible();
    await expect(page.getByText('Demo Login Failed', { exact: true })).toBeVisible();
  }
});

test('AD-013 MD-016 the second step and Google say what failed; back from Google the reason stands on /login', async ({ page }) => {
  const email = newEmail('second');
  const token = await register(page, email);
  await page.request.post('/api/auth/two-factor/on', { data: { currentPassword: PASSWORD }, headers: { Authorization: `Bearer ${token}` } });
  await page.goto('/login');
  await live(page);
  await fill(page, email);
  await press(page, 'Login');
  await away(page, '/api/auth/request-2fa', 'network');
  await press(page, 'Send the code');
  await expect(page.getByText('Network error. Please try again.')).toBeVisible();
  await page.unrouteAll();
  await press(page, 'Send the code');
  await page.getByLabel('Verification code').fill('000000');
  await away(page, '/api/auth/verify-2fa', 'network');
  await press(page, 'Verify');
  await expect(page.getByText('Verification Failed')).toBeVisible();
  await expect(page.getByLabel('Verification code')).toHaveValue('');
  await page.unrouteAll();

  await page.goto('/?dialog=landlord');
  const asked = page.waitForRequest((request) => request.url().includes('/auth/google/login'));
  await press(page, 'Continue with Google');
  expect(new URL((await asked).url()).search).toBe('?state=landlord');
  await expect(alert(page, 'Error initializing Google authentication.')).toBeVisible();
  for (const language of LANGUAGES) {
    await page.goto(`/login?lang=${language}&google=google_denied`);
    await expect(alert(page, wordsOf(language)['errors.google_denied'] ?? '')).toBeVisible();
  }
});

test('LG-015 the toast of a sign-in is gone after its three seconds', async ({ page }) => {
  const email = newEmail('toast');
  await register(page, email);
  await page.goto('/login');
  await live(page);
  await fill(page, email);
  await page.clock.install();
  await press(page, 'Login');
  const said = page.getByText('Login Successful', { exact: true });
  await expect(said).toBeVisible();
  await page.clock.runFor(3500);
  await expect(said).toBeHidden({ timeout: 1000 });
});

test('SE-011 a sign-in link signs in by a press, once, with the second step; used up it says so', { tag: '@phone' }, async ({ page }) => {
  const email = newEmail('guessed');
  const token = await register(page, email);
  await page.request.post('/api/auth/two-factor/on', { data: { currentPassword: PASSWORD }, headers: { Authorization: `Bearer ${token}` } });
  const secret = `link-${email}`;
  await rows(
    `insert into account_link (id, demo, purpose, user_id, email, token_hash, created_at, expires_at)
     select gen_random_uuid(), false, 'sign_in', id, email, encode(sha256($1::bytea), 'hex'), now(), now() + interval '1 hour' from app_user where email = $2`,
    [secret, email],
  );
  await page.goto(`/sign-in-link?token=${encodeURIComponent(secret)}`);
  await live(page);
  await press(page, 'Sign in');
  await expect(page.getByRole('dialog', { name: 'Verify that it is you' })).toBeVisible();
  await press(page, 'Send the code');
  await expect(page.getByLabel('Verification code')).toBeVisible();
  const [sent] = await rows<{ code: string }>("select params->>'code' as code from outbox_message where recipient = $1 and template = 'twofactor.code'", [email]);
  await page.getByLabel('Verification code').fill(sent?.code ?? '');
  await press(page, 'Verify');
  await expect(page).toHaveURL('/dashboards/landlord');
  await page.evaluate(() => localStorage.clear());
  await page.goto(`/sign-in-link?token=${encodeURIComponent(secret)}&lang=es`);
  await live(page);
  await press(page, wordsOf('es')['auth.signIn'] ?? '');
  await expect(alert(page, wordsOf('es')['errors.invalid_link'] ?? '')).toBeVisible();
});
