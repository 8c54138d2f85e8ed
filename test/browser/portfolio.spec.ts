import { expect, test, type Page } from '@playwright/test';
import { rows } from '../support/browser.js';

let count = 0;

async function be(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => {
    localStorage.setItem('auth_token', value);
    localStorage.setItem('access_token', value);
  }, token);
}

/** A landlord with a verified address, signed in on this page. */
async function landlord(page: Page): Promise<string> {
  const email = `portfolio-${Date.now()}-${(count += 1)}@example.com`;
  const userData = { firstName: 'Nadia', lastName: 'Tremblay', userType: 'landlord' };
  const answer = await page.request.post('/api/auth/signup', { data: { email, password: 'correct horse', userData } });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const [mail] = await rows<{ url: string }>("select params->>'url' as url from outbox_message where recipient = $1 order by id desc limit 1", [email]);
  await page.request.post('/api/auth/verify-email', { data: { token: new URL(mail?.url ?? 'http://no.mail').searchParams.get('token') } });
  await be(page, token);
  return token;
}

const HEAD = 'House number,Street,City,Province or state,Postal code,Country,Unit,Lease start,Rent,First name,Last name,Email,Language';
const csv = (...lines: string[]) => ({ name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from([HEAD, ...lines].join('\r\n')) });
const LINE = '87,Laurier,Montréal,QC,H2T 2N6,CA,101,2026-01-01,1650.00,Kim,Larsen,kim@example.com,en';

async function noSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

test('TN-001 a spreadsheet becomes a portfolio: mistakes by line, all or nothing, taken back', async ({ page }) => {
  await landlord(page);
  await page.goto('/dashboards/landlord/properties/import');
  await page.setInputFiles('input[type=file]', csv(LINE.replace('H2T 2N6', '12345'), LINE.replace('1650.00', 'much')));
  await expect(page.getByText('2 mistakes found.')).toBeVisible();
  await expect(page.getByText('This is no postal code of that country.').filter({ visible: true })).toBeVisible();
  await noSidewaysScroll(page);
  await page.getByRole('button', { name: 'Choose another file' }).click();

  await page.setInputFiles('input[type=file]', csv(LINE, LINE.replace(',101,', ',102,').replace('kim@', 'lou@')));
  await page.getByRole('button', { name: 'Import 2 units' }).click();
  await expect(page.getByRole('heading', { name: '2 units are imported' })).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('Import taken back')).toBeVisible();
  await page.goto('/dashboards/landlord/properties');
  await expect(page.getByText('87', { exact: true })).toHaveCount(0);
});
