import { expect, test, type Page } from '@playwright/test';
import { rows } from '../support/browser.js';
import { call, invited, landlord } from './support/account.js';
import { finding } from './support/finding.js';
import { inDialog, mark, pair, press, STALE, stored } from './support/two-desks.js';

test('COLLIDE-16 two salespeople write to one lead: the second sees the first email, and keeps what was typed', async ({
  browser,
  request,
}) => {
  test.slow();
  const maker = await invited(request, 'staff');
  const word = mark();
  const person = { firstName: 'Ana', lastName: word, email: `${word}@example.com` };
  const lead = await call(request, '/api/crm-leads', person, maker.token);
  const { first, second } = await pair(browser, request, 'staff', `/dashboards/staff/leads/${lead.id}`);
  const text = (page: Page) => page.getByLabel('Text', { exact: true });
  const question = second.getByRole('dialog', { name: `A colleague has already written to Ana ${word}` });
  for (const [page, words] of [
    [first, 'What Nora wrote'],
    [second, 'What Paul wrote'],
  ] as const) {
    await page.getByLabel('Subject', { exact: true }).fill('Your request');
    await text(page).fill(words);
  }
  const send = `Send to ${person.email}`;
  const sent = stored(first, 'POST', '/emails');
  await press(first, send);
  await sent;
  await press(second, send);
  await expect(question.getByText('What Nora wrote')).toBeVisible();
  await inDialog(second, 'Keep writing');
  await expect(question).toHaveCount(0);
  await expect(text(second)).toHaveValue('What Paul wrote');
  const mails = async () => {
    const answer = await request.get(`/api/crm-leads/${lead.id}/activities?kind=mail`, {
      headers: { Authorization: `Bearer ${maker.token}` },
    });
    return ((await answer.json()) as object[]).length;
  };
  expect(await mails()).toBe(1);
  await press(second, send);
  await expect(question.getByText('What Nora wrote')).toBeVisible();
  await inDialog(second, 'Send mine too');
  await expect(question).toHaveCount(0);
  await expect(text(second)).toHaveValue('');
  expect(await mails()).toBe(2);
});

test('COLLIDE-17 two admins resolve one payment: the second is told, and the typed note stays', async ({
  browser,
  request,
}) => {
  test.slow();
  const reference = await finding((await landlord(request)).email);
  const { first, second } = await pair(browser, request, 'admin', `/admin/payments?q=${reference}`);
  const note = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'Note' });
  for (const page of [first, second]) await press(page, 'Resolve');
  await note(second).fill('What Paul wrote');
  await note(first).fill('What Nora wrote');
  const resolved = stored(first, 'POST', '/resolve');
  await inDialog(first, 'Resolve');
  await resolved;
  await inDialog(second, 'Resolve');
  await expect(second.getByText(STALE)).toBeVisible();
  await expect(note(second)).toHaveValue('What Paul wrote');
  // Behind the dialog is what the colleague decided.
  const row = second.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText('Explained');
  await expect(row).toContainText('What Nora wrote');
  await expect(row.getByRole('button')).toHaveCount(0);
});

test('COLLIDE-18 two colleagues split one ticket: the second is told, and the typed subject stays', async ({
  browser,
  request,
}) => {
  test.slow();
  const maker = await invited(request, 'staff');
  const asked = { subject: `Split ${mark()}`, description: 'No hot water.' };
  const ticket = await call(request, '/api/support-tickets', asked, maker.token);
  await call(request, `/api/support-tickets/${ticket.id}/messages`, { message: 'And my invoice?' }, maker.token);
  const { first, second } = await pair(browser, request, 'staff', `/dashboards/staff/tickets/${ticket.id}`);
  const subject = (page: Page) => page.getByRole('dialog').getByLabel('Subject');
  for (const [page, words] of [
    [first, 'Nora’s subject'],
    [second, 'Paul’s subject'],
  ] as const) {
    await press(page, 'More actions');
    await page.getByRole('menuitem', { name: /^Split into a new ticket/ }).click();
    await subject(page).fill(words);
    await page
      .getByRole('dialog')
      .getByLabel(/And my invoice/)
      .check();
  }
  const split = stored(first, 'POST', '/split');
  await inDialog(first, 'Split ticket');
  await split;
  await expect(first.getByRole('heading', { level: 1 })).toContainText('Nora’s subject');
  await expect(first.getByRole('link', { name: new RegExp(`#${ticket.number}`) }).first()).toBeVisible();
  await inDialog(second, 'Split ticket');
  await expect(second.getByText(STALE)).toBeVisible();
  await expect(subject(second)).toHaveValue('Paul’s subject');
});

const STORIES = [
  { id: 'COLLIDE-19', kind: 'ticket', asks: { Subject: 'subject', Name: 'Ana Roy' }, heading: 'Nora’s subject' },
  { id: 'COLLIDE-21', kind: 'lead', asks: { 'First name': 'Ana', 'Last name': 'Roy' }, heading: 'Ana Roy' },
] as const;
for (const { id, kind, asks, heading } of STORIES)
  test(`${id} two colleagues make a ${kind} of one conversation: the second is told, and opens the first one’s`, async ({
    browser,
    request,
  }) => {
    test.slow();
    const { id: chat, secret } = await call(request, '/api/chat-sessions', { role: 'tenant', language: 'en' });
    await request.post('/api/chat-messages', {
      data: { conversation_id: chat, message: `Both? ${mark()}` },
      headers: { 'X-Chat-Secret': secret },
    });
    const { first, second } = await pair(browser, request, 'staff', `/dashboards/staff?session=${chat}`);
    const create = `Create ${kind}`;
    for (const [page, who] of [
      [first, 'Nora'],
      [second, 'Paul'],
    ] as const) {
      await press(page, 'More actions');
      await page.getByRole('menuitem', { name: create }).click();
      const dialog = page.getByRole('dialog');
      for (const [label, value] of Object.entries(asks))
        await dialog.getByLabel(label).fill(label === 'Subject' ? `${who}’s ${value}` : value);
      await dialog.getByLabel('Email').fill(`ana-${chat.slice(-8)}@example.com`);
    }
    const made = stored(first, 'POST', `/${kind}`);
    await inDialog(first, create);
    await made;
    await inDialog(second, create);
    await expect(second.getByText(`This conversation already had a ${kind}`)).toBeVisible();
    await press(second, 'Open');
    await expect(second.getByRole('heading', { level: 1 })).toContainText(heading);
  });

test('COLLIDE-20 two managers add a canned response with one shortcut: the second is told, and keeps what was typed', async ({
  browser,
  request,
}) => {
  test.slow();
  const shortcut = `b${Date.now()}`;
  // The answers are looked after beside an answer: a conversation is open.
  const { id: chat, secret } = await call(request, '/api/chat-sessions', { role: 'tenant', language: 'en' });
  await request.post('/api/chat-messages', {
    data: { conversation_id: chat, message: 'Hello?' },
    headers: { 'X-Chat-Secret': secret },
  });
  const { first, second } = await pair(browser, request, 'staff', `/dashboards/staff?session=${chat}`);
  const english = (page: Page) => page.getByRole('dialog').getByLabel('English text');
  for (const [page, words] of [
    [first, 'What Nora wrote'],
    [second, 'What Paul wrote'],
  ] as const) {
    await press(page, 'Manage canned responses');
    await page.getByRole('dialog').getByLabel('Shortcut').fill(shortcut);
    await english(page).fill(words);
  }
  const saved = stored(first, 'POST', '/api/chat-answers');
  await press(first, 'Add response');
  await saved;
  await press(second, 'Add response');
  await expect(second.getByText(/Something with these details already exists/)).toBeVisible();
  await expect(english(second)).toHaveValue('What Paul wrote');
  await second.getByRole('dialog').getByLabel('Shortcut').fill(`${shortcut}b`);
  await press(second, 'Add response');
  await expect(second.getByText('Canned response added')).toBeVisible();
});

test('COLLIDE-22 two admins confirm one two-step reset: the second is told that it is over', async ({
  browser,
  request,
}) => {
  test.slow();
  const { email } = await landlord(request);
  const [person] = await rows<{ id: string }>(
    'update app_user set two_factor_at = now() where email = $1 returning id',
    [email],
  );
  const { id } = person as { id: string };
  await rows(
    "insert into totp_secret (user_id, sealed, confirmed_at, last_step) values ($1, 'x', now(), 0) returning user_id",
    [id],
  );
  const asker = await invited(request, 'admin');
  const { first, second } = await pair(browser, request, 'admin', '/admin/users');
  const reason = 'Called back on the number of the lease.';
  await call(request, `/api/admin/users/${id}/two-factor-reset`, { reason }, asker.token);
  const confirm = 'Turn off two-step verification';
  for (const page of [first, second]) {
    await page.goto(`/admin/users/${id}`);
    await expect(page.getByText(reason)).toBeVisible();
    await press(page, confirm);
  }
  const confirmed = stored(first, 'POST', '/confirm');
  await inDialog(first, confirm);
  await confirmed;
  await inDialog(second, confirm);
  await expect(second.getByRole('dialog').getByText(/This request is no longer open/)).toBeVisible();
  await second.reload();
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(second.getByText(reason)).toHaveCount(0);
});
