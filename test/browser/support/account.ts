import { readFileSync } from 'node:fs';
import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { rows, servedProduct } from '../../support/browser.js';
import { newEmail, PASSWORD } from './addresses.js';

export interface Person {
  email: string;
  token: string;
}

export async function call(request: APIRequestContext, path: string, data: object, token?: string) {
  const answer = await request.post(path, { data, headers: token ? { Authorization: `Bearer ${token}` } : {} });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.status() === 204 ? undefined : answer.json();
}

export async function landlord(request: APIRequestContext, userType = 'landlord'): Promise<Person> {
  const email = newEmail('account');
  const userData = {
    firstName: 'Nadia',
    lastName: 'Tremblay',
    userType,
    companyName: 'Tremblay Immobilier',
    phone: '514-555-0134',
  };
  const { access_token: token } = await call(request, '/api/auth/signup', { email, password: PASSWORD, userData });
  await rows('update app_user set email_verified_at = now() where email = $1', [email]);
  return { email, token };
}

/** A further session of the same person, as from another device. */
export const again = async (request: APIRequestContext, email: string): Promise<string> =>
  (await call(request, '/api/auth/signin', { email, password: PASSWORD })).access_token;

export async function tenantOf(request: APIRequestContext, { token }: Person): Promise<Person> {
  const place = {
    streetNumber: '4120',
    street: '17 Avenue SW',
    city: 'Calgary',
    region: 'AB',
    postalCode: 'T2S 0B3',
    country: 'CA',
  };
  const { id: propertyId } = await call(request, '/api/landlords/properties', place, token);
  const { id: unitId } = await call(request, `/api/landlords/properties/${propertyId}/units`, { label: '203' }, token);
  const who = { firstName: 'Lucía', lastName: 'Ortega', email: newEmail('lucia') };
  const terms = { startsOn: '2026-01-01', rentCents: 169_000, dueDay: 1, tenants: [{ ...who, language: 'en' }] };
  const { id: leaseId } = await call(request, `/api/landlords/units/${unitId}/leases`, terms, token);
  await call(request, `/api/landlords/leases/${leaseId}/activate`, {}, token);
  const { code } = await call(request, `/api/landlords/leases/${leaseId}/codes`, {}, token);
  const { access_token } = await call(request, '/api/auth/tenant-setup', {
    ...who,
    tenantCode: code,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  return { email: who.email, token: access_token };
}

/** Staff or an admin, who accepted an admin's invitation. */
export async function invited(request: APIRequestContext, userType: 'staff' | 'admin'): Promise<Person> {
  const { adminEmail, adminPassword } = servedProduct();
  const admin = await call(request, '/api/auth/signin', {
    email: adminEmail,
    password: adminPassword,
    portal: 'admin',
  });
  const email = newEmail(userType);
  const { invitationUrl } = await call(
    request,
    '/api/admin/users',
    { email, userType, firstName: 'Olivia', lastName: 'Grant' },
    admin.access_token,
  );
  const answer = await call(request, '/api/auth/invitation/accept', {
    token: new URL(invitationUrl).searchParams.get('token'),
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  return { email, token: answer.access_token };
}

/** The words of a language, by the ids that the settings, or another feature, use. */
export function wordsOf(language: string, feature = 'account'): (id: string) => string {
  const words = JSON.parse(readFileSync(`web/src/features/${feature}/messages/${language}.json`, 'utf8')) as Record<
    string,
    string
  >;
  return (id) => words[`${feature}.${id}`] ?? id;
}

/** What a screen says in place of “we have sent a mail” where none are sent: these tests have no SMTP server. */
export function keptMailTitle(language: string): string {
  return (
    (JSON.parse(readFileSync(`web/src/shared/mail/messages/${language}.json`, 'utf8')) as Record<string, string>)[
      'mail.kept.title'
    ] ?? ''
  );
}

/** Signed in once; what the page does with the session afterwards is its own affair. */
export async function open(browser: Browser, token: string, path: string, language = 'en'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, acceptDownloads: true });
  const page = await context.newPage();
  await page.goto('/login');
  await page.evaluate(
    ([held = '', code = '']) => {
      for (const key of ['auth_token', 'access_token']) localStorage.setItem(key, held);
      localStorage.setItem('language', code);
    },
    [token, language],
  );
  await page.goto(path);
  return page;
}

export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** The second step in the settings: turned on, and the codes made again. Answers those of the second time. */
export async function turnTwoStepsOn(page: Page, language: string): Promise<string[]> {
  const say = wordsOf(language);
  const dialog = page.getByRole('dialog');
  const codesOf = async (button: string, submit: string, code?: string) => {
    await askedForPassword(page, say, button, submit);
    if (code) await stepBy(page, language, code);
    await expect(dialog.getByRole('heading', { name: say('codes.title') })).toBeVisible();
    const codes = await dialog.getByRole('listitem').allTextContents();
    await dialog.getByRole('button', { name: say('codes.done') }).click();
    await expect(dialog).toHaveCount(0);
    return codes;
  };
  const first = await codesOf('twoStep.turnOn', 'twoStep.ask.on.submit');
  const second = await codesOf('twoStep.newCodes', 'twoStep.ask.codes.submit', first[0]);
  expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([10, 10, 20]);
  return second;
}

export async function turnTwoStepsOff(page: Page, language: string, code: string): Promise<void> {
  const say = wordsOf(language);
  await askedForPassword(page, say, 'twoStep.turnOff', 'twoStep.ask.off.submit');
  await stepBy(page, language, code);
  await expect(page.getByRole('button', { name: say('twoStep.turnOn'), exact: true })).toBeVisible();
}

/** Takes the second step by a recovery code. */
async function stepBy(page: Page, language: string, code: string): Promise<void> {
  const say = wordsOf(language, 'auth');
  const dialog = page.getByRole('dialog', { name: say('second.title') });
  await dialog.getByRole('radio', { name: say('second.by.recovery') }).check({ force: true });
  await dialog.getByRole('button', { name: say('continue'), exact: true }).click();
  await dialog.getByRole('textbox').fill(code);
  await dialog.getByRole('button', { name: say('second.verify'), exact: true }).click();
}

async function askedForPassword(
  page: Page,
  say: (id: string) => string,
  button: string,
  submit: string,
): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: say(button), exact: true }).click();
  await dialog.getByLabel(say('password.yours')).fill(PASSWORD);
  await dialog.getByRole('button', { name: say(submit), exact: true }).click();
}

/** Comes in by the dialog of a role on the public pages, with a recovery code as the second step. */
export async function signInByDialog(
  browser: Browser,
  role: 'landlord' | 'supplier' | 'tenant',
  email: string,
  code: string,
): Promise<void> {
  const page = await open(browser, '', `/?dialog=${role}`);
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('tablist') });
  await dialog.getByRole('tab', { name: role === 'tenant' ? 'Email' : 'Sign in' }).click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.locator('button[type=submit]').click();
  const second = page.getByRole('dialog', { name: 'Verify that it’s you' });
  await second.getByRole('radio', { name: /Recovery code/ }).check({ force: true });
  await second.getByRole('button', { name: 'Continue' }).click();
  await second.getByRole('textbox').fill(code);
  await second.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page).toHaveURL(`/dashboards/${role}`);
  await page.context().close();
}
