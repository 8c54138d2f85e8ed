import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { unzip } from '../support/unzip.js';
import { landlord, open, tenantOf } from './support/account.js';
import { PASSWORD } from './support/addresses.js';

test('SE-017 a copy of everything to take along, and the end of the account: refused with the reason, then for good', async ({
  browser,
  request,
}) => {
  const busy = await landlord(request);
  await tenantOf(request, busy);
  const refused = await open(browser, busy.token, '/dashboards/landlord/account/data', 'fr');
  await expect(refused.getByText('Mettez-y d’abord fin.')).toBeVisible();
  await expect(refused.getByRole('button', { name: 'Supprimer mon compte' })).toBeDisabled();

  const { email, token } = await landlord(request);
  const page = await open(browser, token, '/dashboards/landlord/account/data');
  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const profile = unzip(await readFile(await copy.path()))
    .get('profile.json')
    ?.toString();
  expect(profile).toContain(email);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password').fill('wrong horse');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert').filter({ hasText: 'This password isn’t correct.' })).toBeVisible();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Your account has been deleted')).toBeVisible();
  const answer = await request.post('/api/auth/signin', { data: { email, password: PASSWORD } });
  expect(answer.status()).toBe(401);
});

test('an owner takes the whole account to another installation; a tenant is not offered it', async ({
  browser,
  request,
}) => {
  const owner = await landlord(request);
  const tenant = await tenantOf(request, owner);
  const page = await open(browser, owner.token, '/dashboards/landlord/account/data');
  await expect(page.getByRole('heading', { name: 'Move to another installation' })).toBeVisible();
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my whole account' }).click(),
  ]);
  expect(archive.suggestedFilename()).toBe('lodgewell-account.tar');
  const bytes = await readFile(await archive.path());
  expect(bytes.subarray(0, 13).toString()).toBe('manifest.json');
  expect(bytes.includes('rows/lease/000000.ndjson.gz')).toBe(true);
  const other = await open(browser, tenant.token, '/dashboards/tenant/account/data');
  await expect(other.getByRole('heading', { name: 'A copy of your data' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Move to another installation' })).toHaveCount(0);
});
