import { expect, test, type Page } from '@playwright/test';
import { rows } from '../support/browser.js';
import { DESK, noOverflow, PHONE } from '../support/let-home.js';

// On the desktop alone: a published home takes the samples away from tests that run at the same time.
const MARKET = '/rental-marketplace';
/** One red pixel: the server makes a photo of it. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
const live = (page: Page) => page.locator('html[data-live]').waitFor();

/** The cookie card would lie over what is pressed. */
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true')));

async function mailTo(email: string, template: string): Promise<Record<string, string>> {
  const read = async () =>
    (
      await rows<{ params: Record<string, string> }>(
        'select params from outbox_message where recipient = $1 and template = $2 order by id desc limit 1',
        [email, template],
      )
    )[0]?.params;
  await expect.poll(read).toBeTruthy();
  return (await read()) ?? {};
}

/** A landlord with a verified address and a vacant unit. */
async function landlordWithUnit(page: Page): Promise<{ token: string; email: string; unitId: string }> {
  const email = `landlord-${Date.now()}@example.com`;
  const call = async (path: string, data: object, token?: string) =>
    (await (
      await page.request.post(path, { data, headers: token ? { Authorization: `Bearer ${token}` } : {} })
    ).json()) as Record<string, string>;
  const userData = {
    firstName: 'Nadia',
    lastName: 'Tremblay',
    userType: 'landlord',
    companyName: 'Tremblay Immobilier',
  };
  const { access_token: token = '' } = await call('/api/auth/signup', { email, password: 'correct horse', userData });
  await call('/api/auth/verify-email', {
    token: new URL((await mailTo(email, 'auth.verify'))['url'] ?? '').searchParams.get('token'),
  });
  const place = {
    streetNumber: '1462',
    street: 'Barrington Street',
    city: 'Halifax',
    region: 'NS',
    postalCode: 'B3J 1Z2',
    country: 'CA',
  };
  const { id } = await call('/api/landlords/properties', place, token);
  const { id: unitId = '' } = await call(
    `/api/landlords/properties/${id}/units`,
    { label: '302', bedrooms: 2, squareFeet: 820, marketRentCents: 164_000 },
    token,
  );
  return { token, email, unitId };
}

test('LS-001 to LS-009 LS-013 LS-017 visitors search samples, filter them, mark one and look closer', async ({
  page,
}) => {
  await page.goto(MARKET);
  await live(page);
  await expect(page.getByRole('heading', { level: 1, name: '6 homes for rent' })).toBeVisible();
  await expect(cards(page).getByText('Sample', { exact: true })).toHaveCount(6);
  for (const rent of ['$2,500', '$3,200']) await expect(page.getByText(rent, { exact: true })).toBeVisible();
  const values = (label: string) =>
    page
      .getByLabel(label, { exact: true })
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value).filter(Boolean));
  expect(await values('Price range')).toEqual(['under-2000', '2000-3000', '3000-4000', 'over-4000']);
  expect(await values('Bedrooms')).toEqual(['studio', '1', '2', '3']);

  const search = page.getByRole('searchbox', { name: 'Search homes' });
  await search.fill('nobody has this');
  await expect(page.getByRole('heading', { name: 'No matching homes' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(cards(page)).toHaveCount(6);
  await page.getByLabel('Sort by').selectOption('Highest rent');
  await expect(cards(page).first().getByText('$3,200', { exact: true })).toBeVisible();
  await page.getByLabel('Sort by').selectOption('Newest');
  await search.fill('montreal');
  await expect(cards(page)).toHaveCount(3);
  await page.getByLabel('Price range').selectOption('2000-3000');
  await expect(cards(page)).toHaveCount(1);
  await page.getByLabel('Price range').selectOption('');
  await page.getByLabel('Bedrooms', { exact: true }).selectOption('studio');
  await expect(cards(page).getByRole('heading')).toHaveText(['Studio on a quiet lane']);
  await page.reload();
  await live(page);
  await expect(search).toHaveValue('montreal');
  await expect(cards(page)).toHaveCount(1);

  await page.goto(MARKET);
  await live(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByText('Parking', { exact: true }).click();
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove the filter Parking' }).click();
  const heart = page.getByRole('button', { name: 'Favorite: Family house with a workshop' });
  await heart.click();
  await page.reload();
  await live(page);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: 'Family house with a workshop', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Family house with a workshop' });
  await expect(dialog.getByText('there is no one to ask about it')).toBeVisible();
  await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(dialog.getByRole('button', { name: 'Ask about this home' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});

const actAs = (page: Page, token: string) =>
  page.addInitScript((value) => {
    for (const key of ['auth_token', 'access_token']) localStorage.setItem(key, value);
  }, token);

/** Marks a home, signs in while the network fails the mark, and finds it in the account after the next page. */
async function bringsFavouriteAlong(page: Page, title: string): Promise<void> {
  const heart = page.getByRole('button', { name: `Favorite: ${title}` });
  await heart.click();
  const email = `marks-${Date.now()}@example.com`;
  const userData = { firstName: 'Ana', lastName: 'López', userType: 'landlord' };
  await page.request.post('/api/auth/signup', { data: { email, password: 'correct horse', userData } });
  await page.route('**/favorite', (route) => route.abort());
  await page.goto('/login');
  await live(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/favorite'));
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await failed;
  await page.unroute('**/favorite');
  const kept = () => page.evaluate(() => localStorage.getItem('favoriteHomes'));
  expect(await kept()).toMatch(/^\[\{"id":"[0-9a-f-]{36}","title":"Garden suite by the ferry",[^}]*\}\]$/);
  await page.reload();
  await expect.poll(kept).toBeNull();
  await page.goto(`${MARKET}?saved=yes`);
  await live(page);
  await expect(cards(page)).toHaveCount(1);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
}

test('LS-010 LS-011 LS-014 LS-015 LS-016 LS-018 a landlord offers a vacant unit, a visitor asks, the landlord answers', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const { token, email, unitId } = await landlordWithUnit(page);
  await actAs(page, token);
  await page.goto(`/dashboards/landlord/units/${unitId}`);
  await page.getByRole('link', { name: 'List this home' }).click();
  await expect(page.getByLabel('Monthly rent')).toHaveValue('1,640.00');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Please enter a title')).toBeVisible();
  await page.getByLabel('Title').fill('Garden suite by the ferry');
  await page.locator('input[type=file]').setInputFiles({ name: 'garden.png', mimeType: 'image/png', buffer: PNG });
  await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
  await page.getByText('Pets welcome').click();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();

  const visitor = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await visitor.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
  await visitor.goto(`${MARKET}?pets=yes`);
  await live(visitor);
  await expect(cards(visitor)).toHaveCount(1);
  await expect(visitor.getByText('Sample', { exact: true })).toHaveCount(0);
  for (const [name, address, viewport] of [
    ['Ben Roy', 'ben.asks@example.com', PHONE],
    ['Ana López', 'ana.asks@example.com', DESK],
  ] as const) {
    await visitor.setViewportSize(viewport);
    await visitor.getByRole('button', { name: 'Garden suite by the ferry', exact: true }).click();
    await expect(visitor.getByRole('dialog').getByRole('heading', { level: 2 })).toBeInViewport();
    await visitor.getByRole('button', { name: 'Ask about this home' }).click();
    await visitor.getByLabel('Your name').fill(name);
    await visitor.getByLabel('Email').fill(address);
    // What failed says so where it does not lie over the button.
    await visitor.route('**/questions', (route) => route.abort());
    await visitor.getByRole('button', { name: 'Send the question' }).click();
    await expect(visitor.getByText('The question was not sent')).toBeVisible();
    await visitor.unroute('**/questions');
    await visitor.getByRole('button', { name: 'Send the question' }).click();
    await expect(visitor.getByText('Your question is on its way')).toBeVisible();
    expect(await visitor.content()).not.toContain(email);
    await visitor.getByRole('button', { name: 'Close', exact: true }).click();
  }
  await bringsFavouriteAlong(visitor, 'Garden suite by the ferry');
  await visitor.context().close();

  expect((await mailTo(email, 'listings.asked'))['url']).toContain(`/units/${unitId}/listing`);
  await page.reload();
  await page.getByLabel('Answer to Ana López').fill('Yes. Come by on Saturday.');
  await page.getByRole('button', { name: 'Send the answer', disabled: false }).click();
  await expect(page.getByText('Your answer:')).toBeVisible();
  await page.setViewportSize(PHONE);
  await page.getByLabel('Answer to Ben Roy').fill('No.');
  await page.getByRole('button', { name: 'Send the answer', disabled: false }).click();
  await expect(page.getByText('Your answer:')).toHaveCount(2);
  expect(await mailTo('ana.asks@example.com', 'listings.answered')).toMatchObject({
    answer: 'Yes. Come by on Saturday.',
  });

  await page.getByRole('button', { name: 'End the listing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the listing' }).click();
  await expect(page.getByRole('heading', { name: 'List this home' })).toBeVisible();
  await page.getByLabel('Title').fill('Garden suite, once more');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  expect(await noOverflow(page)).toBe(true);
  await page.getByRole('button', { name: 'End the listing' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End the listing' }).click();
  await expect(page.getByRole('heading', { name: 'List this home' })).toBeVisible();
});

test('CP-015 CP-016 the newsletter asks by mail before it counts, and is left by its link', async ({ page }) => {
  const email = `news-${Date.now()}@example.com`;
  await page.goto('/newsletter');
  await live(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  // The servers of these tests keep their emails.
  await expect(page.getByText('Email isn’t set up here')).toBeVisible();
  const follow = async (template: string) => {
    const url = new URL((await mailTo(email, template))['url'] ?? '');
    await page.goto(url.pathname + url.search);
  };
  await follow('newsletter.confirm');
  await expect(page.getByText('You’re on the list')).toBeVisible();
  await follow('newsletter.welcome');
  await expect(page.getByText('You’re unsubscribed')).toBeVisible();
});

test('EL-002 EL-006 EL-008 EL-009 a plan of the Elite page leads over the registration to the subscription, and that to the job board', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await page.goto('/elite-partner-signup');
  await live(page);
  await expect(page.getByRole('radio', { name: /Annual/ })).toBeChecked();
  await page.getByText('Lifetime', { exact: true }).first().click();
  await expect(page.getByRole('link', { name: 'Register as a supplier to subscribe' })).toHaveAttribute(
    'href',
    /next=%2Felite%2Fsubscribe%3Fplan%3Dlifetime/,
  );
  const userData = {
    firstName: 'Marc',
    lastName: 'Ouellet',
    userType: 'supplier',
    companyName: 'Plombex',
    serviceType: 'Plumber',
    phone: '514 555 0101',
  };
  const answer = await page.request.post('/api/auth/signup', {
    data: { email: `elite-${Date.now()}@example.com`, password: 'correct horse', userData },
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  await page.evaluate((value) => {
    localStorage.setItem('auth_token', value);
    localStorage.setItem('access_token', value);
  }, token);
  await expect
    .poll(async () =>
      (await page.request.get('/api/suppliers/me', { headers: { Authorization: `Bearer ${token}` } })).status(),
    )
    .toBe(200);
  await page.goto('/dashboards/supplier/board');
  await expect(page.getByRole('heading', { name: 'The job board is for Elite Partners' })).toBeVisible();
  await page.getByRole('link', { name: 'See the plans' }).click();
  await expect(page.getByRole('radio', { name: /Annual/ })).toBeChecked();
  await page.goto('/elite/subscribe?plan=lifetime');
  await expect(page.getByText('Sandbox: no money is moved here.')).toBeVisible();
  await page.getByRole('button', { name: /Pay \$1,499/ }).click();
  await expect(page.getByText('For as long as you’re in business')).toBeVisible();

  const landlord = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  const words = `The boiler knocks at night (${Date.now().toString(36)}).`;
  await showsJob(landlord, words);
  await page.getByRole('link', { name: 'Open the job board' }).click();
  const job = page.getByRole('listitem').filter({ hasText: words });
  await expect(job.getByText('Halifax, NS')).toBeVisible();
  await job.getByRole('button', { name: 'I’m interested: HVAC, Halifax' }).click();
  await page.getByLabel('Your price').fill('450');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(job.getByText(/You’re interested, for .*450/)).toBeVisible();
  await landlord.reload();
  await landlord.getByRole('button', { name: 'Offer the job to Plombex' }).click();
  await landlord.getByRole('dialog').getByRole('button', { name: 'Offer the job' }).click();
  await expect(landlord.getByText('Plombex').first()).toBeVisible();
  await expect
    .poll(
      async () =>
        (
          await rows(
            'select 1 from offer o join supplier s on s.account_id = o.supplier_account_id join service_request r on r.id = o.request_id where r.description = $1 and s.company_name = $2',
            [words, 'Plombex'],
          )
        ).length,
    )
    .toBe(1);
  await landlord.context().close();
});

/** A landlord's approved repair, shown on the job board. */
async function showsJob(page: Page, description: string): Promise<void> {
  const { token, unitId } = await landlordWithUnit(page);
  await actAs(page, token);
  const headers = { Authorization: `Bearer ${token}` };
  const filed = await page.request.post('/api/service-requests', {
    headers,
    data: { unitId, title: 'Boiler', description, issueType: 'HVAC', priority: 'High' },
  });
  const { id } = (await filed.json()) as { id: string };
  await page.request.patch(`/api/service-requests/${id}`, { headers, data: { status: 'approved' } });
  await page.goto(`/dashboards/landlord/maintenance/${id}`);
  await page.getByText('Show to Elite Partners').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByText('The job is on the board')).toBeVisible();
}
