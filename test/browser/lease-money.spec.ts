import { expect, test } from '@playwright/test';
import { closeAfterEach, DESK, letHome, noOverflow, open, seats } from '../support/let-home.js';

closeAfterEach();

test('@phone a mistyped rent, a bounced check, a deposit and an end say beforehand what they change', async ({
  browser,
  request,
  isMobile,
}) => {
  const { OFFICE } = seats(isMobile);
  const { landlord, leaseId } = await letHome(request);
  const call = (path: string, data: object) =>
    request.post(`/api/landlords/leases/${leaseId}/${path}`, {
      data,
      headers: { Authorization: `Bearer ${landlord}` },
    });
  expect((await call('opening', { depositHeldCents: 100_000 })).ok()).toBe(true);
  const office = await open(browser, landlord, `/dashboards/landlord/leases/${leaseId}`, OFFICE);
  const menu = async (name: string) => {
    await office.getByRole('button', { name: 'More actions' }).first().click();
    await office.getByRole('menuitem', { name }).click();
  };
  const dialog = office.getByRole('dialog');

  await menu('Correct a mistake');
  await dialog.getByLabel('Rent').first().fill('1,700.00');
  await expect(dialog.getByText(/changes from \$1,690\.00 to \$1,700\.00/)).toBeVisible();
  await expect(dialog.getByText('Your tenants will owe $10.00 more.')).toBeVisible();
  await dialog.getByLabel('Reason').fill('Typed by mistake');
  await dialog.getByRole('button', { name: 'Correct lease' }).click();
  await expect(office.getByText('Lease corrected')).toBeVisible();

  expect((await call('payments', { amountCents: 170_000, method: 'cheque' })).ok()).toBe(true);
  await office.reload();
  if (isMobile) {
    await office.getByRole('button', { name: 'Actions for Payment, check' }).click();
    await office.getByRole('menuitem', { name: 'Reverse' }).click();
  } else {
    await office.getByRole('button', { name: 'Reverse Payment, check' }).click();
  }
  await dialog.getByText('Charge a fee for the returned payment').click();
  await dialog.getByLabel('Fee', { exact: true }).fill('20.00');
  await dialog.getByRole('button', { name: 'Record the return' }).click();
  await expect(dialog).toBeHidden();
  await expect(office.getByText('Returned payment fee').filter({ visible: true }).first()).toBeVisible();

  await office.getByRole('button', { name: 'More ledger actions' }).click();
  await office.getByRole('menuitem', { name: 'Return deposit' }).click();
  await expect(dialog.getByText(/within 10 days, which begin when the tenant leaves/)).toBeVisible();
  await dialog.getByLabel('Keep for unpaid rent and charges').fill('400.00');
  await expect(dialog.getByText('$600.00')).toBeVisible();
  await dialog.getByRole('button', { name: 'Record the return' }).click();
  await expect(office.getByText('Kept from the deposit').filter({ visible: true }).first()).toBeVisible();
  await expect(office.getByText('Deposit returned').filter({ visible: true }).first()).toBeVisible();

  await menu('End lease');
  const first = await office.evaluate(
    () => `${new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Edmonton' }).format(new Date()).slice(0, 8)}01`,
  );
  await dialog.locator('input[name=endsOn]').fill(first);
  await expect(dialog.getByText(/falls from \$1,700\.00 to/)).toBeVisible();
  expect(await noOverflow(office)).toBe(true);
});

test('a tenant without an address is taken, and a shared one is questioned', async ({ browser, request }) => {
  const { landlord, leaseId } = await letHome(request);
  const office = await open(browser, landlord, `/dashboards/landlord/leases/${leaseId}?tab=access`, DESK);
  const dialog = office.getByRole('dialog');
  const add = async (firstName: string, email: string) => {
    await office.getByRole('button', { name: 'Add tenant' }).click();
    await dialog.getByLabel('First name').fill(firstName);
    await dialog.getByLabel('Last name').fill('Ortega');
    await dialog.getByLabel(/^Email/).fill(email);
    await dialog
      .getByRole('button', { name: /tenant/i })
      .last()
      .click();
  };
  await add('Bo', '');
  await expect(office.getByText('No email, letters on paper')).toBeVisible();
  await office.getByRole('button', { name: 'Edit', exact: true }).last().click();
  await dialog.getByLabel(/^Email/).fill('bo@example.com');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('bo@example.com')).toBeVisible();
  await add('Ann', 'bo@example.com');
  await expect(dialog.getByText('Bo Ortega and Ann Ortega share bo@example.com. Is that right?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Yes, they share it' }).click();
  await expect(office.getByText('bo@example.com')).toHaveCount(2);
});
