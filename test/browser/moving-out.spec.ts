import { expect, test } from '@playwright/test';
import { closeAfterEach, letHome, noOverflow, open, seats } from '../support/let-home.js';

closeAfterEach();

/** So many days from today, as a day. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('NOTICE-1 a tenant gives notice and the landlord acknowledges it @phone', async ({
  browser,
  request,
  isMobile,
}) => {
  const { OFFICE, HOME } = seats(isMobile);
  const { landlord, tenant, leaseId } = await letHome(request);

  const phone = await open(browser, tenant, '/dashboards/tenant/lease', HOME);
  await phone.getByRole('button', { name: 'Give notice to move out' }).click();
  const dialog = phone.getByRole('dialog', { name: 'Give notice to move out' });
  await expect(dialog.getByText('We don’t have your region’s notice period')).toBeVisible();
  await dialog.getByLabel('Last day').fill(inDays(70));
  await dialog.getByLabel('Forwarding address (optional)').fill('1 Water Street');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Rent and charges are owed until')).toBeVisible();
  await expect(dialog.getByText('24 months after your last day')).toBeVisible();
  expect(await noOverflow(phone)).toBe(true);
  await dialog.getByRole('button', { name: 'Send notice' }).click();
  await expect(phone.getByText('Your landlord hasn’t acknowledged it yet')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Give notice to move out' })).toHaveCount(0);

  const office = await open(browser, landlord, '/dashboards/landlord', OFFICE);
  await office.getByRole('link', { name: 'A tenant gave notice' }).click();
  await expect(office).toHaveURL(new RegExp(`/leases/${leaseId}`));
  await expect(office.getByText('1 Water Street')).toBeVisible();
  const download = office.waitForEvent('download');
  await office.getByRole('button', { name: 'Download notice' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Notice to move out - .+\.pdf$/);
  await office.getByRole('button', { name: 'Acknowledge notice' }).click();
  const answer = office.getByRole('dialog', { name: 'Acknowledge the notice' });
  await answer.getByRole('button', { name: 'Acknowledge notice' }).click();
  await expect(office.getByRole('heading', { name: /gave notice: the lease ends on/ })).toBeVisible();
  expect(await noOverflow(office)).toBe(true);

  await expect(phone.getByText('Your landlord acknowledged your notice')).toBeVisible();
  await phone.getByRole('button', { name: 'Ask to withdraw it' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: 'Ask to withdraw it' }).click();
  await office.getByRole('button', { name: 'Accept withdrawal' }).click();
  const agreement = office.getByRole('dialog', { name: 'Accept the withdrawal' });
  await agreement.getByRole('button', { name: 'Accept withdrawal' }).click();
  await expect(phone.getByText('You withdrew your notice')).toBeVisible();
  await expect(phone.getByRole('button', { name: 'Give notice to move out' })).toBeVisible();
});

test('NOTICE-1 a fixed term makes the notice a request, and Renewals names it', async ({ browser, request }) => {
  const { landlord, tenant, leaseId } = await letHome(request);
  const lease = await (
    await request.get(`/api/landlords/leases/${leaseId}`, { headers: { authorization: `Bearer ${landlord}` } })
  ).json();
  await request.patch(`/api/landlords/leases/${leaseId}`, {
    headers: { authorization: `Bearer ${landlord}` },
    data: { termEndsOn: inDays(300), version: lease.version },
  });
  const phone = await open(browser, tenant, '/dashboards/tenant/lease', seats(false).HOME);
  await phone.getByRole('button', { name: 'Give notice to move out' }).click();
  const dialog = phone.getByRole('dialog', { name: 'Give notice to move out' });
  await expect(dialog.getByText('you need your landlord’s agreement')).toBeVisible();
  await dialog.getByLabel('Last day').fill(inDays(40));
  await expect(dialog.getByText('We’ll send this as a request instead')).toBeVisible();
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expect(phone.getByText('Your landlord hasn’t answered yet')).toBeVisible();

  const office = await open(browser, landlord, '/dashboards/landlord/renewals', seats(false).OFFICE);
  await office.getByRole('link', { name: /Lucía Ortega.*last day/ }).click();
  await office.getByRole('button', { name: 'Decline request' }).click();
  const answer = office.getByRole('dialog', { name: 'Decline the request' });
  await answer.getByLabel('Note to the tenant').fill('Not before spring, sorry.');
  await answer.getByRole('button', { name: 'Decline request' }).click();
  await expect(phone.getByText('Not before spring, sorry.')).toBeVisible();
});
