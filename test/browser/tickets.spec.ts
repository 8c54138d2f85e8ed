import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { invited } from './support/account.js';
import { desk } from './support/two-desks.js';

interface Member {
  token: string;
}

const pageOf = (browser: Browser, { token }: Member, path: string): Promise<Page> => desk(browser, token, path, true);

/** A ticket that a member of staff files: the team's own questions are among all tickets. */
async function filed(request: APIRequestContext, { token }: Member, subject: string) {
  const answer = await request.post('/api/support-tickets', {
    data: { subject, description: `About ${subject}` },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.ok()).toBe(true);
  return (await answer.json()) as { id: string; number: number };
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Your reply' });

test('HOLD-1 DRAFT-1 two members of staff at once: the second sees who has the ticket and is asked before a second answer', async ({
  browser,
  request,
}) => {
  test.slow();
  const [nora, paul] = [await invited(request, 'staff'), await invited(request, 'staff')];
  const { id } = await filed(request, nora, `Two at once ${Date.now()}`);
  const path = `/dashboards/staff/tickets/${id}`;
  const [first, second] = [await pageOf(browser, nora, path), await pageOf(browser, paul, path)];
  const kept = second.waitForResponse(
    (answer) => answer.url().endsWith('/desk') && answer.request().method() === 'PUT',
  );
  await field(second).fill('The second answer');
  await kept;
  await second.reload();
  await expect(field(second)).toHaveValue('The second answer');
  await expect(first.getByText(/Writing a reply right now/)).toBeVisible();

  await field(first).fill('The first answer');
  await field(first).press('Control+Enter');
  await expect(second.getByText('The first answer')).toBeVisible();
  await expect(second.getByText(/is handling this ticket/)).toBeVisible();
  await field(second).press('Control+Enter');
  const dialog = second.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(first.getByText('The second answer')).toHaveCount(0);
  await field(second).press('Control+Enter');
  await dialog.getByRole('button', { name: 'Send anyway' }).click();
  await expect(first.getByText('The second answer')).toBeVisible();
  await expect(first.getByText(/is handling this ticket/)).toBeVisible();
});

test('VIEW-2 MERGE-4 twenty tickets fit on a laptop; many are solved and undone; one is merged while a colleague looks', async ({
  browser,
  request,
}) => {
  test.slow();
  const nora = await invited(request, 'staff');
  const paul = await invited(request, 'staff');
  const word = `Row${Date.now()}`;
  const tickets: { id: string; number: number }[] = [];
  for (let at = 0; at < 20; at += 1) tickets.push(await filed(request, nora, `${word} ${at}`));
  const [one, two] = tickets as [{ id: string; number: number }, { id: string; number: number }];
  const list = await pageOf(browser, nora, `/dashboards/staff/tickets?q=${word}`);
  const rows = list.getByRole('row').filter({ hasText: word });
  await expect(rows).toHaveCount(20);
  const bottom = await rows.last().evaluate((row) => row.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(900);

  await list.getByRole('checkbox', { name: 'Select all tickets' }).check();
  await list.getByRole('button', { name: 'Mark as solved' }).click();
  await expect(list.getByText('20 tickets changed')).toBeVisible();
  await list.getByRole('button', { name: 'Undo' }).click();
  await expect(rows.filter({ hasText: 'Open' })).toHaveCount(20);

  const looks = await pageOf(browser, paul, `/dashboards/staff/tickets/${one.id}`);
  await list.goto(`/dashboards/staff/tickets/${one.id}`);
  await list.getByRole('button', { name: 'More actions' }).click();
  await list.getByRole('menuitem', { name: /Merge into/ }).click();
  const dialog = list.getByRole('dialog');
  await dialog.getByLabel('Ticket number').fill(String(two.number));
  await dialog.getByRole('button', { name: 'Merge tickets' }).click();
  await expect(list).toHaveURL(new RegExp(two.id));
  await expect(list.getByText(`About ${word} 0`)).toBeVisible();
  await expect(looks.getByText('This ticket was merged.')).toBeVisible();
  await expect(looks.getByRole('link', { name: `#${two.number}` })).toBeVisible();
});
