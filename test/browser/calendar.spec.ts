import { expect, test } from '@playwright/test';
import { rows } from '../support/browser.js';
import { readCalendar } from '../support/calendars.js';
import { landlord, open, tenantOf } from './support/account.js';
import { PASSWORD } from './support/addresses.js';

test('CF-010 a tenant makes the address of a calendar, copies it, chooses what it shows, and turns it off', async ({
  browser,
  request,
}) => {
  const tenant = await tenantOf(request, await landlord(request));
  await rows('update app_user set email_verified_at = now() where email = $1', [tenant.email]);
  const page = await open(browser, tenant.token, '/dashboards/tenant/account/calendar');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Create address' }).click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Create address' }).click();
  const made = page.getByRole('dialog', { name: 'Your calendar address' });
  await made.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByText('Address copied')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toMatch(/^https?:\/\/.*\/api\/calendar\/[\w-]{43}\.ics$/);
  await expect(made.getByRole('link')).toHaveAttribute('href', address.replace(/^https?:/, 'webcal:'));
  await made.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Not read yet')).toBeVisible();

  const path = new URL(address).pathname;
  const read = async () => readCalendar(await (await request.get(path)).text()).entries;
  expect((await read()).some(({ summary }) => summary.startsWith('Rent due'))).toBe(true);
  await page.getByRole('switch', { name: 'Rent due dates' }).click({ force: true });
  await expect.poll(async () => (await read()).length).toBeLessThan(3);
  await page.reload();
  await expect(page.getByText(/Last read/)).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Rent due dates' })).not.toBeChecked();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('No calendar address yet')).toBeVisible();
  expect((await request.get(path)).status()).toBe(404);
});
