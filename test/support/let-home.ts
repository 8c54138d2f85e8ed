import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { rows } from './browser.js';
import { CALGARY, callWith, newMark, signedUp } from './people-by-api.js';

export interface Home {
  landlord: string;
  tenant: string;
  leaseId: string;
}

const PASSWORD = 'correct horse';
export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Who has which screen: the phone's run swaps them, so that landlord and tenant do each task at both widths. */
export const seats = (isMobile: boolean) => (isMobile ? { OFFICE: PHONE, HOME: DESK } : { OFFICE: DESK, HOME: PHONE });

/** The rows of a table, which is a list on phones. */
export const lines = (page: Page, name: string | RegExp) =>
  page.getByRole('table', { name }).or(page.getByRole('group', { name })).locator('tr, li');

/** The first day of this month in the home's time zone. */
const firstOfMonth = () =>
  `${new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Edmonton' }).format(new Date()).slice(0, 8)}01`;

/** A rented home in Alberta, where a fee may be passed on to the tenant. This month's rent is due. */
export async function letHome(request: APIRequestContext): Promise<Home> {
  const mark = newMark();
  const call = callWith(request);
  const landlord = await signedUp(call, 'landlord', 'Tremblay Rentals');
  const { id: propertyId } = await call('/api/landlords/properties', CALGARY, landlord);
  const { id: unitId } = await call(`/api/landlords/properties/${propertyId}/units`, { label: '203' }, landlord);
  const who = { firstName: 'Lucía', lastName: 'Ortega', email: `lucia-${mark}@example.com` };
  const terms = {
    startsOn: firstOfMonth(),
    chargeFrom: firstOfMonth(),
    rentCents: 169_000,
    dueDay: 1,
    tenants: [{ ...who, language: 'en' }],
  };
  const { id: leaseId } = await call(`/api/landlords/units/${unitId}/leases`, terms, landlord);
  await call(`/api/landlords/leases/${leaseId}/activate`, {}, landlord);
  const { code } = await call(`/api/landlords/leases/${leaseId}/codes`, {}, landlord);
  const { access_token: tenant } = await call('/api/auth/tenant-setup', {
    ...who,
    tenantCode: code,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  await expect.poll(() => rows('select 1 from charge where lease_id = $1', [leaseId])).toHaveLength(1);
  return { landlord, tenant, leaseId };
}

export async function open(
  browser: Browser,
  token: string,
  path: string,
  viewport: { width: number; height: number },
): Promise<Page> {
  const context = await browser.newContext({
    viewport,
    acceptDownloads: true,
    isMobile: false,
    hasTouch: false,
    deviceScaleFactor: 1,
  });
  await context.addInitScript((held) => {
    for (const key of ['auth_token', 'access_token']) localStorage.setItem(key, held);
  }, token);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/**
 * Closes what the tests of the file opened, because an open page keeps listening to the server. After a failure it stays open
 * for the screenshot.
 */
export const closeAfterEach = () =>
  test.afterEach(async ({ browser }, { status, expectedStatus }) => {
    if (status === expectedStatus) await Promise.all(browser.contexts().map((context) => context.close()));
  });

/** Whether nothing extends beyond the right edge. */
export const noOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
