import { readFile } from 'node:fs/promises';
import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { rows } from '../support/browser.js';
import { closeAfterEach, lines, seats } from '../support/let-home.js';

closeAfterEach();

test.use({ actionTimeout: 15_000 });

/** One red pixel as a PNG: the server makes a photo of it. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const PASSWORD = 'correct horse';
const PROBLEM = 'Radiator drips';
const RENT_CENTS = 164_735;
const mark = `${Date.now()}-${process.env['TEST_WORKER_INDEX']}`;
const TENANT = `kim-${mark}@example.com`;
const COMPANY = `Plombex ${mark}`;

const press = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();
const inDialog = (page: Page, name: string) => press(page.getByRole('dialog'), name);
/** The appointment that is suggested can be on another day, which is asked about. */
const start = async (page: Page) => {
  await press(page, 'Start work');
  const sure = page.getByRole('button', { name: 'Start now' });
  if (await sure.isVisible()) await sure.click();
};
const money = (cents: number) =>
  new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' }).format(cents / 100);
/** Pages show an amount or a state twice, of which a phone hides one. */
const seen = (page: Page, text: string | RegExp) =>
  page.getByText(text, { exact: true }).locator('visible=true').first();

/** Someone with a browser of their own, and what its console complains about. */
async function somebody(
  browser: Browser,
  viewport: { width: number; height: number },
): Promise<{ page: Page; complaints: string[] }> {
  const page = await (
    await browser.newContext({
      viewport,
      acceptDownloads: true,
      isMobile: false,
      hasTouch: false,
      deviceScaleFactor: 1,
    })
  ).newPage();
  const complaints: string[] = [];
  page.on(
    'console',
    (message) => void (message.type() === 'error' && complaints.push(`${page.url()}: ${message.text()}`)),
  );
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  return { page, complaints };
}

async function register(page: Page, role: 'landlord' | 'supplier', email: string, company: string): Promise<void> {
  await page.goto(`/register/${role}`);
  await page.getByLabel('First name').fill('Nadia');
  await page.getByLabel('Last name').fill('Tremblay');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Company name').fill(company);
  await page.getByLabel('Phone').fill('514-555-0134');
  if (role === 'supplier') await page.getByLabel('Service type').selectOption('Plumber');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await press(page, 'Create account');
  await expect(page).toHaveURL(`/dashboards/${role}`);
  await verifyEmail(page, email);
}

/** Opens the link of the mail, as it is in the outbox. */
async function verifyEmail(page: Page, email: string): Promise<void> {
  const [mail] = await rows<{ url: string }>(
    "select params->>'url' as url from outbox_message where recipient = $1 order by id desc limit 1",
    [email],
  );
  const { pathname, search } = new URL(mail?.url ?? 'http://no.mail');
  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { name: 'Your email is verified' })).toBeVisible();
}

async function addHome(page: Page): Promise<void> {
  await page.goto('/dashboards/landlord/leases/new');
  await page.getByLabel('House number').fill('87');
  await page.getByLabel('Street', { exact: true }).fill('Laurier Avenue West');
  await page.getByLabel('City').fill('Montréal');
  await page.getByLabel('Province or territory').selectOption('QC');
  await page.getByLabel('Postal code').fill('H2T 2N1');
  await press(page, 'Continue');
  await page.getByLabel('Unit', { exact: true }).fill('302');
  await press(page, 'Continue');
}

/** From the first day, today, to the tenant on the active lease. */
async function makeLease(page: Page): Promise<void> {
  await page.getByText('Month to month', { exact: true }).click();
  await expect(page.getByLabel('First day')).toHaveValue(today());
  await page.getByLabel('Monthly rent').fill('1,647.35');
  await press(page, 'Continue');
  await page.getByLabel('First name').fill('Kim');
  await page.getByLabel('Last name').fill('Larsen');
  await page.getByLabel('Email').fill(TENANT);
  await press(page, 'Save tenant');
  await press(page, 'Activate lease');
}

/** The welcome letter, ready for the printer; gives the code in it. */
async function welcomeLetter(page: Page): Promise<string> {
  await press(page, 'Issue code and letter');
  await expect(page.getByRole('button', { name: 'Print letter' })).toBeVisible();
  const letter = page.getByRole('article');
  await expect(letter.getByRole('heading', { name: 'Welcome to your new home' })).toBeVisible();
  await expect(letter.getByText('Dear Kim,')).toBeVisible();
  await isPicture(letter.getByRole('img', { name: /\/tenant-access/ }));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print letter' })).toBeHidden();
  await expect(letter).toBeVisible();
  await page.emulateMedia({ media: null });
  return letter.getByText(/^[A-Z]{4}-\d{2}-\d{2}$/).innerText();
}

/** Today where the home is. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(new Date());

/** Rent of the month in which the lease begins: by days, today and the last one included, half up (docs/specification/payments.md). */
function firstRentCents(): number {
  const [year = 0, month = 0, day = 0] = today().split('-').map(Number);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Math.floor((RENT_CENTS * (days - day + 1)) / days + 0.5);
}

async function moveIn(page: Page, code: string): Promise<void> {
  await page.goto('/tenant-access');
  await page.getByLabel('Access code').fill(code);
  await press(page, 'Continue');
  await expect(page.getByLabel('Email')).toHaveValue(TENANT);
  await page.getByLabel('Phone').fill('514-555-0177');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await press(page, 'Set up my account');
  await expect(page).toHaveURL('/dashboards/tenant');
}

/** Loaded and drawn, not only there. */
async function isPicture(image: Locator): Promise<void> {
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
}

async function receiptIsPdf(page: Page): Promise<void> {
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('status'), /^Download receipt R-/),
  ]);
  expect(receipt.suggestedFilename()).toMatch(/^R-\d+\.pdf$/);
  const pdf = await readFile(await receipt.path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
}

async function report(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Report a problem' }).first().click();
  await page.getByLabel('What’s wrong, in a few words').fill(PROBLEM);
  await page.getByText('Plumbing', { exact: true }).click();
  await page.getByLabel('Description').fill('The valve drips since this morning.');
  await page.getByLabel('Add photos').setInputFiles({ name: 'valve.png', mimeType: 'image/png', buffer: PHOTO });
  await expect(page.getByAltText('valve.png')).toBeVisible();
  await press(page, 'Submit Request');
  await expect(page.getByRole('heading', { name: PROBLEM })).toBeVisible();
}

async function offer(page: Page): Promise<void> {
  await press(page, 'Approve');
  await press(page, 'Offer to suppliers');
  await page.getByLabel('Find a supplier').fill(COMPANY);
  await page.getByRole('dialog').getByText(COMPANY, { exact: true }).click();
  await page.getByRole('dialog').getByText('The first to accept', { exact: true }).click();
  await inDialog(page, 'Send offer');
}

test(
  'the main job: from the landlord’s registration to the tenant’s confirmation, and nobody reloads',
  { tag: '@phone' },
  async ({ browser, isMobile }) => {
    test.setTimeout(240_000);
    const { OFFICE, HOME } = seats(isMobile);
    const people = await Promise.all([somebody(browser, OFFICE), somebody(browser, HOME), somebody(browser, HOME)]);
    const [landlord, tenant, supplier] = people.map(({ page }) => page) as [Page, Page, Page];

    const code =
      await test.step('a landlord registers, adds a home, lets it and has the welcome letter to print', async () => {
        await register(landlord, 'landlord', `landlord-${mark}@example.com`, 'Tremblay Immobilier');
        await addHome(landlord);
        await makeLease(landlord);
        return welcomeLetter(landlord);
      });

    await test.step('the tenant comes in with the code and sees the rent to the cent, while the landlord looks at the lease', async () => {
      await landlord.getByRole('link', { name: 'Back to the lease' }).click();
      await expect(landlord.getByText(/^Code valid until /)).toBeVisible();
      await moveIn(tenant, code);
      await expect(tenant.getByRole('heading', { name: 'Next rent due' }).locator('visible=true')).toBeVisible();
      await expect(seen(tenant, money(firstRentCents()))).toBeVisible();
      await expect(landlord.getByText('Has an account')).toBeVisible();
    });

    await test.step('pays in two presses and gets the receipt; the landlord sees it arrive in the ledger', async () => {
      await landlord.getByRole('link', { name: 'Ledger', exact: true }).click();
      const ledger = lines(landlord, 'Ledger entries');
      // On the first of a month the next rent is as much as this one.
      const posted = ledger.filter({ hasText: 'Rent, ', hasNotText: 'Scheduled' });
      await expect(posted.filter({ hasText: money(firstRentCents()) })).toBeVisible();
      // A wide screen has the methods beside the figure.
      if (!isMobile) await press(tenant, 'Pay now');
      const purse = isMobile ? tenant.getByRole('main') : tenant.getByRole('dialog');
      await expect(
        purse.getByText('Sandbox: no money is moved here.', { exact: false }).locator('visible=true'),
      ).toBeVisible();
      await press(purse, `Pay ${money(firstRentCents())}`);
      await expect(tenant.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
      await expect(ledger.filter({ hasText: 'Payment, bank transfer' })).toContainText(money(firstRentCents()));
      await receiptIsPdf(tenant);
      await press(tenant, 'Done');
      await expect(seen(tenant, money(RENT_CENTS))).toBeVisible();
    });

    await test.step('a supplier registers and waits for jobs', async () => {
      await register(supplier, 'supplier', `supplier-${mark}@example.com`, COMPANY);
      await supplier.goto('/dashboards/supplier');
      await expect(supplier.getByRole('heading', { name: /no open jobs/ })).toBeVisible();
    });

    await test.step('the tenant reports a problem with a photo, and the landlord sees it at once', async () => {
      await landlord.getByRole('link', { name: 'Maintenance', exact: true }).click();
      await expect(landlord.getByRole('heading', { name: 'No maintenance requests' })).toBeVisible();
      await report(tenant);
      await expect(landlord.getByRole('link', { name: new RegExp(PROBLEM) })).toBeVisible();
      await landlord.getByRole('link', { name: new RegExp(PROBLEM) }).click();
      await isPicture(landlord.getByAltText('Photo 1 of the problem'));
    });

    await test.step('the landlord approves and offers it to the supplier, who sees the photo', async () => {
      await offer(landlord);
      await expect(seen(tenant, 'Offered')).toBeVisible();
      await supplier.getByRole('link', { name: PROBLEM }).click();
      await isPicture(supplier.getByAltText('Photo 1 of the problem'));
    });

    await test.step('the supplier accepts, makes an appointment and does the work', async () => {
      await press(supplier, 'Accept');
      await expect(seen(landlord, 'Accepted')).toBeVisible();
      await press(supplier, 'Make an appointment');
      await inDialog(supplier, 'Make appointment');
      for (const page of [landlord, tenant]) await expect(seen(page, 'Scheduled')).toBeVisible();
      await start(supplier);
      for (const page of [landlord, tenant]) await expect(seen(page, 'In Progress')).toBeVisible();
      await press(supplier, 'Report as done');
      await supplier.getByLabel('What was done').fill('New valve');
      await inDialog(supplier, 'Report as done');
      for (const page of [landlord, tenant]) await expect(seen(page, 'Completed')).toBeVisible();
    });

    await test.step('the tenant confirms, and all three see the end', async () => {
      await press(tenant, 'Yes, it’s solved');
      await inDialog(tenant, 'Confirm');
      for (const page of [tenant, landlord, supplier]) await expect(seen(page, 'Closed')).toBeVisible();
    });
    expect(people.flatMap(({ complaints }) => complaints)).toEqual([]);
  },
);
