import { expect, test, type Page } from '@playwright/test';
import { call, invited, open } from './support/account.js';

const PHONE = { width: 390, height: 844 };

/** Nothing sticks out sideways: a page that scrolls both ways can't be read while walking. */
const fits = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth))
    .toBe(0);

/** The filters are behind one button; what is chosen there is counted on it, and the list follows. */
async function filter(page: Page, label: string, option: string): Promise<void> {
  await expect(page.getByLabel(label, { exact: true }).filter({ visible: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByLabel(label, { exact: true }).selectOption(option);
  await fits(page);
  await sheet.getByRole('button', { name: 'Show results' }).click();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
}

test('PHONE-1 on a phone, staff read the inbox and answer a ticket', async ({ browser, request }) => {
  test.slow();
  const word = `Phone${Date.now()}`;
  const { id, secret } = await call(request, '/api/chat-sessions', { role: 'tenant', language: 'en' });
  const asked = await request.post('/api/chat-messages', {
    data: { conversation_id: id, message: `${word}?` },
    headers: { 'X-Chat-Secret': secret },
  });
  expect(asked.ok()).toBe(true);
  const { token } = await invited(request, 'staff');
  const page = await open(browser, token, '/dashboards/staff');
  await page.setViewportSize(PHONE);
  await page.getByRole('searchbox', { name: 'Search people and messages' }).fill(word);
  const row = page.locator('[data-rows]').getByRole('link').filter({ hasText: word });
  await expect(row).toHaveCount(1);
  await fits(page);
  await row.click();
  await expect(page.getByRole('log').getByText(`${word}?`)).toBeVisible();
  const answer = page.getByRole('textbox', { name: 'Your reply' });
  await expect(answer).toBeInViewport();
  await fits(page);
  await answer.fill('On our way');
  await answer.press('Enter');
  await expect(page.getByRole('log').getByText('On our way')).toBeVisible();

  await page.goto('/dashboards/staff/tickets?new=1');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name', { exact: true }).fill(`Lucía ${word}`);
  await dialog.getByLabel('Phone').fill('514 555 0123');
  await dialog.getByLabel('Subject').fill(`Key ${word}`);
  await dialog.getByLabel('What they asked').fill('The key doesn’t turn.');
  await fits(page);
  await dialog.getByRole('button', { name: 'File ticket' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Key ${word}`);
  await expect(page.getByText('None. Call them with the answer.')).toBeVisible();
  await fits(page);
  await page.getByRole('button', { name: 'Mark as solved' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Change undone')).toBeVisible();
  await page.goto(`/dashboards/staff/tickets?q=${word}`);
  await expect(page.getByRole('link', { name: new RegExp(`Key ${word}`) })).toBeVisible();
  await expect(
    page.locator('[aria-current], [aria-selected=true]').filter({ hasText: 'All' }).first(),
  ).toBeInViewport();
  await filter(page, 'Urgency', 'urgent');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await fits(page);
});

test('PHONE-2 on a phone, an admin filters the audit log and the other lists in a sheet', async ({
  browser,
  request,
}) => {
  test.slow();
  const { token } = await invited(request, 'admin');
  const category = `Phone ${Date.now()}`;
  await call(request, '/api/email-templates', { name: 'Keys', category, subject: 'Keys', body: 'Come by.' }, token);
  const page = await open(browser, token, '/admin/audit-log');
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible();
  await filter(page, 'Who', 'people');
  await expect(page).toHaveURL(/by=people/);
  await fits(page);
  for (const [path, label, option, words] of [
    ['failed-jobs', 'Type', 'event', /kind=event/],
    ['users', 'Role', 'landlord', /role=landlord/],
    ['outbox', 'Channel', 'email', /channel=email/],
    ['newsletter/subscribers', 'Language', 'fr', /language=fr/],
    ['payments', 'Status', 'open', /state=open/],
    ['forms', 'Form', 'contact', /kind=contact/],
    ['email-templates', 'Category', category, /category=Phone/],
  ] as const) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await filter(page, label, option);
    await expect(page).toHaveURL(words);
    await fits(page);
  }
});

test('PHONE-3 on a phone, staff filter the leads and the chat inbox in a sheet', async ({ browser, request }) => {
  test.slow();
  const { token } = await invited(request, 'staff');
  const page = await open(browser, token, '/dashboards/staff/leads');
  await page.setViewportSize(PHONE);
  await filter(page, 'Source', 'demo');
  await expect(page).toHaveURL(/source=demo/);
  await fits(page);

  const { id: chat } = await call(request, '/api/chat-sessions', { role: 'tenant', language: 'en' });
  const tagged = await request.patch(`/api/chat-inbox/${chat}/tags`, {
    data: { addTag: 'on a phone' },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(tagged.ok(), await tagged.text()).toBe(true);
  await page.goto('/dashboards/staff');
  await filter(page, 'Tag', 'on a phone');
  await expect(page).toHaveURL(/tag=on\+a\+phone/);
  await fits(page);
});
