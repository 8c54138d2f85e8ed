import { expect, test, type Browser, type Page } from '@playwright/test';
import { call, invited } from './support/account.js';

/** A visitor's conversation, and a member of staff who reads it. */
async function begun(request: Parameters<typeof call>[0], question: string): Promise<string> {
  const { id, secret } = await call(request, '/api/chat-sessions', { role: 'tenant', language: 'en' });
  const answer = await request.post('/api/chat-messages', {
    data: { conversation_id: id, message: question },
    headers: { 'X-Chat-Secret': secret },
  });
  expect(answer.ok()).toBe(true);
  return id;
}

async function deskOf(browser: Browser, token: string, id: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript((value) => {
    localStorage.setItem('cookiesAccepted', 'true');
    for (const key of ['auth_token', 'access_token']) localStorage.setItem(key, value);
  }, token);
  await page.goto(`/dashboards/staff?session=${id}`);
  return page;
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Your reply' });

test('HOLD-01 two members of staff at once: the second sees who answers and is asked before a second answer', async ({
  browser,
  request,
}) => {
  test.slow();
  const question = `Two at once? ${Date.now()}`;
  const id = await begun(request, question);
  const [nora, paul] = [await invited(request, 'staff'), await invited(request, 'staff')];
  const [first, second] = [await deskOf(browser, nora.token, id), await deskOf(browser, paul.token, id)];
  for (const page of [first, second]) await expect(page.getByRole('log').getByText(question)).toBeVisible();

  await field(second).fill('The second answer');
  await field(first).fill('The first answer');
  await field(first).press('Enter');
  await expect(first.getByRole('log').getByText('The first answer')).toBeVisible();
  await expect(second.getByText(/is answering this conversation/)).toBeVisible();

  await field(second).press('Enter');
  const dialog = second.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(second.getByRole('log').getByText('The second answer')).toHaveCount(0);
  await expect(field(second)).toHaveValue('The second answer');
  await field(second).press('Enter');
  await dialog.getByRole('button', { name: 'Send anyway' }).click();
  await expect(first.getByRole('log').getByText('The second answer')).toBeVisible();
  await expect(first.getByText(/is answering this conversation/)).toBeVisible();
});

test('TAGS-02 TAGS-06 two members of staff tag a conversation at once, undo it, and find it by its tag', async ({
  browser,
  request,
}) => {
  test.slow();
  const question = `Tags? ${Date.now()}`;
  const id = await begun(request, question);
  const [nora, paul] = [await invited(request, 'staff'), await invited(request, 'staff')];
  const [first, second] = [await deskOf(browser, nora.token, id), await deskOf(browser, paul.token, id)];
  const tag = `leak ${Date.now() % 100_000}`;
  const panel = async (page: Page) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    return page.getByRole('complementary', { name: 'About the visitor' });
  };
  const [one, two] = [await panel(first), await panel(second)];
  await one.getByRole('combobox', { name: 'New tag' }).fill(tag);
  await two.getByRole('combobox', { name: 'New tag' }).fill('by paul');
  await Promise.all([one, two].map((side) => side.getByRole('combobox', { name: 'New tag' }).press('Enter')));
  for (const side of [one, two])
    for (const name of [tag, 'by paul'])
      await expect(side.getByRole('button', { name: `Remove the tag ${name}` })).toBeVisible();

  await one.getByRole('button', { name: 'Remove the tag by paul' }).click();
  await expect(two.getByRole('button', { name: 'Remove the tag by paul' })).toHaveCount(0);
  await first.getByRole('button', { name: 'Undo' }).last().click();
  await expect(two.getByRole('button', { name: 'Remove the tag by paul' })).toBeVisible();

  await second.getByRole('combobox', { name: 'Tag', exact: true }).selectOption(tag);
  await expect(second).toHaveURL(/tag=leak/);
  await expect(second.locator('[data-rows]').getByRole('listitem')).toHaveCount(1);
  await expect(second.locator('[data-rows]').getByText(question)).toBeVisible();
  await second.getByRole('combobox', { name: 'Tag', exact: true }).selectOption('by paul');
  await expect(second).toHaveURL(/tag=leak.*by(?:\+|%20)paul/);
  await expect(second.locator('[data-rows]').getByText(question)).toBeVisible();
  await second.getByRole('button', { name: `Also show conversations without the tag ${tag}` }).click();
  await expect(second).toHaveURL(/tag=by/);
});

test('DRAFT-01 CLOSE-02 a draft survives a reload; closing asks, and is undone', async ({ browser, request }) => {
  test.slow();
  const question = `Draft? ${Date.now()}`;
  const id = await begun(request, question);
  const page = await deskOf(browser, (await invited(request, 'staff')).token, id);
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/desk') && (answer.request().postData() ?? '').includes('Almost done'),
  );
  await field(page).fill('Almost done');
  await kept;
  await page.reload();
  await expect(field(page)).toHaveValue('Almost done');

  await page.getByRole('button', { name: 'Close conversation' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The visitor no longer replies').click();
  await dialog.getByRole('button', { name: 'Close conversation' }).click();
  await expect(page.getByText(/The visitor no longer replies\./)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page)).toHaveValue('Almost done');
  // It was no one's when it was closed, and is no one's again.
  await expect(page.getByRole('button', { name: 'Take over' })).toBeVisible();

  // Not yet kept when the page goes away.
  await field(page).fill('Written right before');
  await page.reload();
  await expect(field(page)).toHaveValue('Written right before');
});

test('INBOX-09 the list has rows of 56 pixels and scrolls on its own: choosing the thirtieth stays there', async ({
  browser,
  request,
}) => {
  test.slow();
  const asked = Date.now();
  const ids: string[] = [];
  for (let at = 0; at < 30; at += 1) ids.push(await begun(request, `Row ${at} of ${asked}`));
  const page = await deskOf(browser, (await invited(request, 'staff')).token, ids[0]!);
  await page.getByRole('searchbox', { name: 'Search people and messages' }).fill(`of ${asked}`);
  const rows = page.locator('[data-rows]').getByRole('link');
  // A page of all conversations has 30 rows as well: these are the ones that were searched for.
  await expect(rows.filter({ hasText: `of ${asked}` })).toHaveCount(30);
  // While answers arrive, rows are drawn again: one that was just replaced has no height.
  await expect.poll(() => rows.first().evaluate((row) => row.getBoundingClientRect().height)).toBe(56);
  const height = await page.evaluate(() => [document.documentElement.scrollHeight, window.innerHeight]);
  expect(height[0]).toBeLessThanOrEqual(height[1]!);
  const scrolled = () => page.locator('[data-rows]').evaluate((list) => list.scrollTop);
  // Answers that the product gives by itself move conversations up meanwhile: the one that was last is followed by its address.
  const href = (await rows.last().getAttribute('href')) ?? '';
  const last = page.locator(`[data-rows] a[href$="${new URL(href, 'http://localhost').searchParams.get('session')}"]`);
  // The rows may still be those of the search before, and an answer that arrives in this moment draws them again.
  await expect(async () => {
    await page.locator('[data-rows]').evaluate((list) => list.scrollTo(0, list.scrollHeight));
    expect(await scrolled()).toBeGreaterThan(100);
    await last.dispatchEvent('click');
    await expect(last).toHaveAttribute('aria-current', 'true');
    expect(await scrolled()).toBeGreaterThan(100);
  }).toPass();
});

test('VISITOR-01 VISITOR-03 staff see the page that the visitor goes to, and read what they wrote before in its place', async ({
  browser,
  page,
  request,
}) => {
  test.slow();
  await page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
  await page.goto('/?code=SECRET-1');
  const widget = page.getByRole('dialog', { name: 'Live chat' });
  await page.getByRole('button', { name: 'Open the chat' }).click();
  for (const name of ['Start Conversation', 'General', /^Support/]) await widget.getByRole('button', { name }).click();
  const say = async (message: string) => {
    await widget.getByRole('textbox').fill(message);
    await page.keyboard.press('Enter');
    await expect(widget.getByText(message)).toBeVisible();
  };
  const kept = async () => {
    await page.waitForFunction(() => localStorage.getItem('own.chat') !== null);
    return page.evaluate(() => (JSON.parse(localStorage.getItem('own.chat') ?? '{}') as { id: string }).id);
  };
  const before = `Before ${Date.now()}`;
  await say(before);
  const first = await kept();
  const staff = await invited(request, 'staff');
  const closed = await request.patch(`/api/chat-sessions/${first}`, {
    data: { status: 'closed', reason: 'answered' },
    headers: { Authorization: `Bearer ${staff.token}` },
  });
  expect(closed.ok()).toBe(true);
  await expect(widget.getByText('This conversation has ended.')).toBeVisible();
  const now = `Now ${Date.now()}`;
  await say(now);
  await page.waitForFunction((old) => !localStorage.getItem('own.chat')?.includes(old), first);

  const desk = await deskOf(browser, staff.token, await kept());
  const panel = desk.getByRole('complementary', { name: 'About the visitor' });
  await expect(panel.getByRole('link', { name: '/', exact: true })).toBeVisible();
  await expect(panel).not.toContainText('SECRET');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing', exact: true }).first().click();
  await expect(page).toHaveURL(/\/pricing/);
  await expect(panel.getByRole('link', { name: '/pricing', exact: true })).toBeVisible();

  await field(desk).fill('A draft that stays');
  await panel.getByText(before).click();
  await expect(panel.getByRole('region', { name: 'Conversation', exact: true }).getByText(before)).toBeVisible();
  await expect(field(desk)).toHaveValue('A draft that stays');
});

test('INBOX-13 an announcement in its place leaves the answer and its button on the screen', async ({
  browser,
  request,
}) => {
  const id = await begun(request, `Room? ${Date.now()}`);
  const page = await deskOf(browser, (await invited(request, 'staff')).token, id);
  // One that comes while the page is open floats, and takes its place with the next page.
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeVisible();
  await page.reload();
  const strip = page.getByRole('complementary', { name: 'Announcement' });
  await expect(strip).toBeVisible();
  await expect(strip).toHaveCSS('position', 'static');
  const send = page.getByRole('button', { name: 'Send', exact: true });
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 780 },
  ]) {
    await page.setViewportSize(size);
    await expect(field(page)).toBeInViewport({ ratio: 1 });
    await expect(send).toBeInViewport({ ratio: 1 });
    const [tall, shown] = await page.evaluate(() => [document.documentElement.scrollHeight, window.innerHeight]);
    expect(tall).toBeLessThanOrEqual(shown!);
  }
});
