import { CURRENCY_CODES } from '@contract/currencies';
import { LANGUAGES } from '@contract/languages';
import { describe, expect, it } from '@jest/globals';
import type { Lease } from '../../api/types';
import { firstRentOf, leaseBody, leaseSchema, leaseValues } from './lease-form';

const LEASE = {
  startsOn: '2026-11-01',
  termEndsOn: null,
  endsForGood: false,
  rentCents: 150_050,
  dueDay: 1,
  depositCents: 75_000,
  chargeFrom: null,
  lateFeeAfterDays: 5,
};
const FEES = [
  { lateFeeKind: 'fixed', lateFeeValue: 2500 },
  { lateFeeKind: 'percent', lateFeeValue: 250 },
  { lateFeeKind: 'none', lateFeeValue: 0 },
];

describe('the form of a lease', () => {
  it('LN-013 says from which rent on it is charged, once the days are typed', () => {
    const values = { ...leaseValues({ ...LEASE, ...FEES[2], currency: 'CAD' } as Lease, 'en'), startsOn: '2026-01-01' };
    expect(firstRentOf({ ...values, chargeFrom: '2026-10-15' })).toBe('2026-11-01');
    expect(firstRentOf({ ...values, chargeFrom: '2026-10-15', dueDay: '15' })).toBe('2026-10-15');
    expect(firstRentOf({ ...values, chargeFrom: '' })).toBeUndefined();
    const final = { ...values, termKind: 'final' as const, chargeFrom: '2026-10-15' };
    expect(firstRentOf({ ...final, termEndsOn: '2026-10-31' })).toBeNull();
    expect(firstRentOf({ ...final, termEndsOn: '' })).toBeUndefined();
  });

  it.each(LANGUAGES)('LN-013 saves in $name what it was opened with, in every currency', async ({ code }) => {
    for (const currency of CURRENCY_CODES) {
      for (const fee of FEES) {
        const lease = { ...LEASE, ...fee, lateFeeAfterDays: fee.lateFeeKind === 'none' ? 0 : 5, currency } as Lease;
        const values = leaseValues(lease, code);
        await leaseSchema((id) => id, code, currency).validate(values);
        const { currency: _, ...terms } = lease;
        expect([currency, leaseBody(values, code, currency)]).toEqual([currency, terms]);
      }
    }
  });
});
