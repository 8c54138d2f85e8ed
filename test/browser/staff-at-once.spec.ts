import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { call, invited, landlord } from './support/account.js';
import { desk, mark, NEWER, pair, press, STALE, stored } from './support/two-desks.js';

test('COLLIDE-1 a chat and a ticket: the second is told who was first, and overwrites no one', async ({
  browser,
  request,
}) => {
  test.slow();
  const { id: chat, secret } = await call(request, '/api/chat-sessions', { role: 'tenant', language: 'en' });
  const asked = await request.post('/api/chat-messages', {
    data: { conversation_id: chat, message: `Anyone? ${mark()}` },
    headers: { 'X-Chat-Secret': secret },
  });
  expect(asked.ok()).toBe(true);
  const { nora, paul, first, second } = await pair(browser, request, 'staff', `/dashboards/staff?session=${chat}`);
  await expect(second.getByRole('button', { name: 'Take over' })).toBeVisible();
  const taken = stored(first, 'PATCH', '/api/chat-sessions/');
  await press(first, 'Take over');
  await taken;
  await press(second, 'Take over');
  await expect(
    second
      .getByRole('alert')
      .or(second.getByRole('status'))
      .getByText(/colleague/i)
      .first(),
  ).toBeVisible();
  const held = async () =>
    (
      await (
        await request.get(`/api/chat-inbox/${chat}`, { headers: { Authorization: `Bearer ${nora.token}` } })
      ).json()
    ).assignedTo as string;
  const holder = await held();
  expect(holder).toBeTruthy();
  // Closing and handing over from the stale page are refused as well.
  const closed = await request.patch(`/api/chat-sessions/${chat}`, {
    data: { status: 'closed', reason: 'answered' },
    headers: { Authorization: `Bearer ${paul.token}` },
  });
  expect(closed.status()).toBe(409);
  const given = await request.post(`/api/chat-inbox/${chat}/hand-over`, {
    data: { to: holder, note: 'Yours' },
    headers: { Authorization: `Bearer ${paul.token}` },
  });
  expect(given.status()).toBe(409);
  expect(await held()).toBe(holder);

  const subject = `At once ${mark()}`;
  const ticket = await call(request, '/api/support-tickets', { subject, description: 'Who takes it?' }, nora.token);
  const page = `/dashboards/staff/tickets/${ticket.id}`;
  await Promise.all([first.goto(page), second.goto(page)]);
  await expect(second.getByLabel('Assigned to')).toBeVisible();
  const list = await desk(browser, paul.token, `/dashboards/staff/tickets?q=${encodeURIComponent(subject)}`, false);
  await list.getByRole('checkbox', { name: `Select #${ticket.number} ${subject}` }).check();
  const urgent = stored(first, 'PATCH', '/api/support-tickets/');
  await first.getByLabel('Urgency').selectOption('urgent');
  await urgent;
  await second.getByLabel('Urgency').selectOption('low');
  await expect(second.getByText(STALE)).toBeVisible();
  await expect(second.getByLabel('Urgency')).toHaveValue('urgent');
  await list.locator('button[aria-haspopup=menu]', { hasText: 'Urgency' }).click();
  await list.getByRole('menuitem', { name: 'Low' }).click();
  await expect(list.getByText(/1 couldn’t be changed/)).toBeVisible();

  // Tags add up, no matter who adds them.
  await first.getByLabel('New tag').fill('one');
  const tagged = stored(first, 'POST', '/api/support-tickets/bulk');
  await first.getByLabel('New tag').press('Enter');
  await tagged;
  await second.getByLabel('New tag').fill('two');
  await second.getByLabel('New tag').press('Enter');
  for (const tag of ['one', 'two'])
    await expect(first.getByRole('button', { name: `Remove the tag ${tag}` })).toBeVisible();

  // Solving is taken back, unless a colleague did something in between.
  // The message about the tag may still be there, with an “Undo” of its own.
  const solve = async () => {
    await press(first, 'Mark as solved');
    await expect(first.getByText(`#${ticket.number} changed`)).toBeVisible();
  };
  await solve();
  await press(first, 'Undo');
  await expect(first.getByText('Change undone')).toBeVisible();
  await solve();
  await call(request, `/api/support-tickets/bulk`, { ids: [ticket.id], addTag: 'late' }, paul.token);
  await press(first, 'Undo');
  await expect(first.getByText(STALE)).toBeVisible();
});

test('COLLIDE-2 a lead’s notes, plan and owner, its merge and a form: nothing typed is lost, nothing is overwritten unseen', async ({
  browser,
  request,
}) => {
  test.slow();
  const word = mark();
  const setup = await invited(request, 'staff');
  const person = { firstName: 'Lead', lastName: word, email: `${word}@example.com` };
  const lead = await call(request, '/api/crm-leads', { ...person, phone: '514-555-0100' }, setup.token);
  const other = await call(
    request,
    '/api/crm-leads',
    { ...person, firstName: 'Twin', email: `twin${word}@example.com`, phone: '514-555-0100' },
    setup.token,
  );
  const { first, second, nora } = await pair(browser, request, 'staff', `/dashboards/staff/leads/${lead.id}`);
  const notes = (page: Page) => page.getByRole('textbox', { name: 'Internal notes' });
  await notes(second).fill('What Paul wrote');
  await notes(first).fill('What Nora wrote');
  const saved = stored(first, 'PATCH', '/api/crm-leads/');
  await press(first, 'Save notes');
  await saved;
  await press(second, 'Save notes');
  await expect(second.getByText(NEWER)).toBeVisible();
  await press(second, 'Show the newer version');
  await expect(notes(second)).toHaveValue('What Nora wrote');
  await press(second, 'Keep mine');
  await expect(notes(second)).toHaveValue('What Paul wrote');
  await notes(second).fill('What Nora wrote\nWhat Paul wrote');
  await press(second, 'Save notes');
  await expect(second.getByText('Notes saved')).toBeVisible();

  const plan = (page: Page) => page.getByRole('textbox', { name: 'Next step', exact: true });
  await plan(second).fill('Paul’s step');
  await plan(first).fill('Nora’s step');
  const planned = stored(first, 'PATCH', '/api/crm-leads/');
  await press(first, 'Save follow-up');
  await planned;
  await second.getByLabel('Assigned to').selectOption({ index: 0 });
  await expect(second.getByText(STALE)).toBeVisible();
  await press(second, 'Save follow-up');
  await expect(second.getByText(NEWER)).toBeVisible();
  await expect(plan(second)).toHaveValue('Paul’s step');

  // Merged away while a colleague types: the page stays, and says where the lead is now.
  await notes(first).fill('Not saved yet');
  await call(request, `/api/crm-leads/${other.id}/merge`, { leadId: lead.id }, setup.token);
  await expect(first.getByText('A colleague merged this lead into another one')).toBeVisible();
  await expect(notes(first)).toHaveValue('Not saved yet');
  await notes(first).fill('What Nora wrote\nWhat Paul wrote');
  await expect(first.getByRole('link', { name: 'Open the other lead' })).toHaveAttribute(
    'href',
    new RegExp(`/leads/${other.id}`),
  );

  const sender = `form${word}`;
  await call(request, '/api/send-contact-email', {
    firstName: 'Form',
    lastName: sender,
    email: `${sender}@example.com`,
    reason: 'Careers',
    message: 'Do you hire?',
  });
  const forms = `/dashboards/staff/forms?q=${sender}`;
  const page = await desk(browser, nora.token, forms, true);
  await page.getByText(`Form ${sender}`).first().click();
  await expect(page.getByRole('button', { name: 'Turn into a ticket' })).toBeVisible();
  await second.goto(forms);
  await second.getByText(`Form ${sender}`).first().click();
  await expect(second.getByRole('button', { name: 'Turn into a ticket' })).toBeVisible();
  const taken = stored(page, 'POST', '/api/support-tickets');
  await press(page, 'Turn into a ticket');
  await taken;
  await press(second, 'Turn into a ticket');
  await expect(second.getByText(/took this form over before you/)).toBeVisible();
  await expect(second).toHaveURL(/\/tickets\//);
});

test('COLLIDE-3 what admins and managers edit: the second save offers the newer version and keeps what was typed', async ({
  browser,
  request,
}) => {
  test.slow();
  const { nora, first, second } = await pair(browser, request, 'admin', '/admin/settings');
  const both = [first, second];
  const setting = 'Audit log';
  const row = (page: Page) => page.getByRole('button', { name: /^Change: Audit log/ });
  for (const page of both) await row(page).click();
  const value = (page: Page) => page.getByRole('dialog').getByRole('textbox');
  await value(first).fill('118');
  await value(second).fill('119');
  const set = stored(first, 'PUT', '/api/admin/settings/');
  await press(first, 'Save');
  await set;
  await press(second, 'Save');
  await expect(second.getByText(NEWER), setting).toBeVisible();
  await press(second, 'Show the newer version');
  await expect(value(second)).toHaveValue('118');
  await press(second, 'Keep mine');
  await expect(value(second)).toHaveValue('119');
  await press(second, 'Save');
  await expect(second.getByRole('dialog')).toHaveCount(0);
  await row(second).click();
  await press(second, 'Use the default');
  await expect(second.getByRole('dialog')).toHaveCount(0);

  const word = mark();
  const texts = Object.fromEntries(['en', 'fr', 'es'].map((code) => [`message_${code}`, `Paint ${word}`]));
  const buttons = Object.fromEntries(['en', 'fr', 'es'].map((code) => [`button_text_${code}`, 'Look']));
  const announcement = await call(
    request,
    '/api/announcements',
    { ...texts, ...buttons, button_url: '/', is_active: false },
    nora.token,
  );
  for (const page of both) await page.goto(`/admin/announcements?q=${word}&edit=${announcement.id}`);
  const message = (page: Page) => page.getByRole('dialog').getByLabel('Message').first();
  await message(second).fill('What Paul wrote');
  await message(first).fill('What Nora wrote');
  const changed = stored(first, 'PUT', '/api/announcements/');
  await press(first, 'Save');
  await changed;
  await press(second, 'Save');
  await expect(second.getByText(NEWER)).toBeVisible();
  await press(second, 'Keep mine');
  await expect(message(second)).toHaveValue('What Paul wrote');
  // Deleted while it is edited: the form stays with what was typed.
  await first.goto(`/admin/announcements?q=${word}&edit=${announcement.id}`);
  await message(first).fill('Still here');
  const gone = await request.delete(`/api/announcements/${announcement.id}`, {
    headers: { Authorization: `Bearer ${nora.token}` },
  });
  expect(gone.ok()).toBe(true);
  await press(first, 'Save');
  await expect(first.getByText('We couldn’t find this. It may have been moved or deleted.')).toBeVisible();
  await expect(message(first)).toHaveValue('Still here');

  const template = await call(
    request,
    '/api/email-templates',
    { name: `Mail ${word}`, category: 'Sales', subject: 'Hello', body: 'Hello {firstName}' },
    nora.token,
  );
  for (const page of both) await page.goto(`/admin/email-templates/${template.id}`);
  const subject = (page: Page) => page.getByLabel('Subject (English)');
  await subject(second).fill('Paul’s subject');
  await subject(first).fill('Nora’s subject');
  const mailed = stored(first, 'PATCH', '/api/email-templates/');
  await press(first, 'Save');
  await mailed;
  await press(second, 'Save');
  await expect(second.getByText(NEWER)).toBeVisible();
  await press(second, 'Show the newer version');
  await expect(subject(second)).toHaveValue('Nora’s subject');

  const { email } = await landlord(request);
  const found = await request.get(`/api/admin/users?q=${email}`, {
    headers: { Authorization: `Bearer ${nora.token}` },
  });
  const [{ id: userId }] = (await found.json()) as [{ id: string }];
  for (const page of both) await page.goto(`/admin/users/${userId}`);
  await press(second, 'More actions');
  await second.getByRole('menuitem', { name: 'Edit details' }).click();
  await second.getByLabel('First name').fill('Edited');
  await press(first, 'Suspend');
  await first.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(first.getByText(/has been suspended/)).toBeVisible();
  await press(second, 'Save');
  await expect(second.getByText(NEWER)).toBeVisible();
  await expect(second.getByLabel('First name')).toHaveValue('Edited');
});

test('COLLIDE-4 two managers change one canned answer', async ({ browser, request }) => {
  test.slow();
  const shortcut = `a${Date.now()}`;
  const maker = await invited(request, 'staff');
  await call(request, '/api/chat-answers', { shortcut, textEn: 'Hello', textFr: '', textEs: '' }, maker.token);
  // The answers are looked after beside an answer: a conversation is open.
  const { id: chat, secret } = await call(request, '/api/chat-sessions', { role: 'tenant', language: 'en' });
  await request.post('/api/chat-messages', {
    data: { conversation_id: chat, message: 'Hello?' },
    headers: { 'X-Chat-Secret': secret },
  });
  const { first, second } = await pair(browser, request, 'staff', `/dashboards/staff?session=${chat}`);
  const english = (page: Page) => page.getByRole('dialog').getByLabel('English text');
  for (const page of [first, second]) {
    await press(page, 'Manage canned responses');
    await press(page, `Change /${shortcut}`);
  }
  await english(second).fill('What Paul wrote');
  await english(first).fill('What Nora wrote');
  const saved = stored(first, 'PUT', '/api/chat-answers/');
  await press(first, 'Save response');
  await saved;
  await press(second, 'Save response');
  await expect(second.getByText(NEWER)).toBeVisible();
  await press(second, 'Show the newer version');
  await expect(english(second)).toHaveValue('What Nora wrote');
  await press(second, 'Keep mine');
  await press(second, 'Save response');
  await expect(second.getByText('Canned response changed')).toBeVisible();
});

/** A chat that waits, in two pages, of which the second doesn't see that the first one's colleague takes it. */
async function waiting(browser: Browser, request: APIRequestContext) {
  const { id, secret } = await call(request, '/api/chat-sessions', { role: 'tenant', language: 'en' });
  const asked = await request.post('/api/chat-messages', {
    data: { conversation_id: id, message: `Both? ${mark()}` },
    headers: { 'X-Chat-Secret': secret },
  });
  expect(asked.ok()).toBe(true);
  const { nora, first, second } = await pair(browser, request, 'staff', `/dashboards/staff?session=${id}`);
  await expect(second.getByRole('button', { name: 'Take over' })).toBeVisible();
  return {
    second,
    take: async () => {
      const taken = stored(first, 'PATCH', '/api/chat-sessions/');
      await press(first, 'Take over');
      await taken;
    },
    read: async () =>
      (await request.get(`/api/chat-inbox/${id}`, { headers: { Authorization: `Bearer ${nora.token}` } })).json(),
  };
}

test('COLLIDE-5 a chat that a colleague has just taken isn’t handed over without asking', async ({
  browser,
  request,
}) => {
  test.slow();
  const { second, take, read } = await waiting(browser, request);
  await press(second, 'More actions');
  await second.getByRole('menuitem', { name: 'Hand over' }).click();
  await second.getByLabel('Colleague or team').selectOption('manager');
  await take();
  const dialog = second.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Hand over', exact: true }).click();
  await expect(dialog.getByText('If you hand it over, this colleague no longer answers it.')).toBeVisible();
  expect(await read()).toMatchObject({ status: 'assigned', team: null });
});

test('COLLIDE-5 a chat that a colleague has just taken isn’t closed, and the dialog says why', async ({
  browser,
  request,
}) => {
  test.slow();
  const { second, take, read } = await waiting(browser, request);
  await press(second, 'Close conversation');
  const dialog = second.getByRole('dialog');
  await expect(dialog.getByText('The visitor sees that it has ended.')).toBeVisible();
  await take();
  await dialog.getByRole('button', { name: 'Close conversation' }).click();
  await expect(dialog.getByText(/A colleague is answering this conversation/)).toBeVisible();
  expect(await read()).toMatchObject({ status: 'assigned', closedByName: null });
});

test('COLLIDE-6 two admins change one draft of the newsletter', async ({ browser, request }) => {
  test.slow();
  const maker = await invited(request, 'admin');
  const word = mark();
  const draft = Object.fromEntries(
    ['En', 'Fr', 'Es'].flatMap((code) => [
      [`subject${code}`, `Roofs ${word}`],
      [`body${code}`, 'Before winter.'],
    ]),
  );
  const { id } = await call(request, '/api/newsletter/issues', draft, maker.token);
  const { first, second } = await pair(browser, request, 'admin', `/admin/newsletter?q=${word}&edit=${id}`);
  const subject = (page: Page) => page.getByRole('dialog').getByLabel('Subject').first();
  await subject(second).fill('What Paul wrote');
  await subject(first).fill('What Nora wrote');
  const saved = stored(first, 'PUT', '/api/newsletter/issues/');
  await press(first, 'Save and preview');
  await saved;
  await press(second, 'Save and preview');
  await expect(second.getByText(NEWER)).toBeVisible();
  await expect(subject(second)).toHaveValue('What Paul wrote');
  await press(second, 'Show the newer version');
  await expect(subject(second)).toHaveValue('What Nora wrote');
  await press(second, 'Keep mine');
  await press(second, 'Save and preview');
  await expect(second.getByRole('heading', { name: 'What Paul wrote' }).first()).toBeVisible();
});

test('COLLIDE-7 two admins change one regional rule: the second keeps what was typed and sees the newer version', async ({
  browser,
  request,
}) => {
  test.slow();
  // A city of its own, so that no other test reads this rule.
  const city = `Tempe ${mark()}`;
  const maker = await invited(request, 'admin');
  const made = await request.put(`/api/admin/region-rules/US-AZ/deposit?place=${encodeURIComponent(city)}`, {
    data: { facts: [{ text: '1 month', source: 'tempe.gov/code' }], rule: null, verified: false, version: 0 },
    headers: { Authorization: `Bearer ${maker.token}` },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const page = `/admin/region-rules?region=US-AZ&place=${encodeURIComponent(city)}&edit=deposit`;
  const { first, second } = await pair(browser, request, 'admin', page);
  const law = (desk: Page) => desk.getByRole('dialog').getByLabel('What the law says').first();
  await expect(law(second)).toHaveValue('1 month');
  await law(second).fill('3 months');
  await law(first).fill('2 months');
  const saved = stored(first, 'PUT', '/api/admin/region-rules/');
  await press(first, 'Save');
  await saved;
  await press(second, 'Save');
  await expect(second.getByText(NEWER)).toBeVisible();
  await expect(law(second)).toHaveValue('3 months');
  await press(second, 'Show the newer version');
  await expect(law(second)).toHaveValue('2 months');
  await press(second, 'Keep mine');
  await expect(law(second)).toHaveValue('3 months');
  await press(second, 'Save');
  await expect(second.getByRole('dialog')).toHaveCount(0);
  await expect(second.getByText('3 months').first()).toBeVisible();
});

test('COLLIDE-8 two admins set the response times, and extend one trial: the second sees what the first did, and loses nothing', async ({
  browser,
  request,
}) => {
  test.slow();
  const { nora, first, second } = await pair(browser, request, 'admin', '/admin/tickets');
  const hours = (page: Page) => page.getByRole('dialog').getByLabel('First response (hours)').last();
  for (const page of [first, second]) await press(page, 'Response times');
  const before = Number(await hours(first).inputValue());
  await hours(first).fill(String(before + 0.25));
  await hours(second).fill(String(before + 0.5));
  const set = stored(first, 'PUT', '/api/support-targets');
  await press(first, 'Save the targets');
  await set;
  await press(second, 'Save the targets');
  await expect(second.getByText(STALE)).toBeVisible();
  await expect(second.getByText(`Saved in the meantime: ${before + 0.25}`)).toBeVisible();
  await expect(hours(second)).toHaveValue(String(before + 0.5));
  await press(second, 'Save the targets');
  await expect(second.getByRole('dialog')).toHaveCount(0);

  const { email } = await landlord(request);
  const found = await request.get(`/api/admin/users?q=${email}`, {
    headers: { Authorization: `Bearer ${nora.token}` },
  });
  const [{ accountId }] = (await found.json()) as [{ accountId: string }];
  for (const page of [first, second]) {
    await page.goto(`/admin/accounts/${accountId}`);
    await press(page, 'Extend the trial');
    await page.getByRole('dialog').getByLabel('Reason').fill('Asked on the phone');
  }
  const extend = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Extend the trial' }).click();
  const extended = stored(first, 'POST', `/api/admin/accounts/${accountId}/trial`);
  await extend(first);
  await extended;
  await extend(second);
  await expect(second.getByRole('dialog').getByText(STALE)).toBeVisible();
  await expect(second.getByRole('dialog').getByLabel('Reason')).toHaveValue('Asked on the phone');
  await extend(second);
  await expect(second.getByRole('dialog')).toHaveCount(0);
});
