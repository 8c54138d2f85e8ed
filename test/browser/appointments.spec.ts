import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { closeAfterEach, DESK, noOverflow, open, PHONE } from '../support/let-home.js';
import { callWith, directoryEntry, MONTREAL, newMark, signedUp } from '../support/people-by-api.js';

closeAfterEach();

const PASSWORD = 'correct horse';

interface People {
  landlord: string;
  supplier: string;
  tenant: string;
  company: string;
  requestId: string;
  unitId: string;
}

/** A job that a supplier has accepted, and everyone's session. */
async function acceptedJob(request: APIRequestContext): Promise<People> {
  const mark = newMark();
  const call = callWith(request);
  const company = `Plombex ${mark}`;
  const landlord = await signedUp(call, 'landlord', 'Tremblay Immobilier');
  const supplier = await signedUp(call, 'supplier', company);
  const place = { ...MONTREAL, streetNumber: '87', street: 'Laurier Avenue West' };
  const { id: propertyId } = await call('/api/landlords/properties', place, landlord);
  const { id: unitId } = await call(`/api/landlords/properties/${propertyId}/units`, { label: '203' }, landlord);
  const who = { firstName: 'Lucía', lastName: 'Ortega', email: `lucia-${mark}@example.com` };
  const terms = { startsOn: '2026-11-01', rentCents: 169_000, dueDay: 1, tenants: [{ ...who, language: 'en' }] };
  const { id: leaseId } = await call(`/api/landlords/units/${unitId}/leases`, terms, landlord);
  await call(`/api/landlords/leases/${leaseId}/activate`, {}, landlord);
  const { code } = await call(`/api/landlords/leases/${leaseId}/codes`, {}, landlord);
  const setup = { ...who, tenantCode: code, password: PASSWORD, confirmPassword: PASSWORD };
  const { access_token: tenant } = await call('/api/auth/tenant-setup', setup);
  const words = { title: 'Radiator drips', description: 'Into a bowl.', issueType: 'HVAC', priority: 'High' };
  const { id: requestId } = await call('/api/service-requests', words, tenant);
  const path = `/api/service-requests/${requestId}`;
  await call(path, { status: 'approved' }, landlord, 'patch');
  const supplierId = await directoryEntry(company);
  const { offers } = await call(`${path}/offers`, { supplierId, firstWins: true }, landlord);
  await call(`${path}/offers/${offers[0].id}`, { status: 'accepted' }, supplier, 'patch');
  return { landlord, supplier, tenant, company, requestId, unitId };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Screenshots to look at, where a folder for them is named. */
const shot = async (page: Page, name: string) => {
  const folder = process.env['SCREENSHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

test('a visit is agreed on: the tenant proposes, the supplier answers with another time, the tenant accepts and moves it', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const { landlord, supplier, tenant, company, requestId } = await acceptedJob(request);
  const home = await open(browser, tenant, `/dashboards/tenant/repairs/${requestId}`, PHONE);
  await expect(home.getByText('No appointment has been set yet.')).toBeVisible();
  await press(home, 'Propose times');
  await press(home, 'Add another time');
  await home.getByLabel('Note').fill('Mornings are best');
  await shot(home, 'propose-phone');
  await home.getByRole('dialog').getByRole('button', { name: 'Propose times' }).click();
  await expect(home.getByText(`Waiting for ${company}`)).toBeVisible();
  await shot(home, 'tenant-waiting-phone');

  const job = await open(browser, supplier, `/dashboards/supplier/jobs/${requestId}`, DESK);
  await expect(job.getByText('Your turn', { exact: true })).toBeVisible();
  await expect(job.getByText('“Mornings are best”')).toBeVisible();
  await shot(job, 'supplier-turn-wide');
  await press(job, 'Propose other times');
  await job.getByLabel('From').fill('14:00');
  await job.getByLabel('Until').fill('16:00');
  await job.getByRole('dialog').getByRole('button', { name: 'Propose times' }).click();
  await expect(job.getByText('Waiting for the tenant')).toBeVisible();

  await expect(home.getByText('Your turn', { exact: true })).toBeVisible();
  await shot(home, 'tenant-turn-phone');
  const office = await open(browser, landlord, `/dashboards/landlord/maintenance/${requestId}`, DESK);
  await expect(office.getByText('Waiting for the tenant')).toBeVisible();
  await shot(office, 'landlord-wide');
  await press(home, 'Accept');
  await expect(home.getByRole('button', { name: 'Ask to reschedule' })).toBeVisible();
  await expect(home.getByRole('heading', { name: 'Appointment' })).toBeVisible();
  const download = home.waitForEvent('download');
  await press(home, 'Add to calendar');
  expect((await download).suggestedFilename()).toBe('Radiator drips.ics');
  // No one reloads.
  await expect(office.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  await expect(job.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
  await shot(home, 'tenant-set-phone');

  await press(home, 'Ask to reschedule');
  await home.getByRole('dialog').getByRole('button', { name: 'Propose times' }).click();
  await expect(job.getByText('Your turn', { exact: true })).toBeVisible();
  await shot(job, 'supplier-move-wide');
  await press(job, 'Decline');
  await job.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(home.getByRole('button', { name: 'Ask to reschedule' })).toBeVisible();
  for (const page of [home, job, office]) expect(await noOverflow(page)).toBe(true);
});

test('a warranty is noted on the unit, and a request of it says whom to call first', async ({ browser, request }) => {
  test.setTimeout(120_000);
  const { landlord, supplier, tenant, requestId, unitId } = await acceptedJob(request);
  const unit = await open(browser, landlord, `/dashboards/landlord/units/${unitId}`, PHONE);
  await press(unit, 'Add warranty or insurance');
  const dialog = unit.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please fill in this field.').first()).toBeVisible();
  await dialog.getByLabel('Which one').fill('Boiler');
  await dialog.getByLabel('Warranty provider or insurer').fill('Northgate Heating');
  await dialog.getByLabel('Phone').fill('514 555 0199');
  await dialog.getByLabel('Valid until').fill('2037-05-03');
  await shot(unit, 'coverage-dialog-phone');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(unit.getByText('Warranty: Boiler')).toBeVisible();
  await shot(unit, 'coverage-unit-phone');
  expect(await noOverflow(unit)).toBe(true);
  const office = await open(browser, landlord, `/dashboards/landlord/maintenance/${requestId}`, DESK);
  await expect(office.getByText(/Boiler: under warranty until .*2037\. Call Northgate Heating first\./)).toBeVisible();
  await shot(office, 'coverage-request-wide');
  const job = await open(browser, supplier, `/dashboards/supplier/jobs/${requestId}`, DESK);
  await expect(job.getByRole('heading', { name: 'Appointment' })).toBeVisible();
  await expect(job.getByText(/Northgate/)).toHaveCount(0);
  const french = await open(browser, tenant, `/dashboards/tenant/repairs/${requestId}`, PHONE);
  await french.emulateMedia({ colorScheme: 'dark' });
  await french.evaluate(() => localStorage.setItem('language', 'fr'));
  await french.reload();
  await shot(french, 'tenant-dark-phone');
  expect(await noOverflow(french)).toBe(true);
});
