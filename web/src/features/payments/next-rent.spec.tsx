import { afterEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { cleanup, render } from '@testing-library/react';
import type { OwnLease } from './api/types';
import { NextRent } from './components/NextRent';

afterEach(cleanup);

const rent = (period: string, more: object = {}) => ({
  dueOn: `${period}-01`,
  period,
  amountCents: 165_000,
  rentCents: 165_000,
  currency: 'CAD',
  status: 'scheduled',
  daysLeft: 9,
  charged: false,
  ...more,
});
const due = (cents: number, parts: object[], more: object = {}) => ({
  dueOn: '2026-12-01',
  amountCents: cents,
  totalCents: cents,
  currency: 'CAD',
  status: 'scheduled',
  daysLeft: 9,
  parts,
  ...more,
});
const RENT = { kind: 'rent', period: '2026-12', label: null, dueOn: '2026-12-01', amountCents: 165_000 };
const PARKING = { kind: 'recurring', period: '2026-12', label: 'Parking', dueOn: '2026-12-01', amountCents: 7500 };
const charge = (kind: string, period: string | null, dueOn: string, amountCents: number) => ({
  id: `${kind}-${dueOn}`,
  kind,
  period,
  label: null,
  dueOn,
  amountCents,
});

function shown(more: object): string {
  const lease = {
    today: '2026-11-22',
    currency: 'CAD',
    overdueCents: 0,
    owed: [],
    lateFee: null,
    nextRent: rent('2026-12'),
    comingDue: due(165_000, [RENT]),
    ...more,
  } as unknown as OwnLease;
  const { container } = render(
    <Around features={['payments', '../app']}>
      <NextRent lease={lease} />
    </Around>,
  );
  return [...container.querySelectorAll('h2, h2 + *, p')].map(({ textContent }) => textContent).join(' | ');
}

describe('the figure above the pay button', () => {
  it('DB-008 is all that is overdue, says since when and of what, and what comes next', () => {
    const owed = [
      charge('rent', '2026-10', '2026-10-01', 165_000),
      charge('rent', '2026-11', '2026-11-01', 165_000),
      charge('late_fee', '2026-10', '2026-11-06', 5000),
    ];
    const text = shown({
      owed,
      overdueCents: 335_000,
      nextRent: rent('2026-10', { status: 'overdue', daysLeft: -52, charged: true }),
    });
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/dashboards/tenant/payments#statement');
    expect(text).toBe(
      'Overdue | 52 days overdue | $3,350.00 | since Thursday, October 1 | Rent, October 2026 and 2 more | Next rent due: $1,650.00 on December 1',
    );
  });

  it('is named by what is owed where no rent is', () => {
    expect(shown({ owed: [charge('late_fee', '2026-10', '2026-11-06', 5000)], overdueCents: 5000 })).toContain(
      'Overdue | 16 days overdue | $50.00 | since Friday, November 6 | Late fee | Next rent due: $1,650.00',
    );
  });

  it('distinguishes an overdue part from one that is due today', () => {
    const owed = [charge('rent', '2026-10', '2026-10-22', 65_000), charge('rent', '2026-11', '2026-11-22', 165_000)];
    const text = shown({
      owed,
      overdueCents: 65_000,
      nextRent: rent('2026-10', { amountCents: 65_000, charged: true }),
    });
    expect(text).toContain(
      'To pay now | 31 days overdue | $2,300.00 | $650.00 of it overdue since Thursday, October 22',
    );
  });

  it('of one rent that is due today is no arrears', () => {
    const text = shown({
      owed: [charge('rent', '2026-11', '2026-11-22', 100_000)],
      nextRent: rent('2026-11', { amountCents: 100_000, charged: true }),
    });
    expect(text).toContain(
      'Next rent due | Due today | $1,000.00 | on Sunday, November 22 | What’s left of your $1,650.00 rent | Then $1,650.00 on December 1',
    );
  });

  it('is the next rent when nothing is owed', () => {
    expect(shown({})).toBe('Next rent due | In 9 days | $1,650.00 | on Tuesday, December 1');
  });

  it('FIRST-1 is the rent with the recurring charges of its day, and says what it is made of', () => {
    const comingDue = due(172_500, [RENT, PARKING]);
    expect(shown({ comingDue })).toBe(
      'Next rent due | In 9 days | $1,725.00 | on Tuesday, December 1 | Rent $1,650.00 and Parking $75.00',
    );
    expect(shown({ comingDue: { ...comingDue, amountCents: 100_000 } })).toContain(
      '$1,000.00 | on Tuesday, December 1 | What’s left of $1,725.00 | Rent $1,650.00 and Parking $75.00',
    );
    expect(shown({ comingDue: { ...comingDue, amountCents: 0, status: 'paid' } })).toContain('Paid ahead | $1,725.00');
    const owed = [charge('late_fee', '2026-10', '2026-11-06', 5000)];
    expect(shown({ owed, overdueCents: 5000, comingDue })).toContain(
      'Next rent due: $1,725.00 on December 1Rent $1,650.00 and Parking $75.00',
    );
    expect(shown({ comingDue: due(7500, [PARKING]) })).toContain('Next payment due | In 9 days | $75.00');
    expect(shown({ comingDue: null })).toBe('No more rent is scheduled.');
  });

  it('of a lease that has ended names the credit that is left', () => {
    expect(shown({ comingDue: null, creditCents: 57_333 })).toContain('You have a credit of $573.33');
    cleanup();
    expect(shown({ comingDue: null, creditCents: 0 })).not.toContain('credit');
  });
});
