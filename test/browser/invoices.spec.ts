import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { rows } from '../support/browser.js';
import { closeAfterEach, DESK, open } from '../support/let-home.js';
import { callWith, directoryEntry, MONTREAL, newMark, signedUp } from '../support/people-by-api.js';
import { flatPng } from '../support/pictures.js';

closeAfterEach();

interface Job {
  landlord: string;
  supplier: string;
  company: string;
  requestId: string;
}

/** A job that a supplier has done for a landlord, for 400.00 of 500.00 that were allowed: each with a session. */
async function finishedJob(request: APIRequestContext): Promise<Job> {
  const call = callWith(request);
  const company = `Invoicing ${newMark()}`;
  const landlord = await signedUp(call, 'landlord', company);
  const supplier = await signedUp(call, 'supplier', company);
  const { id: propertyId } = await call('/api/landlords/properties', MONTREAL, landlord);
  const problem = { title: 'Boiler repair', description: 'It is cold.', issueType: 'Plumbing', propertyId };
  const { id: requestId } = await call('/api/service-requests', problem, landlord);
  const path = `/api/service-requests/${requestId}`;
  await call(path, { status: 'approved' }, landlord, 'patch');
  const terms = { supplierId: await directoryEntry(company), budgetCents: 50_000, firstWins: true };
  const { offers } = await call(`${path}/offers`, terms, landlord);
  await call(`${path}/offers/${offers[0].id}`, { status: 'accepted' }, supplier, 'patch');
  await call(path, { status: 'in_progress' }, supplier, 'patch');
  await call(path, { status: 'completed', costCents: 40_000 }, supplier, 'patch');
  return { landlord, supplier, company, requestId };
}

const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('a supplier invoices a finished job, and the landlord disputes, approves and pays it', async ({
  browser,
  request,
}) => {
  const job = await finishedJob(request);
  const supplier = await open(browser, job.supplier, `/dashboards/supplier/jobs/${job.requestId}`, DESK);
  const landlord = await open(browser, job.landlord, '/dashboards/landlord/invoices', DESK);

  await test.step('the supplier writes lines and a tax, and is refused above the approved price', async () => {
    await supplier.getByRole('button', { name: 'Create invoice' }).click();
    const line = supplier.getByRole('group', { name: 'Line 1' });
    await expect(line.getByLabel('Description')).toHaveValue('Boiler repair');
    await expect(line.getByLabel('Unit price')).toHaveValue('400.00');
    await line.getByLabel('Quantity').fill('2');
    await supplier.getByRole('button', { name: 'Add tax' }).click();
    await supplier.getByLabel('Tax', { exact: true }).fill('GST');
    await supplier.getByLabel('Rate').fill('5');
    await expect(supplier.getByText('GST (5%)')).toBeVisible();
    await supplier.getByRole('button', { name: 'Send invoice' }).click();
    await inDialog(supplier, 'Send invoice');
    await expect(supplier.getByText(/has approved \$500\.00 before tax, and this invoice is above it/)).toBeVisible();
    await line.getByLabel('Quantity').fill('1');
    await supplier.getByRole('button', { name: 'Send invoice' }).click();
    await inDialog(supplier, 'Send invoice');
    await expect(supplier.getByRole('heading', { name: 'Invoice 0001' })).toBeVisible();
    await expect(supplier.getByText('$420.00').first()).toBeVisible();
  });

  await test.step('the landlord sees what is owed by age, checks it and disputes it', async () => {
    await expect(landlord.getByText('1 bill for $420.00 CAD is waiting for your approval.')).toBeVisible();
    await landlord.getByRole('link', { name: 'Not due yet' }).click();
    await landlord.getByRole('link', { name: '0001' }).first().click();
    await expect(landlord.getByText('Approved price')).toBeVisible();
    await landlord.getByRole('button', { name: 'Dispute invoice' }).click();
    await inDialog(landlord, 'Dispute invoice');
    await expect(landlord.getByText('Say what’s wrong, so that the supplier can correct it.')).toBeVisible();
    await landlord.getByRole('dialog').getByLabel('What’s wrong?').fill('Please check the hours');
    await inDialog(landlord, 'Dispute invoice');
    await expect(landlord.getByText('Disputed', { exact: true })).toBeVisible();
    await expect(supplier.getByText('Please check the hours')).toBeVisible();
  });

  await test.step('the landlord approves and marks it as paid, and the supplier sees it', async () => {
    await landlord.getByRole('button', { name: 'Approve invoice' }).click();
    await landlord.getByRole('button', { name: 'Mark as paid' }).click();
    const paidOn = landlord.getByRole('dialog').getByLabel('Paid on');
    await paidOn.fill('');
    await inDialog(landlord, 'Mark as paid');
    await expect(landlord.getByText('Enter the payment date.')).toBeVisible();
    const [today] = await rows<{ day: string }>("select (now() at time zone 'America/Toronto')::date::text as day");
    await paidOn.fill(today?.day ?? '');
    await inDialog(landlord, 'Mark as paid');
    await expect(landlord.getByText('Paid', { exact: true })).toBeVisible();
    await expect(supplier.getByText('Paid', { exact: true })).toBeVisible();
    await landlord.goto(`/dashboards/landlord/maintenance/${job.requestId}`);
    await expect(landlord.getByRole('link', { name: 'Invoice 0001: paid' })).toBeVisible();
    await landlord.goto('/dashboards/landlord/expenses');
    await expect(landlord.getByRole('row', { name: new RegExp(job.company) })).toContainText('$420.00');
  });
});

test('a supplier uploads an invoice on paper, and the landlord approves it beside its figures', async ({
  browser,
  request,
}) => {
  const job = await finishedJob(request);
  const supplier = await open(browser, job.supplier, `/dashboards/supplier/jobs/${job.requestId}`, DESK);
  const landlord = await open(browser, job.landlord, '/dashboards/landlord/invoices', DESK);
  const [today] = await rows<{ day: string }>("select (now() at time zone 'America/Toronto')::date::text as day");

  await test.step('the supplier adds the photo and types what is printed on it', async () => {
    await supplier.getByRole('button', { name: 'Upload invoice' }).click();
    await supplier
      .getByLabel('Choose a photo or PDF')
      .setInputFiles({ name: 'invoice.png', mimeType: 'image/png', buffer: flatPng(600, 800) });
    await expect(supplier.getByText('Chosen: invoice.png.')).toBeVisible();
    await supplier.getByLabel('Invoice number').fill('P-77');
    await supplier.getByLabel('Invoice date').fill(today?.day ?? '');
    await supplier.getByLabel('Total with taxes').fill('420.00');
    await supplier.getByRole('button', { name: 'Add tax' }).click();
    await supplier.getByLabel('Tax', { exact: true }).fill('GST');
    await supplier.getByLabel('Amount', { exact: true }).fill('20.00');
    await supplier.getByRole('button', { name: 'Send invoice' }).click();
    await inDialog(supplier, 'Send invoice');
    await expect(supplier.getByRole('heading', { name: 'Invoice P-77' })).toBeVisible();
    await expect(supplier.getByRole('img', { name: 'Photo of invoice P-77' })).toBeVisible();
  });

  await test.step('the landlord is notified, compares and approves', async () => {
    await landlord.getByRole('link', { name: 'P-77' }).first().click();
    await expect(landlord.getByRole('img', { name: 'Photo of invoice P-77' })).toBeVisible();
    await expect(landlord.getByText('$420.00').first()).toBeVisible();
    await landlord.getByRole('button', { name: 'Approve invoice' }).click();
    await expect(supplier.getByText('Approved', { exact: true })).toBeVisible();
  });
});
