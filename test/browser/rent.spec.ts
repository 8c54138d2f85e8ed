import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { rows } from '../support/browser.js';

interface Home {
  landlord: string;
  tenant: string;
  leaseId: string;
}

const PASSWORD = 'correct horse';
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** The first day of this month where the home stands. */
const firstOfMonth = () => `${new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Edmonton' }).format(new Date()).slice(0, 8)}01`;

/** A let home in Alberta, where a fee may be passed on; this month's rent is owed. */
async function letHome(request: APIRequestContext): Promise<Home> {
  const mark = `${Date.now()}-${Math.round(Math.random() * 1e6)}`;
  const call = async (path: string, data: object, token?: string) => {
    const answer = await request.post(path, { data, headers: token ? { Authorization: `Bearer ${token}` } : {} });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const userData = { firstName: 'Nadia', lastName: 'Tremblay', userType: 'landlord', companyName: 'Tremblay Rentals' };
  const { access_token: landlord, user } = await call('/api/auth/signup', { email: `rent-${mark}@example.com`, password: PASSWORD, userData });
  await rows('update app_user set email_verified_at = now() where id = $1', [user.id]);
  const place = { streetNumber: '4120', street: '17 Avenue SW', city: 'Calgary', region: 'AB', postalCode: 'T2S 0B3', country: 'CA' };
  const { id: propertyId } = await call('/api/landlords/properties', place, landlord);
  const { id: unitId } = await call(`/api/landlords/properties/${propertyId}/units`, { label: '203' }, landlord);
  const who = { firstName: 'Lucía', lastName: 'Ortega', email: `lucia-${mark}@example.com` };
  const terms = { startsOn: firstOfMonth(), chargeFrom: firstOfMonth(), rentCents: 169_000, dueDay: 1, tenants: [{ ...who, language: 'en' }] };
  const { id: leaseId } = await call(`/api/landlords/units/${unitId}/leases`, terms, landlord);
  await call(`/api/landlords/leases/${leaseId}/activate`, {}, landlord);
  const { code } = await call(`/api/landlords/leases/${leaseId}/codes`, {}, landlord);
  const { access_token: tenant } = await call('/api/auth/tenant-setup', { ...who, tenantCode: code, password: PASSWORD, confirmPassword: PASSWORD });
  await expect.poll(() => rows('select 1 from charge where lease_id = $1', [leaseId])).toHaveLength(1);
  return { landlord, tenant, leaseId };
}

async function open(browser: Browser, token: string, path: string, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport, acceptDownloads: true });
  await context.addInitScript((held) => {
    for (const key of ['auth_token', 'access_token']) localStorage.setItem(key, held);
  }, token);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const noOverflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);

test('DB-008 PY-003 PY-004 PY-012 a tenant pays on the phone in three presses, and the landlord sees it arrive', async ({ browser, request }) => {
  test.setTimeout(120_000);
  const { landlord, tenant, leaseId } = await letHome(request);
  const [phone, office] = await Promise.all([
    open(browser, tenant, '/dashboards/tenant', PHONE),
    open(browser, landlord, `/dashboards/landlord/leases/${leaseId}`, DESK),
  ]);
  await expect(phone.getByRole('heading', { name: 'Hello, Lucía' })).toBeVisible();
  for (const name of ['Next rent due', 'Total cashback', 'Open requests', 'Payment history', 'Maintenance requests']) {
    await expect(phone.getByRole('heading', { name }).locator('visible=true').first()).toBeVisible();
  }
  await expect(office.getByText('$1,690.00').first()).toBeVisible();
  expect(await noOverflow(phone)).toBe(true);

  await phone.getByRole('button', { name: 'Pay now' }).click();
  const sheet = phone.getByRole('dialog');
  await expect(sheet.getByText('Sandbox: no money is moved here.', { exact: false })).toBeVisible();
  await sheet.getByText('Credit card', { exact: true }).click();
  await expect(sheet.getByText('$49.01').first()).toBeVisible();
  await sheet.getByRole('button', { name: 'Pay $1,739.01' }).click();
  await expect(phone.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
  await expect(phone.getByText('$16.90').first()).toBeVisible();

  const [receipt] = await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('status').getByRole('button', { name: /^Download receipt R-/ }).click(),
  ]);
  expect(receipt.suggestedFilename()).toBe('R-1001.pdf');

  const ledger = office.getByRole('table', { name: 'Ledger entries' });
  await expect(ledger.getByText('Payment, credit card')).toBeVisible();
  await expect(ledger.getByRole('row', { name: /Cashback/ })).toContainText('−$16.90');
});

test('PY-013 a landlord records a cheque, adds a charge and takes a mistake back', async ({ browser, request }) => {
  const { landlord, tenant, leaseId } = await letHome(request);
  const office = await open(browser, landlord, `/dashboards/landlord/leases/${leaseId}`, DESK);
  const home = await open(browser, tenant, '/dashboards/tenant', DESK);
  await expect(home.getByText('$1,690.00').locator('visible=true').first()).toBeVisible();

  await office.getByRole('button', { name: 'Record payment' }).first().click();
  await office.getByLabel('Amount').fill('690');
  await office.getByLabel('How it came').selectOption('cheque');
  await office.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
  const ledger = office.getByRole('table', { name: 'Ledger entries' });
  await expect(ledger.getByRole('row', { name: /Payment, cheque/ })).toContainText('$1,000.00');
  await expect(home.getByText('$1,000.00').locator('visible=true').first()).toBeVisible();

  await office.getByRole('button', { name: 'Add charge' }).first().click();
  await office.getByLabel('Amount').fill('45.00');
  await office.getByLabel('What it is for').fill('Second key');
  await office.getByRole('dialog').getByRole('button', { name: 'Add charge' }).click();
  await expect(ledger.getByRole('row', { name: /Second key/ })).toContainText('$1,045.00');

  await office.getByRole('button', { name: 'Reverse Second key' }).first().click();
  await office.getByRole('dialog').getByRole('button', { name: 'Reverse entry' }).click();
  await expect(ledger.getByRole('row', { name: /Taken back/ })).toContainText('$1,000.00');
  await expect(office.getByText('Entries cannot be changed. A mistake is reversed by another entry.')).toBeVisible();
});

test('DB-014 payments fit a narrow phone in each language', async ({ browser, request }) => {
  const { tenant } = await letHome(request);
  for (const [language, title] of [['fr', 'Paiements'], ['es', 'Pagos'], ['en', 'Payments']] as const) {
    const phone = await open(browser, tenant, `/dashboards/tenant/payments?lang=${language}`, { width: 360, height: 740 });
    await expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await noOverflow(phone)).toBe(true);
    await phone.context().close();
  }
});
