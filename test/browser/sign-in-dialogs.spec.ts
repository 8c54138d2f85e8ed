import { expect, test } from '@playwright/test';
import { expectSeen, watchWords } from '../support/seen.js';
import { newEmail, PASSWORD } from './support/addresses.js';
import { alert, answer, away, LANGUAGES, press, refused, sayIn, wordsOf } from './support/ways-in.js';

for (const language of LANGUAGES) {
  const { say, toast } = sayIn(language);

  test(`MD-006 MD-009 MD-010 MD-011 MD-012 MD-013 MD-014 MD-015 MD-016 MD-022 MD-023 MD-025 AD-005 AD-010 AD-012 AD-013 AD-014 AD-015 AD-018 AD-034 the dialogs say in ${language} what failed and what was done`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
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
    for (const id of ['email', 'password'])
      await expect(dialog.getByText(say(`auth.portal.${id}`), { exact: true })).toBeVisible();
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
    for (const id of ['firstName', 'lastName'])
      await expect(dialog.getByText(say(`auth.portal.${id}`), { exact: true })).toBeVisible();

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
    for (const [id, value] of [
      ['firstName', 'Marc'],
      ['lastName', 'Ouellet'],
      ['email', email],
      ['companyName', 'Plomberie'],
      ['phone', '514-555-0134'],
      ['password', PASSWORD],
      ['confirmPassword', PASSWORD],
    ] as const)
      await dialog.getByLabel(say(`auth.${id}`), { exact: true }).fill(value);
    await dialog.getByLabel(say('auth.serviceType')).selectOption(say('auth.service.plumbing'));
    await answer(page, '/api/auth/signup', 201, 'no JSON');
    await submit();
    await inDialog(say('auth.error.occurred'));
    await expect(toast(page, 'auth.toast.registrationFailed')).toBeVisible();
    await page.unrouteAll();
    await submit();
    await expect(dialog).toBeHidden();
    await expectSeen(page, say('auth.supplier.verify'));
    // These tests have no SMTP server: the message says where it is kept (`mailed.spec.tsx` holds both).
    const [, toSomebody = ''] = /other \{(.*?\{to\}.*?)\}\}/.exec(say('mail.kept.text')) ?? [];
    await expectSeen(
      page,
      say('mail.kept.text')
        .replace(/^\{.*\}\}/, toSomebody)
        .replace('{to}', email),
    );

    // Registered is signed in: the other sign-in options are tried by someone new.
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
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
    await answer(page, '/api/auth/signin', 401, {
      error: 'English',
      code: 'two_factor_required',
      challenge: 'c',
      methods: ['email', 'sms'],
      email: 'a@example.com',
      requestId: '1',
    });
    await submit();
    const second = page.getByRole('dialog', { name: say('auth.second.title') });
    const send = () => second.getByRole('button', { name: say('auth.second.send') }).click();
    for (const [refuse, text] of [
      [() => away(page, '/api/auth/request-2fa', 'network'), say('auth.second.network')],
      [() => answer(page, '/api/auth/request-2fa', 502, 'Bad Gateway'), say('auth.second.sendFailed')],
      [
        () =>
          answer(page, '/api/auth/request-2fa', 422, {
            error: 'The server’s own words',
            code: 'of_its_own',
            requestId: '1',
          }),
        say('errors.http', { status: '422' }),
      ],
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
      return type === 'sms'
        ? route.fulfill({ status: 500, json: refused('sms_unavailable') })
        : route.fulfill({ json: { sent: true } });
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
    for (const [status, body] of [
      [200, { valid: false, message: 'English' }],
      [502, 'Bad Gateway'],
    ] as const) {
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

test('MD-016 Google is asked for a landlord; back from there the reason stands on /login', async ({ page }) => {
  await page.goto('/?dialog=landlord');
  const asked = page.waitForRequest((request) => request.url().includes('/auth/google/login'));
  await press(page, 'Continue with Google');
  expect(new URL((await asked).url()).search).toBe('?state=landlord');
  await expect(alert(page, 'Error initializing Google authentication.')).toBeVisible();
  for (const language of LANGUAGES) {
    await page.goto(`/login?lang=${language}&provider=provider_denied`);
    await expect(alert(page, wordsOf(language)['errors.provider_denied'] ?? '')).toBeVisible();
  }
});
