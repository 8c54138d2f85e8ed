import { expect, test, type Browser, type Page } from '@playwright/test';
import { LANGUAGES } from '../../src/contract/languages.js';
import { callWith, CALGARY, directoryEntry, newMark, signedUp, type Call } from '../support/people-by-api.js';
import { tenantOf } from './support/account.js';

/** A page of someone in a language, at a width. */
async function pageOf(browser: Browser, token: string, language: string, width: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  await context.addInitScript(
    ([value = '', code = '']) => {
      for (const key of ['auth_token', 'access_token']) localStorage.setItem(key, value);
      localStorage.setItem('language', code);
      localStorage.setItem('cookiesAccepted', 'true');
    },
    [token, language],
  );
  return context.newPage();
}

/** Labels of the bar at the foot that are on two lines, or at the edge of the window. */
const barFaults = (page: Page) =>
  page.evaluate(() => {
    const bar = [...document.querySelectorAll('nav')].find((nav) => getComputedStyle(nav).position === 'fixed');
    const labels = [...(bar?.querySelectorAll('li') ?? [])].map((tab) => tab.querySelector(':scope > * > span + span'));
    const faults = labels.flatMap((label) => {
      const range = document.createRange();
      if (label) range.selectNodeContents(label);
      const boxes = label ? [...range.getClientRects()] : [];
      const lines = new Set(boxes.map(({ top }) => Math.round(top))).size;
      const atEdge = boxes.some(({ left, right }) => left < 1 || right > innerWidth - 1);
      return lines === 1 && !atEdge ? [] : [`${label?.textContent}: ${lines} lines${atEdge ? ', at the edge' : ''}`];
    });
    return { count: labels.length, faults };
  });

/** A repair at a home of the landlord, not approved yet. */
async function repair(call: Call, token: string, title: string): Promise<string> {
  const { id: propertyId } = await call('/api/landlords/properties', CALGARY, token);
  const { id: unitId } = await call(`/api/landlords/properties/${propertyId}/units`, { label: '203' }, token);
  const problem = { title, description: 'It drips.', issueType: 'Plumbing', unitId, propertyId };
  const { id } = await call('/api/service-requests', problem, token);
  return id;
}

test('the labels of a phone’s tab bar stay on one line within 360 pixels, in each language', async ({
  browser,
  request,
}) => {
  const call = callWith(request);
  const landlord = await signedUp(call, 'landlord', `Immeubles ${newMark()}`);
  const tokens = {
    landlord,
    tenant: (await tenantOf(request, { email: '', token: landlord })).token,
    supplier: await signedUp(call, 'supplier', `Plomberie ${newMark()}`, { phone: '+1 514 555 0142' }),
  };
  const found: string[] = [];
  for (const [role, token] of Object.entries(tokens))
    for (const { code } of LANGUAGES) {
      const page = await pageOf(browser, token, code, 360);
      await page.goto(`/dashboards/${role}`);
      await expect.poll(async () => (await barFaults(page)).count, `${role} in ${code}`).toBeGreaterThan(3);
      await page.evaluate(() => document.fonts.ready);
      for (const fault of (await barFaults(page)).faults) found.push(`${role} in ${code}: ${fault}`);
      await page.context().close();
    }
  expect(found).toEqual([]);
});

test('a board keeps the corners of its sheet, and what is above it stays off the edge', async ({
  browser,
  request,
}) => {
  const call = callWith(request);
  const userData = { firstName: 'Nadia', lastName: 'Tremblay', userType: 'landlord', companyName: 'Tremblay' };
  const body = { email: `unverified-${newMark()}@example.com`, password: 'correct horse', userData };
  const { access_token: token } = await call('/api/auth/signup', body);
  await repair(call, token, 'Tap drips');
  const page = await pageOf(browser, token, 'en', 1280);
  await page.goto('/dashboards/landlord/maintenance');
  await expect(page.getByText('Tap drips')).toBeVisible();
  const banner = page.getByRole('complementary', { name: 'Email verification' });
  await expect(banner).toBeVisible();
  const { corners, gaps } = await banner.evaluate((aside) => {
    const main = document.querySelector('main') as HTMLElement;
    const radius = (element: Element) => getComputedStyle(element).borderBottomLeftRadius;
    const sheet = main.parentElement as HTMLElement;
    const area = [...main.querySelectorAll('*')].find((one) => getComputedStyle(one).overflowX === 'auto');
    const [own, around] = [aside.getBoundingClientRect(), sheet.getBoundingClientRect()];
    return {
      corners: [area ? radius(area) : 'none', radius(sheet)],
      gaps: [own.left - around.left, around.right - own.right],
    };
  });
  expect(corners[0]).toBe(corners[1]);
  expect(corners[0]).not.toBe('0px');
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
  await page.context().close();
});

test('the titles of dialogs have one style', async ({ browser, request }) => {
  const call = callWith(request);
  const token = await signedUp(call, 'landlord', `Immeubles ${newMark()}`);
  await repair(call, token, 'Tap drips');
  const page = await pageOf(browser, token, 'en', 1280);
  const styles: string[] = [];
  for (const [path, button] of [
    ['expenses', 'Add expense'],
    ['messages', 'New message'],
    ['messages', 'Templates'],
  ] as const) {
    await page.goto(`/dashboards/landlord/${path}`);
    await page.getByRole('button', { name: button }).first().click();
    const title = page.getByRole('dialog').getByRole('heading').first();
    await expect(title).toBeVisible();
    styles.push(
      await title.evaluate((heading) => {
        const { fontFamily, fontSize, fontWeight, letterSpacing, color } = getComputedStyle(heading);
        return [heading.tagName, fontFamily, fontSize, fontWeight, letterSpacing, color].join(' ');
      }),
    );
  }
  expect(new Set(styles).size, styles.join('\n')).toBe(1);
  await page.context().close();
});

test('a supplier’s day has the open offers beside it on a wide screen', async ({ browser, request }) => {
  const call = callWith(request);
  const company = `Plomberie ${newMark()}`;
  const token = await signedUp(call, 'landlord', `Immeubles ${newMark()}`);
  const supplier = await signedUp(call, 'supplier', company, { phone: '+1 514 555 0142' });
  const id = await repair(call, token, 'Tap drips');
  await call(`/api/service-requests/${id}`, { status: 'approved' }, token, 'patch');
  const offer = { supplierId: await directoryEntry(company), budgetCents: 50_000, firstWins: true };
  await call(`/api/service-requests/${id}/offers`, offer, token);
  const page = await pageOf(browser, supplier, 'en', 1280);
  await page.goto('/dashboards/supplier');
  const title = page.getByText('Tap drips').first();
  await expect(title).toBeVisible();
  const [offers, jobs] = [await title.boundingBox(), await page.getByRole('radio', { name: 'Today' }).boundingBox()];
  expect(offers?.x).toBeGreaterThan((jobs?.x ?? 1280) + (jobs?.width ?? 0));
  expect(offers?.x).toBeGreaterThan(640);
  await page.context().close();
});
