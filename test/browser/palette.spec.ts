import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { call, invited } from './support/account.js';
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

interface TeamMember {
  id: string;
  onDuty: boolean;
}

/** On a busy machine more than the time between two keys can pass between them: nothing happens, and they are pressed again. */
async function goesBy(page: Page, keys: readonly string[], there: RegExp): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(async () => {
    for (const key of keys) await page.keyboard.press(key);
    await expect(page).toHaveURL(there, { timeout: 4000 });
  }).toPass();
}

/** Presses a key until its dialog is there: a page takes keys a moment after it is shown. */
async function opensBy(page: Page, key: string, dialog: Locator): Promise<void> {
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.keyboard.press(key);
    await expect(dialog).toBeVisible({ timeout: 4000 });
  }).toPass();
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
  const palette = page.getByRole('combobox', { name: 'Search for' });
  await opensBy(page, 'Control+k', palette);
  await palette.fill(name);
  await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible();
  await palette.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/leads/${added.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

  await goesBy(page, ['g', 't'], /\/staff\/tickets$/);
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
  await opensBy(page, '/', palette);
  await expect(recent).toHaveText([new RegExp(name)]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await goesBy(page, ['g', 'l'], /\/leads(?:\?|$)/);
  await expect(page.getByRole('button', { name: 'Add a lead' })).toBeVisible();
  await opensBy(page, 'n', page.getByRole('dialog', { name: /lead/i }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await opensBy(page, '?', list);
  await expect(list.getByText('Move the lead to another stage')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await goesBy(page, ['g', 's'], /\/account/);
  await page.getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('?');
  await expect(list).toHaveCount(0);
  await opensBy(page, 'Control+k', palette);
});

test('the palette goes on and off duty, begins a note in the open conversation, and signs out', async ({
  browser,
  request,
}) => {
  test.slow();
  const { token } = await invited(request, 'staff');
  const headers = { Authorization: `Bearer ${token}` };
  const { id } = await call(request, '/api/chat-sessions', { role: 'tenant', language: 'en' });
  const page = await pageOf(browser, token, '/dashboards/staff/tickets');
  const palette = page.getByRole('combobox', { name: 'Search for' });
  const choose = async (words: string, name: RegExp) => {
    await opensBy(page, 'Control+k', palette);
    await palette.fill(words);
    await expect(page.getByRole('option', { name })).toBeVisible();
    await palette.press('Enter');
  };
  const isOnDuty = async () => {
    const team = (await (await request.get('/api/chat-inbox/team', { headers })).json()) as TeamMember[];
    const { userId } = (await (await request.get('/api/profiles/me', { headers })).json()) as { userId: string };
    return team.find((one) => one.id === userId)?.onDuty;
  };
  const before = await isOnDuty();
  for (const next of before ? ['off', 'on'] : ['on', 'off']) {
    await choose('duty', new RegExp(`^Go ${next} duty`));
    await expect(page.getByText(new RegExp(`^You’re ${next} duty`)).first()).toBeVisible();
    expect(await isOnDuty()).toBe(next === 'on');
  }

  await page.goto(`/dashboards/staff?session=${id}`);
  await expect(page.getByRole('textbox', { name: 'Your reply' })).toBeVisible();
  await choose('internal note', /^Write an internal note/);
  const note = page.getByRole('textbox', { name: 'Your note' });
  await expect(note).toBeFocused();
  await page.keyboard.type('Called back');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('log').getByText('Called back')).toBeVisible();
  await expect(note).toHaveValue('');

  await choose('sign out', /^Sign out/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  await expect.poll(async () => (await request.get('/api/chat-inbox/team', { headers })).status()).toBe(401);
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
