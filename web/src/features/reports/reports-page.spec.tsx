import { afterEach, describe, expect, it } from '@jest/globals';
import { stopPlaying, type Played } from '@nav/testing/play-server';
import { showPage, tableRows, type, type Call } from '@nav/testing/show-page';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import ReportsPage from './pages/ReportsPage';

const BEHIND = { currency: 'CAD', accounts: ['rent_income'], leaseId: 'l1', propertyId: null, from: null, to: null };
const TABLE = {
  currency: 'CAD',
  columns: [
    { id: 'home', label: 'Home', kind: 'text' },
    { id: 'since', label: 'Since', kind: 'day' },
    { id: 'rent', label: 'Rent', kind: 'money' },
    { id: 'owed', label: 'Owed', kind: 'money' },
  ],
  rows: [
    {
      id: 'r1',
      leaseId: 'l1',
      sum: false,
      cells: [
        { text: '87-201', amount: null, behind: null },
        { text: '2026-04-01', amount: null, behind: null },
        { text: null, amount: 165_000, behind: null },
        { text: null, amount: 5000, behind: BEHIND },
      ],
    },
    {
      id: 'r2',
      leaseId: 'l2',
      sum: false,
      cells: [
        { text: '87-202', amount: null, behind: null },
        { text: null, amount: null, behind: null },
        { text: null, amount: 100_000, behind: null },
        { text: null, amount: 0, behind: BEHIND },
      ],
    },
  ],
  totals: [null, null, 265_000, 5000],
  totalsBehind: [null, null, null, { ...BEHIND, leaseId: null }],
};
const REPORT = {
  report: 'rent_roll',
  title: 'Rent roll',
  from: '2026-11-23',
  to: '2026-11-23',
  propertyId: null,
  tables: [TABLE],
  points: [],
};

function show(report: Played | undefined, at = '/'): Call[] {
  return showPage({
    page: <ReportsPage />,
    features: ['reports'],
    at,
    answer: ({ path }) => (path === '/api/landlords/properties' ? [200, [{ id: 'p1', name: 'Laurier' }]] : report),
  });
}
const asked = (calls: readonly Call[]) => calls.filter(({ path }) => path.startsWith('/api/reports/'));

afterEach(() => {
  cleanup();
  stopPlaying();
});

describe('reports', () => {
  it('show the rent roll first, with every figure leading to what is behind it', async () => {
    const calls = show([200, REPORT]);
    expect(await tableRows()).toEqual([
      ['87-201', 'Apr 1, 2026', '$1,650.00', '$50.00'],
      ['87-202', '', '$1,000.00', '$0.00'],
      ['Total', '$2,650.00', '$50.00'],
    ]);
    expect(asked(calls)).toMatchObject([{ path: '/api/reports/rent_roll', query: { language: 'en' } }]);
    const table = screen.getByRole('table');
    const links = [...table.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href') ?? '']);
    // The rent leads to its lease, what is owed to its entries; nothing owed leads nowhere.
    expect(links.map(([text]) => text)).toEqual(['$1,650.00', '$50.00', '$1,000.00', '$50.00']);
    expect(links[0]?.[1]).toContain('l1');
    expect(links[1]?.[1]).toContain('accounts=rent_income');
    expect(links[1]?.[1]).toContain('leaseId=l1');
    expect(links[3]?.[1]).not.toContain('leaseId');
  });

  it('ask for the chosen report, property and days', async () => {
    const calls = show([200, { ...REPORT, report: 'income_expense' }], '/?report=income_expense&propertyId=p1');
    await tableRows();
    expect(asked(calls).at(-1)).toMatchObject({
      path: '/api/reports/income_expense',
      query: { propertyId: 'p1', language: 'en' },
    });
    await type('From', '2026-01-01');
    await waitFor(() => expect(asked(calls).at(-1)?.query).toMatchObject({ from: '2026-01-01', propertyId: 'p1' }));
  });

  it('about one day ask for that day alone, and an unknown name is the rent roll', async () => {
    const calls = show([200, REPORT], '/?report=profit');
    await tableRows();
    expect(asked(calls)[0]?.path).toBe('/api/reports/rent_roll');
    expect([screen.queryByLabelText('From'), screen.queryByLabelText('As of') === null]).toEqual([null, false]);
  });

  it('of a tax year say what was received and isn’t part of the total', async () => {
    show([200, { ...REPORT, report: 'tax_year' }], '/?report=tax_year');
    await tableRows();
    expect(screen.getByText(/“Received, not added” is what tenants paid in the period/)).not.toBeNull();
  });

  it('with several currencies name each', async () => {
    show([200, { ...REPORT, tables: [TABLE, { ...TABLE, currency: 'USD', rows: [] }] }]);
    expect(await screen.findByRole('heading', { name: 'Rent roll, CAD' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Rent roll, USD' })).toBeTruthy();
  });

  it('without rows say what to do, and those that do not load can be asked for again', async () => {
    show([200, { ...REPORT, tables: [] }]);
    expect(await screen.findByText('Nothing in this period')).toBeTruthy();
    cleanup();
    const calls = show([500, { code: 'internal', error: 'x', requestId: 'r' }]);
    const again = await screen.findByRole('button', { name: 'Try again' });
    again.click();
    await waitFor(() => expect(asked(calls)).toHaveLength(2));
  });

  it('are outlined while they load', () => {
    show(undefined);
    expect(screen.getByLabelText('Loading…')).toBeTruthy();
    expect(screen.queryByText('Nothing in this period')).toBeNull();
  });

  it('have a package for the accountant: a year or a period that isn’t the wrong way round', async () => {
    const calls = show([200, REPORT], '/?report=accountant');
    const button = await screen.findByRole('button', { name: 'Download the package' });
    expect(asked(calls)).toEqual([]);
    const choice = screen.getByLabelText('Year');
    fireEvent.change(choice, { target: { value: 'other' } });
    await type('From', '2025-07-01');
    await type('To', '2025-06-30');
    expect(screen.getByText('The period can’t end before it begins.')).toBeTruthy();
    expect(button.hasAttribute('disabled')).toBe(true);
    await type('To', '2026-06-30');
    expect(button.hasAttribute('disabled')).toBe(false);
    button.click();
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/api/landlords/accountant-package')?.query).toEqual({
        from: '2025-07-01',
        to: '2026-06-30',
        language: 'en',
      }),
    );
  });
});

it('the rent roll says whose balances are not in it, and where they are', async () => {
  show([200, REPORT]);
  expect(await screen.findByText(/leases that have ended or haven’t begun aren’t included.*“Ledger”/)).toBeTruthy();
  cleanup();
  show([200, { ...REPORT, report: 'ledger', title: 'Ledger' }], '/?report=ledger');
  await screen.findByRole('table');
  expect(screen.queryByText(/leases that have ended or haven’t begun/)).toBeNull();
});
