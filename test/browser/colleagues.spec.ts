import { expect, test, type Page } from '@playwright/test';
import { rows } from '../support/browser.js';
import { closeAfterEach, DESK, letHome, open } from '../support/let-home.js';
import { newMark } from '../support/people-by-api.js';
import { PASSWORD } from './support/addresses.js';

closeAfterEach();

const SECRET = 'a long enough secret';

const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('CO-001 CO-006 CO-008 AK-016 a colleague is invited, records a payment, sees nothing of plan, people and keys, and is removed', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const { landlord, leaseId } = await letHome(request);
  const email = `cleo-${newMark()}@example.com`;
  const owner = await open(browser, landlord, '/dashboards/landlord/colleagues', DESK);
  await owner.getByRole('button', { name: 'Invite a colleague' }).click();
  await owner.getByLabel('First name').fill('Cleo');
  await owner.getByLabel('Last name').fill('Roy');
  await owner.getByRole('dialog').getByLabel('Email').fill(email);
  await owner.getByRole('dialog').getByLabel('Your password').fill(PASSWORD);
  await inDialog(owner, 'Send invitation');
  await expect(owner.getByText('Invited', { exact: true })).toBeVisible();

  const [mail] = await rows<{ url: string }>(
    "select params->>'url' as url from outbox_message where recipient = $1 and template = 'colleagues.invitation'",
    [email],
  );
  const { pathname, search } = new URL(mail?.url ?? '');
  const context = await browser.newContext({ viewport: DESK });
  const cleo = await context.newPage();
  await cleo.goto(pathname + search);
  await expect(cleo.getByText(/work in Tremblay Rentals’s account/)).toBeVisible();
  await cleo.locator('input[name=password]').fill(SECRET);
  await cleo.locator('input[name=confirmPassword]').fill(SECRET);
  await cleo.locator('form button[type=submit]').click();
  await expect(cleo).toHaveURL(/\/dashboards\/landlord/);
  await expect(owner.getByText('Manager', { exact: true })).toBeVisible();

  await cleo.goto(`/dashboards/landlord/leases/${leaseId}?tab=ledger`);
  await cleo.getByRole('button', { name: 'Record payment' }).first().click();
  await cleo.getByLabel('Amount').fill('690');
  await cleo.getByLabel('Who paid').selectOption('Not known');
  await cleo.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
  await expect(cleo.getByRole('dialog')).toBeHidden();
  await expect.poll(() => rows('select 1 from payment where lease_id = $1', [leaseId])).toHaveLength(1);

  await expect(cleo.getByRole('link', { name: 'Payment setup' })).toBeVisible();
  await expect(cleo.getByRole('link', { name: 'Colleagues' })).toBeHidden();
  await cleo.goto('/dashboards/landlord/payments');
  await expect(cleo.locator('#instructions').getByText('Only an owner of the account can change this.')).toBeVisible();
  await expect(cleo.getByRole('radio').first()).toBeDisabled();
  await cleo.goto('/dashboards/landlord/colleagues');
  await expect(cleo.getByText('This page is for owners of the account')).toBeVisible();

  await cleo.goto('/dashboards/landlord/account/api');
  await expect(cleo.getByText('This page is for owners of the account')).toBeVisible();

  // AK-016 The owner makes a key, software uses it, and the owner revokes it.
  await owner.goto('/dashboards/landlord/account');
  await owner.getByRole('link', { name: 'API', exact: true }).click();
  await owner.getByRole('button', { name: 'Create key' }).click();
  await owner.getByLabel('Name', { exact: true }).fill('Bookkeeping');
  await owner.getByLabel('Properties and units').selectOption('Read');
  await owner.getByRole('dialog').getByLabel('Your password').fill(PASSWORD);
  await inDialog(owner, 'Create key');
  const key = (await owner.getByRole('dialog').locator('code').textContent()) ?? '';
  await inDialog(owner, 'I’ve copied it');
  const list = () => request.get('/api/landlords/properties', { headers: { authorization: `Bearer ${key}` } });
  expect((await list()).status()).toBe(200);
  await expect(owner.getByText('Bookkeeping', { exact: true })).toBeVisible();
  await owner.getByRole('button', { name: 'Revoke the key Bookkeeping' }).click();
  await inDialog(owner, 'Revoke');
  await expect(owner.getByText('Revoked', { exact: true })).toBeVisible();
  expect((await list()).status()).toBe(401);

  await owner.goto('/dashboards/landlord/colleagues');
  await owner.getByRole('button', { name: 'Remove Cleo Roy' }).click();
  await inDialog(owner, 'Remove');
  await expect(owner.getByText('Cleo Roy', { exact: true })).toBeHidden();
  await expect(cleo).toHaveURL(/\/login/);
  await context.close();
});
