import { expect, test, type Page } from '@playwright/test';
import { buildiumRoll } from '../modules/imports/import-fixtures.js';
import { rows } from '../support/browser.js';
import { closeAfterEach, lines } from '../support/let-home.js';

closeAfterEach();

let count = 0;

async function be(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => {
    localStorage.setItem('auth_token', value);
    localStorage.setItem('access_token', value);
  }, token);
}

/** A landlord with a verified address, signed in on this page. */
async function landlord(page: Page): Promise<string> {
  const email = `portfolio-${Date.now()}-${process.env['TEST_WORKER_INDEX']}-${(count += 1)}@example.com`;
  const userData = { firstName: 'Nadia', lastName: 'Tremblay', userType: 'landlord' };
  const answer = await page.request.post('/api/auth/signup', { data: { email, password: 'correct horse', userData } });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const [mail] = await rows<{ url: string }>(
    "select params->>'url' as url from outbox_message where recipient = $1 order by id desc limit 1",
    [email],
  );
  await page.request.post('/api/auth/verify-email', {
    data: { token: new URL(mail?.url ?? 'http://no.mail').searchParams.get('token') },
  });
  await be(page, token);
  return token;
}

const HEAD =
  'House number,Street,City,Province or state,Postal code,Country,Unit,Lease start,Rent,First name,Last name,Email,Language';
const csv = (...lines: string[]) => ({
  name: 'homes.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEAD, ...lines].join('\r\n')),
});
const LINE = '87,Laurier,Montréal,QC,H2T 2N6,CA,101,2026-01-01,1650.00,Kim,Larsen,kim@example.com,en';

async function noSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

test(
  'TN-001 a spreadsheet becomes a portfolio: mistakes by kind, good lines alone, taken back',
  { tag: '@phone' },
  async ({ page }) => {
    await landlord(page);
    await page.goto('/dashboards/landlord/properties/import');
    const read = async (...lines: string[]) => {
      await page.setInputFiles('input[type=file]', csv(...lines));
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Check the file' }).click();
    };
    await read(
      LINE.replace('H2T 2N6', '12345'),
      LINE.replace('1650.00', 'much').replace(',101,', ',103,').replace(/en$/, 'xx'),
      LINE.replace(',101,', ',104,'),
    );
    await expect(page.getByText('3 mistakes found.')).toBeVisible();
    await expect(
      page.getByText('This isn’t a valid postal code for that country.').filter({ visible: true }),
    ).toBeVisible();
    await expect(
      page.getByText('Write one of these: English, French, Spanish.').filter({ visible: true }),
    ).toBeVisible();
    await noSidewaysScroll(page);
    await page.getByRole('button', { name: 'Import the good line and leave out 2' }).click();
    await expect(page.getByText('2 lines are left out.')).toBeVisible();
    await page.getByRole('button', { name: 'Choose another file' }).click();

    await read(LINE, LINE.replace(',101,', ',102,').replace('kim@', 'lou@'));
    await page.getByRole('button', { name: 'Import 2 units' }).click();
    await expect(page.getByRole('heading', { name: '2 units are imported' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click();
    await expect(page.getByText('Import undone')).toBeVisible();
    await page.goto('/dashboards/landlord/properties');
    await expect(page.getByText('87', { exact: true })).toHaveCount(0);
  },
);

test(
  'TN-001 a Buildium rent roll: columns matched by themselves, five questions, and leases that run',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await landlord(page);
    await page.goto('/dashboards/landlord/properties/import');
    const roll = buildiumRoll(12);
    const name = `Rent roll ${Date.now()}-${test.info().workerIndex}.csv`;
    const file = { name, mimeType: 'text/csv', buffer: Buffer.from(roll.text) };
    await page.setInputFiles('input[type=file]', file);
    await expect(
      page.getByText(/This looks like an export of Buildium\. The file has 12 lines below the headings on line 4/),
    ).toBeVisible();
    await expect(page.getByLabel('Balance due goes to')).toHaveValue('openingBalance');
    await expect(page.getByText('Street Maple St').first()).toBeVisible();
    await expect(page.getByText('Ann Lee0 and Bo Lee0')).toBeVisible();
    await noSidewaysScroll(page);
    await page.getByRole('button', { name: 'Continue' }).click();

    await expect(page.getByText('5 questions about this file.')).toBeVisible();
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByText('Choose an answer.')).toHaveCount(2);
    await page.getByText('Since the unpaid rent was due').click();
    await page.getByText('03/04/2026 is read as March 4, 2026.').click();
    await expect(page.getByLabel('Which country are these properties in?')).toHaveValue('US');
    await noSidewaysScroll(page);
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByText('03/04/2026 is March 4, 2026')).toBeVisible();
    await expect(page.getByText('English: 15')).toBeVisible();
    await page.getByLabel(/^Language of the 15 tenants/).selectOption('es');
    await expect(page.getByText('Español: 15')).toBeVisible();
    await noSidewaysScroll(page);
    await page.getByRole('button', { name: 'Import 12 units' }).click();
    await page.getByRole('link', { name: 'View the drafts' }).click();

    // The table has its boxes at once, the list on a phone once someone begins to choose.
    if (isMobile) {
      await page.getByRole('button', { name: 'Select', exact: true }).click();
      const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
      await expect(boxes).toHaveCount(12);
      for (const box of await boxes.all()) await box.check();
    } else await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    await page.getByRole('button', { name: 'Activate 12 drafts' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Activate 12 drafts' }).click();
    await expect
      .poll(() =>
        rows<{ cents: string }>(
          "select sum(coalesce(opening_balance_cents, 0)) as cents from lease where state = 'active' and import_id in (select id from portfolio_import where file_name = $1)",
          [name],
        ),
      )
      .toEqual([{ cents: String(roll.balanceCents) }]);
  },
);

const PAPER = { name: 'lease.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };

/** A landlord whose lease of one unit runs, and calls in their name. */
async function runningLease(page: Page) {
  const headers = { Authorization: `Bearer ${await landlord(page)}` };
  const api = async <T>(path: string, data?: object): Promise<T> => {
    const answer = data
      ? await page.request.post(`/api${path}`, { headers, data })
      : await page.request.get(`/api${path}`, { headers });
    return (await answer.json()) as T;
  };
  const sent = await page.request.post('/api/landlords/imports', { headers, multipart: { file: csv(LINE) } });
  const { id } = (await sent.json()) as { id: string };
  await api(`/landlords/imports/${id}/apply`, {});
  const [lease] = await api<{ id: string; unitId: string }[]>('/landlords/leases');
  if (!lease) throw new Error('The import made no lease.');
  await api(`/landlords/leases/${lease.id}/activate`, {});
  return { lease, api };
}

test(
  'DC-001 TS-004 TS-007 a shared document and a message reach the tenant, who answers',
  { tag: '@phone' },
  async ({ page, browser, isMobile }) => {
    const { lease, api } = await runningLease(page);
    const { code } = await api<{ code: string }>(`/landlords/leases/${lease.id}/codes`, {});
    const email = `kim-${lease.id}@example.com`;
    const setup = {
      tenantCode: code,
      email,
      password: 'correct horse',
      confirmPassword: 'correct horse',
      firstName: 'Kim',
      lastName: 'Larsen',
      phone: '514-555-0199',
      userType: 'tenant',
    };
    const { access_token: tenant } = (await (
      await page.request.post('/api/auth/tenant-setup', { data: setup })
    ).json()) as { access_token: string };

    await page.goto(`/dashboards/landlord/documents?unit=${lease.unitId}`);
    await page.getByText('Share with the tenants right away').click();
    await page.setInputFiles('input[type=file]', PAPER);
    const papers = (who: Page, name: string) =>
      lines(who, 'Documents').getByText(name, { exact: true }).locator('visible=true');
    await expect(papers(page, 'lease.pdf')).toBeVisible();
    await page.getByRole('button', { name: 'More about lease.pdf' }).click();
    await page.getByRole('menuitem', { name: 'See or add versions' }).click();
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(PAPER);
    await expect(papers(page, 'lease.pdf, version 2')).toBeVisible();
    await noSidewaysScroll(page);
    await page.goto(`/dashboards/landlord/messages?lease=${lease.id}`);
    await page.getByLabel('Message', { exact: true }).fill('Your lease is there.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Messages' }).getByText('Your lease is there.')).toBeVisible();

    const kim = await (await browser.newContext()).newPage();
    await be(kim, tenant);
    await kim.goto('/dashboards/tenant/lease');
    await expect(papers(kim, 'lease.pdf, version 2')).toBeVisible();
    for (const [button, file] of [
      ['Download lease.pdf', 'lease.pdf'],
      ['Download everything', 'documents.zip'],
    ] as const) {
      const [download] = await Promise.all([
        kim.waitForEvent('download'),
        kim.getByRole('button', { name: button }).click(),
      ]);
      expect(download.suggestedFilename()).toBe(file);
    }
    await noSidewaysScroll(kim);
    await kim.goto('/dashboards/tenant/messages');
    await expect(kim.getByRole('list', { name: 'Messages' }).getByText('Your lease is there.')).toBeVisible();
    await kim.getByLabel('Message', { exact: true }).fill('Thank you!');
    await kim.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Messages' }).getByText('Thank you!')).toBeVisible();

    // What is written stays above the bar of tabs.
    await expect(kim.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 });
    await page.goto('/dashboards/landlord/messages');
    await page.getByRole('button', { name: /Kim Larsen/ }).click();
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeInViewport({ ratio: 1 });
    await noSidewaysScroll(page);
    if (isMobile) return;

    // The services on the site are a tenant's own once someone is signed in, and samples for others.
    for (const [person, samples] of [
      [kim, 0],
      [await (await browser.newContext()).newPage(), 1],
    ] as const) {
      await person.goto('/tenant-services?service=rent');
      await expect(person.getByRole('main').getByText('Next rent due').filter({ visible: true })).toBeVisible();
      await expect(person.getByRole('main').getByText('Sample', { exact: true })).toHaveCount(samples);
    }
  },
);

test(
  'PY-020 what a lease brought along is entered; it is renewed and its deposit given back, less what is kept; its notice, and its end',
  { tag: '@phone' },
  async ({ page }) => {
    const { lease } = await runningLease(page);
    await page.goto(`/dashboards/landlord/leases/${lease.id}`);
    const more = page.getByRole('button', { name: 'More ledger actions' });
    await more.click();
    await page.getByRole('menuitem', { name: 'Enter opening balance' }).click();
    const opening = page.getByRole('dialog', { name: 'Enter the opening balance' });
    await opening.getByRole('button', { name: 'Enter balance' }).click();
    await expect(opening.getByText('Enter a balance, a deposit, or both.')).toBeVisible();
    await opening.getByText('They paid ahead').click();
    await opening.getByLabel('Amount').fill('50.00');
    await opening.getByLabel('Deposit that you hold').fill('800.00');
    await opening.getByRole('button', { name: 'Enter balance' }).click();
    await expect(opening.getByText(/This region doesn’t allow a deposit\./)).toBeVisible();
    await rows("update property set region = 'AB' where id = (select property_id from lease where id = $1)", [
      lease.id,
    ]);
    await opening.getByRole('button', { name: 'Enter balance' }).click();
    await expect(opening).toHaveCount(0);
    await expect(page.getByText('Opening balance', { exact: true }).filter({ visible: true })).toBeVisible();
    // From the first of a month on, what was paid ahead goes to the new rent.
    await expect(lines(page, 'Ledger entries').filter({ hasText: 'Opening balance' })).toContainText('$50.00');
    await more.click();
    await expect(page.getByRole('menuitem', { name: 'Enter opening balance' })).toHaveCount(0);
    await page.keyboard.press('Escape');

    const step = async (name: string) => {
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name, exact: true }).click();
    };
    const dialog = page.getByRole('dialog');
    await step('Record notice');
    await dialog.getByLabel('Last day').fill(new Date(Date.now() + 70 * 86_400_000).toISOString().slice(0, 10));
    await dialog.getByRole('button', { name: 'Record notice' }).click();
    await expect(page.getByText('Notice recorded')).toBeVisible();
    await step('Withdraw notice');
    await dialog.getByRole('button', { name: 'Withdraw notice' }).click();
    await expect(page.getByText('The lease continues')).toBeVisible();
    await step('Renew');
    await dialog.getByRole('button', { name: 'Renew' }).click();
    await expect(page.getByText('Lease renewed')).toBeVisible();
    await expect(page.getByText('Next term').filter({ visible: true })).toBeVisible();
    await step('End lease');
    await dialog.getByLabel('Last day').fill('2026-02-28');
    await dialog.getByRole('button', { name: 'End lease' }).click();
    await expect(dialog.getByText('Confirm that the tenant agreed.')).toBeVisible();
    await dialog.getByLabel('The tenant agreed to this').check();
    await dialog.getByLabel('What did you agree on?').fill('Signed on February 20');
    await dialog.getByRole('button', { name: 'End lease' }).click();
    await expect(page.getByText('The lease has ended')).toBeVisible();

    await more.click();
    await page.getByRole('menuitem', { name: 'Return deposit' }).click();
    const deposit = page.getByRole('dialog', { name: 'Return the deposit' });
    await deposit.getByRole('button', { name: 'Add an item to keep' }).click();
    await deposit.getByRole('button', { name: 'Record the return' }).click();
    await expect(deposit.getByText('Say what it’s for.')).toBeVisible();
    await deposit.getByLabel('Keep for').fill('Broken door');
    await deposit.getByLabel('Amount').fill('150.00');
    await expect(deposit.getByText('$650.00')).toBeVisible();
    await deposit.getByRole('button', { name: 'Record the return' }).click();
    await expect(deposit).toBeHidden();
    await more.click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Return deposit' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Broken door').filter({ visible: true }).first()).toBeVisible();

    await noSidewaysScroll(page);
    await page.goto(`/dashboards/landlord/units/${lease.unitId}`);
    await expect(lines(page, 'Leases').filter({ hasText: 'Kim Larsen' })).toContainText('2026');
    await noSidewaysScroll(page);
  },
);
