import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { closeAfterEach, DESK, noOverflow, open, PHONE } from '../support/let-home.js';
import { callWith, directoryEntry, MONTREAL, newMark, signedUp } from '../support/people-by-api.js';

closeAfterEach();

/** A job that is under way, with a spending limit of $150. */
async function jobUnderWay(request: APIRequestContext) {
  const call = callWith(request);
  const company = `Plombex ${newMark()}`;
  const landlord = await signedUp(call, 'landlord', 'Tremblay Rentals');
  const supplier = await signedUp(call, 'supplier', company);
  const { id: propertyId } = await call('/api/landlords/properties', MONTREAL, landlord);
  const problem = { title: 'Valve drips', description: 'In the kitchen.', issueType: 'Plumbing', propertyId };
  const { id } = await call('/api/service-requests', problem, landlord);
  const path = `/api/service-requests/${id}`;
  await call(path, { status: 'approved' }, landlord, 'patch');
  const terms = { supplierId: await directoryEntry(company), budgetCents: 15_000, firstWins: true };
  const { offers } = await call(`${path}/offers`, terms, landlord);
  await call(`${path}/offers/${offers[0].id}`, { status: 'accepted' }, supplier, 'patch');
  await call(path, { status: 'in_progress' }, supplier, 'patch');
  return { landlord, supplier, id: String(id), company };
}

async function fillDone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Report as done', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('What was done').fill('New valve and pipe');
  await dialog.getByLabel('Cost before tax').fill('320');
}
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test(
  'a supplier with a phone who is done above the limit asks for approval, and finishes once the landlord has approved',
  { tag: '@phone-only' },
  async ({ browser, request }) => {
    const { landlord, supplier, id, company } = await jobUnderWay(request);
    const phone = await open(browser, supplier, `/dashboards/supplier/jobs/${id}`, PHONE);
    await fillDone(phone);
    await expect(phone.getByText('The approved limit is $150.00.')).toBeVisible();
    await expect(phone.getByRole('dialog').getByRole('button', { name: 'Report as done' })).toHaveCount(0);
    expect(await noOverflow(phone)).toBe(true);
    await inDialog(phone, 'Ask for approval');
    await expect(phone.getByText('Your quote of $320.00 before tax is waiting for an answer.')).toBeVisible();
    await expect(phone.getByText('You can finish once it’s answered.')).toBeVisible();
    await expect(phone.getByRole('button', { name: 'Report as done', exact: true })).toHaveCount(0);

    const office = await open(browser, landlord, `/dashboards/landlord/maintenance/${id}`, DESK);
    await expect(office.getByText(`${company} asks for $320.00 before tax to finish the job`)).toBeVisible();
    await expect(office.getByText('Approved so far: $150.00 before tax.')).toBeVisible();
    await office.getByRole('button', { name: 'Approve new price' }).click();

    // The phone isn’t reloaded.
    await fillDone(phone);
    await expect(phone.getByText('The approved limit is')).toHaveCount(0);
    await inDialog(phone, 'Report as done');
    for (const page of [phone, office])
      await expect(page.getByText('Completed', { exact: true }).locator('visible=true').first()).toBeVisible();
    await expect(office.getByText('$320.00').locator('visible=true').first()).toBeVisible();
  },
);
