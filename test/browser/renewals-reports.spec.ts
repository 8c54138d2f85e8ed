import { expect, test, type APIRequestContext, type Browser, type Locator, type Page } from '@playwright/test';
import { rows } from '../support/browser.js';

const PASSWORD = 'correct horse';
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

interface World {
  landlord: string;
  /** Of Lucía, Kim and Noor. */
  tenants: string[];
  propertyId: string;
  leaseIds: string[];
}

/** So many days from today, as a day. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Three let homes in Alberta, without a cap; their terms end in 115 days, so that notice is in time. */
async function world(request: APIRequestContext): Promise<World> {
  const mark = `${Date.now()}-${Math.round(Math.random() * 1e6)}`;
  const call = async (path: string, data: object, token?: string) => {
    const answer = await request.post(path, { data, headers: token ? { Authorization: `Bearer ${token}` } : {} });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const userData = { firstName: 'Nadia', lastName: 'Tremblay', userType: 'landlord', companyName: 'Tremblay Rentals' };
  const { access_token: landlord, user } = await call('/api/auth/signup', { email: `ren-${mark}@example.com`, password: PASSWORD, userData });
  await rows('update app_user set email_verified_at = now() where id = $1', [user.id]);
  const place = { streetNumber: '4120', street: '17 Avenue SW', city: 'Calgary', region: 'AB', postalCode: 'T2S 0B3', country: 'CA' };
  const { id: propertyId } = await call('/api/landlords/properties', place, landlord);
  const leaseIds: string[] = [];
  const tokens: string[] = [];
  for (const [label, firstName] of [['203', 'Lucía'], ['204', 'Kim'], ['205', 'Noor']]) {
    const { id: unitId } = await call(`/api/landlords/properties/${propertyId}/units`, { label, marketRentCents: 190_000 }, landlord);
    const tenants = [{ firstName, lastName: 'Ortega', email: `${label}-${mark}@example.com`, language: 'en' }];
    const terms = { startsOn: inDays(-500), termEndsOn: inDays(115), chargeFrom: inDays(60), rentCents: 160_000, dueDay: 1, tenants };
    const { id } = await call(`/api/landlords/units/${unitId}/leases`, terms, landlord);
    await call(`/api/landlords/leases/${id}/activate`, {}, landlord);
    leaseIds.push(id);
    const { code } = await call(`/api/landlords/leases/${id}/codes`, {}, landlord);
    const person = { firstName, lastName: 'Ortega', email: `${label}-${mark}@example.com`, tenantCode: code, password: PASSWORD, confirmPassword: PASSWORD };
    tokens.push((await call('/api/auth/tenant-setup', person)).access_token);
  }
  return { landlord, tenants: tokens, propertyId, leaseIds };
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

/** Offers somebody’s renewal; their phone shows it. */
async function offerTo(office: Page, name: string, phone: Page): Promise<Locator> {
  await office.getByRole('table', { name: 'Renewals' }).getByRole('link', { name }).click();
  const dialog = office.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await office.getByRole('dialog', { name: 'Send the offer' }).getByRole('button', { name: 'Send the offer' }).click();
  await expect(dialog.getByText('Offered')).toBeVisible();
  await phone.getByRole('link', { name: 'See the offer' }).click();
  await expect(phone.getByRole('button', { name: 'Decline' })).toBeVisible();
  return dialog;
}

test('LR-002 LR-004 LR-006 a landlord decides on renewals at once and offers them; tenants accept and decline on the phone, and one offer is withdrawn', async ({ browser, request }) => {
  test.setTimeout(120_000);
  const { landlord, tenants, leaseIds } = await world(request);
  const phone = await open(browser, tenants[0] ?? '', '/dashboards/tenant', PHONE);
  await phone.getByRole('radio', { name: 'Not sure' }).check();
  await expect(phone.getByText('Your landlord can see this now.')).toBeVisible();
  expect(await noOverflow(phone)).toBe(true);
  const office = await open(browser, landlord, '/dashboards/landlord/renewals', DESK);
  await office.getByRole('button', { name: 'Look for leases that end' }).first().click();
  const table = office.getByRole('table', { name: 'Renewals' });
  await expect(table.getByRole('row')).toHaveCount(4);
  await table.getByRole('checkbox', { name: 'Select all' }).check();
  await office.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(table.getByText('Accepted')).toHaveCount(3);
  await table.getByRole('link', { name: 'Lucía Ortega' }).click();
  const dialog = office.getByRole('dialog', { name: /4120-203/ });
  await expect(dialog.getByText(/below the market rent of \$1,900\.00/)).toBeVisible();
  await expect(dialog.getByText('Not sure yet')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await office.getByRole('dialog', { name: 'Send the offer' }).getByRole('button', { name: 'Send the offer' }).click();
  await expect(dialog.getByText('Offered')).toBeVisible();

  await phone.getByRole('link', { name: 'See the offer' }).click();
  await expect(phone.getByText('$1,640.00')).toBeVisible();
  expect(await noOverflow(phone)).toBe(true);
  await phone.getByLabel('Ask a question first').fill('Is heating included?');
  await phone.getByRole('button', { name: 'Send question' }).click();
  await dialog.getByLabel('Your answer').fill('Yes, it is.');
  await dialog.getByRole('button', { name: 'Send answer' }).click();
  await expect(phone.getByText('Yes, it is.')).toBeVisible();
  await phone.getByRole('button', { name: 'Accept renewal' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Accept renewal' }).click();
  await expect(phone.getByText(/Renewed: the next term begins/)).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await rows('select rent_cents::int as rent from lease_term where lease_id = $1 order by starts_on', [leaseIds[0]])).toEqual([{ rent: 160_000 }, { rent: 164_000 }]);

  const [kim, noor] = await Promise.all([1, 2].map((at) => open(browser, tenants[at] ?? '', '/dashboards/tenant', PHONE))) as [Page, Page];
  const declined = await offerTo(office, 'Kim Ortega', kim);
  await kim.getByRole('button', { name: 'Decline' }).click();
  await expect(kim.getByRole('dialog').getByText('declining is no notice that you move out', { exact: false })).toBeVisible();
  await kim.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(kim.getByText('This offer was declined.')).toBeVisible();
  await expect(declined).toBeHidden();

  const withdrawn = await offerTo(office, 'Noor Ortega', noor);
  await withdrawn.getByRole('button', { name: 'Withdraw offer' }).click();
  await expect(noor.getByText('This offer was withdrawn.')).toBeVisible();
  await expect(noor.getByRole('button', { name: 'Decline' })).toHaveCount(0);
  await expect(withdrawn).toBeHidden();
  expect(await rows('select state from renewal_offer where lease_id = any($1::uuid[]) order by created_at', [leaseIds])).toEqual([{ state: 'accepted' }, { state: 'declined' }, { state: 'withdrawn' }]);
});

test('a landlord enters an expense, corrects it, and finds it behind a figure of a report', async ({ browser, request }) => {
  test.setTimeout(120_000);
  const { landlord } = await world(request);
  const page = await open(browser, landlord, '/dashboards/landlord/expenses', DESK);
  await page.getByRole('button', { name: 'Add expense' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Property').selectOption({ label: '4120 17 Avenue SW' });
  await dialog.getByLabel('Paid to').fill('Plomberie Roy');
  await dialog.getByLabel('Amount').fill('344.93');
  await dialog.getByLabel('Invoice').setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') });
  await dialog.getByRole('button', { name: 'Add expense' }).click();
  const table = page.getByRole('table', { name: 'Expenses' });
  await expect(table.getByText('$344.93')).toBeVisible();
  await expect(table.getByRole('button', { name: 'Open the invoice invoice.pdf' })).toBeVisible();
  await table.getByRole('button', { name: 'Correct Plomberie Roy' }).click();
  await dialog.getByLabel('Amount').fill('350.00');
  await dialog.getByRole('button', { name: 'Correct' }).click();
  await expect(table.getByText('$350.00')).toBeVisible();

  await page.getByRole('link', { name: 'Reports' }).first().click();
  await page.getByRole('link', { name: 'Income and expense' }).click();
  const report = page.getByRole('table', { name: /Income and expense/ });
  await report.getByRole('link', { name: '$350.00', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Entries' })).toBeVisible();
  const entries = page.getByRole('table', { name: 'Entries' });
  await expect(entries.getByRole('row')).toHaveCount(4);
  await expect(entries.getByText('Reversal')).toBeVisible();
  await page.goBack();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF' }).click();
  expect((await download).suggestedFilename()).toBe('income-expense.pdf');
});
