import { expect, test } from '@playwright/test';
import { rows } from '../support/browser.js';
import { newEmail, PASSWORD } from './support/addresses.js';
import { alert, fill, live, press, register, wordsOf } from './support/ways-in.js';

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
  await expect(said).toBeHidden();
});

test(
  'SE-011 a sign-in link signs in by a press, once, with the second step; used up it says so',
  { tag: '@phone' },
  async ({ page }) => {
    const email = newEmail('guessed');
    const token = await register(page, email);
    await page.request.post('/api/auth/two-factor/on', {
      data: { currentPassword: PASSWORD },
      headers: { Authorization: `Bearer ${token}` },
    });
    const secret = `link-${email}`;
    await rows(
      `insert into account_link (id, demo, purpose, user_id, email, token_hash, created_at, expires_at)
     select gen_random_uuid(), false, 'sign_in', id, email, encode(sha256($1::bytea), 'hex'), now(), now() + interval '1 hour' from app_user where email = $2`,
      [secret, email],
    );
    await page.goto(`/sign-in-link?token=${encodeURIComponent(secret)}`);
    await live(page);
    await press(page, 'Sign in');
    await expect(page.getByRole('dialog', { name: 'Verify that it’s you' })).toBeVisible();
    await press(page, 'Send the code');
    await expect(page.getByLabel('Verification code')).toBeVisible();
    const [sent] = await rows<{ code: string }>(
      "select params->>'code' as code from outbox_message where recipient = $1 and template = 'twofactor.code'",
      [email],
    );
    await page.getByLabel('Verification code').fill(sent?.code ?? '');
    await press(page, 'Verify');
    await expect(page).toHaveURL('/dashboards/landlord');
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/sign-in-link?token=${encodeURIComponent(secret)}&lang=es`);
    await live(page);
    await press(page, wordsOf('es')['auth.signIn'] ?? '');
    await expect(alert(page, wordsOf('es')['errors.invalid_link'] ?? '')).toBeVisible();
  },
);
