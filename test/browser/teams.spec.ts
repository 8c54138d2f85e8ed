import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { rows } from '../support/browser.js';
import { closeAfterEach, DESK, open, PHONE } from '../support/let-home.js';
import { callWith, directoryEntry, MONTREAL, newMark, signedUp } from '../support/people-by-api.js';

closeAfterEach();

/** A job that a supplier with Elite has accepted. */
async function acceptedJob(request: APIRequestContext) {
  const call = callWith(request);
  const company = `Team ${newMark()}`;
  const landlord = await signedUp(call, 'landlord', company);
  const supplier = await signedUp(call, 'supplier', company);
  const { id: propertyId } = await call('/api/landlords/properties', MONTREAL, landlord);
  const problem = { title: 'Valve drips', description: 'In the kitchen.', issueType: 'Plumbing', propertyId };
  const { id: requestId } = await call('/api/service-requests', problem, landlord);
  const path = `/api/service-requests/${requestId}`;
  await call(path, { status: 'approved' }, landlord, 'patch');
  const terms = { supplierId: await directoryEntry(company), budgetCents: 50_000, firstWins: true };
  const { offers } = await call(`${path}/offers`, terms, landlord);
  await call(`${path}/offers/${offers[0].id}`, { status: 'accepted' }, supplier, 'patch');
  await call('/api/elite/subscribe', { plan: 'annual' }, supplier);
  return { supplier, requestId: String(requestId) };
}

const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

test('the owner invites a technician, who starts and finishes a job, and sees the time on site', async ({
  browser,
  request,
}) => {
  test.setTimeout(90_000);
  const { supplier, requestId } = await acceptedJob(request);
  const email = `ana-${newMark()}@example.com`;
  const owner = await open(browser, supplier, '/dashboards/supplier/team?view=people', DESK);
  await owner.getByRole('button', { name: 'Add a person' }).first().click();
  await owner.getByLabel('First name').fill('Ana');
  await owner.getByLabel('Last name').fill('Roy');
  await owner.getByLabel('Email').fill(email);
  await inDialog(owner, 'Save');
  await owner.getByRole('button', { name: 'Send invitation' }).click();
  await expect(owner.getByText('Invited', { exact: true })).toBeVisible();
  await owner.getByRole('link', { name: 'Day plan' }).click();
  await owner.getByLabel('Who’s doing “Valve drips”').selectOption({ label: 'Ana Roy' });

  const [mail] = await rows<{ url: string }>(
    "select params->>'url' as url from outbox_message where recipient = $1 and template = 'teams.invitation'",
    [email],
  );
  const context = await browser.newContext({ viewport: PHONE });
  const phone = await context.newPage();
  await phone.goto(new URL(mail?.url ?? '').pathname + new URL(mail?.url ?? '').search);
  await phone.locator('input[name=password]').fill('a long enough secret');
  await phone.locator('input[name=confirmPassword]').fill('a long enough secret');
  await phone.locator('form button[type=submit]').click();
  await expect(phone.getByRole('heading', { name: 'My day' })).toBeVisible();
  await phone.getByRole('link', { name: 'Valve drips' }).click();
  await phone.getByRole('button', { name: 'Start work', exact: true }).click();
  // A photo of the work, sent in parts, and a message that is nothing but a photo.
  const drawn = await phone.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 });
    return canvas.toDataURL('image/png').split(',')[1]!;
  });
  const picture = { name: 'valve.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') };
  await phone.locator('[data-phase=after] input[type=file]').setInputFiles(picture);
  await expect(phone.getByRole('img', { name: 'Photo 1 of the finished work' })).toBeVisible();
  await phone.getByLabel('Attach photos or PDFs').setInputFiles(picture);
  await phone.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(phone.getByRole('img', { name: 'valve.png' })).toBeVisible();
  // What it costs instead is for the owner alone, who asks the landlord.
  await phone.getByRole('button', { name: 'It costs more' }).click();
  await phone.getByLabel('Price for the whole job').fill('620');
  await phone.getByLabel('Why it costs more').fill('The pipe is rusted through');
  await inDialog(phone, 'Tell the owner');
  await expect(phone.getByText('Owner notified')).toBeVisible();
  await phone.getByRole('button', { name: 'Finish', exact: true }).click();
  await phone.getByLabel(/What was done/).fill('Valve replaced');
  await inDialog(phone, 'Finish');
  await expect(phone.getByText('Visit saved')).toBeVisible();
  await phone.goto(`/dashboards/supplier/jobs/${requestId}`);
  await expect(phone.getByText('Valve drips')).toBeHidden();
  await context.close();

  await owner.goto(`/dashboards/supplier/jobs/${requestId}`);
  await expect(owner.getByText(/Time on site: \d/)).toBeVisible();
  await expect(owner.getByText('Valve replaced').first()).toBeVisible();
  await expect(owner.getByText(/^Ana Roy needs .*620/)).toBeVisible();
  await expect(owner.getByText('The pipe is rusted through')).toBeVisible();
});
