import { expect, test, type Page } from '@playwright/test';
import { todayIn } from '../../src/contract/time-zones.js';
import { closeAfterEach, DESK, noOverflow, open, PHONE } from '../support/let-home.js';
import { CALGARY, callWith, signedUp } from '../support/people-by-api.js';

closeAfterEach();

/** The drawing has a bar for each year, as high as its costs, and the table behind it the same figures. */
async function showsCostsByYear(page: Page, years: [string, number][]): Promise<void> {
  const money = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });
  const chart = page.locator('section').filter({ has: page.getByRole('heading', { name: 'By year' }) });
  const bars = chart.last().locator('.recharts-bar-rectangle rect');
  await expect(bars).toHaveCount(years.length);
  const heights = await Promise.all(years.map(async (_, at) => (await bars.nth(at).boundingBox())?.height ?? 0));
  const highest = Math.max(...years.map(([, cents]) => cents));
  for (const [at, [year, cents]] of years.entries()) {
    expect((heights[at] ?? 0) / Math.max(...heights)).toBeCloseTo(cents / highest, 1);
    const link = chart.last().getByRole('link', { name: `${year}, Cost ${money.format(cents / 100)}`, exact: true });
    await expect(link).toHaveCount(1);
  }
  await chart.last().getByRole('button', { name: 'Table', exact: true }).click();
  for (const [year, cents] of years)
    await expect(chart.last().getByRole('row', { name: year })).toContainText(money.format(cents / 100));
}

test('a landlord keeps filters under a name, shares them, opens them by link, and sees what maintenance cost', async ({
  browser,
  request,
}) => {
  const call = callWith(request);
  const landlord = await signedUp(call, 'landlord', 'Tremblay Rentals');
  const { id: propertyId } = await call('/api/landlords/properties', CALGARY, landlord);
  const { id: unitId } = await call(`/api/landlords/properties/${propertyId}/units`, { label: '203' }, landlord);
  for (const [title, priority] of [
    ['Dripping tap', 'High'],
    ['Loose handle', 'Low'],
  ]) {
    const body = { propertyId, unitId, title, description: title, issueType: 'Plumbing', priority, mayEnter: true };
    await call('/api/service-requests', body, landlord);
  }
  const year = Number(todayIn('America/Edmonton').slice(0, 4));
  for (const [spentOn, amountCents, unit] of [
    [`${year - 1}-03-01`, 40_000, unitId],
    [`${year}-01-01`, 12_500, unitId],
    [`${year}-01-01`, 90_000, null],
  ]) {
    const body = { propertyId, unitId: unit, category: 'repairs', spentOn, amountCents, payee: 'Plombex' };
    await call('/api/expenses', body, landlord);
  }

  const page = await open(browser, landlord, '/dashboards/landlord/maintenance', DESK);
  await expect(page.getByText('Loose handle')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save view' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'All priorities' }).selectOption('high');
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await dialog.getByLabel('Name of the view').fill('Urgent');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  const views = page.getByRole('navigation', { name: 'Saved views' });
  const urgent = views.getByRole('link', { name: /Urgent/ });
  await expect(urgent).toHaveAttribute('aria-current', 'page');
  await expect(urgent.getByRole('img', { name: '1 open request' })).toBeVisible();

  await page.goto('/dashboards/landlord/maintenance?view=list&sort=title');
  await expect(page.getByRole('columnheader', { name: 'Request' })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Save view' }).click();
  await dialog.getByLabel('Name of the view').fill('urgent');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(dialog.getByText('There’s already a view with this name. Choose another name.')).toBeVisible();
  await dialog.getByLabel('Name of the view').fill('By title');
  await dialog.getByRole('checkbox', { name: 'Share with everyone in your account' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await expect(views.getByRole('link', { name: /By title/ })).toHaveAttribute('aria-current', 'page');
  expect(await noOverflow(page)).toBe(true);

  await urgent.click();
  await expect(page).toHaveURL(/priority=high/);
  await expect(page.getByText('Loose handle')).toHaveCount(0);
  await views.getByRole('button', { name: 'Options for Urgent' }).click();
  await page.getByRole('menuitem', { name: 'Delete view' }).click();
  await expect(views.getByRole('link', { name: /Urgent/ })).toHaveCount(0);

  await page.goto(`/dashboards/landlord/reports?report=maintenance_costs`);
  const figures = page.getByRole('table', { name: /Maintenance costs/ });
  await expect(figures.getByRole('row', { name: /Whole property/ })).toContainText('900.00');
  await expect(figures.getByRole('row', { name: /203/ })).toContainText('525.00');
  await showsCostsByYear(page, [
    [String(year - 1), 40_000],
    [String(year), 102_500],
  ]);
  await figures
    .getByRole('row', { name: /203/ })
    .getByRole('link', { name: /400\.00/ })
    .click();
  await expect(page.getByText('1 entry')).toBeVisible();

  const phone = await open(browser, landlord, `/dashboards/landlord/units/${unitId}`, PHONE);
  await expect(phone.getByRole('heading', { name: 'Maintenance costs' })).toBeVisible();
  expect(await noOverflow(phone)).toBe(true);
});
