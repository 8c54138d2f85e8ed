import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { addMonths, day } from '../../src/contract/days.js';
import { todayIn } from '../../src/contract/time-zones.js';
import { callWith, directoryEntry, newMark, signedUp } from '../support/people-by-api.js';

/** Long, as names and streets are: what a table has to make room for. */
const PLACE = {
  streetNumber: '12480',
  street: 'Boulevard de la Côte-Sainte-Catherine Ouest',
  city: 'Notre-Dame-de-l’Île-Perrot',
  region: 'AB',
  postalCode: 'T2S 0B3',
  country: 'CA',
};
const WHO = { firstName: 'Maximilienne-Alexandrine', lastName: 'Villavicencio-Saint-Hilaire', language: 'fr' };
/** Width of A4 with a margin of 10 mm; Letter is wider. */
const PAPER = 718;

interface Place {
  token: string;
  leaseId: string;
  propertyId: string;
  unitId: string;
  tenantId: string;
}

/** A landlord with something in each list: a let home, a bill of a supplier for a repair there, and an expense. */
async function fullDesk(request: APIRequestContext): Promise<Place> {
  const call = callWith(request);
  const mark = newMark();
  const company = `Plomberie et chauffage Saint-Hyacinthe ${mark}`;
  const token = await signedUp(call, 'landlord', `Immeubles ${mark}`);
  const supplier = await signedUp(call, 'supplier', company, { phone: '+1 514 555 0142' });
  const { id: propertyId } = await call('/api/landlords/properties', PLACE, token);
  const { id: unitId } = await call(`/api/landlords/properties/${propertyId}/units`, { label: '1203-B' }, token);
  // Where the home is: on the evening of the last day of a month there, the first in UTC is still ahead.
  const today = day(todayIn('America/Edmonton'));
  const month = addMonths(day(`${today.slice(0, 8)}01`), -1);
  const terms = { startsOn: month, chargeFrom: month, rentCents: 1_169_000, depositCents: 1_169_000, dueDay: 1 };
  const tenants = [{ ...WHO, email: `maximilienne-alexandrine.villavicencio-${mark}@example.com` }];
  const lease = await call(`/api/landlords/units/${unitId}/leases`, { ...terms, tenants }, token);
  const leaseId: string = lease.id;
  await call(`/api/landlords/leases/${leaseId}/activate`, {}, token);
  await call(`/api/landlords/leases/${leaseId}/payments`, { amountCents: 1_000_000, paidOn: month }, token);
  const problem = { title: 'Chauffe-eau à remplacer au sous-sol', description: 'It is cold.', issueType: 'Plumbing' };
  const { id: requestId } = await call('/api/service-requests', { ...problem, unitId, propertyId }, token);
  const path = `/api/service-requests/${requestId}`;
  await call(path, { status: 'approved' }, token, 'patch');
  const terms2 = { supplierId: await directoryEntry(company), budgetCents: 1_500_000, firstWins: true };
  const { offers } = await call(`${path}/offers`, terms2, token);
  await call(`${path}/offers/${offers[0].id}`, { status: 'accepted' }, supplier, 'patch');
  await call(path, { status: 'in_progress' }, supplier, 'patch');
  await call(path, { status: 'completed', costCents: 1_400_000 }, supplier, 'patch');
  const { id: invoiceId } = await call(`${path}/invoice`, {}, supplier);
  await call(`/api/invoices/${invoiceId}`, { status: 'sent' }, supplier, 'patch');
  await call(`${path}/expense`, {}, token);
  const file = { name: `Bail-${mark}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };
  const paper = { purpose: 'lease_document', leaseId, file };
  const headers = { Authorization: `Bearer ${token}` };
  expect((await request.post('/api/documents', { headers, multipart: paper })).status()).toBe(201);
  return { token, leaseId, propertyId, unitId, tenantId: lease.tenants[0].id };
}

/** The pages of the landlord whose lists are tables. */
const pagesOf = ({ leaseId, propertyId, unitId, tenantId }: Place) => [
  'properties',
  `properties/${propertyId}`,
  'leases',
  'tenants',
  'rent',
  `leases/${leaseId}?tab=ledger`,
  `leases/${leaseId}?tab=requests`,
  `units/${unitId}`,
  `tenants/${tenantId}`,
  'maintenance?view=list',
  'suppliers',
  'invoices',
  'expenses',
  'documents',
  ...['rent_roll', 'income_expense', 'ageing', 'tax_year', 'maintenance_costs', 'ledger'].map(
    (report) => `reports?report=${report}`,
  ),
  'reports/entries',
];

const signIn = (page: Page, token: string, language: string) =>
  page.addInitScript(
    ([value = '', code = '']) => {
      for (const key of ['auth_token', 'access_token']) localStorage.setItem(key, value);
      localStorage.setItem('language', code);
      localStorage.setItem('cookiesAccepted', 'true');
    },
    [token, language],
  );

/**
 * What no one can read in the tables of a page: headings and cells beyond its edge, and text that is cut or runs over its cell.
 * On a screen, a box that scrolls may have more than its width. Paper doesn't scroll.
 */
const faultsOf = (page: Page, onPaper: boolean) =>
  page.evaluate((print) => {
    const main = document.querySelector('main') ?? document.body;
    const { paddingLeft, paddingRight } = getComputedStyle(main);
    const sheet = main.getBoundingClientRect();
    const start = sheet.left + Number.parseFloat(paddingLeft);
    const end = Math.min(document.documentElement.clientWidth, sheet.right - Number.parseFloat(paddingRight));
    const cutsOff = (element: Element, kinds: RegExp) => kinds.test(getComputedStyle(element).overflowX);
    const isUnseen = (element: Element) => getComputedStyle(element).clipPath === 'inset(50%)';
    const boundsOf = (cell: Element): [number, number] => {
      for (let box = cell.parentElement; box && box !== document.body; box = box.parentElement) {
        const { left, right } = box.getBoundingClientRect();
        if (!print && cutsOff(box, /auto|scroll/))
          return [left - box.scrollLeft, left - box.scrollLeft + box.scrollWidth];
        if (cutsOff(box, /hidden|clip|auto|scroll/)) return [Math.max(start, left), Math.min(end, right)];
      }
      return [start, end];
    };
    const textOf = (cell: Element): { left: number; right: number } | null => {
      const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const boxes: DOMRect[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        let seen = node.textContent?.trim() !== '';
        for (let at = node.parentElement; at && at !== cell; at = at.parentElement) seen &&= !isUnseen(at);
        if (!seen) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        boxes.push(...range.getClientRects());
      }
      if (boxes.length === 0) return null;
      return { left: Math.min(...boxes.map((box) => box.left)), right: Math.max(...boxes.map((box) => box.right)) };
    };
    const isCut = (element: Element) =>
      cutsOff(element, /hidden|clip/) && !isUnseen(element) && element.scrollWidth > element.clientWidth + 1;
    const faults = new Set<string>();
    const tables = [...document.querySelectorAll('table')].filter((table) => table.getClientRects().length > 0);
    for (const table of tables) {
      for (const cell of table.querySelectorAll<HTMLTableCellElement>('th, td')) {
        const [from, to] = boundsOf(cell);
        const own = cell.getBoundingClientRect();
        const text = textOf(cell);
        const where = `${table.caption?.textContent} › ${table.tHead?.rows[0]?.cells[cell.cellIndex]?.textContent}`;
        const words = `“${cell.textContent?.trim().slice(0, 40)}”`;
        if (own.width === 0 || own.left < from - 1 || own.right > to + 1)
          faults.add(`${where}: ${own.left | 0}–${own.right | 0} is beyond ${from | 0}–${to | 0}`);
        if (text && (text.left < own.left - 1 || text.right > own.right + 1))
          faults.add(`${where}: ${words} runs over`);
        if ([cell, ...cell.querySelectorAll('*')].some(isCut)) faults.add(`${where}: ${words} is cut`);
      }
    }
    return { tables: tables.length, faults: [...faults] };
  }, onPaper);

// In French, whose words are the longest.
test('a landlord’s tables lose no column at 1024 pixels or on paper', async ({ page, request }) => {
  const place = await fullDesk(request);
  await signIn(page, place.token, 'fr');
  const found: string[] = [];
  for (const path of pagesOf(place)) {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.goto(`/dashboards/landlord/${path}`);
    await expect(page.locator('table td').first(), path).toBeVisible();
    for (const fault of (await faultsOf(page, false)).faults) found.push(`${path} at 1024: ${fault}`);
    await page.setViewportSize({ width: PAPER, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const { tables, faults } = await faultsOf(page, true);
    if (tables === 0) found.push(`${path} on paper: no table`);
    for (const fault of faults) found.push(`${path} on paper: ${fault}`);
  }
  expect(found).toEqual([]);
});
