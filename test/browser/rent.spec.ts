import { expect, test } from '@playwright/test';
import { closeAfterEach, DESK, letHome, lines, noOverflow, open, PHONE, seats } from '../support/let-home.js';

closeAfterEach();

test('DB-008 DB-012 PY-003 PY-004 PY-012 a tenant pays on the phone in three presses, and the landlord sees it arrive', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const { landlord, tenant, leaseId } = await letHome(request);
  const [phone, office] = await Promise.all([
    open(browser, tenant, '/dashboards/tenant', PHONE),
    open(browser, landlord, `/dashboards/landlord/leases/${leaseId}`, DESK),
  ]);
  await expect(phone.getByRole('heading', { name: 'Hello, Lucía' })).toBeVisible();
  // The rent of this month is overdue but on the first day.
  for (const name of [
    /^(Overdue|Next rent due)$/,
    'Total cashback',
    'Open requests',
    'Payment history',
    'Maintenance requests',
  ]) {
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
    phone
      .getByRole('status')
      .getByRole('button', { name: /^Download receipt R-/ })
      .click(),
  ]);
  expect(receipt.suggestedFilename()).toBe('R-1001.pdf');

  const ledger = office.getByRole('table', { name: 'Ledger entries' });
  await expect(ledger.getByText('Payment, credit card')).toBeVisible();
  await expect(ledger.getByRole('row', { name: /Cashback/ })).toContainText('−$16.90');
});

test(
  'PY-013 PY-018 a landlord records a cheque, adds a charge, takes a mistake back and refunds; the tenant pays a part and chooses autopay',
  { tag: '@phone' },
  async ({ browser, request, isMobile }) => {
    test.setTimeout(120_000);
    const { OFFICE, HOME } = seats(isMobile);
    const { landlord, tenant, leaseId } = await letHome(request);
    const [office, home] = await Promise.all([
      open(browser, landlord, `/dashboards/landlord/leases/${leaseId}`, OFFICE),
      open(browser, tenant, '/dashboards/tenant', HOME),
    ]);
    const ledger = lines(office, 'Ledger entries');
    const athome = (text: string | RegExp) => home.getByText(text).locator('visible=true').first();
    const dialog = office.getByRole('dialog');
    /** A step of a ledger line: a button of its own, or on a phone an item of the line's menu. */
    const act = async (step: string, entry: string) => {
      if (OFFICE === PHONE) await office.getByRole('button', { name: `Actions for ${entry}` }).click();
      await office.getByRole(OFFICE === PHONE ? 'menuitem' : 'button', { name: `${step} ${entry}` }).click();
    };
    await expect(athome('$1,690.00')).toBeVisible();

    await office.getByRole('button', { name: 'Record payment' }).first().click();
    await office.getByLabel('Amount').fill('690');
    await office.getByLabel('Who paid').selectOption('Not known');
    await office.getByLabel('Payment method').selectOption('cheque');
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expect(ledger.filter({ hasText: 'Payment, check' })).toContainText('$1,000.00');
    await expect(athome('$1,000.00')).toBeVisible();

    await office.getByRole('button', { name: 'Add charge' }).first().click();
    await office.getByLabel('Amount').fill('45.00');
    await office.getByLabel('What it’s for').fill('Second key');
    await dialog.getByRole('button', { name: 'Add charge' }).click();
    await expect(ledger.filter({ hasText: 'Second key' })).toContainText('$1,045.00');
    for (const text of ['$1,045.00', 'Second key']) await expect(athome(text)).toBeVisible();

    await act('Reverse', 'Second key');
    await dialog.getByRole('button', { name: 'Reverse entry' }).click();
    await expect(ledger.filter({ hasText: 'Voided' })).toContainText('$1,000.00');
    await expect(office.getByText('Entries can’t be changed. To fix a mistake, reverse the entry.')).toBeVisible();
    await expect(athome('$1,000.00')).toBeVisible();

    if (HOME === PHONE) await home.getByRole('button', { name: 'Pay now' }).click();
    const purse = HOME === PHONE ? home.getByRole('dialog') : home.getByRole('main');
    await purse.getByText('Debit card', { exact: true }).click();
    await purse.getByRole('button', { name: 'Pay another amount' }).click();
    await purse.getByLabel('Amount', { exact: true }).fill('400');
    await purse.getByRole('button', { name: 'Pay $407.60' }).click();
    await expect(home.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
    await home.getByRole('button', { name: 'Done' }).click();
    await expect(home.getByRole('region', { name: 'Pay your rent' })).toBeFocused();
    await expect(ledger.filter({ hasText: 'Payment, debit card' })).toContainText('$400.00');
    await expect(athome('$596.00')).toBeVisible();

    await act('Refund', 'Payment, debit card');
    await dialog.getByLabel('Amount', { exact: true }).fill('100');
    await dialog.getByRole('button', { name: 'Send refund' }).click();
    await expect(dialog.getByText('Choose what happens to the balance.')).toBeVisible();
    await dialog.getByRole('radio', { name: 'The tenant still owes this amount' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Send refund' }).click();
    await expect(ledger.filter({ hasText: 'Refund' }).filter({ hasText: '$100.00' })).toBeVisible();
    await expect(athome('$100.00 refunded')).toBeVisible();

    const autopay = home.getByRole('switch', { name: /^Autopay on/ });
    await autopay.click({ force: true });
    const ask = home.getByRole('dialog', { name: 'Turn on autopay?' });
    await expect(
      ask.getByRole('checkbox', { name: /^Collect what’s already due \(\$[\d,.]+\) today, not on / }),
    ).not.toBeChecked();
    await ask.getByRole('button', { name: 'Turn on autopay' }).click();
    await expect(ask).toBeHidden();
    await expect(athome(/we’ll collect \$[\d,.]+ by bank transfer/)).toBeVisible();
    await autopay.click({ force: true });
    await expect(athome(/we’ll pay your balance by bank transfer when the rent is due/)).toBeVisible();

    const [statement] = await Promise.all([
      office.waitForEvent('download'),
      office.getByRole('button', { name: /^\d{4} statement$/ }).click(),
    ]);
    expect(statement.suggestedFilename()).toMatch(/^Statement \d{4} - .+\.pdf$/);
    for (const page of [office, home]) expect(await noOverflow(page)).toBe(true);

    // The figures of both sides open the entries behind them.
    await home.locator('a[href$="/payments#statement"]').locator('visible=true').first().click();
    await expect(home.getByRole('heading', { name: /^\d{4} statement$/ })).toBeInViewport();
    await expect(
      lines(home, /^\d{4} statement/)
        .filter({ hasText: 'Refund' })
        .filter({ hasText: '$100.00' })
        .locator('visible=true')
        .first(),
    ).toBeVisible();
    expect(await noOverflow(home)).toBe(true);
    await office.goto('/dashboards/landlord');
    await office.getByRole('link', { name: /, On time \$.*, Outstanding \$/ }).click();
    await expect(office.getByRole('heading', { name: 'Entries' })).toBeVisible();
    await expect(
      lines(office, 'Entries').getByText('Rent', { exact: true }).locator('visible=true').first(),
    ).toBeVisible();
    expect(await noOverflow(office)).toBe(true);
  },
);

test('DB-014 payments fit a narrow phone in each language', async ({ browser, request }) => {
  const { tenant } = await letHome(request);
  for (const [language, title] of [
    ['fr', 'Paiements'],
    ['es', 'Pagos'],
    ['en', 'Payments'],
  ] as const) {
    const phone = await open(browser, tenant, `/dashboards/tenant/payments?lang=${language}`, {
      width: 360,
      height: 740,
    });
    await expect(phone.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await noOverflow(phone)).toBe(true);
    await phone.context().close();
  }
});
