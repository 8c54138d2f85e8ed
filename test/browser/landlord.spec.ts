import { expect, test, type Page } from '@playwright/test';
import { rows } from '../support/browser.js';
import { DESK, PHONE } from '../support/let-home.js';

let count = 0;

/** A landlord with a verified address, signed in on this page. */
async function signedIn(page: Page): Promise<{ token: string }> {
  const email = `landlord-${Date.now()}-${process.env['TEST_WORKER_INDEX']}-${(count += 1)}@example.com`;
  const userData = { firstName: 'Nadia', lastName: 'Tremblay', userType: 'landlord' };
  const answer = await page.request.post('/api/auth/signup', { data: { email, password: 'correct horse', userData } });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const [mail] = await rows<{ url: string }>(
    "select params->>'url' as url from outbox_message where recipient = $1 order by id desc limit 1",
    [email],
  );
  const link = new URL(mail?.url ?? 'http://no.mail').searchParams.get('token');
  await page.request.post('/api/auth/verify-email', { data: { token: link } });
  await page.addInitScript((value) => {
    localStorage.setItem('auth_token', value);
    localStorage.setItem('access_token', value);
  }, token);
  return { token };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function noSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('House number').fill('4120');
  await page.getByLabel('Street', { exact: true }).fill('Rue Saint-Denis');
  await page.getByLabel('City').fill('Montréal');
  await page.getByLabel('Postal code').fill('H2W 2M5');
  await page.getByLabel('Province or territory').selectOption('QC');
}

test(
  'TN-007 TN-009 TN-020 DB-011 from nothing to the welcome letter, and the street lights up',
  { tag: '@phone' },
  async ({ page }) => {
    await signedIn(page);
    await page.goto('/dashboards/landlord');
    await expect(page.getByRole('heading', { name: 'Collect your first rent' })).toBeVisible();
    await page.goto('/dashboards/landlord/leases');
    await page.getByRole('link', { name: 'New lease' }).first().click();

    await fillAddress(page);
    await press(page, 'Continue');
    await page.getByLabel('Unit', { exact: true }).fill('302');
    await page.getByLabel('Market rent').fill('1,650.00');
    await press(page, 'Continue');
    await expect(page.getByLabel('Monthly rent')).toHaveValue('1,650.00');
    await page.getByText('Month to month', { exact: true }).click();
    await page.getByLabel('Monthly rent').fill('16,50.00');
    await press(page, 'Continue');
    await expect(page.getByText('Enter the amount as 1,650.00.').first()).toBeVisible();
    await page.getByLabel('Monthly rent').fill('1,650.00');
    await press(page, 'Continue');

    await page.getByLabel('First name').fill('Théo');
    await page.getByLabel('Last name').fill('Marchand');
    await page.getByLabel('Email').fill('theo@example.com');
    await page.getByLabel('Language').selectOption('fr');
    await press(page, 'Save tenant');
    await press(page, 'Activate lease');
    await expect(page.getByRole('heading', { name: 'Hand over the welcome letter' })).toBeVisible();
    await noSidewaysScroll(page);

    await press(page, 'Issue code and letter');
    await expect(page.getByRole('heading', { name: 'Bienvenue dans votre nouveau logement' })).toBeVisible();
    const code = (await page.getByText(/^[A-Z]{4}-\d{2}-\d{2}$/).textContent()) ?? '';
    await expect(
      page.getByRole('img', { name: new RegExp(`tenant-access\\?code=${code.replaceAll('-', '')}`) }),
    ).toBeVisible();
    const entered = await page.request.post('/api/auth/tenant-code', { data: { code } });
    expect(await entered.json()).toMatchObject({ needsAccountSetup: true });

    await page.goto('/dashboards/landlord');
    await expect(page.getByRole('link', { name: /^Unit 302, Théo Marchand/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'To do', exact: true })).toBeVisible();
    await noSidewaysScroll(page);
    await page.getByRole('radio', { name: 'List' }).click();
    await expect(page).toHaveURL(/view=list/);
    await expect(page.getByRole('link', { name: /^Unit 302/ })).toHaveCount(0);
    await expect(page.getByText('Théo Marchand').filter({ visible: true }).first()).toBeVisible();
    await noSidewaysScroll(page);
  },
);

test('TN-023 a late fee in Montréal is refused in words, with the source', async ({ page }) => {
  const { token } = await signedIn(page);
  const headers = { Authorization: `Bearer ${token}` };
  const address = {
    streetNumber: '87',
    street: 'Laurier Avenue West',
    city: 'Montréal',
    region: 'QC',
    postalCode: 'H2T 2N6',
    country: 'CA',
  };
  const property = (await (
    await page.request.post('/api/landlords/properties', { headers, data: address })
  ).json()) as { id: string };
  const made = await page.request.post(`/api/landlords/properties/${property.id}/units`, {
    headers,
    data: { label: '1', marketRentCents: 120_000 },
  });
  const unit = (await made.json()) as { id: string };
  await page.goto(`/dashboards/landlord/leases/new?property=${property.id}&unit=${unit.id}`);
  await page.getByText('Month to month', { exact: true }).click();
  await page.getByText('Deposit, late fee, first charge').click();
  await page.getByLabel('Late fee').selectOption('fixed');
  await page.getByLabel('Amount').fill('50.00');
  await press(page, 'Continue');
  await expect(page.getByRole('region', { name: 'What did you agree on?' }).getByRole('alert')).toContainText(
    'This region doesn’t allow a late fee. Source:',
  );
  await expect(page.getByLabel('Amount')).toHaveValue('50.00');
  await page.setViewportSize(PHONE);
  await page.getByLabel('Amount').fill('60.00');
  await press(page, 'Continue');
  await expect(page.getByRole('region', { name: 'What did you agree on?' }).getByRole('alert')).toContainText(
    'This region doesn’t allow a late fee. Source:',
  );
  await noSidewaysScroll(page);
});

test(
  'TN-001 TN-003 TN-015 properties are added, found, archived and taken back, alone and together, and exported',
  { tag: '@phone' },
  async ({ page, isMobile }) => {
    await signedIn(page);
    await page.goto('/dashboards/landlord/properties/new');
    await press(page, 'Save property');
    await expect(page.getByText('Please fill in this field.').first()).toBeVisible();
    await fillAddress(page);
    await page.reload();
    await expect(page.getByLabel('City')).toHaveValue('Montréal');
    await press(page, 'Save property');
    await expect(page.getByRole('heading', { name: 'Rue Saint-Denis', level: 1 })).toBeVisible();

    await press(page, 'Add unit');
    await page.getByRole('dialog').getByLabel('Unit', { exact: true }).fill('101');
    await press(page, 'Save unit');
    await expect(page.getByText('Unit 101 saved')).toBeVisible();
    // On a phone the lowest button is at the foot: the note leaves it free.
    const note = await page.getByRole('region', { name: 'On-screen notices' }).boundingBox();
    expect((note?.y ?? 0) < 400).toBe(isMobile);
    await page.getByLabel('Search unit or tenant').fill('9');
    await expect(page).toHaveURL(/q=9/);
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await page.getByLabel('Search unit or tenant').fill('10');
    await expect(page.getByText('Vacant').filter({ visible: true }).last()).toBeVisible();
    const units = page.waitForEvent('download');
    await press(page, 'Export CSV');
    expect((await units).suggestedFilename()).toBe('units.csv');
    await press(page, 'More actions');
    await page.getByRole('menuitem', { name: 'Archive property' }).click();
    await expect(page.getByText('Property archived')).toBeVisible();
    await press(page, 'Undo');
    await expect(page.getByText('Property restored')).toBeVisible();

    await page.goto('/dashboards/landlord/properties?q=denis');
    await expect(page.getByLabel('Search by name, street or city')).toHaveValue('denis');
    await expect(page.getByText('1 property')).toBeVisible();
    await page.getByLabel('Search by name, street or city').fill('nowhere');
    await expect(page).toHaveURL(/q=nowhere/);
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await noSidewaysScroll(page);

    await page.goto('/dashboards/landlord/properties?sort=-city&having=available');
    await expect(page.getByLabel('Show')).toHaveValue('available');
    await press(page, 'Export CSV');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Properties and units' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
    if (isMobile) await press(page, 'Select');
    await page.getByRole('checkbox', { name: /^Select 4120/ }).check();
    await press(page, 'Archive');
    await expect(page.getByText('1 property archived')).toBeVisible();
    const filters = page.getByRole('dialog', { name: 'Filters' });
    if (isMobile) await page.getByRole('button', { name: /^Filters/ }).click();
    await (isMobile ? filters : page).getByLabel('Show').selectOption('Archived');
    if (isMobile) await filters.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/having=archived/);
    await expect(page.getByText('1 property', { exact: true })).toBeVisible();
    await noSidewaysScroll(page);
  },
);

test('PP-007 PP-010 LL-002 a plan chosen on the site waits for its unit; the services of landlords show the own', async ({
  page,
}) => {
  const { token } = await signedIn(page);
  const headers = { Authorization: `Bearer ${token}` };
  const address = {
    streetNumber: '9',
    street: 'Elm',
    city: 'Ottawa',
    region: 'ON',
    postalCode: 'K1A 0A1',
    country: 'CA',
  };
  const property = (await (
    await page.request.post('/api/landlords/properties', { headers, data: address })
  ).json()) as { id: string };
  const unit = (await (
    await page.request.post(`/api/landlords/properties/${property.id}/units`, { headers, data: { label: 'A' } })
  ).json()) as { id: string };
  await page.goto('/protection-plan');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'HVAC Premium' })
    .getByRole('button', { name: 'Select plan' })
    .click();
  await page.getByRole('link', { name: 'Attach it to a unit' }).click();
  await expect(page.getByText('You chose HVAC Premium.')).toBeVisible();
  await page.goto(`/dashboards/landlord/units/${unit.id}`);
  await press(page, 'Choose a plan');
  await expect(page.getByRole('dialog').getByRole('radio', { name: /HVAC Premium/ })).toBeChecked();
  await press(page, 'Attach plan');
  await expect(page.getByText('HVAC Premium covers this unit')).toBeVisible();
  await press(page, 'End plan');
  await expect(page.getByText('The plan has ended')).toBeVisible();
  await page.setViewportSize(PHONE);
  await press(page, 'Choose a plan');
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /Appliance Basic/ })
    .check();
  await press(page, 'Attach plan');
  await expect(page.getByText('Appliance Basic covers this unit')).toBeVisible();
  await noSidewaysScroll(page);
  await page.setViewportSize(DESK);

  await page.goto('/landlord-services');
  await page.getByRole('link', { name: /^Property Management/ }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('9 Elm')).toBeVisible();
  await expect(main.getByText('Sample', { exact: true })).toBeHidden();
  await main.getByRole('button', { name: 'Back to Services' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Landlord Services' })).toBeVisible();
});
