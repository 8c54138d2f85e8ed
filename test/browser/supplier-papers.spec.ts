import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { closeAfterEach, DESK, open } from '../support/let-home.js';
import { callWith, MONTREAL, newMark, signedUp } from '../support/people-by-api.js';

closeAfterEach();

const PDF = Buffer.from('%PDF-1.4\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF');
const DAY_MS = 24 * 3_600_000;
const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

interface People {
  landlord: string;
  supplier: string;
  company: string;
  requestId: string;
}

/** A landlord with a job of their own, approved, and a supplier: each with a session. */
async function people(request: APIRequestContext): Promise<People> {
  const call = callWith(request);
  const company = `Assured ${newMark()}`;
  const landlord = await signedUp(call, 'landlord', company);
  const supplier = await signedUp(call, 'supplier', company);
  const { id: propertyId } = await call('/api/landlords/properties', MONTREAL, landlord);
  const problem = { title: 'Boiler check', description: 'Once a year.', issueType: 'Plumbing', propertyId };
  const { id: requestId } = await call('/api/service-requests', problem, landlord);
  await call(`/api/service-requests/${requestId}`, { status: 'approved' }, landlord, 'patch');
  return { landlord, supplier, company, requestId };
}

const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('a supplier records an insurance, and once it has expired a landlord gives a reason', async ({
  browser,
  request,
}) => {
  test.setTimeout(90_000);
  const { landlord, supplier, company, requestId } = await people(request);
  const van = await open(browser, supplier, '/dashboards/supplier/profile', DESK);
  await van.getByRole('button', { name: 'Add insurance' }).click();
  await inDialog(van, 'Save');
  await expect(van.getByRole('dialog').getByText('Fill in this field.').first()).toBeVisible();
  await van.getByLabel('Insurer').fill('Northgate Mutual');
  await van.getByLabel('Policy number').fill('POL-77-1042');
  await van.getByLabel('Valid until').fill(dayFromNow(40));
  await van
    .getByLabel('Choose the certificate')
    .setInputFiles({ name: 'certificate.pdf', mimeType: 'application/pdf', buffer: PDF });
  await inDialog(van, 'Save');
  await expect(van.getByText(/Valid until .* \(expires in (39|40|41) days\)/)).toBeVisible();
  await expect(van.getByRole('link', { name: 'Certificate' })).toBeVisible();

  await van.getByRole('button', { name: 'Change Northgate Mutual' }).click();
  await van.getByLabel('Valid until').fill(dayFromNow(-3));
  await inDialog(van, 'Save');
  await expect(van.getByText(/Expired on/)).toBeVisible();

  const office = await open(browser, landlord, `/dashboards/landlord/maintenance/${requestId}`, DESK);
  await office.getByRole('button', { name: 'Offer to suppliers' }).click();
  await office.getByLabel('Find a supplier').fill(company);
  await office.getByRole('dialog').getByText(company, { exact: true }).click();
  await expect(office.getByText(`${company}: the insurance has expired.`)).toBeVisible();
  await inDialog(office, 'Allow and send offer');
  await expect(office.getByText('Enter a reason.')).toBeVisible();
  await office.getByLabel('Reason').fill('The renewal is confirmed by phone');
  await inDialog(office, 'Allow and send offer');
  await expect(office.getByText(/allowed the job without valid insurance or license/)).toBeVisible();
  await expect(office.getByText(`${company}: The renewal is confirmed by phone`)).toBeVisible();
  await expect(office.getByText(`Offered to ${company}`)).toBeVisible();

  await van.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(van.getByText(/It expired on .* and that still counts/)).toBeVisible();
  await inDialog(van, 'Remove');
  await expect(van.getByText(/Insurance \(removed\): expired on .*\. Add a new one/)).toBeVisible();
});
