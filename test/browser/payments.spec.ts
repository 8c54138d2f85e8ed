import { expect, test, type Locator, type Page } from '@playwright/test';
import { rows } from '../support/browser.js';
import { closeAfterEach, DESK, letHome, lines, noOverflow, open, PHONE, seats } from '../support/let-home.js';

closeAfterEach();

test('PY-001 the landlord chooses who bears the fees, and the tenant sees it before paying', async ({
  browser,
  request,
}) => {
  const { landlord, tenant } = await letHome(request);
  const office = await open(browser, landlord, '/dashboards/landlord/payments', DESK);
  await expect(office.getByText('Sandbox: no money is moved here.')).toBeVisible();
  await expect(office.getByText('Alberta', { exact: true }).first()).toBeVisible();
  await expect(office.getByText('Your choice applies here.').first()).toBeVisible();
  const home = await open(browser, tenant, '/dashboards/tenant/payments', DESK);
  await home.getByText('Credit card', { exact: true }).locator('visible=true').click();
  await expect(home.getByRole('button', { name: 'Pay $1,739.01' })).toBeVisible();
  await Promise.all([
    office.waitForResponse((answer) => answer.url().endsWith('/payment-setup') && answer.request().method() === 'PUT'),
    office.getByRole('radio', { name: /^You/ }).check(),
  ]);
  await home.reload();
  await home.getByText('Credit card', { exact: true }).locator('visible=true').click();
  await expect(home.getByText('Paid by your landlord').locator('visible=true')).toBeVisible();
  await expect(home.getByRole('button', { name: 'Pay $1,690.00' })).toBeVisible();

  // The same on phones, and back.
  for (const page of [office, home]) await page.setViewportSize(PHONE);
  await Promise.all([
    office.waitForResponse((answer) => answer.url().endsWith('/payment-setup') && answer.request().method() === 'PUT'),
    office.getByRole('radio', { name: /^The tenant/ }).check(),
  ]);
  expect(await noOverflow(office)).toBe(true);
  await home.reload();
  await home.getByRole('button', { name: 'Pay now' }).click();
  await home.getByRole('dialog').getByText('Credit card', { exact: true }).click();
  await expect(home.getByRole('button', { name: 'Pay $1,739.01' })).toBeVisible();
  expect(await noOverflow(home)).toBe(true);
});

test(
  'a form that is sent without a network says so and keeps what was typed',
  { tag: '@phone' },
  async ({ browser, request, isMobile }) => {
    const { landlord, leaseId } = await letHome(request);
    const office = await open(browser, landlord, `/dashboards/landlord/leases/${leaseId}`, seats(isMobile).OFFICE);
    await office.getByRole('button', { name: 'Record payment' }).first().click();
    await office.getByLabel('Amount').fill('690');
    await office.getByLabel('Who paid').selectOption('Not known');
    await office.getByLabel('Note').fill('Cheque no. 14');
    await office.context().setOffline(true);
    await office.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
    // In the dialog's form and nowhere else: a note would say it twice, and lie over the button on a phone.
    const lost = 'Connection issue. Please check your internet connection and try again.';
    await expect(office.getByRole('dialog').locator('form').getByText(lost)).toBeVisible();
    await expect(office.getByText(lost)).toHaveCount(1);
    await expect(office.getByLabel('Note')).toHaveValue('Cheque no. 14');
    await office.context().setOffline(false);
    await office.getByRole('dialog').getByRole('button', { name: 'Record payment' }).click();
    await expect(lines(office, 'Ledger entries').filter({ hasText: 'Payment, e-transfer' })).toContainText('$1,000.00');
    expect(await rows('select amount_cents::int as cents from payment where lease_id = $1', [leaseId])).toEqual([
      { cents: 69_000 },
    ]);
  },
);

test('a rent that is paid meanwhile does not turn the open sheet into next month’s', async ({ browser, request }) => {
  const { landlord, tenant, leaseId } = await letHome(request);
  const phone = await open(browser, tenant, '/dashboards/tenant/payments', PHONE);
  const desk = await open(browser, tenant, '/dashboards/tenant/payments', DESK);
  await phone.getByRole('button', { name: 'Pay now' }).click();
  const sheet = phone.getByRole('dialog');
  const pay = (page: Page | Locator) => page.getByRole('button', { name: /^Pay \$/ }).locator('visible=true');
  await expect(pay(sheet)).toBeEnabled();
  await expect(pay(desk)).toBeEnabled();
  const paid = await request.post(`/api/landlords/leases/${leaseId}/payments`, {
    headers: { Authorization: `Bearer ${landlord}` },
    data: { amountCents: 169_000, method: 'cash' },
  });
  expect(paid.status(), await paid.text()).toBe(201);
  for (const page of [sheet, desk]) {
    await expect(page.getByText('This has been paid in the meantime.').locator('visible=true')).toBeVisible();
    await expect(pay(page)).toHaveCount(0);
  }
  expect(await noOverflow(phone)).toBe(true);
  await sheet.getByRole('button', { name: /^Continue with \$/ }).click();
  await expect(pay(sheet)).toBeEnabled();
});

test('who has paid ahead is not led to pay', async ({ browser, request }) => {
  const { landlord, tenant, leaseId } = await letHome(request);
  const paid = await request.post(`/api/landlords/leases/${leaseId}/payments`, {
    data: { amountCents: 169_000 * 2 },
    headers: { Authorization: `Bearer ${landlord}` },
  });
  expect(paid.status()).toBe(201);
  const phone = await open(browser, tenant, '/dashboards/tenant', PHONE);
  await expect(phone.getByText('Paid ahead').locator('visible=true')).toBeVisible();
  await expect(phone.getByText('$1,690.00').locator('visible=true').first()).toBeVisible();
  await expect(phone.getByText('There’s nothing left to pay.').locator('visible=true')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Pay now' })).toHaveCount(0);
  expect(await noOverflow(phone)).toBe(true);
  await phone.setViewportSize(DESK);
  await expect(phone.getByText('There’s nothing left to pay.').locator('visible=true')).toBeVisible();
});

test('a payment that the provider alone knows is listed and booked on its lease', async ({ browser, request }) => {
  const { landlord, leaseId } = await letHome(request);
  await rows(
    `insert into sandbox_payment (id, account_id, demo, created_at, wish, total_cents, currency)
     select gen_random_uuid(), account_id, false, now() - interval '1 hour', 'succeed', 169000, 'CAD' from lease where id = $1`,
    [leaseId],
  );
  const office = await open(browser, landlord, '/dashboards/landlord/payments', PHONE);
  await office.getByRole('button', { name: 'Compare now' }).click();
  await expect(
    office.getByText('The provider has a payment that we don’t have.', { exact: false }).locator('visible=true'),
  ).toBeVisible();
  await office.getByRole('button', { name: 'Resolve' }).locator('visible=true').click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(dialog.getByText('Choose a lease').last()).toBeVisible();
  await dialog.getByLabel('Lease', { exact: true }).selectOption(leaseId);
  await dialog.getByRole('button', { name: 'Resolve' }).click();
  await expect(office.getByText('Recorded').locator('visible=true')).toBeVisible();
  expect(await noOverflow(office)).toBe(true);
  await office.setViewportSize(DESK);
  await expect(office.getByText('Recorded').locator('visible=true')).toBeVisible();
  await expect
    .poll(() => rows('select state from payment where lease_id = $1', [leaseId]))
    .toEqual([{ state: 'succeeded' }]);
});
