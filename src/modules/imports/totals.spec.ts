import { describe, expect, it } from '@jest/globals';
import type { ImportPlan } from './import-plan.js';
import { totalsOf } from './totals.js';

const lease = (currency: string, openingBalanceCents: number) =>
  ({
    currency,
    rentCents: 100_000,
    depositCents: 50_000,
    openingDepositCents: 20_000,
    openingBalanceCents,
  }) as ImportPlan['leases'][number];

describe('the money of a file', () => {
  it('TN-001 says what is owed apart from what is paid ahead, and the net of both, in each currency', () => {
    const leases = [lease('CAD', 120_000), lease('CAD', -30_000), lease('CAD', 0), lease('USD', -5000)];
    expect(totalsOf({ leases })).toEqual([
      {
        currency: 'CAD',
        rentCents: 300_000,
        depositCents: 150_000,
        heldCents: 60_000,
        owedCents: 120_000,
        paidAheadCents: 30_000,
        netBalanceCents: 90_000,
      },
      {
        currency: 'USD',
        rentCents: 100_000,
        depositCents: 50_000,
        heldCents: 20_000,
        owedCents: 0,
        paidAheadCents: 5000,
        netBalanceCents: -5000,
      },
    ]);
  });
});
