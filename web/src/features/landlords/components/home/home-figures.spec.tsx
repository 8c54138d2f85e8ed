import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Around } from '@nav/testing/Around';
import { WorkspaceProvider } from '@ui/workspace/WorkspaceProvider';
import type { RecentPayment, RentMonth } from '../../api/types';
import { CollectedChart } from './CollectedChart';
import { RecentPayments } from './RecentPayments';
import { RentHeadline } from './RentHeadline';

afterEach(cleanup);

const OCTOBER = '/dashboards/landlord/reports/entries?rents=2026-10&currency=CAD';
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('figures of the landlord’s home open the entries behind them', () => {
  it('a month of what was collected, for those who read the table too', async () => {
    const months = [{ month: '2026-10', currency: 'CAD', onTimeCents: 100_000, lateCents: 0, outstandingCents: 5000 }];
    await act(async () => void render(<Around features={['landlords', '../app']}><WorkspaceProvider><CollectedChart months={months} currency="CAD" mixed={false} /></WorkspaceProvider></Around>));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show as table' })));
    expect(hrefOf('Oct')).toBe(OCTOBER);
  });

  it('says in words that nothing was due so far, in place of an empty chart', () => {
    render(<Around features={['landlords', '../app']}><WorkspaceProvider><CollectedChart months={[]} currency="CAD" mixed={false} /></WorkspaceProvider></Around>);
    expect(screen.getByText(/^Nothing was due yet/)).not.toBeNull();
  });

  it('what was collected of the month, what was expected, what is on its way, due and overdue', () => {
    const counts = { paidCount: 1, partCount: 0, processingCount: 1, dueCount: 1, overdueCount: 1 };
    const rent = { ...counts, month: '2026-10', currency: 'CAD', expectedCents: 450_000, paidCents: 100_000, processingCents: 70_000, dueCents: 200_000, overdueCents: 80_000, nextDueOn: '2020-10-15' } as RentMonth;
    const headline = (more: Partial<RentMonth> = {}) => render(<Around features={['landlords', '../app']}><RentHeadline rent={{ ...rent, ...more }} mixed={false} /></Around>);
    headline();
    expect([hrefOf('collected of $4,500'), hrefOf('$2,000')]).toEqual([`${OCTOBER}&side=debit`, OCTOBER]);
    expect([hrefOf('$700'), hrefOf('$800')]).toEqual(['/dashboards/landlord/leases?balance=processing', '/dashboards/landlord/leases?balance=overdue']);
    expect(screen.getAllByRole('link', { name: '$1,000' }).map((link) => link.getAttribute('href'))).toEqual([`${OCTOBER}&side=credit`, `${OCTOBER}&side=credit`]);
    cleanup();
    // What is not charged yet has no entries; it stands as the rent of each lease.
    headline({ nextDueOn: '9999-10-15', expectedCents: 200_000, paidCents: 0, processingCents: 0, overdueCents: 0 });
    expect([hrefOf('collected of $2,000'), hrefOf('$2,000')]).toEqual(Array(2).fill('/dashboards/landlord/reports?report=rent_roll'));
  });
});

it('a payment shows when it came where the home stands, wherever it is read', () => {
  const payment = { id: 'p', leaseId: 'l', tenant: 'Kim Larsen', streetNumber: '87', unitLabel: '2', method: 'bank', state: 'settled', lostInPart: false, amountCents: 165_000, currency: 'CAD', createdAt: '2026-11-03T15:30:00.000Z' };
  const shown = (timeZone: string) => {
    const { container } = render(<Around features={['landlords', '../app']}><RecentPayments payments={[{ ...payment, timeZone } as RecentPayment]} mixed={false} /></Around>);
    return container.textContent;
  };
  expect(shown('Asia/Tokyo')).toMatch(/Nov 4.*12:30/);
  expect(shown('America/Chicago')).toMatch(/Nov 3.*9:30/);
});
