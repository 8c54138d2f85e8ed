import { expect, test, type Page } from '@playwright/test';
import { letHome, lines, open, seats } from '../support/let-home.js';

const PAPER = { name: 'lease.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Sections of the lease' });
const tab = (page: Page, name: string | RegExp) => tabs(page).getByRole('link', { name });

test('@phone a lease’s documents, requests and messages are tabs with addresses of their own', async ({
  browser,
  request,
  isMobile,
}) => {
  test.setTimeout(150_000);
  const { OFFICE, HOME } = seats(isMobile);
  const place = await letHome(request);
  const auth = { Authorization: `Bearer ${place.tenant}` };
  const filed = await request.post('/api/service-requests', {
    data: { title: 'No heat', description: 'The radiator is cold.' },
    headers: auth,
  });
  expect(filed.ok()).toBe(true);
  const said = await request.post('/api/messages', {
    data: { leaseId: place.leaseId, message: 'The heat is off.' },
    headers: auth,
  });
  expect(said.ok()).toBe(true);
  const page = await open(browser, place.landlord, `/dashboards/landlord/leases/${place.leaseId}`, OFFICE);

  await test.step('the tabs and the menu count what waits', async () => {
    await expect(tab(page, 'Requests 1')).toBeVisible();
    await expect(tab(page, 'Messages 1')).toBeVisible();
    await expect(tab(page, /^Documents$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Maintenance 1 request needs your decision' }).first()).toBeAttached();
  });

  await test.step('a document is filed with the lease and shared', async () => {
    await tab(page, /^Documents/).click();
    await expect(page).toHaveURL(/tab=documents/);
    await expect(page.getByRole('heading', { name: 'No documents on this lease' })).toBeVisible();
    await page.getByText('Share with the tenants right away').click();
    await page.setInputFiles('input[type=file]', PAPER);
    await expect(
      lines(page, 'Documents').getByText('lease.pdf', { exact: true }).locator('visible=true'),
    ).toBeVisible();
    await expect(tab(page, /^Documents\s1$/)).toBeVisible();
  });

  await test.step('requests lead on to the request, and back to the tab', async () => {
    await tab(page, /^Requests/).click();
    await page
      .getByRole('link', { name: /No heat/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'No heat' })).toBeVisible();
    await page.goBack();
    await expect(tab(page, /^Requests/)).toHaveAttribute('aria-current', 'page');
  });

  await test.step('messages are read and answered in place, on a deep link', async () => {
    await page.goto(`/dashboards/landlord/leases/${place.leaseId}?tab=messages`);
    await expect(page.getByText('The heat is off.')).toBeVisible();
    await expect(tab(page, /^Messages$/)).toBeVisible();
    await page.getByLabel('Message', { exact: true }).fill('Someone is on the way.');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('list', { name: 'Messages' }).getByText('Someone is on the way.')).toBeVisible();
    const home = await open(browser, place.tenant, '/dashboards/tenant', HOME);
    await expect(home.getByRole('link', { name: 'Messages 1 unread message' }).locator('visible=true')).toBeVisible();
  });

  await test.step('a message to many is kept as a template, and inserted with the tenant’s own words', async () => {
    await page.goto('/dashboards/landlord/messages');
    await page.getByRole('button', { name: 'New message' }).click();
    const writing = page.getByRole('dialog', { name: 'New message' });
    await writing.getByLabel('Message', { exact: true }).fill('Hello {firstName}, no water in {home}.');
    await writing.getByRole('button', { name: 'Save as template' }).click();
    const keeping = page.getByRole('dialog', { name: 'New template' });
    await keeping.getByLabel('Name').fill('Water');
    await keeping.getByRole('button', { name: 'Save template' }).click();
    await expect(keeping).toHaveCount(0);
    await expect(writing.getByLabel('Template')).toHaveValue(/^[\da-f-]{36}$/);
    await page.goto(`/dashboards/landlord/leases/${place.leaseId}?tab=messages`);
    await page.getByRole('button', { name: 'Insert template' }).click();
    await page.getByRole('menuitem', { name: 'Water', exact: true }).click();
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
      'Hello Lucía, no water in 4120 17 Avenue SW, 203.',
    );
    await page.getByLabel('Message', { exact: true }).fill('');
  });

  await test.step('keys reach the plan', async () => {
    await tab(page, /^Messages/).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/tab=plan/);
    await expect(page.getByRole('button', { name: 'Choose a plan' })).toBeVisible();
  });
});

test('a property is one click away as a plate, and a lease that was begun is offered again', async ({
  browser,
  request,
}) => {
  test.setTimeout(120_000);
  const place = await letHome(request);
  const headers = { Authorization: `Bearer ${place.landlord}` };
  const lease = await (await request.get(`/api/landlords/leases/${place.leaseId}`, { headers })).json();
  const { id: unitId } = await (
    await request.post(`/api/landlords/properties/${lease.propertyId}/units`, { data: { label: '204' }, headers })
  ).json();
  const terms = { startsOn: '2027-03-01', chargeFrom: '2027-03-01', rentCents: 150_000, dueDay: 1, tenants: [] };
  expect((await request.post(`/api/landlords/units/${unitId}/leases`, { data: terms, headers })).ok()).toBe(true);
  const page = await open(browser, place.landlord, '/dashboards/landlord', seats(false).OFFICE);
  await page
    .getByRole('link', { name: /4120 17 Avenue SW/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`properties/${lease.propertyId}`));
  await page.goto('/dashboards/landlord/leases/new');
  await page.getByRole('link', { name: 'Continue the draft for 4120-204' }).click();
  await expect(page).toHaveURL(/step=tenants/);
  await page.goBack();
  await page.getByRole('button', { name: 'Delete draft for 4120-204' }).click();
  await expect(page.getByText('Draft deleted')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Continue a draft' })).toHaveCount(0);
});
