import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { WorkspaceProvider } from '@ui/workspace/WorkspaceProvider';
import type { AdminTrends } from './api/overview';
import { Trends } from './components/overview/Trends';

const MONTHS = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}`);
const DAYS = Array.from({ length: 14 }, (_, at) => `2026-11-${String(at + 5).padStart(2, '0')}`);
const EMPTY: AdminTrends = {
  users: MONTHS.map((month) => ({ month, tenant: 0, landlord: 0, supplier: 0, others: 1 })),
  units: MONTHS.map((month) => ({ month, total: 0 })),
  rent: [],
  tickets: MONTHS.map((month) => ({ month, opened: 0, solved: 0, firstMedianMinutes: null })),
  chats: DAYS.map((day) => ({ day, begun: 0, firstMedianMinutes: null })),
  refusedSignIns: DAYS.map((day) => ({ day, failed: 0, throttled: 0 })),
};
const NO_ACCOUNTS = DAYS.map((day) => ({ day, tenant: 0, landlord: 0, supplier: 0 }));
const last = <T,>(rows: readonly T[], change: Partial<T>): T[] =>
  rows.map((row, at) => (at === rows.length - 1 ? { ...row, ...change } : row));

function show(trends: AdminTrends, accounts = NO_ACCOUNTS): void {
  playServer(() => [200, trends]);
  render(
    <Around features={['admin', '../shared', '../api', '../app']}>
      <QueryClientProvider client={new QueryClient()}>
        <WorkspaceProvider>
          <Trends newAccounts={accounts} />
        </WorkspaceProvider>
      </QueryClientProvider>
    </Around>,
  );
}
/** The figures beside the drawing, from the foot up. */
const axisOf = (section: HTMLElement) =>
  [...section.querySelectorAll('text[orientation=left]')].map(({ textContent }) => textContent);
/** The part of the page under a heading. */
const part = async (name: string) => (await screen.findByRole('heading', { name })).closest('section') as HTMLElement;
const rowsIn = (section: HTMLElement) =>
  within(section)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));
const asTable = async (name: string) => {
  const section = await part(name);
  fireEvent.click(within(section).getByRole('button', { name: 'Show as table' }));
  return rowsIn(section);
};

beforeEach(() => {
  // jsdom lays nothing out; the chart draws into the size that its frame reports.
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.tagName === 'SPAN' ? new DOMRect(0, 0, 8, 13) : new DOMRect(0, 0, 600, 200);
  });
});
afterEach(() => {
  cleanup();
  stopPlaying();
  jest.restoreAllMocks();
});

describe('the course on the admin’s home', () => {
  it('SF-028 is a sentence for each chart of a new installation that has nothing to draw', async () => {
    show(EMPTY);
    for (const words of [
      'No units yet.',
      'No payments yet.',
      'No tickets yet.',
      'No chats in this period.',
      'No sign-ins were refused in this period.',
      'No new accounts in this period.',
    ])
      expect(await screen.findByText(words)).toBeTruthy();
    expect(within(await part('Users by role, 12 months')).queryByText('No one has joined yet.')).toBeNull();
  });

  it('SF-028 has a table of the same figures', async () => {
    show({ ...EMPTY, users: last(EMPTY.users, { tenant: 1200, landlord: 3 }) });
    const rows = await asTable('Users by role, 12 months');
    expect(rows[0]).toBe('Month | Tenants | Landlords | Suppliers | Technicians and team');
    expect(rows[1]).toBe('Jan 2026 | 0 | 0 | 0 | 1');
    expect(rows.at(-1)).toBe('Dec | 1,200 | 3 | 0 | 1');
  });

  it('SF-028 shows one currency at a time', async () => {
    const months = (cents: number) => MONTHS.map((month) => ({ month, processedCents: cents }));
    show({
      ...EMPTY,
      rent: [
        { currency: 'CAD', months: months(169_000) },
        { currency: 'USD', months: months(50_000) },
      ],
    });
    expect((await asTable('Rent processed, 12 months')).at(-1)).toBe('Dec | $1,690.00\u00a0CAD');
    fireEvent.change(screen.getByRole('combobox', { name: 'Currency' }), { target: { value: 'USD' } });
    const rows = within(await part('Rent processed, 12 months')).getAllByRole('row');
    expect(rows.at(-1)?.textContent).toContain('500.00');
  });

  it('SF-028 shows the number of tickets, or how soon half of them were answered; a month without an answer isn’t 0', async () => {
    show({ ...EMPTY, tickets: last(EMPTY.tickets, { opened: 7, solved: 5, firstMedianMinutes: 90 }) });
    expect((await asTable('Support tickets, 12 months')).at(-1)).toBe('Dec | 7 | 5');
    const section = await part('Support tickets, 12 months');
    fireEvent.click(within(section).getByRole('radio', { name: 'First response' }));
    expect(rowsIn(section).slice(-2)).toEqual(['Nov | –', 'Dec | 1.5 hrs']);
  });

  it('SF-028 draws an axis of whole figures, each once, for a single value', async () => {
    show({ ...EMPTY, refusedSignIns: last(EMPTY.refusedSignIns, { failed: 1 }) });
    const section = await part('Refused sign-ins, 14 days');
    await waitFor(() => expect(axisOf(section)).toEqual(['0', '1', '2', '3']));
  });
});
