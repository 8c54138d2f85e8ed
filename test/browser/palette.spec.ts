import { expect, test, type Browser, type Page } from '@playwright/test';
import { invited } from './support/account.js';
import { newEmail } from './support/addresses.js';

async function pageOf(browser: Browser, token: string, path: string, width = 1440): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript((value) => {
    localStorage.setItem('cookiesAccepted', 'true');
    for (const key of ['auth_token', 'access_token']) localStorage.setItem(key, value);
  }, token);
  await page.goto(path);
  return page;
}

test('a member of staff goes everywhere by keys: palette, shortcuts, the list of them, and off again', async ({
  browser,
  request,
}) => {
  test.slow();
  const { token } = await invited(request, 'staff');
  const name = `Wanda${Date.now()}`;
  const lead = { firstName: name, lastName: 'Roy', email: newEmail('palette'), source: 'phone', language: 'en' };
  const headers = { Authorization: `Bearer ${token}` };
  const added = (await (await request.post('/api/crm-leads', { data: lead, headers })).json()) as { id: string };
  const page = await pageOf(browser, token, '/dashboards/staff/tickets');
  // The bell takes no row of the list: it is beside it, once.
  await expect(page.getByRole('button', { name: /^Notifications/ })).toHaveCount(1);
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: 'Search for' });
  await palette.fill(name);
  await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible();
  await palette.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/leads/${added.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page).toHaveURL(/\/staff\/tickets$/);
  await page.keyboard.press('/');
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect(recent).toHaveText([new RegExp(name)]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(page.getByRole('button', { name: 'Add a lead' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: /lead/i })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list.getByText('Move the lead to another stage')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('?');
  await expect(list).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(palette).toBeVisible();
});

test('a phone opens the palette by its button, without overflow', async ({ browser, request }) => {
  const { token } = await invited(request, 'staff');
  const page = await pageOf(browser, token, '/dashboards/staff/leads', 390);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('combobox').fill('password');
  await expect(page.getByRole('option', { name: /Sign-in and security/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('option', { name: /Sign-in and security/ }).click();
  await expect(page).toHaveURL(/\/account\/security$/);
});
