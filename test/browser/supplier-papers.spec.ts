import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { rows } from '../support/browser.js';

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
  const mark = `${Date.now()}`;
  const call = async (path: string, data: object, token?: string, method: 'post' | 'patch' = 'post') => {
    const answer = await request[method](path, { data, headers: token ? { Authorization: `Bearer ${token}` } : {} });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const company = `Assured ${mark}`;
  const signUp = async (userType: string) => {
    const userData = { firstName: 'Nadia', lastName: 'Roy', userType, companyName: company, serviceType: 'Plumber' };
    const body = { email: `papers-${userType}-${mark}@example.com`, password: 'correct horse', userData };
    const { access_token: token, user } = await call('/api/auth/signup', body);
    await rows('update app_user set email_verified_at = now() where id = $1', [user.id]);
    return token as string;
  };
  const [landlord, supplier] = [await signUp('landlord'), await signUp('supplier')];
  const place = {
    streetNumber: '12',
    street: 'Ontario Street',
    city: 'Montréal',
    region: 'QC',
    postalCode: 'H2T 2N6',
    country: 'CA',
  };
  const { id: propertyId } = await call('/api/landlords/properties', place, landlord);
  const problem = { title: 'Boiler check', description: 'Once a year.', issueType: 'Plumbing', propertyId };
  const { id: requestId } = await call('/api/service-requests', problem, landlord);
  await call(`/api/service-requests/${requestId}`, { status: 'approved' }, landlord, 'patch');
  return { landlord, supplier, company, requestId };
}

async function open(browser: Browser, token: string, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript((held) => {
    for (const key of ['auth_token', 'access_token']) localStorage.setItem(key, held);
  }, token);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('a supplier records an insurance, and once it has expired a landlord gives a reason', async ({
  browser,
  request,
}) => {
  test.setTimeout(90_000);
  const { landlord, supplier, company, requestId } = await people(request);
  const van = await open(browser, supplier, '/dashboards/supplier/profile');
  await van.getByRole('button', { name: 'Add insurance' }).click();
  await inDialog(van, 'Save');
  await expect(van.getByRole('dialog').getByText('Enter this.').first()).toBeVisible();
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

  const office = await open(browser, landlord, `/dashboards/landlord/maintenance/${requestId}`);
  await office.getByRole('button', { name: 'Offer to a supplier' }).click();
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
});
