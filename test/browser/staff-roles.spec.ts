import { expect, test, type Browser, type Page } from '@playwright/test';
import { rows } from '../support/browser.js';
import { invited } from './support/account.js';

const DESK = { width: 1440, height: 900 };

async function open(browser: Browser, token: string, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: DESK });
  const page = await context.newPage();
  await page.addInitScript((value) => {
    localStorage.setItem('cookiesAccepted', 'true');
    for (const key of ['auth_token', 'access_token']) localStorage.setItem(key, value);
  }, token);
  await page.goto(path);
  return page;
}

const menu = (page: Page) => page.getByRole('navigation').first();
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name: new RegExp(`^${name}`) });

test('ROLE-05 ROLE-11 someone of sales has the pages of sales, and the others from when an admin makes them a manager', async ({
  browser,
  request,
}) => {
  test.slow();
  const [sales, admin] = [await invited(request, 'staff'), await invited(request, 'admin')];
  const [{ id = '' } = {}] = await rows<{ id: string }>('select id from app_user where email = $1', [sales.email]);
  const headers = { Authorization: `Bearer ${admin.token}` };
  const give = async (staffRole: string) => {
    const answer = await request.put(`/api/admin/users/${id}`, { headers, data: { staffRole } });
    expect(answer.status()).toBe(200);
  };
  await give('sales');
  const page = await open(browser, sales.token, '/dashboards/staff');
  for (const name of ['Inbox', 'Leads', 'Forms']) await expect(entry(page, name)).toBeVisible();
  await expect(entry(page, 'Tickets')).toHaveCount(0);
  // Shared answers are read, and duty is one's own.
  await expect(page.getByRole('button', { name: 'Who’s on duty' })).toHaveCount(0);

  // The palette and the keys lead nowhere else.
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await expect(palette.getByText('Leads', { exact: true })).toBeVisible();
  await expect(palette.getByText('Tickets', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(page).toHaveURL(/\/dashboards\/staff$/);

  // SF-010: everyone on the team reads the templates, and admins write them.
  await entry(page, 'Email templates').click();
  await expect(page.getByRole('heading', { name: 'Email templates', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write a template' })).toHaveCount(0);

  await page.goto('/dashboards/staff/tickets');
  await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible();

  // Without a reload, the page is there once the role has it.
  await give('manager');
  await expect(entry(page, 'Tickets')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tickets', level: 1 })).toBeVisible();
  await give('sales');
  await expect(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible();
});
