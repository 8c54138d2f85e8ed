import { afterEach, describe, expect, it } from '@jest/globals';
import { stopPlaying } from '@nav/testing/play-server';
import { showPage, tableRows } from '@nav/testing/show-page';
import { cleanup, screen } from '@testing-library/react';
import EntriesPage from './pages/EntriesPage';

const LINE = {
  id: 'e1',
  date: '2026-10-01',
  kindName: 'Rent',
  note: null,
  account: 'rent_income',
  accountName: 'Rent',
  propertyName: '87 Laurier',
  unitLabel: '302',
  leaseId: 'l1',
  tenants: ['Kim Larsen'],
  amountCents: 165_000,
  currency: 'CAD',
};
const PAID = { ...LINE, id: 'e2', date: '2026-10-03', kindName: 'Payment', note: 'Check 12', amountCents: -40_050 };

function show(lines: readonly object[], at: string, language?: 'en' | 'fr') {
  return showPage({
    page: <EntriesPage />,
    features: ['reports'],
    at,
    language,
    answer: ({ path }) =>
      path.endsWith('/total')
        ? [200, [{ amountCents: 124_950, currency: 'CAD' }]]
        : [200, lines, { 'X-Total-Count': String(lines.length) }],
  });
}

afterEach(() => {
  cleanup();
  stopPlaying();
});

describe('the entries behind a figure', () => {
  it('have a sign each, and are named after their one account, with their number and total', async () => {
    const calls = show([LINE, PAID], '/?accounts=rent_income&from=2026-10-01&to=2026-10-31');
    expect(await tableRows()).toEqual([
      ['Oct 1, 2026', 'Rent', 'Rent', '87 Laurier, 302', 'Kim Larsen', '+$1,650.00'],
      ['Oct 3, 2026', 'Payment. Check 12', 'Rent', '87 Laurier, 302', 'Kim Larsen', '−$400.50'],
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Entries: Rent');
    expect(await screen.findByText(/2 entries, total \$1,249\.50/)).toBeTruthy();
    expect(screen.getByText(/^October 1, 2026 to October 31, 2026|^Oct 1, 2026 to Oct 31, 2026/)).toBeTruthy();
    expect(screen.getByText(/Charges and other debits are above zero/)).toBeTruthy();
    // The total is asked for the same entries as the list.
    const asked = calls.map(({ path, query: { accounts, from, to } }) => [path, accounts, from, to]);
    expect(asked).toContainEqual(['/api/reports/entries', 'rent_income', '2026-10-01', '2026-10-31']);
    expect(asked).toContainEqual(['/api/reports/entries/total', 'rent_income', '2026-10-01', '2026-10-31']);
  });

  it('of several accounts are not named after one', async () => {
    show([LINE, { ...PAID, accountName: 'Bank' }], '/?accounts=rent_income,bank&to=2026-10-31');
    await tableRows();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Entries');
  });

  it('are written with their signs in French', async () => {
    show([PAID], '/?accounts=rent_income', 'fr');
    expect((await tableRows())[0]?.at(-1)).toMatch(/^[−-]\s?400,50\s?\$/u);
  });
});
