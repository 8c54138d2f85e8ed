import { expect, test, type Page } from '@playwright/test';
import { rows } from '../support/browser.js';
import { callWith, directoryEntry, MONTREAL, signedUp } from '../support/people-by-api.js';
import { call, invited } from './support/account.js';
import { newEmail } from './support/addresses.js';
import { reportedRating } from './support/reported-rating.js';
import { desks, inDialog, mark, NEWER, pair, press, STALE, stored } from './support/two-desks.js';

test('COLLIDE-9 two colleagues say who asks in one ticket: the second keeps what was typed and sees the newer name', async ({
  browser,
  request,
}) => {
  test.slow();
  const maker = await invited(request, 'staff');
  const caller = { subject: `Call ${mark()}`, description: 'No hot water.', name: 'Anna', phone: '514 555 0101' };
  const ticket = await call(request, '/api/support-tickets/for-caller', caller, maker.token);
  // No one has it, so that neither of them is asked about a colleague’s work first.
  const freed = await request.patch(`/api/support-tickets/${ticket.id}`, {
    data: { assignedTo: null },
    headers: { Authorization: `Bearer ${maker.token}` },
  });
  expect(freed.ok(), await freed.text()).toBe(true);
  const { first, second } = await pair(browser, request, 'staff', `/dashboards/staff/tickets/${ticket.id}`);
  const name = (page: Page) => page.getByRole('dialog').getByLabel('Name');
  for (const page of [first, second]) await press(page, 'Change requester');
  await name(second).fill('Ana Ray');
  await name(first).fill('Ana Roy');
  const saved = stored(first, 'PUT', '/requester');
  await inDialog(first, 'Change requester');
  await saved;
  await inDialog(second, 'Change requester');
  await expect(second.getByText(NEWER)).toBeVisible();
  await expect(name(second)).toHaveValue('Ana Ray');
  await press(second, 'Show the newer version');
  await expect(name(second)).toHaveValue('Ana Roy');
  await press(second, 'Keep mine');
  await expect(name(second)).toHaveValue('Ana Ray');
  await inDialog(second, 'Change requester');
  await expect(second.getByText(`Requester of #${ticket.number} changed`)).toBeVisible();
});

test('COLLIDE-10 a version is restored over a colleague’s newer one only once it was seen', async ({
  browser,
  request,
}) => {
  test.slow();
  const maker = await invited(request, 'admin');
  const texts = { name: `Mail ${mark()}`, category: 'Sales', subject: 'First subject', body: 'Hello' };
  const template = await call(request, '/api/email-templates', texts, maker.token);
  const changed = await request.patch(`/api/email-templates/${template.id}`, {
    data: { subject: 'Second subject', version: template.version },
    headers: { Authorization: `Bearer ${maker.token}` },
  });
  expect(changed.ok(), await changed.text()).toBe(true);
  const { first, second } = await pair(browser, request, 'admin', `/admin/email-templates/${template.id}`);
  const subject = (page: Page) => page.getByLabel('Subject (English)');
  await expect(second.getByRole('button', { name: 'Restore this version' })).toHaveCount(1);
  await subject(first).fill('What Nora wrote');
  const saved = stored(first, 'PATCH', '/api/email-templates/');
  await press(first, 'Save');
  await saved;
  await second.getByRole('button', { name: 'Restore this version' }).last().click();
  await expect(second.getByText(STALE)).toBeVisible();
  // What the colleague wrote is there now, also in the form, and nothing of it is lost.
  await expect(subject(second)).toHaveValue('What Nora wrote');
  await expect(second.getByRole('button', { name: 'Restore this version' })).toHaveCount(2);
  await second.getByRole('button', { name: 'Restore this version' }).last().click();
  await expect(second.getByText('Version 1 restored')).toBeVisible();
  await expect(subject(second)).toHaveValue('First subject');
  await expect(second.getByRole('button', { name: 'Restore this version' })).toHaveCount(3);
});

test('COLLIDE-11 a newsletter that a colleague has just changed isn’t scheduled unseen, and the chosen time stays', async ({
  browser,
  request,
}) => {
  test.slow();
  const maker = await invited(request, 'admin');
  const headers = { Authorization: `Bearer ${maker.token}` };
  const reader = newEmail('reader');
  await call(request, '/api/newsletter', { email: reader });
  const [mail] = await rows<{ url: string }>(
    "select params->>'url' as url from outbox_message where recipient = $1 and template = 'newsletter.confirm'",
    [reader],
  );
  await call(request, '/api/newsletter/confirm', { token: new URL(mail?.url ?? '').searchParams.get('confirm') });
  const draft = Object.fromEntries(
    ['En', 'Fr', 'Es'].flatMap((code) => [
      [`subject${code}`, `Gutters ${mark()}`],
      [`body${code}`, 'Before winter.'],
    ]),
  );
  const { id } = await call(request, '/api/newsletter/issues', draft, maker.token);
  const { first, second } = await pair(browser, request, 'admin', `/admin/newsletter?issue=${id}`);
  const time = second.getByRole('dialog').getByLabel('Send time');
  await second.getByText('At a time I choose').click();
  await time.fill('2090-01-01T08:00');
  await inDialog(first, 'Edit newsletter');
  await first.getByRole('dialog').getByLabel('Subject').first().fill('What Nora wrote');
  const saved = stored(first, 'PUT', '/api/newsletter/issues/');
  await press(first, 'Save and preview');
  await saved;
  await inDialog(second, 'Schedule newsletter');
  await expect(second.getByText(STALE)).toBeVisible();
  await expect(second.getByRole('heading', { name: 'What Nora wrote' }).first()).toBeVisible();
  await expect(time).toHaveValue('2090-01-01T08:00');
  await inDialog(second, 'Schedule newsletter');
  await expect(second.getByText('Newsletter scheduled')).toBeVisible();
  await request.post(`/api/newsletter/issues/${id}/unschedule`, { headers });
  expect((await request.delete(`/api/newsletter/issues/${id}`, { headers })).ok()).toBe(true);
});

test('COLLIDE-12 two admins name the cities of one county: the second keeps the list and sees the newer one', async ({
  browser,
  request,
}) => {
  test.slow();
  // A county of its own, so that no other test reads it.
  const word = mark();
  const county = `Pima ${word} County`;
  const maker = await invited(request, 'admin');
  const made = await request.put(`/api/admin/region-rules/US-AZ/counties/${encodeURIComponent(county)}`, {
    data: { cities: [`Tucson ${word}`], version: 0 },
    headers: { Authorization: `Bearer ${maker.token}` },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const page = `/admin/region-rules?region=US-AZ&place=${encodeURIComponent(county)}`;
  const { first, second } = await pair(browser, request, 'admin', page);
  const cities = (desk: Page) => desk.getByRole('dialog').getByLabel('Cities, one per line');
  for (const desk of [first, second]) await press(desk, 'Its cities');
  await cities(second).fill(`Tucson ${word}\nMarana ${word}`);
  await cities(first).fill(`Tucson ${word}\nSahuarita ${word}`);
  const saved = stored(first, 'PUT', '/counties/');
  await press(first, 'Save');
  await saved;
  await press(second, 'Save');
  await expect(second.getByText(NEWER)).toBeVisible();
  await expect(cities(second)).toHaveValue(`Tucson ${word}\nMarana ${word}`);
  await press(second, 'Show the newer version');
  await expect(cities(second)).toHaveValue(`Tucson ${word}\nSahuarita ${word}`);
  await press(second, 'Keep mine');
  await press(second, 'Save');
  await expect(second.getByText('County saved')).toBeVisible();
});

test('COLLIDE-13 two admins decide on one reported comment: the second sees the first decision, and the typed reason stays', async ({
  browser,
  request,
}) => {
  test.slow();
  const company = `Plombex ${mark()}`;
  await reportedRating(request, company);
  const { first, second } = await pair(browser, request, 'admin', '/admin/ratings');
  const reason = (page: Page) => page.getByRole('dialog').getByLabel('Reason', { exact: true });
  for (const page of [first, second]) {
    await page.getByRole('link', { name: company }).first().click();
    await expect(reason(page)).toBeVisible();
  }
  const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name }).check({ force: true });
  await choose(second, /Keep the comment/);
  await reason(second).fill('It is fair');
  await choose(first, /Hide the comment/);
  await reason(first).fill('It names a person');
  const decided = stored(first, 'PUT', '/decision');
  await press(first, 'Save decision');
  await decided;
  await press(second, 'Save decision');
  const dialog = second.getByRole('dialog');
  await expect(second.getByText(STALE)).toBeVisible();
  await expect(dialog.getByText('Hidden · It names a person')).toBeVisible();
  await expect(reason(second)).toHaveValue('It is fair');
  await press(second, 'Save decision');
  await expect(second.getByText('Decision saved')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('COLLIDE-14 two of a landlord write one listing: the second keeps what was typed and sees the newer version', async ({
  browser,
  request,
}) => {
  test.slow();
  const token = await signedUp(callWith(request), 'landlord', `Maison ${mark()}`);
  const { id: propertyId } = await call(request, '/api/landlords/properties', MONTREAL, token);
  const { id: unitId } = await call(request, `/api/landlords/properties/${propertyId}/units`, { label: '203' }, token);
  // A draft: a published home would take the samples away from tests that run at the same time.
  const draft = { title: 'Flat with outside stairs', rentCents: 189_000, availableDate: '2027-01-01', status: 'draft' };
  await call(request, `/api/landlords/units/${unitId}/listing`, draft, token);
  const { first, second } = await desks(browser, [token, token], `/dashboards/landlord/units/${unitId}/listing`);
  const title = (page: Page) => page.getByLabel('Title', { exact: true });
  await title(second).fill('What Paul wrote');
  await title(first).fill('What Nora wrote');
  const saved = stored(first, 'PATCH', '/api/listings/');
  await press(first, 'Save');
  await saved;
  await press(second, 'Save');
  await expect(second.getByText(NEWER)).toBeVisible();
  await expect(title(second)).toHaveValue('What Paul wrote');
  await press(second, 'Show the newer version');
  await expect(title(second)).toHaveValue('What Nora wrote');
  await press(second, 'Keep mine');
  await press(second, 'Save');
  await expect(second.getByText('Listing saved')).toBeVisible();
});

test('COLLIDE-15 two of a supplier write one profile: the second keeps what was typed and sees the newer version', async ({
  browser,
  request,
}) => {
  test.slow();
  const company = `Plombex ${mark()}`;
  const token = await signedUp(callWith(request), 'supplier', company);
  await directoryEntry(company);
  const { first, second } = await desks(browser, [token, token], '/dashboards/supplier/profile');
  const about = (page: Page) => page.getByLabel('About you');
  await about(second).fill('What Paul wrote');
  await about(first).fill('What Nora wrote');
  const saved = stored(first, 'PATCH', '/api/suppliers/');
  const save = (page: Page) =>
    page
      .locator('form')
      .filter({ has: about(page) })
      .locator('button[type=submit]')
      .click();
  await save(first);
  await saved;
  await save(second);
  await expect(second.getByText(NEWER)).toBeVisible();
  await expect(about(second)).toHaveValue('What Paul wrote');
  await press(second, 'Show the newer version');
  await expect(about(second)).toHaveValue('What Nora wrote');
  await press(second, 'Keep mine');
  await save(second);
  await expect(second.getByText('Profile saved')).toBeVisible();
});
