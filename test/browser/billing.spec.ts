import { expect, test, type Page } from '@playwright/test';
import { rows, servedProduct } from '../support/browser.js';
import { closeAfterEach, DESK, noOverflow, open, PHONE } from '../support/let-home.js';
import { callWith, MONTREAL, newMark, signedUp } from '../support/people-by-api.js';
import { startSecondServer, type SecondServer } from '../support/second-server.js';

closeAfterEach();

/** An installation that sells plans: the same product, with BILLING_ENABLED. */
let shop: SecondServer;
test.beforeAll(async () => {
  shop = await startSecondServer({ BILLING_ENABLED: 'true' });
});
test.afterAll(() => shop.stop());

const pane = (page: Page, title: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const trialEnds = (company: string, when: string) =>
  rows('update account set trial_ends_at = now() + $2::interval where name = $1 returning id', [company, when]);

/** Looks at a page when LOOK names a folder: in both widths and themes, in French too. */
async function look(page: Page, name: string) {
  const folder = process.env['LOOK'];
  if (!folder) return;
  const size = page.viewportSize();
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const view of [DESK, PHONE]) {
      await page.setViewportSize(view);
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${folder}/${name}-${scheme}-${view.width}.png`, fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
  if (size) await page.setViewportSize(size);
}

test('RG-044 a landlord sees the trial end, is asked for a plan, pays, changes, downloads the receipt and cancels', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const company = `Plans ${newMark()}`;
  const landlord = await signedUp(callWith(request), 'landlord', company);
  await trialEnds(company, '2 days');
  const page = await open(browser, landlord, `${shop.url}/dashboards/landlord`, DESK);
  await expect(page.getByText(/Your trial ends on/)).toBeVisible();
  await trialEnds(company, '-1 minute');
  await page.goto(`${shop.url}/dashboards/landlord/properties/new`);
  await expect(page.getByText('Your trial has ended.')).toBeVisible();
  const refused = await page.request.post(`${shop.url}/api/landlords/properties`, {
    data: MONTREAL,
    headers: { Authorization: `Bearer ${landlord}` },
  });
  expect(refused.status()).toBe(422);
  await page.getByRole('link', { name: 'See the plans' }).click();
  await expect(page.getByRole('heading', { name: 'Plan and billing', level: 1 })).toBeVisible();
  await look(page, 'billing-trial-over');
  await page.getByRole('button', { name: /Pay \$29/ }).click();
  await expect(pane(page, 'Your plan').getByText('0 / 10')).toBeVisible();
  await expect(page.getByText('This is your current plan.')).toBeVisible();
  const added = await page.request.post(`${shop.url}/api/landlords/properties`, {
    data: MONTREAL,
    headers: { Authorization: `Bearer ${landlord}` },
  });
  expect(added.status()).toBe(201);

  await page.getByText('Professional', { exact: true }).first().click();
  await expect(page.getByText('Unused part of your current plan')).toBeVisible();
  await look(page, 'billing-change');
  await page.getByRole('button', { name: /Change the plan now/ }).click();
  await expect(pane(page, 'Your plan').getByText('1 / 50')).toBeVisible();
  const download = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /Download receipt L-/ })
    .first()
    .click();
  expect((await download).suggestedFilename()).toMatch(/^L-\d+\.pdf$/);

  await page.getByRole('button', { name: 'Cancel the plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the plan' }).click();
  await expect(page.getByText(/^Ends on/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep my plan' }).click();
  await expect(page.getByText(/^Renews on/)).toBeVisible();
  await look(page, 'billing-paid');
  await page.setViewportSize(PHONE);
  expect(await noOverflow(page)).toBe(true);
});

test('where plans aren’t sold, there is no menu entry, no notice and no limit', async ({ browser, request }) => {
  const company = `No plans ${newMark()}`;
  const call = callWith(request);
  const landlord = await signedUp(call, 'landlord', company);
  await trialEnds(company, '-1 year');
  await call('/api/landlords/properties', MONTREAL, landlord);
  const page = await open(browser, landlord, '/dashboards/landlord', DESK);
  await expect(page.getByRole('link', { name: 'Reports' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Plan and billing' })).toHaveCount(0);
  await expect(page.getByText('Your trial has ended.')).toHaveCount(0);
  await page.goto('/pricing');
  await expect(page.getByText(/can’t be bought online yet/)).toBeVisible();
  await page.goto(`${shop.url}/pricing`);
  await expect(page.getByText(/Choose and pay for a plan in your account/)).toBeVisible();
  await expect(page.getByText(/can’t be bought/)).toHaveCount(0);
});

test('an admin extends a trial with a reason on the account’s page', async ({ browser, request }) => {
  const company = `Slow ${newMark()}`;
  await signedUp(callWith(request), 'landlord', company);
  const [account] = await trialEnds(company, '-1 day');
  const { adminEmail: email, adminPassword: password } = servedProduct();
  const answer = await request.post('/api/auth/signin', { data: { email, password, portal: 'admin' } });
  const { access_token: admin } = (await answer.json()) as { access_token: string };
  const page = await open(browser, admin, `/dashboards/admin/accounts/${(account as { id: string }).id}`, DESK);
  await expect(page.getByRole('heading', { name: company, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Extend the trial' }).click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Moves in slowly');
  await look(page, 'admin-account-dialog');
  await page.getByRole('dialog').getByRole('button', { name: 'Extend the trial' }).click();
  // The log says “Until …” too, once it has been read again.
  await expect(page.locator('dd', { hasText: /^Until / })).toBeVisible();
  await look(page, 'admin-account');
});

test('EL-003 EL-008 a supplier pays Elite, cancels within 30 days and sees the refund on the receipt', async ({
  browser,
  request,
}) => {
  const supplier = await signedUp(callWith(request), 'supplier', `Elite ${newMark()}`);
  const page = await open(browser, supplier, '/dashboards/supplier/elite', DESK);
  await page.getByRole('button', { name: /Pay \$299/ }).click();
  await expect(page.getByText(/^Renews on/)).toBeVisible();
  await expect(page.getByText('Upgrade to lifetime')).toBeVisible();
  await look(page, 'elite-active');
  await page.getByRole('button', { name: 'Cancel the subscription' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the subscription' }).click();
  await expect(page.getByText(/\$299\.00.* refunded/).first()).toBeVisible();
  await page.setViewportSize(PHONE);
  expect(await noOverflow(page)).toBe(true);
});
