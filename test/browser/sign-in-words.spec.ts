import { expect, test, type Page } from '@playwright/test';
import { PRODUCT } from '../../src/contract/product.js';
import { servedProduct } from '../support/browser.js';
import { expectSeen, watchWords } from '../support/seen.js';
import { newEmail, PASSWORD } from './support/addresses.js';
import { alert, answer, away, fill, LANGUAGES, live, press, refused, sayIn, wordsOf } from './support/ways-in.js';

/** The prescribed errors of docs/specification/sign-in.md and its success toasts, word for word; other languages are written for their readers. */
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

/** One visitor who meets all that goes wrong, in one language. */
function visitor(page: Page, language: string) {
  const { words, say, toast } = sayIn(language);
  return {
    page,
    words,
    say,
    toast,
    submit: () => page.locator('main button[type=submit]').click(),
    open: async (path: string) => {
      await page.unrouteAll();
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      await live(page);
    },
    field: (id: string) => page.getByLabel(say(id), { exact: true }),
  };
}

type Visitor = ReturnType<typeof visitor>;

async function atTheCode({ page, say, submit, open, field }: Visitor, language: string): Promise<void> {
  await open('/tenant-access');
  await submit();
  await expect(page.getByText(say('auth.error.codeMissing'))).toBeVisible();
  await field('auth.code').fill('ABCD2345');
  await submit();
  await expect(alert(page, say('errors.invalid_access_code'))).toBeVisible();
  await away(page, '/api/auth/tenant-code', 'network');
  await submit();
  await expect(alert(page, say('auth.error.accessFailed'))).toBeVisible();
  await answer(page, '/api/auth/tenant-code', 200, {
    needsAccountSetup: true,
    isFirstTime: true,
    invitation: { firstName: 'Kim', lastName: 'Larsen', email: 'kim@example.com', phone: '514-555-0134', language },
  });
  await submit();
  await field('auth.password').fill(PASSWORD);
  await field('auth.confirmPassword').fill(PASSWORD);
  await answer(page, '/api/auth/tenant-setup', 401, refused('invalid_access_code'));
  await submit();
  await expect(alert(page, say('errors.invalid_access_code'))).toBeVisible();
  await away(page, '/api/auth/tenant-setup', 500);
  await submit();
  await expect(alert(page, say('auth.error.setupFailed'))).toBeVisible();
}

async function atTheSignUp({ page, say, toast, submit, open, field }: Visitor, email: string): Promise<void> {
  await open('/register/landlord');
  for (const [id, value] of [
    ['firstName', 'Ana'],
    ['lastName', 'Ruiz'],
    ['email', 'a@b..co'],
    ['companyName', 'Casa'],
    ['phone', '514-555-0134'],
  ] as const)
    await page.getByRole('textbox', { name: say(`auth.${id}`), exact: true }).fill(value);
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
    [
      () =>
        answer(page, '/api/auth/signup', 422, { error: 'The server’s own words', code: 'of_its_own', requestId: '1' }),
      say('errors.http', { status: '422' }),
    ],
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
  for (const text of [
    say('auth.toast.accountCreated'),
    say('auth.toast.welcome', { product: PRODUCT.name, firstName: 'Ana' }),
    say('auth.register.done', { firstName: 'Ana' }),
  ])
    await expectSeen(page, text);
  await expect(toast(page, 'auth.toast.registrationFailed')).toBeHidden();
  await expect(page).toHaveURL('/dashboards/landlord');
}

async function atTheSignIn({ page, words, say, toast, submit, open }: Visitor, email: string): Promise<void> {
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
}

async function atTheOfficesDoors({ page, words, say, toast, submit, open }: Visitor, email: string): Promise<void> {
  for (const [path, portal] of [
    ['/admin-login', 'admin'],
    ['/staff-secret-login?next=/staff', 'staff'],
  ] as const) {
    await open(path);
    await fill(page, email, PASSWORD, words);
    await submit();
    await expect(alert(page, say(`auth.${portal}.wrong`))).toBeVisible();
    await away(page, '/api/auth/signin', 'network');
    await submit();
    await expect(alert(page, say('auth.portal.failed'))).toBeVisible();
  }
  await page.getByRole('tab', { name: say('auth.tab.demo') }).click();
  for (const [how, id] of [
    [502, 'auth.staff.demoRefused'],
    ['network', 'auth.staff.demoFailed'],
  ] as const) {
    await away(page, '/api/auth/demo', how);
    await press(page, say('auth.demo.staff'));
    await expect(page.getByRole('main').getByRole('alert').getByText(say(id), { exact: true })).toBeVisible();
    await expect(toast(page, 'auth.toast.demoFailed')).toBeVisible();
  }
  await page.unrouteAll();
  await press(page, say('auth.demo.staff'));
  await expectSeen(page, say('auth.toast.demo'));
  await expect(page).toHaveURL('/dashboards/staff');
}

for (const language of LANGUAGES) {
  test(`LG-007 LG-012 LG-013 LG-014 LG-015 RG-004 RG-008 RG-009 RG-011 RG-012 RG-013 SE-005 SF-002 SF-003 SF-004 TA-005 TA-006 TA-012 TA-031 AD-002 ER-019 LN-015 the pages that let in say in ${language} what failed and what was done`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    expect(wordsOf('en')).toMatchObject(ENGLISH);
    await watchWords(page);
    const who = visitor(page, language);
    const email = newEmail('ana');
    await atTheCode(who, language);
    await atTheSignUp(who, email);
    await atTheSignIn(who, email);
    await atTheOfficesDoors(who, email);
  });
}

test('LN-015 what stands on the sign-in, its toast too, moves to the language that the reader chooses', async ({
  page,
}) => {
  await page.goto('/login');
  await live(page);
  await press(page, 'Login');
  await expect(page.getByText('Email is required')).toBeVisible();
  await fill(page, 'nobody@example.com', 'wrong horse');
  await press(page, 'Login');
  for (const [language, name] of [
    ['en', ''],
    ['fr', 'Français'],
    ['es', 'Español'],
  ] as const) {
    const words = wordsOf(language);
    if (name) {
      await page.getByRole('banner').getByRole('button').click();
      await page.getByRole('menuitemradio', { name }).click();
    }
    await expect(alert(page, words['errors.invalid_credentials'] ?? '')).toBeVisible();
    await expect(page.getByText(words['auth.toast.signInFailed'] ?? '', { exact: true })).toBeVisible();
  }
});
