import { expect, test, type APIRequestContext } from '@playwright/test';
import { rows } from '../support/browser.js';
import { closeAfterEach, DESK, lines, noOverflow, open, PHONE } from '../support/let-home.js';
import { callWith, newMark, signedUp, TORONTO } from '../support/people-by-api.js';

closeAfterEach();

/** So many days from today, as a day. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A landlord with an active lease in Toronto, where the rent is capped. */
async function world(request: APIRequestContext): Promise<{ landlord: string; leaseId: string }> {
  const mark = newMark();
  const call = callWith(request);
  const landlord = await signedUp(call, 'landlord', 'Tremblay Rentals');
  const { id: propertyId } = await call('/api/landlords/properties', TORONTO, landlord);
  const { id: unitId } = await call(`/api/landlords/properties/${propertyId}/units`, { label: '7' }, landlord);
  const tenants = [{ firstName: 'Kim', lastName: 'Ortega', email: `kim-${mark}@example.com`, language: 'en' }];
  const terms = { startsOn: inDays(-200), chargeFrom: inDays(40), rentCents: 180_000, dueDay: 1, tenants };
  const { id: leaseId } = await call(`/api/landlords/units/${unitId}/leases`, terms, landlord);
  await call(`/api/landlords/leases/${leaseId}/activate`, {}, landlord);
  return { landlord, leaseId };
}

test('a landlord adds a monthly charge where the rent is capped, changes and stops it, and keeps a recurring expense; at both widths', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const { landlord, leaseId } = await world(request);
  const page = await open(browser, landlord, `/dashboards/landlord/leases/${leaseId}?tab=lease`, DESK);
  const charges = page.getByRole('region', { name: 'Recurring charges' });
  await charges.getByRole('button', { name: 'Add charge' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a recurring charge' });
  await adding.getByLabel('Name on the charge').fill('Parking space 12');
  await adding.getByLabel('Amount per month').fill('75');
  await adding.getByRole('button', { name: 'Add charge' }).click();
  await expect(adding.getByText(/can count as part of the rent/)).toBeVisible();
  await adding.getByLabel('Why are you going ahead?').fill('The tenant asked for the space.');
  await adding.getByRole('button', { name: 'Add charge' }).click();
  await expect(charges.getByText('$75.00 a month')).toBeVisible();
  expect(
    await rows('select confirm_reason as reason from recurring_charge_rate where lease_id = $1', [leaseId]),
  ).toEqual([{ reason: 'The tenant asked for the space.' }]);
  await charges.getByRole('button', { name: 'Change the amount of Parking space 12' }).click();
  const changing = page.getByRole('dialog', { name: /Change the amount/ });
  await changing.getByLabel('Amount per month').fill('60');
  await changing.getByRole('button', { name: 'Change amount' }).click();
  await expect(changing).toBeHidden();
  await page.setViewportSize(PHONE);
  expect(await noOverflow(page)).toBe(true);
  await charges.getByRole('button', { name: 'Stop Parking space 12' }).click();
  await page.getByRole('dialog', { name: /Stop/ }).getByRole('button', { name: 'Stop charge' }).click();
  await expect(charges.getByText(/Until/)).toBeVisible();

  await page.setViewportSize(DESK);
  await page.goto('/dashboards/landlord/expenses');
  await page.getByRole('link', { name: 'Recurring' }).click();
  await page.getByRole('button', { name: 'Add recurring expense' }).click();
  const form = page.getByRole('dialog', { name: 'Add a recurring expense' });
  await form.getByLabel('Property').selectOption({ index: 1 });
  await form.getByLabel('Paid to').fill('North Insurance');
  await form.getByLabel('Amount').fill('120');
  await form.getByLabel('Next date').fill(inDays(20));
  await form.getByRole('button', { name: 'Add recurring expense' }).click();
  await expect(lines(page, 'Recurring').filter({ hasText: 'North Insurance' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Pause North Insurance' }).click();
  await expect(page.getByRole('button', { name: 'Resume North Insurance' })).toBeVisible();
  await page.getByRole('button', { name: 'Stop North Insurance' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop', exact: true }).click();
  await expect(page.getByText('No recurring expenses yet')).toBeVisible();
});
