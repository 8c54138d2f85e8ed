import { afterEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { WorkspaceProvider } from '@ui/workspace/WorkspaceProvider';
import type { RecentPayment, RentMonth, StreetProperty } from '../../api/types';
import { PostingProgress } from '../PostingProgress';
import { CollectedChart } from './CollectedChart';
import { HomeStreet } from './HomeStreet';
import { RecentPayments } from './RecentPayments';
import { RentHeadline } from './RentHeadline';

afterEach(cleanup);

const OCTOBER = '/dashboards/landlord/reports/entries?rents=2026-10&currency=CAD';
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('figures of the landlord’s home open the entries behind them', () => {
  it('a month of what was collected, for those who read the table too', async () => {
    const months = [{ month: '2026-10', currency: 'CAD', onTimeCents: 100_000, lateCents: 0, outstandingCents: 5000 }];
    await act(
      async () =>
        void render(
          <Around features={['landlords', '../app']}>
            <WorkspaceProvider>
              <CollectedChart months={months} currency="CAD" mixed={false} />
            </WorkspaceProvider>
          </Around>,
        ),
    );
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show as table' })));
    expect(hrefOf('Oct')).toBe(OCTOBER);
  });

  it('says in words that nothing was due so far, in place of an empty chart', () => {
    render(
      <Around features={['landlords', '../app']}>
        <WorkspaceProvider>
          <CollectedChart months={[]} currency="CAD" mixed={false} />
        </WorkspaceProvider>
      </Around>,
    );
    expect(screen.getByText(/^Rent appears here by month/)).not.toBeNull();
  });

  it('what was collected of the month, what was expected, what is on its way, due and overdue', () => {
    const counts = { paidCount: 1, partCount: 0, processingCount: 1, dueCount: 1, overdueCount: 1 };
    const rent = {
      ...counts,
      month: '2026-10',
      currency: 'CAD',
      expectedCents: 450_000,
      paidCents: 100_000,
      processingCents: 70_000,
      dueCents: 200_000,
      overdueCents: 80_000,
      nextDueOn: '9999-10-15',
      toCome: false,
    } as RentMonth;
    const headline = (more: Partial<RentMonth> = {}) =>
      render(
        <Around features={['landlords', '../app']}>
          <RentHeadline rent={{ ...rent, ...more }} mixed={false} />
        </Around>,
      );
    headline();
    expect([hrefOf('of $4,500 settled'), hrefOf('$2,000')]).toEqual([`${OCTOBER}&side=debit`, OCTOBER]);
    expect([hrefOf('$700'), hrefOf('$800')]).toEqual([
      '/dashboards/landlord/leases?balance=processing',
      '/dashboards/landlord/leases?balance=overdue',
    ]);
    expect(screen.getAllByRole('link', { name: '$1,000' }).map((link) => link.getAttribute('href'))).toEqual([
      `${OCTOBER}&side=credit&creditsAdd=true`,
      `${OCTOBER}&side=credit&creditsAdd=true`,
    ]);
    cleanup();
    // Rent that isn't charged yet has no entries, no matter what day it is for the reader, so it is counted as the rent
    // of each lease.
    headline({
      nextDueOn: '2020-10-15',
      toCome: true,
      expectedCents: 200_000,
      paidCents: 0,
      processingCents: 0,
      overdueCents: 0,
    });
    expect([hrefOf('of $2,000 settled'), hrefOf('$2,000')]).toEqual(
      Array(2).fill('/dashboards/landlord/reports?report=rent_roll'),
    );
  });
});

it('the parts of the month’s rent add up to the whole, to the cent', () => {
  const rent = {
    month: '2026-10',
    currency: 'CAD',
    expectedCents: 240_000,
    paidCents: 120_050,
    processingCents: 0,
    dueCents: 119_950,
    overdueCents: 0,
    paidCount: 1,
    partCount: 0,
    processingCount: 0,
    dueCount: 1,
    overdueCount: 0,
    nextDueOn: '9999-10-15',
    toCome: false,
  } as RentMonth;
  const { container } = render(
    <Around features={['landlords', '../app']}>
      <RentHeadline rent={rent} mixed={false} />
    </Around>,
  );
  // Rounded separately they would be $1,201 and $1,200, of $2,400.
  for (const figure of ['$1,200.50', '$1,199.50', 'of $2,400 settled'])
    expect([figure, container.textContent?.includes(figure)]).toEqual([figure, true]);
});

it('RNT-01 the headline says what is overdue from before, and where to find it', () => {
  const rent = {
    month: '2026-12',
    currency: 'CAD',
    expectedCents: 495_000,
    paidCents: 0,
    processingCents: 0,
    dueCents: 495_000,
    overdueCents: 0,
    paidCount: 0,
    partCount: 0,
    processingCount: 0,
    dueCount: 3,
    overdueCount: 0,
    arrearsCents: 7_123_400,
    arrearsCount: 240,
    nextDueOn: '2026-12-01',
    toCome: true,
  } as RentMonth;
  render(
    <Around features={['landlords', '../app']}>
      <RentHeadline rent={rent} mixed={false} />
    </Around>,
  );
  expect(hrefOf('Another $71,234 is overdue on 240 leases.')).toBe('/dashboards/landlord/leases?balance=overdue');
});

it('RNT-01 what is being posted is counted until it is there', () => {
  const shown = (posting: { posted: number; total: number }) => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    client.setQueryData(['leases', 'posting'], posting);
    const { container } = render(
      <Around features={['landlords', '../app']}>
        <QueryClientProvider client={client}>
          <PostingProgress />
        </QueryClientProvider>
      </Around>,
    );
    return container.textContent;
  };
  expect(shown({ posted: 120, total: 378 })).toContain('Posting 120 of 378 leases…');
  expect(shown({ posted: 378, total: 378 })).toBe('');
  expect(shown({ posted: 0, total: 0 })).toBe('');
});

describe('recent payments', () => {
  const payment = {
    id: 'p',
    leaseId: 'l',
    payerName: 'Kim Larsen',
    streetNumber: '87',
    unitLabel: '2',
    method: 'cash',
    state: 'settled',
    lostInPart: false,
    amountCents: 165_000,
    currency: 'CAD',
    paidOn: '2026-11-03',
  } as RecentPayment;
  const shown = (more: Partial<RecentPayment>) => {
    const { container } = render(
      <Around features={['landlords', '../app', '../shared']}>
        <RecentPayments payments={[{ ...payment, ...more }]} mixed={false} />
      </Around>,
    );
    return container.textContent;
  };

  it('RNT-02 show the day on which the money was received, and no payer who was not named', () => {
    expect(shown({})).toMatch(/Kim Larsen.*Nov 3$/);
    expect(shown({ payerName: null })).toContain('Payer not recorded');
  });

  it('lead to the ledger of their lease: the payer to all of it, the amount to its payments', () => {
    shown({});
    expect([...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual([
      '/dashboards/landlord/leases/l',
      '/dashboards/landlord/leases/l?show=payments',
    ]);
  });

  it('RNT-03 tell what failed and what was canceled from what came back', () => {
    for (const [state, word] of [
      ['failed', 'Failed'],
      ['cancelled', 'Canceled'],
      ['returned', 'Returned'],
      ['requires_action', 'Incomplete'],
    ] as const)
      expect(shown({ state })).toContain(word);
  });
});

describe('the street', () => {
  const unit = (id: string, more: object) => ({
    id,
    label: id,
    leaseId: null,
    state: 'vacant',
    tenants: [],
    openCents: 0,
    currency: 'CAD',
    dueOn: null,
    ...more,
  });
  const STREET = [
    {
      id: 'p1',
      name: 'Laurier',
      streetNumber: '87',
      street: 'Laurier Avenue West',
      unitCount: 2,
      leasedCount: 1,
      overdueCount: 1,
      units: [
        unit('302', {
          leaseId: 'l1',
          state: 'overdue',
          tenants: ['Kim Larsen'],
          openCents: 165_000,
          dueOn: '2026-11-01',
        }),
        unit('303', {}),
      ],
    },
    {
      id: 'p2',
      name: 'Fabre',
      streetNumber: '6218',
      street: 'Rue Fabre',
      unitCount: 0,
      leasedCount: 0,
      overdueCount: 0,
      units: [],
    },
  ] as unknown as StreetProperty[];

  it('RNT-01 says of a home that its entries are being posted, and not that it is paid', () => {
    const street = [
      { ...STREET[0], units: [unit('302', { leaseId: 'l1', state: 'posting', tenants: ['Kim Larsen'] })] },
    ] as unknown as StreetProperty[];
    render(
      <Around features={['landlords', '../app', '../shared']}>
        <HomeStreet street={street} propertyCount={1} />
      </Around>,
    );
    expect(screen.getByRole('link', { name: 'Unit 302, Kim Larsen, Being posted' })).not.toBeNull();
  });

  it('has a list that says the same: each window is a line, with its state, its tenants, what is owed and where it leads', () => {
    render(
      <Around features={['landlords', '../app', '../shared']}>
        <HomeStreet street={STREET} propertyCount={2} />
      </Around>,
    );
    const windows = screen.getAllByRole('link', { name: /^Unit 30/ }).map((link) => link.getAttribute('href'));
    expect(screen.getByRole('link', { name: 'Unit 302, Kim Larsen, Overdue, $1,650.00' })).not.toBeNull();
    fireEvent.click(screen.getByText('List'));
    const table = screen.getByRole('table');
    const lines = [...table.querySelectorAll('tbody tr')]
      .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent?.trim()))
      .filter((cells) => cells.length > 1);
    expect(lines).toEqual([
      ['87-302', 'Kim Larsen', 'Overdue', '$1,650.00, due on Nov 1'],
      ['87-303', '', 'Vacant', ''],
      ['No units yet', '', '', ''],
    ]);
    for (const heading of ['87 Laurier Avenue West, 1 of 2 leased, 1 overdue', '6218 Rue Fabre, 0 of 0 leased'])
      expect(table.textContent).toContain(heading);
    expect([...table.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      ...windows,
      '/dashboards/landlord/properties/p2',
    ]);
  });
});
