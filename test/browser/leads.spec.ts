import { expect, test, type Browser, type Page } from '@playwright/test';
import { call, invited } from './support/account.js';
import { desk } from './support/two-desks.js';

/** Without live updates a board shows what it loaded, as when two people act within the same moment. */
const boardOf = (browser: Browser, token: string, q: string, live: boolean): Promise<Page> =>
  desk(browser, token, `/dashboards/staff/leads?view=board&q=${q}`, live);

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });

test('DR-008 LEAD-01 a form is a lead on the board; it moves by mouse and by key, is undone, and two at once are told', async ({
  browser,
  request,
}) => {
  test.slow();
  const mark = `q${Date.now()}`;
  await call(request, '/api/trial-signup', {
    firstName: 'Lead',
    lastName: mark,
    email: `${mark}@example.com`,
    phone: '514-555-0100',
    propertyCount: '6-20',
  });
  const [nora, paul] = [await invited(request, 'staff'), await invited(request, 'staff')];
  const [first, second] = [
    await boardOf(browser, nora.token, mark, true),
    await boardOf(browser, paul.token, mark, false),
  ];
  for (const page of [first, second])
    await expect(column(page, 'New').getByRole('link', { name: `Lead ${mark}` })).toBeVisible();

  // A card that is drawn again while it is dragged stays where it was.
  await expect(async () => {
    await first.locator('[data-lead]').dragTo(column(first, 'Contacted'));
    await expect(column(first, 'Contacted').getByRole('link', { name: `Lead ${mark}` })).toBeVisible({ timeout: 3000 });
  }).toPass();
  await first.getByRole('button', { name: 'Undo' }).click();
  await expect(column(first, 'New').getByRole('link', { name: `Lead ${mark}` })).toBeVisible();
  // The count comes from the server: with it, the board has been read again and keeps its cards.
  await expect(column(first, 'New').getByRole('heading', { name: 'New1' })).toBeVisible();
  const card = column(first, 'New').getByRole('link', { name: `Lead ${mark}` });
  await card.focus();
  await expect(card).toBeFocused();
  // The second board isn't told: what it reads after its refusal must be stored by then.
  const stored = first.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().includes('/crm-leads/'),
  );
  await first.keyboard.press('Shift+ArrowRight');
  expect((await stored).ok()).toBe(true);
  await expect(column(first, 'Contacted').getByRole('heading', { name: 'Contacted1' })).toBeVisible();

  await second.getByRole('button', { name: `Move Lead ${mark}` }).click();
  await second.getByRole('menuitem', { name: 'Qualified' }).click();
  await expect(second.getByText(`A colleague changed Lead ${mark} at the same time.`, { exact: false })).toBeVisible();
  await expect(column(second, 'Contacted').getByRole('link', { name: `Lead ${mark}` })).toBeVisible();
});
