import { expect, test, type APIRequestContext } from '@playwright/test';
import { closeAfterEach, DESK, noOverflow, open, PHONE } from '../support/let-home.js';
import { callWith, signedUp, TORONTO } from '../support/people-by-api.js';

closeAfterEach();

/** So many days from today where the property is, as a day. */
const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toLocaleDateString('en-CA', { timeZone: 'America/Toronto' });

/** A landlord with a property of one unit. */
async function world(request: APIRequestContext): Promise<{ landlord: string; propertyId: string }> {
  const call = callWith(request);
  const landlord = await signedUp(call, 'landlord', 'Tremblay Rentals');
  const { id: propertyId } = await call('/api/landlords/properties', TORONTO, landlord);
  await call(`/api/landlords/properties/${propertyId}/units`, { label: '7' }, landlord);
  return { landlord, propertyId };
}

for (const [name, size] of [
  ['a desk', DESK],
  ['a phone', PHONE],
] as const) {
  test(`a landlord schedules maintenance from a preset, sees the year, checks the request’s list off and completes it, at ${name}`, async ({
    browser,
    request,
  }) => {
    test.setTimeout(120_000);
    const { landlord, propertyId } = await world(request);
    const page = await open(browser, landlord, `/dashboards/landlord/properties/${propertyId}`, size);
    const card = page.getByRole('region', { name: 'Maintenance schedule' });
    await card.getByRole('button', { name: 'Add schedule' }).click();
    const form = page.getByRole('dialog', { name: 'Add a maintenance schedule' });
    await form.getByLabel('Start with').selectOption('Test the smoke alarms');
    await expect(form.getByLabel('What needs to be done')).toHaveValue('Test the smoke alarms');
    await form.getByRole('button', { name: 'Add schedule' }).click();
    await expect(form.getByText('Fill in this field.')).toBeVisible();
    await form.getByLabel('First due date').fill(inDays(3));
    await form.getByRole('button', { name: 'Add schedule' }).click();
    await expect(form).toBeHidden();
    await expect(card.getByText('Test the smoke alarms')).toBeVisible();
    expect(await noOverflow(page)).toBe(true);

    // What is due in three days is a request already; it may be due in the next year.
    const due = inDays(3);
    await card.getByRole('link', { name: 'See the yearly schedule' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Maintenance schedule' })).toBeVisible();
    await page.goto(`/dashboards/landlord/maintenance/schedule?property=${propertyId}&year=${due.slice(0, 4)}`);
    const soon = page.getByRole('link', { name: /: due soon$/ }).filter({ visible: true });
    await expect(soon).toHaveCount(1);
    expect(await noOverflow(page)).toBe(true);
    await page.getByRole('button', { name: 'Next year' }).click();
    await expect(page.getByText(/: planned$/).filter({ visible: true })).toHaveCount(2);
    await page.getByRole('button', { name: 'Previous year' }).click();

    await soon.click();
    const list = page.getByRole('region', { name: 'Checklist' });
    await list.getByLabel('Replace the batteries if needed').click();
    await expect(list.getByText(/Checked off by the landlord/)).toBeVisible();
    await expect(list.getByText('1 of 3 done')).toBeVisible();

    const step = `/api/service-requests/${page.url().split('/').at(-1) ?? ''}`;
    const begun = await request.patch(step, {
      data: { status: 'in_progress' },
      headers: { Authorization: `Bearer ${landlord}` },
    });
    expect(begun.ok()).toBe(true);
    await page.getByRole('button', { name: 'Report as done' }).click();
    const done = page.getByRole('dialog', { name: 'Report as done' });
    await done.getByRole('button', { name: 'Report as done' }).click();
    await expect(done.getByText('Check off the open steps first, or confirm that they stay open.')).toBeVisible();
    await done.getByLabel('Leave 2 checklist steps open').check();
    await done.getByRole('button', { name: 'Report as done' }).click();
    await expect(done).toBeHidden();
    await expect(list.getByLabel('Check the expiration date')).toBeDisabled();
    await page.goto(`/dashboards/landlord/maintenance/schedule?year=${due.slice(0, 4)}`);
    await expect(page.getByRole('link', { name: /: done$/ }).filter({ visible: true })).toHaveCount(1);

    const row = (label: string) => page.getByRole('button', { name: label }).filter({ visible: true });
    await row('Pause Test the smoke alarms').click();
    await expect(row('Resume Test the smoke alarms')).toBeVisible();
    await row('Edit Test the smoke alarms').click();
    const editing = page.getByRole('dialog', { name: 'Edit the maintenance schedule' });
    await editing.getByLabel('How often').selectOption('By season');
    await editing.getByRole('button', { name: 'Save changes' }).click();
    await expect(editing.getByText('Choose at least one season.')).toBeVisible();
    await editing.getByLabel('Spring').check();
    await editing.getByRole('button', { name: 'Save changes' }).click();
    await expect(editing).toBeHidden();
    await row('Delete Test the smoke alarms').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete schedule' }).click();
    await expect(page.getByText('No maintenance scheduled yet')).toBeVisible();
  });
}
