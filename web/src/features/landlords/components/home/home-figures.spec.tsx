import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Around } from '@nav/testing/Around';
import { WorkspaceProvider } from '@ui/workspace/WorkspaceProvider';
import type { RentMonth } from '../../api/types';
import { CollectedChart } from './CollectedChart';
import { RentHeadline } from './RentHeadline';

afterEach(cleanup);

const OCTOBER = '/dashboards/landlord/reports/entries?accounts=rent_receivable&currency=CAD&from=2026-10-01&to=2026-10-31';
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('figures of the landlord’s home open the entries behind them', () => {
  it('a month of what was collected, for those who read the table too', async () => {
    const months = [{ month: '2026-10', currency: 'CAD', onTimeCents: 100_000, lateCents: 0, outstandingCents: 5000 }];
    await act(async () => void render(<Around features={['landlords', '../app']}><WorkspaceProvider><CollectedChart months={months} currency="CAD" mixed={false} /></WorkspaceProvider></Around>));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show as table' })));
    expect(hrefOf('Oct')).toBe(OCTOBER);
  });

  it('what was collected of the month, what was expected, and what is due', () => {
    const none = { paidCount: 0, partCount: 0, processingCount: 0, dueCount: 1, overdueCount: 0 };
    const rent = { ...none, month: '2026-10', currency: 'CAD', expectedCents: 300_000, paidCents: 100_000, processingCents: 0, dueCents: 200_000, overdueCents: 0, nextDueOn: '2026-10-15' } as RentMonth;
    render(<Around features={['landlords', '../app']}><RentHeadline rent={rent} mixed={false} /></Around>);
    expect([hrefOf('collected of $3,000'), hrefOf('$2,000')]).toEqual([OCTOBER, OCTOBER]);
    expect(screen.getAllByRole('link', { name: '$1,000' }).map((link) => link.getAttribute('href'))).toEqual([OCTOBER, OCTOBER]);
  });
});
