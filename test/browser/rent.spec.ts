import { expect, test } from '@playwright/test';
import { DESK, letHome, noOverflow, open, PHONE } from '../support/let-home.js';

test('DB-008 DB-012 PY-003 PY-004 PY-012 a tenant pays on the phone in three presses, and the landlord sees it arrive', async ({ browser, request }) => {
  test.setTimeout(120_000);
  const { landlord, tenant, leaseId } = await letHome(request);
  const [phone, office] = await Promise.all([
    open(browser, tenant, '/dashboards/tenant', PHONE),
    open(browser, landlord, `/dashboards/landlord/leases/${leaseId}`, DESK),
  ]);
  await expect(phone.getByRole('heading', { name: 'Hello, Lucía' })).toBeVisible();
  // The rent of this month is overdue but on the first day.
  for (const name of [/^(Overdue|Next rent due)$/, 'Total cashback', 'Open requests', 'Payment history', 'Maintenance requests']) {
    await expect(phone.getByRole('heading', { name }).locator('visible=true').first()).toBeVisible();
  }
  await expect(office.getByText('$1,690.00').first()).toBeVisible();
  expect(await noOverflow(phone)).toBe(true);

  await expect(phone.getByRole('button', { name: 'Pay now' })).toBeInViewport({ ratio: 1 });
  await phone.getByRole('button', { name: 'Pay now' }).click();
  const sheet = phone.getByRole('dialog');
  await expect(sheet.getByText('Sandbox: no money is moved here.', { exact: false })).toBeVisible();
  await expect(sheet.getByText('Bank transfer', { exact: true })).toBeVisible();
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
  for (const text of ['$1,045.00', 'Second key']) await expect(home.getByText(text).locator('visible=true').first()).toBeVisible();

  await office.getByRole('button', { name: 'Reverse Second key' }).first().click();
  await office.getByRole('dialog').getByRole('button', { name: 'Reverse entry' }).click();
  await expect(ledger.getByRole('row', { name: /Taken back/ })).toContainText('$1,000.00');
  await expect(office.getByText('Entries cannot be changed. A mistake is reversed by another entry.')).toBeVisible();

  await office.goto('/dashboards/landlord');
  await office.getByRole('link', { name: /, On time \$.*, Outstanding \$/ }).click();
  await expect(office.getByRole('heading', { name: 'Entries' })).toBeVisible();
  await expect(office.getByRole('table', { name: 'Entries' }).getByText('Rent', { exact: true }).first()).toBeVisible();
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
