import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { PRODUCT } from '../../src/contract/product.js';
import { rows, servedProduct } from '../support/browser.js';
import { expectSeen, watchWords } from '../support/seen.js';

const PASSWORD = 'correct horse';
const LANGUAGES = ['en', 'fr', 'es'] as const;
let count = 0;
const newEmail = (name: string) => `${name}-${Date.now()}-${(count += 1)}@example.com`;

/** The words of a language, by the ids that the screens use; English ones are written out in the tests, word for word. */
function wordsOf(language: string): Record<string, string> {
  const read = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
  return { ...read(`web/src/features/auth/messages/${language}.json`), ...read(`web/src/api/messages/${language}.json`), ...read(`web/src/app/messages/${language}.json`) };
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

/** The error catalogue of the specification and its success toasts, word for word; other languages are written for their readers. */
const ENGLISH = {
  'errors.email_taken': 'An account with this email already exists. Please try logging in instead.',
  'errors.invalid_email': 'Please enter a valid email address.',
  'errors.invalid_credentials': 'Invalid email or password. Please check your credentials and try again.',
  'errors.network': 'Connection issue. Please check your internet connection and try again.',
  'errors.http': 'HTTP {status}',
  'errors.invalid_access_code': 'Invalid access code',
  'auth.toast.registrationFailed': 'Registration Failed',
  'auth.register.failed': 'Registration failed. Please try again.',
  'auth.toast.signInFailed': 'Login Failed',
  'auth.login.failed': 'Login failed. Please try again.',
  'auth.toast.demoFailed': 'Demo Login Failed',
  'auth.error.passwordsDiffer': 'Passwords do not match',
  'auth.error.passwordShort': 'Password must be at least {min} characters',
  'auth.portal.email': 'Email required',
  'auth.portal.emailWrong': 'Invalid email format',
  'auth.portal.password': 'Password required',
  'auth.portal.firstName': 'First name required',
  'auth.portal.lastName': 'Last name required',
  'auth.error.accessFailed': 'Access failed. Please check your code and try again.',
  'auth.error.setupFailed': 'Account setup failed',
  'auth.error.codeMissing': 'Please enter your tenant access code',
  'auth.error.occurred': 'An error occurred',
  'auth.facebook.notice': 'Facebook sign-in is not yet configured. Please use email signup.',
  'auth.google.failed': 'Error initializing Google authentication.',
  'auth.validation.title': 'Validation Error',
  'auth.validation.both': 'Please enter both email and password.',
  'auth.second.error': 'Error',
  'auth.second.sendFailed': 'Failed to send verification code',
  'auth.second.network': 'Network error. Please try again.',
  'auth.second.smsUnavailable': 'SMS Unavailable - Email Sent',
  'auth.second.failed': 'Verification Failed',
  'auth.second.wrong': 'Invalid verification code',
  'auth.admin.wrong': 'Invalid admin credentials',
  'auth.portal.failed': 'Failed to sign in',
  'auth.staff.wrong': 'Invalid staff credentials',
  'auth.staff.demoRefused': 'Demo login failed',
  'auth.staff.demoFailed': 'Failed to sign in with demo account',
  'auth.toast.accountCreated': 'Account created',
  'auth.toast.signedIn': 'Login Successful',
  'auth.toast.demo': 'Demo Login Successful',
  'app.session.signedOut': 'Logged Out',
  'auth.second.sent': 'Verification Code Sent',
  'auth.second.done': 'Verification Successful',
  'auth.second.doneText': 'You can now complete your login.',
};

/** The next answer of the server, in the shape of the API or without a word. */
async function answer(page: Page, path: string, status: number, body: object | string): Promise<void> {
  await page.unroute(`**${path}`);
  await page.route(`**${path}`, (route) => route.fulfill(typeof body === 'string' ? { status, contentType: 'text/html', body } : { status, json: body }));
}

const refused = (code: string) => ({ error: 'English', code, requestId: '1' });

for (const language of LANGUAGES) {
  const words = wordsOf(language);
  const say = (id: string, values: Record<string, string> = {}) => Object.entries(values).reduce((text, [name, value]) => text.replace(`{${name}}`, value), words[id] ?? id);
  const toast = (page: Page, id: string) => page.getByRole('region', { name: say('app.toasts.region') }).getByText(say(id), { exact: true });

  test(`LG-007 LG-012 LG-013 LG-014 LG-015 RG-004 RG-008 RG-009 RG-011 RG-012 RG-013 SE-005 SF-002 SF-003 SF-004 TA-005 TA-006 TA-012 TA-031 AD-002 ER-019 LN-015 the pages that let in say in ${language} what failed and what was done`, async ({ page }) => {
    test.setTimeout(120_000);
    expect(wordsOf('en')).toMatchObject(ENGLISH);
    await watchWords(page);
    const submit = () => page.locator('main button[type=submit]').click();
    const open = async (path: string) => {
      await page.unrouteAll();
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      await live(page);
    };
    const field = (id: string) => page.getByLabel(say(id), { exact: true });

    await open('/tenant-access');
    await submit();
    await expect(page.getByText(say('auth.error.codeMissing'))).toBeVisible();
    await field('auth.code').fill('ABCD2345');
    await submit();
    await expect(alert(page, say('errors.invalid_access_code'))).toBeVisible();
    await away(page, '/api/auth/tenant-code', 'network');
    await submit();
    await expect(alert(page, say('auth.error.accessFailed'))).toBeVisible();
    await answer(page, '/api/auth/tenant-code', 200, { needsAccountSetup: true, isFirstTime: true, invitation: { firstName: 'Kim', lastName: 'Larsen', email: 'kim@example.com', phone: '1', language } });
    await submit();
    await field('auth.password').fill(PASSWORD);
    await field('auth.confirmPassword').fill(PASSWORD);
    await answer(page, '/api/auth/tenant-setup', 401, refused('invalid_access_code'));
    await submit();
    await expect(alert(page, say('errors.invalid_access_code'))).toBeVisible();
    await away(page, '/api/auth/tenant-setup', 500);
    await submit();
    await expect(alert(page, say('auth.error.setupFailed'))).toBeVisible();

    await open('/register/landlord');
    const email = newEmail('ana');
    for (const [id, value] of [['firstName', 'Ana'], ['lastName', 'Ruiz'], ['email', 'a@b..co'], ['companyName', 'Casa'], ['phone', '1']] as const) await page.getByRole('textbox', { name: say(`auth.${id}`), exact: true }).fill(value);
    await field('auth.password').fill('12345');
    await field('auth.confirmPassword').fill('54321');
    await submit();
    await expect(page.getByText(say('auth.error.passwordShort', { min: '6' }))).toBeVisible();
    await expect(page.getByText(say('auth.error.passwordsDiffer'))).toBeVisible();
    await field('auth.password').fill(PASSWORD);
    await field('auth.confirmPassword').fill(PASSWORD);
    await submit();
    await expect(alert(page, say('errors.invalid_email'))).toBeVisible();
    await expect(toast(page, 'auth.toast.registrationFailed')).toBeVisible();
    await page.getByRole('textbox', { name: say('auth.email'), exact: true }).fill(servedProduct().adminEmail);
    await submit();
    await expect(alert(page, say('errors.email_taken'))).toBeVisible();
    await page.getByRole('textbox', { name: say('auth.email'), exact: true }).fill(email);
    for (const [refuse, text] of [
      [() => answer(page, '/api/auth/signup', 422, { error: 'The server’s own words', code: 'of_its_own', requestId: '1' }), 'The server’s own words'],
      [() => away(page, '/api/auth/signup', 503), say('errors.http', { status: '503' })],
      [() => away(page, '/api/auth/signup', 'network'), say('errors.network')],
      [() => answer(page, '/api/auth/signup', 201, 'no JSON'), say('auth.register.failed')],
    ] as const) {
      await refuse();
      await submit();
      await expect(alert(page, text)).toBeVisible();
      await expect(toast(page, 'auth.toast.registrationFailed')).toBeVisible();
    }
    await expect(field('auth.companyName')).toHaveValue('Casa');
    await page.unrouteAll();
    await submit();
    for (const text of [say('auth.toast.accountCreated'), say('auth.toast.welcome', { product: PRODUCT.name, firstName: 'Ana' }), say('auth.register.done', { firstName: 'Ana' })]) await expectSeen(page, text);
    await expect(toast(page, 'auth.toast.registrationFailed')).toBeHidden();
    await expect(page).toHaveURL('/dashboards/landlord');

    await open('/login');
    await press(page, say('auth.login.logoutAdmin'));
    await expectSeen(page, say('app.session.signedOut'));
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');

    await open('/login');
    await fill(page, email, 'wrong horse', words);
    for (const [refuse, text] of [
      [async () => undefined, say('errors.invalid_credentials')],
      [() => away(page, '/api/auth/signin', 'network'), say('errors.network')],
      [() => away(page, '/api/auth/signin', 502), say('errors.http', { status: '502' })],
      [() => answer(page, '/api/auth/signin', 200, 'no JSON'), say('auth.login.failed')],
    ] as const) {
      await refuse();
      await submit();
      await expect(alert(page, text)).toBeVisible();
      await expect(toast(page, 'auth.toast.signInFailed')).toBeVisible();
    }
    await expect(page.getByRole('textbox', { name: say('auth.email'), exact: true })).toHaveValue(email);
    await page.unrouteAll();
    await fill(page, email, PASSWORD, words);
    await submit();
    await expectSeen(page, say('auth.toast.signedIn'));
    await expect(page).toHaveURL('/dashboards/landlord');
    await page.evaluate(() => ['auth_token', 'access_token'].forEach((key) => localStorage.removeItem(key)));

    for (const [path, portal] of [['/admin-login', 'admin'], ['/staff-secret-login?next=/staff', 'staff']] as const) {
      await open(path);
      await fill(page, email, PASSWORD, words);
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
      await expect(page.getByRole('main').getByRole('alert').getByText(say(id), { exact: true })).toBeVisible();
      await expect(toast(page, 'auth.toast.demoFailed')).toBeVisible();
    }
    await page.unrouteAll();
    await press(page, say('auth.demo.staff'));
    await expectSeen(page, say('auth.toast.demo'));
    await expect(page).toHaveURL('/dashboards/staff');
  });

  test(`MD-006 MD-009 MD-010 MD-011 MD-012 MD-013 MD-014 MD-015 MD-016 MD-022 MD-023 MD-025 AD-005 AD-010 AD-012 AD-013 AD-014 AD-015 AD-018 AD-034 the dialogs say in ${language} what failed and what was done`, async ({ page }) => {
    test.setTimeout(120_000);
    await watchWords(page);
    const dialog = page.getByRole('dialog').filter({ has: page.getByRole('tablist') });
    const open = async (which: string) => {
      await page.goto(`/?lang=${language}&dialog=${which}`);
      await dialog.waitFor();
    };
    const submit = () => dialog.locator('button[type=submit]').click();
    const inDialog = (text: string) => expect(dialog.getByRole('alert').getByText(text, { exact: true })).toBeVisible();

    await open('landlord');
    await submit();
    for (const id of ['email', 'password']) await expect(dialog.getByText(say(`auth.portal.${id}`), { exact: true })).toBeVisible();
    await dialog.getByRole('textbox', { name: say('auth.email') }).fill('no address');
    await dialog.getByLabel(say('auth.password'), { exact: true }).fill('1234567');
    await submit();
    await expect(dialog.getByText(say('auth.portal.emailWrong'), { exact: true })).toBeVisible();
    await expect(dialog.getByText(say('auth.error.passwordShort', { min: '8' }))).toBeVisible();
    await dialog.getByRole('button', { name: say('auth.facebook') }).click();
    await inDialog(say('auth.facebook.notice'));
    await dialog.getByRole('button', { name: say('auth.google'), exact: true }).click();
    await inDialog(say('auth.google.failed'));
    await dialog.getByRole('tab', { name: say('auth.tab.signUp') }).click();
    await submit();
    for (const id of ['firstName', 'lastName']) await expect(dialog.getByText(say(`auth.portal.${id}`), { exact: true })).toBeVisible();

    await open('supplier');
    for (const [refuse, text] of [
      [() => away(page, '/api/auth/demo', 502), say('errors.http', { status: '502' })],
      [() => answer(page, '/api/auth/demo', 201, 'no JSON'), say('auth.error.occurred')],
    ] as const) {
      await refuse();
      await dialog.getByRole('button', { name: say('auth.demo.supplier') }).click();
      await inDialog(text);
      await expect(toast(page, 'auth.toast.demoFailed')).toBeVisible();
    }
    await dialog.getByRole('tab', { name: say('auth.tab.signUp') }).click();
    const email = newEmail('marc');
    for (const [id, value] of [['firstName', 'Marc'], ['lastName', 'Ouellet'], ['email', email], ['companyName', 'Plomberie'], ['phone', '1'], ['password', PASSWORD], ['confirmPassword', PASSWORD]] as const) await dialog.getByLabel(say(`auth.${id}`), { exact: true }).fill(value);
    await dialog.getByLabel(say('auth.serviceType')).selectOption(say('auth.service.plumbing'));
    await answer(page, '/api/auth/signup', 201, 'no JSON');
    await submit();
    await inDialog(say('auth.error.occurred'));
    await expect(toast(page, 'auth.toast.registrationFailed')).toBeVisible();
    await page.unrouteAll();
    await submit();
    await expect(dialog).toBeHidden();
    for (const id of ['auth.supplier.verify', 'auth.supplier.verifyText']) await expectSeen(page, say(id, { email }));

    await open('tenant');
    await dialog.getByRole('tab', { name: say('auth.tab.code') }).click();
    await dialog.getByLabel(say('auth.code')).fill('ABCD2345');
    await submit();
    await inDialog(say('errors.invalid_access_code'));
    await dialog.getByRole('tab', { name: say('auth.tab.email') }).click();
    await submit();
    for (const id of ['title', 'both']) await expect(toast(page, `auth.validation.${id}`)).toBeVisible();
    await dialog.getByRole('textbox', { name: say('auth.email') }).fill('nobody@example.com');
    await dialog.getByLabel(say('auth.password'), { exact: true }).fill('wrong horse');
    await submit();
    await inDialog(say('errors.invalid_credentials'));
    await expect(dialog.locator('button[type=submit]')).toBeEnabled();

    // The second step, in the same dialog's place.
    await answer(page, '/api/auth/signin', 401, { error: 'English', code: 'two_factor_required', challenge: 'c', methods: ['email', 'sms'], email: 'a@example.com', requestId: '1' });
    await submit();
    const second = page.getByRole('dialog', { name: say('auth.second.title') });
    const send = () => second.getByRole('button', { name: say('auth.second.send') }).click();
    for (const [refuse, text] of [
      [() => away(page, '/api/auth/request-2fa', 'network'), say('auth.second.network')],
      [() => answer(page, '/api/auth/request-2fa', 502, 'Bad Gateway'), say('auth.second.sendFailed')],
      [() => answer(page, '/api/auth/request-2fa', 422, { error: 'The server’s own words', code: 'of_its_own', requestId: '1' }), 'The server’s own words'],
    ] as const) {
      await refuse();
      await send();
      await expect(toast(page, 'auth.second.error')).toBeVisible();
      await expect(second.getByText(text, { exact: true })).toBeVisible();
    }
    const types: string[] = [];
    await page.unroute('**/api/auth/request-2fa');
    await page.route('**/api/auth/request-2fa', (route) => {
      const { type, challenge } = route.request().postDataJSON() as { type: string; challenge: string };
      types.push(`${type} ${challenge}`);
      return type === 'sms' ? route.fulfill({ status: 500, json: refused('sms_unavailable') }) : route.fulfill({ json: { sent: true } });
    });
    await second.getByText(say('auth.second.by.sms'), { exact: true }).click();
    await send();
    await expectSeen(page, say('auth.second.smsUnavailable'));
    await second.getByRole('button', { name: say('auth.second.change') }).click();
    await send();
    await expectSeen(page, say('auth.second.sent'));
    expect(types).toEqual(['sms c', 'email c', 'email c']);
    const code = second.getByLabel(say('auth.second.code'));
    const verify = second.getByRole('button', { name: say('auth.second.verify'), exact: true });
    await code.fill('12a345');
    await expect(verify).toBeDisabled();
    for (const [status, body] of [[200, { valid: false, message: 'English' }], [502, 'Bad Gateway']] as const) {
      await answer(page, '/api/auth/verify-2fa', status, body);
      await code.fill('123456');
      await verify.click();
      for (const id of ['failed', 'wrong']) await expect(toast(page, `auth.second.${id}`)).toBeVisible();
      await expect(code).toHaveValue('');
    }
    await answer(page, '/api/auth/verify-2fa', 200, { valid: true, message: 'English', verificationToken: 'v' });
    // What follows has no answer: nothing takes the note's place.
    await page.unroute('**/api/auth/signin');
    await page.route('**/api/auth/signin', () => undefined);
    await code.fill('123456');
    await verify.click();
    for (const id of ['done', 'doneText']) await expectSeen(page, say(`auth.second.${id}`));
  });
}

test('LN-015 what stands on the sign-in, its toast too, moves to the language that the reader chooses', async ({ page }) => {
  await page.goto('/login');
  await live(page);
  await press(page, 'Login');
  await expect(page.getByText('Email is required')).toBeVisible();
  await fill(page, 'nobody@example.com', 'wrong horse');
  await press(page, 'Login');
  for (const [language, name] of [['en', ''], ['fr', 'Français'], ['es', 'Español']] as const) {
    const words = wordsOf(language);
    if (name) {
      await page.getByRole('banner').getByRole('button').click();
      await page.getByRole('menuitemradio', { name }).click();
    }
    await expect(alert(page, words['errors.invalid_credentials'] ?? '')).toBeVisible();
    await expect(page.getByText(words['auth.toast.signInFailed'] ?? '', { exact: true })).toBeVisible();
  }
});

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

test('MD-016 Google is asked for a landlord; back from there the reason stands on /login', async ({ page }) => {
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
