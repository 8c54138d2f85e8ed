import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { rows } from '../support/browser.js';

interface People {
  landlord: string;
  supplier: string;
  tenant: string;
  /** Name in the directory. */
  company: string;
}

const PASSWORD = 'correct horse';
const PHONE = { width: 390, height: 844 };
/** One red pixel: the server makes a photo of it. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

async function mailedToken(email: string): Promise<string> {
  const [mail] = await rows<{ url: string }>(
    "select params->>'url' as url from outbox_message where recipient = $1 order by id desc limit 1",
    [email],
  );
  return new URL(mail?.url ?? 'http://no.mail').searchParams.get('token') ?? '';
}

/** A landlord with a let unit, its tenant, and a supplier: each with a session. */
async function people(request: APIRequestContext): Promise<People> {
  const mark = `${Date.now()}`;
  const call = async (path: string, data: object, token?: string) => {
    const answer = await request.post(path, { data, headers: token ? { Authorization: `Bearer ${token}` } : {} });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const signUp = async (userType: string, companyName: string) => {
    const userData = {
      firstName: 'Nadia',
      lastName: 'Tremblay',
      userType,
      companyName,
      serviceType: 'Plumber',
      phone: '514 555 0101',
    };
    const { access_token: token, user } = await call('/api/auth/signup', {
      email: `${userType}-${mark}@example.com`,
      password: PASSWORD,
      userData,
    });
    await call('/api/auth/verify-email', { token: await mailedToken(user.email) });
    return token as string;
  };
  const landlord = await signUp('landlord', 'Tremblay Immobilier');
  const company = `Plombex ${mark}`;
  const supplier = await signUp('supplier', company);
  const place = {
    streetNumber: '87',
    street: 'Laurier Avenue West',
    city: 'Montréal',
    region: 'QC',
    postalCode: 'H2T 2N6',
    country: 'CA',
  };
  const { id: propertyId } = await call('/api/landlords/properties', place, landlord);
  const { id: unitId } = await call(`/api/landlords/properties/${propertyId}/units`, { label: '203' }, landlord);
  const who = { firstName: 'Lucía', lastName: 'Ortega', email: `lucia-${mark}@example.com` };
  const terms = { startsOn: '2026-11-01', rentCents: 169_000, dueDay: 1, tenants: [{ ...who, language: 'en' }] };
  const { id: leaseId } = await call(`/api/landlords/units/${unitId}/leases`, terms, landlord);
  await call(`/api/landlords/leases/${leaseId}/activate`, {}, landlord);
  const { code } = await call(`/api/landlords/leases/${leaseId}/codes`, {}, landlord);
  const { access_token: tenant } = await call('/api/auth/tenant-setup', {
    ...who,
    tenantCode: code,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  return { landlord, supplier, tenant, company };
}

async function open(browser: Browser, token: string, path: string, viewport = PHONE): Promise<Page> {
  const context = await browser.newContext({ viewport });
  await context.addInitScript((held) => {
    for (const key of ['auth_token', 'access_token']) localStorage.setItem(key, held);
  }, token);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
/** The appointment that is suggested can be on another day, which is asked about. */
const start = async (page: Page) => {
  await press(page, 'Start work');
  const sure = page.getByRole('button', { name: 'Start now' });
  if (await sure.isVisible()) await sure.click();
};
/** Where the photos of a phase are on the page. */
async function columnOf(page: Page, phase: 'before' | 'after') {
  const box = await page.locator(`[data-phase=${phase}]`).boundingBox();
  if (!box) throw new Error(`There are no photos of the phase ${phase}.`);
  return box;
}

test('SR-001 SR-004 SR-010 a repair runs through three browsers, and nobody reloads', async ({ browser, request }) => {
  test.setTimeout(120_000);
  const { landlord, supplier, tenant, company } = await people(request);
  const [office, van, home] = await Promise.all([
    open(browser, landlord, '/dashboards/landlord/maintenance', { width: 1440, height: 900 }),
    open(browser, supplier, '/dashboards/supplier'),
    open(browser, tenant, '/dashboards/tenant/repairs/new'),
  ]);
  await expect(office.getByRole('heading', { name: 'No maintenance requests' })).toBeVisible();
  await expect(van.getByRole('heading', { name: /no open jobs/ })).toBeVisible();

  await test.step('the tenant writes, a reload loses nothing, and sends', async () => {
    await home.getByLabel('What’s wrong, in a few words').fill('Radiator drips into a bowl');
    await home.getByText('HVAC', { exact: true }).click();
    await home.getByText('High', { exact: true }).click();
    await home.getByLabel('Description').fill('The radiator in the bedroom is cold.');
    await home.getByLabel('How to get in').fill('Key 4 is with the concierge');
    await home.getByLabel('Add photos').setInputFiles({ name: 'radiator.png', mimeType: 'image/png', buffer: PNG });
    await expect(home.getByAltText('radiator.png')).toBeVisible();
    // The draft follows what is shown.
    const drafts = () => home.evaluate(() => JSON.stringify({ ...localStorage }));
    await expect.poll(drafts).toMatch(/photoIds\W+[0-9a-f]{8}-/);
    await home.reload();
    await expect(home.getByLabel('What’s wrong, in a few words')).toHaveValue('Radiator drips into a bowl');
    await expect(home.getByAltText('radiator.png')).toBeVisible();
    await press(home, 'Submit Request');
    await expect(home.getByRole('heading', { name: 'Radiator drips into a bowl' })).toBeVisible();
  });

  await test.step('the landlord sees it appear, approves and offers it', async () => {
    await office.getByRole('link', { name: /Radiator drips into a bowl/ }).click();
    await expect(office.getByAltText('Photo 1 of the problem')).toBeVisible();
    await press(office, 'Approve');
    await expect(home.getByText('Approved', { exact: true }).first()).toBeVisible();
    await press(office, 'Offer to suppliers');
    await office.getByLabel('Find a supplier').fill(company);
    await office.getByRole('dialog').getByText(company, { exact: true }).click();
    await office.getByLabel('Spending limit without a quote').fill('500');
    await office.getByRole('dialog').getByText('The first to accept', { exact: true }).click();
    await inDialog(office, 'Send offer');
  });

  await test.step('the supplier sees the offer appear, accepts, makes an appointment and does the work', async () => {
    await expect(van.getByText(/Up to \$500.CAD without a quote, before tax/)).toBeVisible();
    await expect(van.getByText('Key 4 is with the concierge')).toHaveCount(0);
    await press(van, 'Accept');
    await expect(van.getByText('Key 4 is with the concierge')).toBeVisible();
    await press(van, 'Make an appointment');
    await inDialog(van, 'Make appointment');
    await expect(home.getByText('Scheduled', { exact: true })).toBeVisible();
    await start(van);
    await press(van, 'Report as done');
    await van.getByLabel('What was done').fill('New valve');
    await van.getByLabel('Cost').fill('486.00');
    await inDialog(van, 'Report as done');
    await expect(office.getByText('$486.00')).toBeVisible();
  });

  await test.step('the photo of the work is beside the one of the problem, to be compared', async () => {
    const photo = { name: 'valve.png', mimeType: 'image/png', buffer: PNG };
    await van.locator('[data-phase=after] input[type=file]').setInputFiles(photo);
    await office.setViewportSize({ width: 1280, height: 800 });
    await expect(office.getByAltText('Photo 1 of the finished work')).toBeVisible();
    await expect(office.getByAltText('Photo 1 of the problem')).toBeVisible();
    const [before, after] = await Promise.all([columnOf(office, 'before'), columnOf(office, 'after')]);
    expect(after.y).toBe(before.y);
    expect(after.x).toBeGreaterThanOrEqual(before.x + before.width);
    expect(after.x + after.width).toBeLessThanOrEqual(1280);
  });

  await test.step('SR-011 the tenant confirms and rates, without reading the cost', async () => {
    await expect(home.getByText('New valve')).toBeVisible();
    await expect(home.getByText('486.00')).toHaveCount(0);
    await press(home, 'Yes, it’s solved');
    await home.getByLabel('5 stars').check({ force: true });
    await inDialog(home, 'Confirm');
    await expect(home.getByText('Done and closed')).toBeVisible();
    await expect(office.getByText('5 of 5').first()).toBeVisible();
  });
});

test('a report of gas is recognized while it is written, and the landlord lowers it with a reason', async ({
  browser,
  request,
}) => {
  const { landlord, tenant } = await people(request);
  const home = await open(browser, tenant, '/dashboards/tenant/repairs/new');
  await home.getByLabel('What’s wrong, in a few words').fill('Kitchen');
  await home.getByText('Appliances', { exact: true }).click();
  await home.getByLabel('Description').fill('Strong smell of gas next to the stove.');
  const notice = home.getByRole('alert').filter({ hasText: 'This sounds like an emergency' });
  await expect(notice).toContainText('call 911');
  await expect(home.getByRole('radio', { name: /^Emergency/ })).toBeChecked();
  await press(home, 'Submit Request');
  await expect(home.getByRole('heading', { name: 'Kitchen' })).toBeVisible();
  // What to do stays on the page, beside what it was recognized as.
  await expect(home.getByText('Gas smell or gas leak.')).toHaveCount(2);
  await expect(home.getByText('Leave the building with everyone in it')).toBeVisible();

  const office = await open(browser, landlord, '/dashboards/landlord/maintenance', { width: 1440, height: 900 });
  await office.getByRole('link', { name: /Kitchen/ }).click();
  await press(office, 'Change priority');
  await office.getByRole('dialog').getByText('Low', { exact: true }).click();
  await inDialog(office, 'Save priority');
  await expect(office.getByText('Please fill in this field.')).toBeVisible();
  await office.getByLabel('Why it isn’t an emergency').fill('The gas company has checked: a dirty burner.');
  await inDialog(office, 'Save priority');
  await expect(office.getByText('Tremblay Immobilier set the priority to Low')).toBeVisible();
});

test('TS-005 the report on the page of tenant services asks its questions in words', async ({ browser, request }) => {
  const { tenant } = await people(request);
  const site = await open(browser, tenant, '/tenant-services?service=maintenance');
  const main = site.getByRole('main');
  await main.getByText('Plumbing', { exact: true }).filter({ visible: true }).first().click();
  await expect(main.getByText('Is there no water at all in your home?')).toBeVisible();
  await expect(main).not.toContainText('request-parts.');
});

test('a message that names an emergency shows what to do first, and raises the request for the landlord and those on call', async ({
  browser,
  request,
}) => {
  const { landlord, tenant } = await people(request);
  const home = await open(browser, tenant, '/dashboards/tenant/repairs/new');
  await home.getByLabel('What’s wrong, in a few words').fill('Stove');
  await home.getByText('Appliances', { exact: true }).click();
  await home.getByLabel('Description').fill('One burner doesn’t light.');
  await press(home, 'Submit Request');
  await expect(home.getByRole('heading', { name: 'Stove' })).toBeVisible();
  const office = await open(browser, landlord, '/dashboards/landlord/maintenance', { width: 1440, height: 900 });
  await office.getByRole('link', { name: /Stove/ }).click();
  await expect(office.getByRole('heading', { name: 'Stove' })).toBeVisible();

  await home.getByLabel('Write a message').fill('Now it smells of gas in the kitchen.');
  const notice = home.getByRole('alert').filter({ hasText: 'This sounds like an emergency' });
  await expect(notice).toContainText('Leave the building with everyone in it');
  await expect(notice).toContainText('call 911');
  await expect(notice).toContainText('Sending this message gives the request the priority “Emergency”.');
  await press(home, 'Send');
  await expect(home.getByText('Now it smells of gas in the kitchen.')).toBeVisible();
  await expect(notice).toBeHidden();
  await expect(home.getByText('Leave the building with everyone in it')).toBeVisible();

  await expect(office.getByText('Priority set to Emergency because of what the request says')).toBeVisible();
  await expect(office.getByText('Now it smells of gas in the kitchen.')).toBeVisible();
});
