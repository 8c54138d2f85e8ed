import { expect, test } from '@playwright/test';
import { closeAfterEach, letHome, noOverflow, open } from '../support/let-home.js';

closeAfterEach();

test('a landlord’s notice that cannot be checked is confirmed with a reason, and both sides can download it', async ({
  browser,
  request,
}) => {
  const { landlord, tenant, leaseId } = await letHome(request);
  const office = await open(browser, landlord, `/dashboards/landlord/leases/${leaseId}?tab=lease`, {
    width: 1280,
    height: 900,
  });
  await office.getByRole('button', { name: 'More actions' }).first().click();
  await office.getByRole('menuitem', { name: 'Record notice' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Who gives notice?').selectOption('landlord');
  // No region's period for a breach is on record.
  await dialog.getByLabel('Reason for the notice').selectOption('breach');
  await dialog.locator('input[name=endsOn]').fill('2027-08-31');
  await dialog.getByRole('button', { name: 'Record notice' }).click();
  await dialog.getByLabel('Why are you going ahead?').fill('The official form was handed over');
  await dialog.getByRole('button', { name: 'Record notice' }).click();
  await expect(office.getByRole('button', { name: 'Download notice' })).toBeVisible();
  const home = await open(browser, tenant, '/dashboards/tenant/lease', { width: 360, height: 800 });
  const [letter] = await Promise.all([
    home.waitForEvent('download'),
    home.getByRole('button', { name: 'Download notice' }).click(),
  ]);
  expect(letter.suggestedFilename()).toMatch(/^Notice to end the lease - .+\.pdf$/);
  for (const page of [office, home]) expect(await noOverflow(page)).toBe(true);
});

test('the step waits for what it changes, which would move its button from under the pointer', async ({
  browser,
  request,
}) => {
  const { landlord, leaseId } = await letHome(request);
  const office = await open(browser, landlord, `/dashboards/landlord/leases/${leaseId}?tab=lease`, {
    width: 1280,
    height: 900,
  });
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await office.route('**/rent-changes?*2027-08-31*', async (route) => {
    await asked;
    await route.continue();
  });
  await office.getByRole('button', { name: 'More actions' }).first().click();
  await office.getByRole('menuitem', { name: 'Record notice' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.locator('input[name=endsOn]').fill('2027-08-31');
  const step = dialog.getByRole('button', { name: 'Record notice' });
  await expect(step).toHaveAttribute('aria-busy', 'true');
  answer();
  await expect(step).not.toHaveAttribute('aria-busy');
});
