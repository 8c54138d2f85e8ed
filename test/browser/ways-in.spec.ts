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

test('LG-012 LG-013 LN-015 /login says in the reader’s language what went wrong, and keeps what was typed', async ({ page }) => {
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

test('TA-001 TA-002 TA-003 TA-004 TA-005 TA-006 TA-007 TA-008 TA-009 TA-012 TA-031 TA-036 /tenant-access refuses in its own words in each step', async ({ page }) => {
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
  await page.reload();
  await live(page);
  await expect(code).toHaveValue('');
});

for (const language of ['fr', 'es'] as const) {
  test(`ER-019 LG-012 RG-008 RG-011 RG-012 TA-005 TA-006 TA-012 TA-031 AD-002 SF-003 SF-004 every refusal of a way in has its words in ${language}`, async ({ page }) => {
    const words = wordsOf(language);
    const say = (id: string) => words[id] ?? id;
    const submit = () => page.locator('main button[type=submit]').click();
    const open = async (path: string) => {
      await page.goto(`${path}?lang=${language}`);
      await live(page);
    };
    const refuse = (path: string, status: number, code: string) => page.route(`**/api/auth/${path}`, (route) => route.fulfill({ status, json: { error: 'English', code, requestId: '1' } }));

    await open('/tenant-access');
    await submit();
    await expect(page.getByText(say('auth.error.codeMissing'))).toBeVisible();
    await page.getByLabel(say('auth.code')).fill('ABCD2345');
    await refuse('tenant-code', 401, 'invalid_access_code');
    await submit();
    await expect(alert(page, say('errors.invalid_access_code'))).toBeVisible();
    await away(page, '/api/auth/tenant-code', 'network');
    await submit();
    await expect(alert(page, say('auth.error.accessFailed'))).toBeVisible();
    await page.unrouteAll();
    await page.route('**/api/auth/tenant-code', (route) => route.fulfill({ json: { needsAccountSetup: true, isFirstTime: true, invitation: { firstName: 'Kim', lastName: 'Larsen', email: 'kim@example.com', phone: '1', language } } }));
    await submit();
    await page.getByLabel(say('auth.password'), { exact: true }).fill(PASSWORD);
    await page.getByLabel(say('auth.confirmPassword')).fill(PASSWORD);
    await away(page, '/api/auth/tenant-setup', 500);
    await submit();
    await expect(alert(page, say('auth.error.setupFailed'))).toBeVisible();

    await open('/register/landlord');
    for (const [id, value] of [['firstName', 'Ana'], ['lastName', 'Ruiz'], ['email', 'a@example.com'], ['companyName', 'Casa'], ['phone', '1']] as const) await page.getByRole('textbox', { name: say(`auth.${id}`), exact: true }).fill(value);
    await page.getByLabel(say('auth.password'), { exact: true }).fill('12345');
    await page.getByLabel(say('auth.confirmPassword')).fill('54321');
    await submit();
    await expect(page.getByText(say('auth.error.passwordShort').replace('{min}', '6'))).toBeVisible();
    await expect(page.getByText(say('auth.error.passwordsDiffer'))).toBeVisible();
    await page.getByLabel(say('auth.password'), { exact: true }).fill(PASSWORD);
    await page.getByLabel(say('auth.confirmPassword')).fill(PASSWORD);
    for (const [status, code] of [[409, 'email_taken'], [400, 'invalid_email']] as const) {
      await page.unrouteAll();
      await refuse('signup', status, code);
      await submit();
      await expect(page.getByText(say(`errors.${code}`), { exact: true }).first()).toBeVisible();
      await expect(page.getByText(say('auth.toast.registrationFailed'), { exact: true })).toBeVisible();
    }

    for (const [path, portal] of [['/admin-login', 'admin'], ['/staff-secret-login?next=/staff', 'staff']] as const) {
      await page.unrouteAll();
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      await live(page);
      await fill(page, 'nobody@example.com', 'wrong words', words);
      await refuse('signin', 401, `invalid_${portal}_credentials`);
      await submit();
      await expect(alert(page, say(`auth.${portal}.wrong`))).toBeVisible();
      await away(page, '/api/auth/signin', 'network');
      await submit();
      await expect(alert(page, say('auth.portal.failed'))).toBeVisible();
    }
    await page.getByRole('tab', { name: say('auth.tab.demo') }).click();
    for (const [how, id] of [[502, 'auth.staff.demoRefused'], ['network', 'auth.staff.demoFailed']] as const) {
      await away(page, '/api/auth/demo', how);
      await press(page, say('auth.demo.staff'));
      // In Spanish the toast says the same.
      await expect(alert(page, say(id)).first()).toBeVisible();
      await expect(page.getByText(say('auth.toast.demoFailed'), { exact: true }).first()).toBeVisible();
    }
  });

  test(`MD-006 MD-009 MD-010 MD-011 MD-012 MD-013 MD-014 MD-015 MD-016 MD-025 AD-013 AD-014 AD-034 every refusal of the dialogs has its words in ${language}`, async ({ page }) => {
    const words = wordsOf(language);
    const say = (id: string) => words[id] ?? id;
    const dialog = page.getByRole('dialog').filter({ has: page.getByRole('tablist') });
    const open = async (which: string) => {
      await page.goto(`/?lang=${language}&dialog=${which}`);
      await dialog.waitFor();
    };
    const submit = () => dialog.locator('button[type=submit]').click();

    await open('landlord');
    await submit();
    for (const id of ['email', 'password']) await expect(dialog.getByText(say(`auth.portal.${id}`), { exact: true })).toBeVisible();
    await dialog.getByRole('textbox', { name: say('auth.email') }).fill('no address');
    await dialog.getByLabel(say('auth.password'), { exact: true }).fill('1234567');
    await submit();
    await expect(dialog.getByText(say('auth.portal.emailWrong'), { exact: true })).toBeVisible();
    await expect(dialog.getByText(say('auth.error.passwordShort').replace('{min}', '8'))).toBeVisible();
    await dialog.getByRole('button', { name: say('auth.facebook') }).click();
    await expect(dialog.getByText(say('auth.facebook.notice'))).toBeVisible();
    await dialog.getByRole('button', { name: say('auth.google'), exact: true }).click();
    await expect(dialog.getByText(say('auth.google.failed'))).toBeVisible();
    await dialog.getByRole('tab', { name: say('auth.tab.signUp') }).click();
    await submit();
    for (const id of ['firstName', 'lastName']) await expect(dialog.getByText(say(`auth.portal.${id}`), { exact: true })).toBeVisible();

    await open('tenant');
    await dialog.getByRole('tab', { name: say('auth.tab.email') }).click();
    await submit();
    for (const id of ['title', 'both']) await expect(page.getByText(say(`auth.validation.${id}`), { exact: true })).toBeVisible();
    await dialog.getByRole('textbox', { name: say('auth.email') }).fill('nobody@example.com');
    await dialog.getByLabel(say('auth.password'), { exact: true }).fill('wrong horse');
    await submit();
    await expect(page.getByText(say('errors.invalid_credentials'), { exact: true })).toBeVisible();
    await expect(dialog.locator('button[type=submit]')).toBeEnabled();

    // The second step, in the same dialog's place: the way to the server fails, then the code is wrong.
    await page.route('**/api/auth/signin', (route) => route.fulfill({ status: 401, json: { error: 'English', code: 'two_factor_required', challenge: 'c', methods: ['email', 'sms'], email: 'a@example.com', requestId: '1' } }));
    await submit();
    const second = page.getByRole('dialog', { name: say('auth.second.title') });
    await away(page, '/api/auth/request-2fa', 'network');
    await second.getByRole('button', { name: say('auth.second.send') }).click();
    await expect(page.getByText(say('auth.second.network'), { exact: true })).toBeVisible();
    await page.unroute('**/api/auth/request-2fa');
    const asked = page.waitForRequest('**/api/auth/request-2fa');
    await page.route('**/api/auth/request-2fa', (route) => route.fulfill({ json: { sent: true } }));
    await second.getByRole('button', { name: say('auth.second.send') }).click();
    expect((await asked).postDataJSON()).toMatchObject({ challenge: 'c', email: 'a@example.com' });
    await page.route('**/api/auth/verify-2fa', (route) => route.fulfill({ json: { valid: false, message: 'English' } }));
    const code = second.getByLabel(say('auth.second.code'));
    await code.fill('12a345');
    await expect(second.getByRole('button', { name: say('auth.second.verify'), exact: true })).toBeDisabled();
    await code.fill('123456');
    await second.getByRole('button', { name: say('auth.second.verify'), exact: true }).click();
    for (const id of ['failed', 'wrong']) await expect(page.getByText(say(`auth.second.${id}`), { exact: true })).toBeVisible();
    await expect(code).toHaveValue('');
  });
}

test('LG-010 TA-013 TA-033 a tenant with an account signs in from the letter’s link and adds the home', async ({ page }) => {
  const email = newEmail('kim');
  const [first, second] = [await issuedCode(page), await issuedCode(page)];
  const who = { email, password: PASSWORD, confirmPassword: PASSWORD, firstName: 'Kim', lastName: 'Larsen', phone: '514-555-0100', userType: 'tenant' };
  expect((await page.request.post('/api/auth/tenant-setup', { data: { ...who, tenantCode: first } })).status()).toBe(201);
  await page.goto(`/tenant-access?code=${second}`);
  await live(page);
  await press(page, 'Continue');
  await page.getByRole('link', { name: 'Sign in and add this home' }).click();
  await fill(page, email);
  await press(page, 'Login');
  await expect(page).toHaveURL(`/tenant-access?code=${second}`);
  await press(page, 'Continue');
  await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
  await press(page, 'Add this home');
  await expect(page.getByText('Home added')).toBeVisible();
  await expect(page).toHaveURL('/dashboards/tenant');
  await page.goto('/dashboards/tenant/lease');
  await expect(page.getByLabel('Home', { exact: true }).locator('option')).toHaveCount(2);
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

test('SF-003 SF-004 the portals of admins and staff name their own failures', async ({ page }) => {
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
