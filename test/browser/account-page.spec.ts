import { expect, test } from '@playwright/test';
import { rows } from '../support/browser.js';
import { call, invited, landlord, open, tenantOf } from './support/account.js';

test('SF-022 staff go from a tenant to the landlord’s account, see a vacant home there, and go on to the tenant', async ({
  browser,
  request,
}) => {
  test.slow();
  const owner = await landlord(request);
  const tenant = await tenantOf(request, owner);
  const [{ id = '' } = {}] = await rows<{ id: string }>('select id from app_user where email = $1', [tenant.email]);
  const [property] = await rows<{ id: string; account: string }>(
    'select p.id, p.account_id as account from property p join membership m on m.account_id = p.account_id join app_user u on u.id = m.user_id where u.email = $1',
    [owner.email],
  );
  await call(request, `/api/landlords/properties/${property?.id}/units`, { label: '204' }, owner.token);
  const staff = await invited(request, 'staff');
  const asked = { subject: 'Where do I find the receipts of the last two years for my tax return?', description: 'x' };
  await call(request, '/api/support-tickets', asked, tenant.token);
  const page = await open(browser, staff.token, `/dashboards/staff/people/${id}`);
  // Their tickets stay in their column, beside the contact details.
  const tickets = page.getByRole('table', { name: 'Support tickets' });
  await expect(tickets.getByRole('row', { name: /Where do I find/ })).toBeVisible();
  const beside = page.getByRole('heading', { name: 'Contact details' });
  const [table, facts] = [await tickets.boundingBox(), await beside.boundingBox()];
  expect(table!.x + table!.width).toBeLessThanOrEqual(facts!.x);
  await page.getByRole('table', { name: 'Leases' }).getByRole('link', { name: 'Tremblay Immobilier' }).click();

  await expect(page.getByRole('heading', { name: 'Tremblay Immobilier', level: 1 })).toBeVisible();
  const units = page.getByRole('table', { name: 'Properties and units' });
  await expect(units.getByRole('row', { name: /204/ })).toContainText('Vacant');
  await expect(page.getByText('2, 1 vacant')).toBeVisible();
  await expect(page.getByRole('table', { name: 'People' }).getByRole('link', { name: 'Nadia Tremblay' })).toBeVisible();
  await units.getByRole('row', { name: /203/ }).getByRole('link', { name: 'Lucía Ortega' }).click();
  await expect(page.getByRole('heading', { name: 'Lucía Ortega', level: 1 })).toBeVisible();
  const looks = await rows('select 1 from audit_entry where action = $1 and subject_id = $2', [
    'account.read',
    property?.account,
  ]);
  expect(looks).toHaveLength(1);
});
