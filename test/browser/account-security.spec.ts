import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { Secret } from 'otpauth';
import { stepOf } from '../../src/modules/twofactor/totp.js';
import { rows } from '../support/browser.js';
import { totpAt } from '../support/totp.js';
import { again, call, invited, keptMailTitle, landlord, open, signIn, wordsOf } from './support/account.js';
import { PASSWORD } from './support/addresses.js';

test('AD-003 AD-017 AD-036 staff and admins come in by their own doors with the second step, and to their own dashboards', async ({
  browser,
  request,
}) => {
  for (const [userType, door, home] of [
    ['staff', '/staff-secret-login?next=/staff', '/dashboards/staff'],
    ['admin', '/admin-login', '/admin'],
  ] as const) {
    const { email, token } = await invited(request, userType);
    await call(request, '/api/auth/two-factor/on', { currentPassword: PASSWORD }, token);
    const page = await open(browser, '', door);
    await page.locator('html[data-live]').waitFor();
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Verify that it’s you' });
    await dialog.getByRole('button', { name: 'Send the code' }).click();
    await expect(dialog.getByLabel('Verification code')).toBeVisible();
    const [sent] = await rows<{ code: string }>(
      "select params->>'code' as code from outbox_message where recipient = $1 and template = 'twofactor.code'",
      [email],
    );
    await dialog.getByLabel('Verification code').fill(sent?.code ?? '');
    const again = page.waitForRequest((one) => one.url().endsWith('/api/auth/signin'));
    await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
    expect((await again).postDataJSON()).toMatchObject({
      email,
      password: PASSWORD,
      portal: userType,
      verificationToken: expect.any(String),
    });
    await expect(page).toHaveURL(home);
    await page.context().close();
  }
});

const WRONG = {
  en: {
    submit: 'Change password',
    labels: ['Current password', 'New password', 'Confirm new password'],
    short: 'Password must be at least 6 characters',
    differ: 'Passwords do not match',
    wrong: 'This password isn’t correct.',
  },
  fr: {
    submit: 'Changer le mot de passe',
    labels: ['Mot de passe actuel', 'Nouveau mot de passe', 'Confirmer le nouveau mot de passe'],
    short: 'Le mot de passe doit compter au moins 6 caractères',
    differ: 'Les mots de passe ne correspondent pas',
    wrong: 'Ce mot de passe n’est pas le bon.',
  },
  es: {
    submit: 'Cambiar la contraseña',
    labels: ['Contraseña actual', 'Contraseña nueva', 'Confirme la contraseña nueva'],
    short: 'La contraseña debe tener al menos 6 caracteres',
    differ: 'Las contraseñas no coinciden',
    wrong: 'Esta contraseña no es correcta.',
  },
} as const;

test('SE-008 a new password: the documented errors in three languages, then every other device is out', async ({
  browser,
  request,
}) => {
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

const fromBase32 = (text: string): Buffer => Buffer.from(Secret.fromBase32(text.replace(/\s/g, '')).bytes);

test('AD-033 an authenticator app and recovery codes: shown once, kept as a file, good for a sign-in; SEC-08 off by the password and the second step', async ({
  browser,
  request,
}) => {
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
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(codes.join('\n'));
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('10 left')).toBeVisible();

  const elsewhere = await open(browser, '', '/login');
  await signIn(elsewhere, email);
  await expect(elsewhere.getByRole('radio', { name: /Authenticator app/ })).toBeChecked();
  await elsewhere.getByRole('radio', { name: /Recovery code/i }).check({ force: true });
  await elsewhere.getByRole('button', { name: 'Continue' }).click();
  await elsewhere
    .getByRole('dialog')
    .getByRole('textbox')
    .fill(codes[0] ?? '');
  await elsewhere.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(elsewhere).toHaveURL('/dashboards/landlord');

  await page.reload();
  await expect(page.getByText('9 left')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await password();
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  const second = page.getByRole('dialog', { name: 'Verify that it’s you' });
  await second.getByRole('radio', { name: /Recovery code/i }).check({ force: true });
  await second.getByRole('button', { name: 'Continue' }).click();
  await second.getByRole('textbox').fill(codes[1] ?? '');
  await second.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Two-step verification is off')).toBeVisible();
  await call(request, '/api/auth/signin', { email, password: PASSWORD });
});

test('SEC-08 another address and phone number ask for the second step in a dialog, in three languages; closing it keeps what was typed', async ({
  browser,
  request,
}) => {
  const { email, token } = await landlord(request);
  await call(request, '/api/auth/two-factor/on', { currentPassword: PASSWORD }, token);
  const sentCode = async () =>
    (
      await rows<{ code: string }>(
        "select params->>'code' as code from outbox_message where recipient = $1 and template = 'twofactor.code' order by id desc limit 1",
        [email],
      )
    )[0]?.code ?? '';
  const page = await open(browser, token, '/dashboards/landlord/account/security');
  for (const language of ['fr', 'es', 'en']) {
    const [words, step] = [wordsOf(language), wordsOf(language, 'auth')];
    await page.evaluate((code) => localStorage.setItem('language', code), language);
    await page.goto('/dashboards/landlord/account/security');
    const section = page
      .getByRole('region', { name: words('email.title') })
      .or(page.locator('section', { has: page.getByRole('heading', { name: words('email.title') }) }))
      .first();
    const address = `${language}-${email}`;
    await section.getByLabel(words('email.new')).fill(address);
    await section.getByLabel(words('password.yours'), { exact: true }).fill(PASSWORD);
    const submit = () => section.getByRole('button', { name: words('email.submit') }).click();
    await submit();
    const dialog = page.getByRole('dialog', { name: step('second.title') });
    await dialog.getByRole('button', { name: step('close'), exact: true }).click();
    await expect(section.getByText(words('error.secondStep'))).toBeVisible();
    await expect(section.getByLabel(words('email.new'))).toHaveValue(address);
    await submit();
    await dialog.getByRole('button', { name: step('second.send') }).click();
    await expect(dialog.getByLabel(step('second.code'))).toBeVisible();
    await dialog.getByLabel(step('second.code')).fill(await sentCode());
    await dialog.getByRole('button', { name: step('second.verify'), exact: true }).click();
    await expect(section.getByText(keptMailTitle(language))).toBeVisible();
    expect(
      await rows("select 1 from outbox_message where recipient = $1 and template = 'auth.changeEmail'", [address]),
    ).toHaveLength(1);
  }
  await page.goto('/dashboards/landlord/account');
  await page.getByLabel('Phone', { exact: true }).fill('514-555-0199');
  await page.getByRole('button', { name: 'Save changes' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Verify that it’s you' });
  await dialog.getByRole('button', { name: 'Send the code' }).click();
  await expect(dialog.getByLabel('Verification code')).toBeVisible();
  await dialog.getByLabel('Verification code').fill(await sentCode());
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Profile Updated')).toBeVisible();
  expect(await rows('select phone from app_user where email = $1', [email])).toEqual([{ phone: '514-555-0199' }]);
});
