import { describe, expect, it } from '@jest/globals';
import { day } from '../../../contract/days.js';
import { cents } from '../../../contract/money.js';
import { checkRecurring } from './check-recurring.js';
import { regionLawAt } from './region-law.js';

const at = (region: string, city: string, country = 'CA') =>
  checkRecurring(regionLawAt({ country, region, city }), cents(200_000), day('2026-12-01'));

describe('a recurring charge on a running lease', () => {
  it('is warned about where the rent is capped, with the source, and never refused', () => {
    expect(at('ON', 'Toronto')).toMatchObject([
      { code: 'charge_may_be_rent', topic: 'rent_cap', blocking: false, limit: { cents: expect.any(Number) } },
    ]);
    expect(at('ON', 'Toronto')[0]?.source).not.toBeNull();
  });

  it('is not warned about where the law sets no cap, or where there are no rules', () => {
    expect(at('QC', 'Montréal')).toEqual([]);
    expect(at('XX', 'Nowhere', 'FR')).toEqual([]);
  });
});
