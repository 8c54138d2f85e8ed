import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { rows } from '../support/browser.js';
import { closeAfterEach, DESK, lines, noOverflow, open, PHONE } from '../support/let-home.js';
import { CALGARY, callWith, newMark, signedUp } from '../support/people-by-api.js';

closeAfterEach();

const PASSWORD = 'correct horse';

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
  const mark = newMark();
  const call = callWith(request);
  const landlord = await signedUp(call, 'landlord', 'Tremblay Rentals');
  const { id: propertyId } = await call('/api/landlords/properties', CALGARY, landlord);
  const leaseIds: string[] = [];
  const tokens: string[] = [];
  for (const [label, firstName] of [
    ['203', 'Lucía'],
    ['204', 'Kim'],
    ['205', 'Noor'],
  ]) {
    const { id: unitId } = await call(
      `/api/landlords/properties/${propertyId}/units`,
      { label, marketRentCents: 190_000 },
      landlord,
    );
    const tenants = [{ firstName, lastName: 'Ortega', email: `${label}-${mark}@example.com`, language: 'en' }];
    const terms = {
      startsOn: inDays(-500),
      termEndsOn: inDays(115),
      chargeFrom: inDays(60),
      rentCents: 160_000,
      dueDay: 1,
      tenants,
    };
    const { id } = await call(`/api/landlords/units/${unitId}/leases`, terms, landlord);
    await call(`/api/landlords/leases/${id}/activate`, {}, landlord);
    leaseIds.push(id);
    const { code } = await call(`/api/landlords/leases/${id}/codes`, {}, landlord);
    const person = {
      firstName,
      lastName: 'Ortega',
      email: `${label}-${mark}@example.com`,
      tenantCode: code,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    };
    tokens.push((await call('/api/auth/tenant-setup', person)).access_token);
  }
  return { landlord, tenants: tokens, propertyId, leaseIds };
}

/** Offers someone’s renewal; their phone shows it. */
async function offerTo(office: Page, name: string, phone: Page): Promise<Locator> {
  await lines(office, 'Renewals').getByRole('link', { name }).click();
  const dialog = office.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Send offer' }).click();
  await office.getByRole('dialog', { name: 'Send the offer' }).getByRole('button', { name: 'Send the offer' }).click();
  await expect(dialog.getByText('Offered')).toBeVisible();
  // On a phone the note lies over what comes next, and stays while the pointer is on it.
  await office.getByRole('button', { name: 'Dismiss' }).click();
  await phone.getByRole('link', { name: 'See the offer' }).click();
  await expect(phone.getByRole('button', { name: 'Decline' })).toBeVisible();
  return dialog;
}

test('LR-002 LR-004 LR-006 a landlord decides on renewals at once and offers them; tenants accept and decline, and one offer is withdrawn; at both widths', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const { landlord, tenants, leaseIds } = await world(request);
  const phone = await open(browser, tenants[0] ?? '', '/dashboards/tenant', PHONE);
  await phone.getByRole('radio', { name: 'Not sure' }).check();
  await expect(phone.getByText('Your landlord can see this now.')).toBeVisible();
  expect(await noOverflow(phone)).toBe(true);
  const office = await open(browser, landlord, '/dashboards/landlord/renewals', PHONE);
  await office.getByRole('button', { name: 'Find leases that are ending' }).first().click();
  const table = office.getByRole('table', { name: 'Renewals' });
  await office.getByRole('button', { name: 'Select', exact: true }).click();
  await office.getByRole('checkbox', { name: /4120-205/ }).check();
  await office.getByRole('button', { name: 'Accept', exact: true }).click();
  await expect(lines(office, 'Renewals').filter({ hasText: 'Accepted' })).toHaveCount(1);
  expect(await noOverflow(office)).toBe(true);
  await office.setViewportSize(DESK);
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
  expect(
    await rows('select rent_cents::int as rent from lease_term where lease_id = $1 order by starts_on', [leaseIds[0]]),
  ).toEqual([{ rent: 160_000 }, { rent: 164_000 }]);

  await office.setViewportSize(PHONE);
  const [kim, noor] = await Promise.all([
    open(browser, tenants[1] ?? '', '/dashboards/tenant', DESK),
    open(browser, tenants[2] ?? '', '/dashboards/tenant', PHONE),
  ]);
  const declined = await offerTo(office, 'Kim Ortega', kim);
  await kim.getByRole('button', { name: 'Decline' }).click();
  await expect(
    kim.getByRole('dialog').getByText('Declining isn’t notice that you’re moving out', { exact: false }),
  ).toBeVisible();
  await kim.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect(kim.getByText('This offer was declined.')).toBeVisible();
  await expect(declined).toBeHidden();

  const withdrawn = await offerTo(office, 'Noor Ortega', noor);
  await withdrawn.getByRole('button', { name: 'Withdraw offer' }).click();
  await expect(noor.getByText('This offer was withdrawn.')).toBeVisible();
  await expect(noor.getByRole('button', { name: 'Decline' })).toHaveCount(0);
  await expect(withdrawn).toBeHidden();
  expect(
    await rows('select state from renewal_offer where lease_id = any($1::uuid[]) order by created_at, id', [leaseIds]),
  ).toEqual([{ state: 'accepted' }, { state: 'declined' }, { state: 'withdrawn' }]);
});

test('a landlord enters an expense, corrects it, and finds it behind a figure of a report; at both widths', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const { landlord } = await world(request);
  const page = await open(browser, landlord, '/dashboards/landlord/expenses', DESK);
  await expense(page, 'Plomberie Roy', '350.00');
  const report = await incomeAndExpense(page);
  // The property's own figure; the total below opens its entries too.
  await report.getByRole('link', { name: '$350.00', exact: true }).first().click();
  const entries = page.getByRole('table', { name: 'Entries' });
  await expect(entries.getByRole('row')).toHaveCount(4);
  await expect(entries.getByText('Reversal')).toBeVisible();
  await page.goBack();
  await downloads(page, 'PDF', /^Income and expense by property - Tremblay Rentals - .+\.pdf$/);
  // On a cash basis the expense is the same, and so are its entries.
  // The choice is in the address, which follows a moment later: check() would look too early.
  await page.getByRole('radio', { name: 'Cash' }).click();
  await expect(page.getByRole('radio', { name: 'Cash' })).toBeChecked();
  await expect(page.getByText('Cash counts money on the day it’s received or paid', { exact: false })).toBeVisible();
  const cash = lines(page, /Income and expense by property, cash basis/);
  await cash.getByRole('link', { name: '$350.00', exact: true }).first().click();
  await expect(entries.getByRole('row')).toHaveCount(4);
  await page.goBack();
  await downloads(page, 'CSV', /^Income and expense by property, cash basis - Tremblay Rentals - .+\.csv$/);

  await page.setViewportSize(PHONE);
  await page.goto('/dashboards/landlord/expenses');
  await expense(page, 'Toiture Nord', '425.00');
  await (await incomeAndExpense(page)).getByRole('link', { name: '$775.00', exact: true }).first().click();
  await expect(lines(page, 'Entries').filter({ hasText: '$425.00' })).toBeVisible();
  expect(await noOverflow(page)).toBe(true);
  await page.goBack();
  await downloads(page, 'CSV', /^Income and expense by property - Tremblay Rentals - .+\.csv$/);
});

/** Adds an expense with its invoice, one dollar too little, and corrects it. */
async function expense(page: Page, payee: string, amount: string): Promise<void> {
  await page.getByRole('button', { name: 'Add expense' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Property').selectOption({ label: '4120 17 Avenue SW' });
  await dialog.getByLabel('Paid to').fill(payee);
  await dialog.getByLabel('Amount').fill('344.93');
  await dialog
    .getByLabel('Invoice')
    .setInputFiles({ name: 'invoice.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') });
  await dialog.getByRole('button', { name: 'Add expense' }).click();
  const line = lines(page, 'Expenses').filter({ hasText: payee });
  await expect(line).toContainText('$344.93');
  await expect(line.getByRole('button', { name: 'Open the invoice invoice.pdf' })).toBeVisible();
  await page.getByRole('button', { name: `Correct ${payee}` }).click();
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByRole('button', { name: 'Correct' }).click();
  await expect(line).toContainText(`$${amount}`);
  expect(await noOverflow(page)).toBe(true);
}

async function incomeAndExpense(page: Page): Promise<Locator> {
  await page.goto('/dashboards/landlord/reports');
  await page.getByRole('link', { name: 'Income and expense' }).click();
  return lines(page, /Income and expense/);
}

async function downloads(page: Page, button: string, file: RegExp): Promise<void> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(file);
}
