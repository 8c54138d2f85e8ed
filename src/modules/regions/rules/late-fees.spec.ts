import { describe, expect, it } from '@jest/globals';
import { day } from '../../../contract/days.js';
import { cents } from '../../../contract/money.js';
import { feeByPolicy, lateFeeDay, lateFeeOf, type LateFeePolicy } from './late-fees.js';

const NO_LATE_FEE: LateFeePolicy = { kind: 'none', value: 0, afterDays: 0 };
const policy: LateFeePolicy = { kind: 'percent', value: 500, afterDays: 5 };
const rent = { dueOn: day('2026-02-27'), amountCents: cents(165_000), openCents: cents(100_000) };

describe('late fees', () => {
  it('PY-010 there is none unless the lease has a policy', () => {
    expect(lateFeeOf(rent, day('2026-12-31'), NO_LATE_FEE, null)).toBeNull();
    // What was entered before the landlord chose none doesn't count.
    expect(lateFeeOf(rent, day('2026-12-31'), { ...NO_LATE_FEE, value: 2500 }, null)).toBeNull();
    expect(feeByPolicy({ ...NO_LATE_FEE, value: 2500 }, rent.amountCents, rent.openCents)).toBe(0);
  });

  it('PY-010 falls after whole days of grace, on a day that can be shown before', () => {
    expect(lateFeeDay(rent.dueOn, policy)).toBe('2026-03-05');
    expect(lateFeeDay(rent.dueOn, { ...policy, afterDays: 0 })).toBe('2026-02-28');
    expect(lateFeeOf(rent, day('2026-03-04'), policy, null)).toBeNull();
    expect(lateFeeOf(rent, day('2026-03-05'), policy, null)).toEqual({ fallsOn: '2026-03-05', cents: 8250 });
  });

  it.each<[LateFeePolicy, number]>([
    [{ kind: 'fixed', value: 2500, afterDays: 0 }, 2500],
    [{ kind: 'percent', value: 250, afterDays: 0 }, 4125],
    [{ kind: 'percent_of_balance', value: 250, afterDays: 0 }, 2500],
    [{ kind: 'percent', value: 500, afterDays: 0, capCents: cents(5000) }, 5000],
    [{ kind: 'percent', value: 500, afterDays: 0, capCents: null }, 8250],
    [{ kind: 'percent', value: 100, afterDays: 0, capCents: cents(5000) }, 1650],
  ])('%j of $1,650.00 with $1,000.00 open is %d', (by, expected) => {
    expect(lateFeeOf(rent, day('2026-12-31'), by, null)?.cents).toBe(expected);
  });

  it('a limit that grows by the day counts the days of grace and the day on which the fee falls', () => {
    const limit = { fixedCents: 1000, perLaterDayCents: 100 };
    const fee = (afterDays: number) => lateFeeOf(rent, day('2026-12-31'), { ...policy, afterDays }, { limit })?.cents;
    expect([fee(0), fee(1), fee(5)]).toEqual([1000, 1100, 1500]);
  });

  it('a paid rent earns none', () => {
    expect(lateFeeOf({ ...rent, openCents: cents(0) }, day('2026-12-31'), policy, null)).toBeNull();
  });

  it('the region’s rule beats the policy: banned, cut, later', () => {
    const day1 = day('2026-12-31');
    expect(lateFeeOf(rent, day1, policy, { banned: true })).toBeNull();
    expect(lateFeeOf(rent, day1, policy, { limit: { fixedCents: 2500 } })?.cents).toBe(2500);
    expect(lateFeeOf(rent, day1, policy, { afterDays: 30 })?.fallsOn).toBe('2026-03-30');
    expect(
      lateFeeOf(rent, day1, policy, { limit: { rentBasisPoints: 1200, largeBuildingBasisPoints: 100 } }, 40)?.cents,
    ).toBe(1650);
  });
});
