import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stepOf, totpAt } from '../../src/modules/twofactor/totp.js';
import { rows, servedProduct } from '../support/browser.js';
import { expectSeen, timesSeen, watchWords } from '../support/seen.js';
import { unzip } from '../support/unzip.js';

const PASSWORD = 'correct horse';
let count = 0;

interface Person {
  email: string;
  token: string;
}

async function call(request: APIRequestContext, path: string, data: object, token?: string) {
  const answer = await request.post(path, { data, headers: token ? { Authorization: `Bearer ${token}` } : {} });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.status() === 204 ? undefined : answer.json();
}

async function landlord(request: APIRequestContext, userType = 'landlord'): Promise<Person> {
  const email = `account-${Date.now()}-${(count += 1)}@example.com`;
  const userData = { firstName: 'Nadia', lastName: 'Tremblay', userType, companyName: 'Tremblay Immobilier', phone: '514-555-0134' };
  const { access_token: token } = await call(request, '/api/auth/signup', { email, password: PASSWORD, userData });
  await rows('update app_user set email_verified_at = now() where email = $1', [email]);
  return { email, token };
}

/** A further session of the same person, as from another device. */
const again = async (request: APIRequestContext, email: string): Promise<string> => (await call(request, '/api/auth/signin', { email, password: PASSWORD })).access_token;

async function tenantOf(request: APIRequestContext, { token }: Person): Promise<Person> {
  const place = { streetNumber: '4120', street: '17 Avenue SW', city: 'Calgary', region: 'AB', postalCode: 'T2S 0B3', country: 'CA' };
  const { id: propertyId } = await call(request, '/api/landlords/properties', place, token);
  const { id: unitId } = await call(request, `/api/landlords/properties/${propertyId}/units`, { label: '203' }, token);
  const who = { firstName: 'Lucía', lastName: 'Ortega', email: `lucia-${Date.now()}-${(count += 1)}@example.com` };
  const terms = { startsOn: '2026-01-01', rentCents: 169_000, dueDay: 1, tenants: [{ ...who, language: 'en' }] };
  const { id: leaseId } = await call(request, `/api/landlords/units/${unitId}/leases`, terms, token);
  await call(request, `/api/landlords/leases/${leaseId}/activate`, {}, token);
  const { code } = await call(request, `/api/landlords/leases/${leaseId}/codes`, {}, token);
  const { access_token } = await call(request, '/api/auth/tenant-setup', { ...who, tenantCode: code, password: PASSWORD, confirmPassword: PASSWORD });
  return { email: who.email, token: access_token };
}

/** Staff or an admin, who took up an admin's invitation. */
async function invited(request: APIRequestContext, userType: 'staff' | 'admin'): Promise<Person> {
  const { adminEmail, adminPassword } = servedProduct();
  const admin = await call(request, '/api/auth/signin', { email: adminEmail, password: adminPassword, portal: 'admin' });
  const email = `${userType}-${Date.now()}-${(count += 1)}@example.com`;
  const { invitationUrl } = await call(request, '/api/admin/users', { email, userType, firstName: 'Olivia', lastName: 'Grant' }, admin.access_token);
  const answer = await call(request, '/api/auth/invitation/accept', { token: new URL(invitationUrl).searchParams.get('token'), password: PASSWORD, confirmPassword: PASSWORD });
  return { email, token: answer.access_token };
}

/** The words of a language, by the ids that the settings use. */
function wordsOf(language: string): (id: string) => string {
  const words = JSON.parse(readFileSync(`web/src/features/account/messages/${language}.json`, 'utf8')) as Record<string, string>;
  return (id) => words[`account.${id}`] ?? id;
}

/** Signed in once; what the page does with the session afterwards is its own affair. */
async function open(browser: Browser, token: string, path: string, language = 'en'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, acceptDownloads: true });
  const page = await context.newPage();
  await page.goto('/login');
  await page.evaluate(([held = '', code = '']) => {
    for (const key of ['auth_token', 'access_token']) localStorage.setItem(key, held);
    localStorage.setItem('language', code);
  }, [token, language]);
  await page.goto(path);
  return page;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

test('ST-001 ST-002 ST-003 ST-004 ST-006 a tenant’s settings: what the lease fixes, what can be changed, and the language', async ({ browser, request }) => {
  const tenant = await tenantOf(request, await landlord(request));
  const page = await open(browser, tenant.token, '/dashboards/tenant');
  await page.getByRole('button', { name: /Lucía Ortega/ }).click();
  await page.getByRole('menuitem', { name: 'Account settings' }).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Lucía Ortega');
  await expect(page.getByText('To change it, please contact your property manager.')).toBeVisible();
  await expect(page.getByLabel('Property address')).toHaveValue(/4120 17 Avenue SW, 203, Calgary/);
  for (const fixed of ['Full name', 'Property address']) await expect(page.getByLabel(fixed)).not.toBeEditable();
  await page.getByLabel('Phone', { exact: true }).fill('403-555-0177');
  await page.getByLabel('Emergency contact name').fill('Ana Ortega');
  await page.getByLabel('Emergency contact phone').fill('403-555-0188');
  await page.getByLabel('Additional notes').fill('One cat');
  await page.getByLabel('Language preference').selectOption('Français');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profil mis à jour').or(page.getByText('Profile Updated'))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Paramètres du compte' })).toBeVisible();
  for (const wish of ['Notifications par courriel', 'Notifications par texto', 'Rappels de paiement du loyer', 'Suivi des demandes d’entretien']) {
    await expect(page.getByRole('switch', { name: wish })).toBeEnabled();
  }
  await page.getByRole('switch', { name: 'Rappels de paiement du loyer' }).click({ force: true });
  // The words of the first save may still stand there: what is stored tells that the second was taken.
  const saved = async () => (await rows('select phone, emergency_contact_name, additional_notes, language, rent_reminders from app_user where email = $1', [tenant.email]))[0];
  await expect.poll(saved).toEqual({ phone: '403-555-0177', emergency_contact_name: 'Ana Ortega', additional_notes: 'One cat', language: 'fr', rent_reminders: false });

  // The same on a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  const reminders = page.getByRole('switch', { name: 'Rappels de paiement du loyer' });
  // While the first is being saved the switch takes no press, and the page moves as it becomes narrow.
  await expect(reminders).toBeEnabled();
  await reminders.press('Space');
  await expect.poll(saved).toMatchObject({ rent_reminders: true });
  await page.getByRole('textbox', { name: /^Notes/ }).fill('Two cats');
  await page.getByRole('button', { name: 'Enregistrer les modifications' }).click();
  await expect.poll(saved).toMatchObject({ additional_notes: 'Two cats' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});

const ROLES = [
  { role: 'landlord', from: 'en', to: 'fr', name: 'Français', labels: ['firstName', 'lastName', 'companyName', 'email', 'phone', 'language'], wishes: ['emailNotifications', 'smsNotifications', 'maintenanceUpdates'] },
  { role: 'supplier', from: 'fr', to: 'es', name: 'Español', labels: ['firstName', 'lastName', 'companyName', 'email', 'phone', 'language'], wishes: ['emailNotifications', 'smsNotifications', 'maintenanceUpdates'] },
  { role: 'staff', from: 'es', to: 'en', name: 'English', labels: ['firstName', 'lastName', 'email', 'phone', 'language'], wishes: ['emailNotifications'] },
  { role: 'admin', from: 'en', to: 'es', name: 'Español', labels: ['firstName', 'lastName', 'email', 'phone', 'language'], wishes: ['emailNotifications'] },
] as const;

for (const { role, from, to, name, labels, wishes } of ROLES) {
  test(`ST-003 ST-004 ST-006 AD-033 the settings of a ${role}: what failed, what is saved, the language of everything, and the second step`, async ({ browser, request }) => {
    expect([wordsOf('en')('saved'), wordsOf('en')('saveFailed')]).toEqual(['Profile Updated', 'Profile update failed']);
    const { email, token } = await (role === 'staff' || role === 'admin' ? invited(request, role) : landlord(request, role));
    const page = await open(browser, token, '/forgot-password', from);
    await watchWords(page);
    await page.goto(`/dashboards/${role}/account`);
    const [before, after] = [wordsOf(from), wordsOf(to)];
    for (const id of labels) await expect(page.getByLabel(before(id), { exact: true })).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(wishes.length);
    for (const id of wishes) await expect(page.getByRole('switch', { name: before(id) })).toBeVisible();
    if (role === 'supplier') await expect(page.getByLabel(before('companyName'), { exact: true })).not.toBeEditable();
    await page.getByLabel(before('phone'), { exact: true }).fill('403-555-0177');
    await page.getByLabel(before('language'), { exact: true }).selectOption(name);
    await page.route('**/api/profiles/me', (route) => (route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: { error: 'English', code: 'internal', requestId: '1' } }) : route.fallback()));
    await page.getByRole('button', { name: before('save') }).click();
    await expect(page.getByText(before('saveFailed'), { exact: true })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: before('save') }).click();
    await expectSeen(page, after('saved'));
    await expect(page.getByText(before('saveFailed'), { exact: true })).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${to}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(after('title'));
    expect(await rows('select phone, language from app_user where email = $1', [email])).toEqual([{ phone: '403-555-0177', language: to }]);

    await page.getByRole('link', { name: after('tab.security') }).click();
    const dialog = page.getByRole('dialog');
    const step = async (button: string, submit: string) => {
      await page.getByRole('button', { name: after(button), exact: true }).click();
      await dialog.getByLabel(after('password.yours')).fill(PASSWORD);
      await dialog.getByRole('button', { name: after(submit), exact: true }).click();
    };
    const kept = async () => {
      await expect(dialog.getByRole('heading', { name: after('codes.title') })).toBeVisible();
      const codes = await dialog.getByRole('listitem').allTextContents();
      await dialog.getByRole('button', { name: after('codes.done') }).click();
      return codes;
    };
    await step('twoStep.turnOn', 'twoStep.ask.on.submit');
    const first = await kept();
    await step('twoStep.newCodes', 'twoStep.ask.codes.submit');
    const second = await kept();
    expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([10, 10, 20]);
    await step('twoStep.turnOff', 'twoStep.ask.off.submit');
    await expectSeen(page, after('twoStep.off'));
  });
}

test('AD-003 AD-017 AD-036 staff and admins come in by their own doors with the second step, and to their own dashboards', async ({ browser, request }) => {
  for (const [userType, door, home] of [['staff', '/staff-secret-login?next=/staff', '/dashboards/staff'], ['admin', '/admin-login', '/admin']] as const) {
    const { email, token } = await invited(request, userType);
    await call(request, '/api/auth/two-factor/on', { currentPassword: PASSWORD }, token);
    const page = await open(browser, '', door);
    await page.locator('html[data-live]').waitFor();
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Verify that it is you' });
    await dialog.getByRole('button', { name: 'Send the code' }).click();
    await expect(dialog.getByLabel('Verification code')).toBeVisible();
    const [sent] = await rows<{ code: string }>("select params->>'code' as code from outbox_message where recipient = $1 and template = 'twofactor.code'", [email]);
    await dialog.getByLabel('Verification code').fill(sent?.code ?? '');
    const again = page.waitForRequest((one) => one.url().endsWith('/api/auth/signin'));
    await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
    expect((await again).postDataJSON()).toMatchObject({ email, password: PASSWORD, portal: userType, verificationToken: expect.any(String) });
    await expect(page).toHaveURL(home);
    await page.context().close();
  }
});

const WRONG = {
  en: { submit: 'Change password', labels: ['Current password', 'New password', 'Confirm new password'], short: 'Password must be at least 6 characters', differ: 'Passwords do not match', wrong: 'This password is not right.' },
  fr: { submit: 'Changer le mot de passe', labels: ['Mot de passe actuel', 'Nouveau mot de passe', 'Confirmer le nouveau mot de passe'], short: 'Le mot de passe doit compter au moins 6 caractères', differ: 'Les mots de passe ne correspondent pas', wrong: 'Ce mot de passe n’est pas le bon.' },
  es: { submit: 'Cambiar la contraseña', labels: ['Contraseña actual', 'Contraseña nueva', 'Confirme la contraseña nueva'], short: 'La contraseña debe tener al menos 6 caracteres', differ: 'Las contraseñas no coinciden', wrong: 'Esta contraseña no es correcta.' },
} as const;

test('SE-008 a new password: the documented errors in three languages, then every other device is out', async ({ browser, request }) => {
  const { email, token } = await landlord(request);
  const other = await again(request, email);
  const page = await open(browser, token, '/dashboards/landlord/account/security');
  for (const [language, words] of Object.entries(WRONG)) {
    await page.evaluate((code) => localStorage.setItem('language', code), language);
    await page.reload();
    const [current, fresh, repeat] = words.labels.map((label) => page.getByLabel(label, { exact: true }));
    const send = () => page.getByRole('button', { name: words.submit }).click();
    await current?.fill('wrong horse');
    await fresh?.fill('12345');
    await repeat?.fill('54321');
    await send();
    await expect(page.getByText(words.short)).toBeVisible();
    await expect(page.getByText(words.differ)).toBeVisible();
    await fresh?.fill('blue door');
    await repeat?.fill('blue door');
    await send();
    await expect(page.getByRole('alert').filter({ hasText: words.wrong })).toBeVisible();
  }
  await page.getByLabel('Contraseña actual', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
  await expect(page.getByText('Contraseña cambiada')).toBeVisible();
  const me = (held: string) => request.get('/api/profiles/me', { headers: { Authorization: `Bearer ${held}` } });
  expect([(await me(other)).status(), (await me(token)).status()]).toEqual([401, 200]);
});

function fromBase32(text: string): Buffer {
  const bits = [...text.replace(/\s/g, '')].map((char) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(char).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

test('AD-033 an authenticator app and recovery codes: shown once, kept as a file, good for a sign-in; off by the password', async ({ browser, request }) => {
  const { email, token } = await landlord(request);
  const page = await open(browser, token, '/dashboards/landlord/account/security');
  const dialog = page.getByRole('dialog');
  const password = () => dialog.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await password();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await dialog.getByLabel('Code from the app').fill('123');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('Please enter a 6-digit verification code.')).toBeVisible();
  const secret = fromBase32((await dialog.locator('code').textContent()) ?? '');
  await dialog.getByLabel('Code from the app').fill(totpAt(secret, stepOf(new Date())));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const codes = await dialog.getByRole('listitem').allTextContents();
  const [file] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Download' }).click()]);
  expect(await readFile(await file.path(), 'utf8')).toContain(codes.join('\n'));
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 left')).toBeVisible();

  const elsewhere = await open(browser, '', '/login');
  await signIn(elsewhere, email);
  await expect(elsewhere.getByRole('radio', { name: /Authenticator app/ })).toBeChecked();
  await elsewhere.getByRole('radio', { name: /Recovery code/i }).check({ force: true });
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await elsewhere.getByRole('dialog').getByRole('textbox').fill(codes[0] ?? '');
  await elsewhere.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(elsewhere).toHaveURL('/dashboards/landlord');

  await page.reload();
  await expect(page.getByText('9 left')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await password();
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Two-step verification is off')).toBeVisible();
  await call(request, '/api/auth/signin', { email, password: PASSWORD });
});

const ENDED = 'Your session has ended. Please sign in again.';

test('SE-012 a session that is revoked while somebody types: one notice, the right sign-in, and the text is back, the password not', async ({ browser, request }) => {
  const { email, token } = await landlord(request);
  const page = await open(browser, token, '/dashboards/landlord/account/security');
  await watchWords(page);
  await page.reload();
  // The stream of live updates would find the session gone by itself, before or after the press below.
  await page.route('**/api/events', (route) => route.abort());
  await page.getByLabel('New email address').fill('somewhere@example.com');
  await page.getByLabel('Your password').fill('half a secret');
  await call(request, '/api/auth/sessions/end-others', {}, await again(request, email));
  await page.getByRole('button', { name: 'Change email address' }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expectSeen(page, ENDED);
  expect(await timesSeen(page, ENDED)).toBe(1);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('half a secret');
  await signIn(page, email);
  await expect(page).toHaveURL('/dashboards/landlord/account/security');
  await expect(page.getByLabel('New email address')).toHaveValue('somewhere@example.com');
  await expect(page.getByLabel('Your password')).toHaveValue('');
});

test('SE-006 SE-012 a second tab: what ends the session in one ends it in the other with the same word and keeps its text; so does a sign-out', async ({ browser, request }) => {
  const { email, token } = await landlord(request);
  const one = await open(browser, token, '/dashboards/landlord/account/security');
  const two = await one.context().newPage();
  for (const page of [one, two]) {
    await page.route('**/api/events', (route) => route.abort());
    await watchWords(page);
  }
  const address = (page: Page) => page.getByLabel('New email address');
  await one.reload();
  await two.goto('/dashboards/landlord/account/security');
  await address(two).fill('somewhere@example.com');
  await call(request, '/api/auth/sessions/end-others', {}, await again(request, email));
  await address(one).fill('another@example.com');
  await one.getByLabel('Your password').fill(PASSWORD);
  await one.getByRole('button', { name: 'Change email address' }).click();
  for (const page of [one, two]) {
    await expect(page).toHaveURL('/login?next=%2Fdashboards%2Flandlord%2Faccount%2Fsecurity');
    await expectSeen(page, ENDED);
    expect([await timesSeen(page, ENDED), await timesSeen(page, 'Logged Out')]).toEqual([1, 0]);
  }
  await signIn(two, email);
  await expect(two).toHaveURL('/dashboards/landlord/account/security');
  await expect(address(two)).toHaveValue('somewhere@example.com');

  await address(two).fill('elsewhere@example.com');
  await one.goto('/login');
  await one.getByRole('button', { name: 'Logout (Admin)' }).click();
  await expect(two).toHaveURL('/');
  expect(await two.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  await two.goto('/login?next=/dashboards/landlord/account/security');
  await signIn(two, email);
  await expect(address(two)).toHaveValue('elsewhere@example.com');
});

test('SE-013 sessions are listed and ended; a new address counts by its link, and a second press on a link says that all is well', async ({ browser, request }) => {
  const { email, token } = await landlord(request);
  const [phone, tablet] = [await again(request, email), await again(request, email)];
  const page = await open(browser, token, '/dashboards/landlord/account/security');
  const list = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(list).toHaveCount(3);
  await expect(list.first()).toContainText('This device');
  await list.nth(1).getByRole('button').click();
  await expect(list).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(list).toHaveCount(1);
  const me = async (held: string) => (await request.get('/api/profiles/me', { headers: { Authorization: `Bearer ${held}` } })).status();
  expect([await me(phone), await me(tablet), await me(token)]).toEqual([401, 401, 200]);

  await page.getByLabel('New email address').fill(`new-${email}`);
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change email address' }).click();
  await expect(page.getByText('Please check your inbox.')).toBeVisible();
  const link = async (to: string) => {
    const [mail] = await rows<{ url: string }>("select params->>'url' as url from outbox_message where recipient = $1 order by id desc limit 1", [to]);
    const { pathname, search } = new URL(mail?.url ?? 'http://no.mail');
    return pathname + search;
  };
  const verification = await link(email);
  await page.goto(await link(`new-${email}`));
  await expect(page.getByText(`new-${email}`)).toBeVisible();
  await rows('update app_user set email = $1 where email = $2', [email, `new-${email}`]);
  await page.goto(verification);
  await expect(page.getByRole('heading', { name: 'Your email is already verified' }).or(page.getByRole('heading', { name: 'Your email is verified' }))).toBeVisible();
  await page.goto('/login');
  await page.goto(verification);
  await expect(page.getByRole('heading', { name: 'Your email is already verified' })).toBeVisible();
});

test('SE-017 a copy of everything to take along, and the end of the account: refused with the reason, then for good', async ({ browser, request }) => {
  const busy = await landlord(request);
  await tenantOf(request, busy);
  const refused = await open(browser, busy.token, '/dashboards/landlord/account/data', 'fr');
  await expect(refused.getByText('Mettez d’abord fin à vos baux actifs.')).toBeVisible();
  await expect(refused.getByRole('button', { name: 'Supprimer mon compte' })).toBeDisabled();

  const { email, token } = await landlord(request);
  const page = await open(browser, token, '/dashboards/landlord/account/data');
  const [copy] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download my data' }).click()]);
  const profile = unzip(await readFile(await copy.path())).get('profile.json')?.toString();
  expect(profile).toContain(email);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill('wrong horse');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'This password is not right.' })).toBeVisible();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account is deleted')).toBeVisible();
  const answer = await request.post('/api/auth/signin', { data: { email, password: PASSWORD } });
  expect(answer.status()).toBe(401);
});
