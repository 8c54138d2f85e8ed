import { expect, test, type Page } from '@playwright/test';
import { rows } from '../support/browser.js';
import { expectSeen, timesSeen, watchWords } from '../support/seen.js';
import { again, call, landlord, open, signIn } from './support/account.js';
import { PASSWORD } from './support/addresses.js';

const ENDED = 'Your session has ended. Please sign in again.';

test('SE-012 a session that is revoked while somebody types: one notice, the right sign-in, and the text is back, the password not', async ({
  browser,
  request,
}) => {
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

test('SE-006 SE-012 a second tab: what ends the session in one ends it in the other with the same word and keeps its text; so does a sign-out', async ({
  browser,
  request,
}) => {
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

test('SE-013 sessions are listed and ended; a new address counts by its link, and a second press on a link says that all is well', async ({
  browser,
  request,
}) => {
  const { email, token } = await landlord(request);
  const [phone, tablet] = [await again(request, email), await again(request, email)];
  const page = await open(browser, token, '/dashboards/landlord/account/security');
  const list = page.getByRole('region', { name: 'Where you’re signed in' }).getByRole('listitem');
  await expect(list).toHaveCount(3);
  await expect(list.first()).toContainText('This device');
  await list.nth(1).getByRole('button').click();
  await expect(list).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(list).toHaveCount(1);
  const me = async (held: string) =>
    (await request.get('/api/profiles/me', { headers: { Authorization: `Bearer ${held}` } })).status();
  expect([await me(phone), await me(tablet), await me(token)]).toEqual([401, 401, 200]);

  await page.getByLabel('New email address').fill(`new-${email}`);
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Change email address' }).click();
  await expect(page.getByText('Email isn’t set up here')).toBeVisible();
  const link = async (to: string) => {
    const [mail] = await rows<{ url: string }>(
      "select params->>'url' as url from outbox_message where recipient = $1 order by id desc limit 1",
      [to],
    );
    const { pathname, search } = new URL(mail?.url ?? 'http://no.mail');
    return pathname + search;
  };
  const verification = await link(email);
  await page.goto(await link(`new-${email}`));
  await expect(page.getByText(`new-${email}`)).toBeVisible();
  await rows('update app_user set email = $1 where email = $2', [email, `new-${email}`]);
  await page.goto(verification);
  await expect(
    page
      .getByRole('heading', { name: 'Your email is already verified' })
      .or(page.getByRole('heading', { name: 'Your email is verified' })),
  ).toBeVisible();
  await page.goto('/login');
  await page.goto(verification);
  await expect(page.getByRole('heading', { name: 'Your email is already verified' })).toBeVisible();
});
