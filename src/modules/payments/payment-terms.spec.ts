import { describe, expect, it } from '@jest/globals';
import { day } from '../../contract/days.js';
import { cents } from '../../contract/money.js';
import type { Problem } from '../../platform/errors/problem.js';
import type { LeaseStanding } from '../rent/lease-standings.service.js';
import { checkAmount, dueNow, feeTermsOf, offlineReasonOf, prepaidPart, usualAmount } from './payment-terms.js';
import type { Setup } from './setup/setups.service.js';

const owing = (owedCents: number, aheadCents: number, nextCents = aheadCents) =>
  ({
    payable: { owedCents: cents(owedCents), aheadCents: cents(aheadCents), nextCents: cents(nextCents) },
  }) as LeaseStanding;
const setup = (ready: boolean, feeBearer: 'tenant' | 'landlord' = 'tenant') => ({ ready, feeBearer }) as Setup;

/** Why it was refused, with the figures in the answer; null when it wasn't. */
function refusalOf(act: () => void) {
  try {
    act();
    return null;
  } catch (error) {
    const { reason, extra } = (error as Problem).options;
    return { reason, extra };
  }
}

describe('what can be paid', () => {
  it('is by default what is owed, otherwise what is due next', () => {
    expect(usualAmount(owing(5000, 165_000))).toBe(5000);
    expect(usualAmount(owing(0, 165_000))).toBe(165_000);
    expect(usualAmount(owing(0, 165_000, 7500))).toBe(7500);
  });

  it('the part without a charge is a prepayment', () => {
    expect([4000, 5000, 6000].map((amount) => prepaidPart(cents(amount), owing(5000, 0)))).toEqual([0, 0, 1000]);
  });

  it('autopay takes what is due by today, and nothing of tomorrow', () => {
    const charges = [
      { dueOn: day('2026-11-01'), leftCents: cents(100) },
      { dueOn: day('2026-11-23'), leftCents: cents(20) },
      { dueOn: day('2026-11-24'), leftCents: cents(3) },
    ];
    expect(dueNow({ charges, today: day('2026-11-23') } as unknown as LeaseStanding)).toBe(120);
  });

  it.each([
    // amount, owed, next rent, on request, refusal
    [5000, 5000, 1000, false, null],
    [1, 5000, 1000, false, null],
    [5001, 5000, 1000, false, 'more_than_owed'],
    [5001, 5000, 1000, true, null],
    [6000, 5000, 1000, true, null],
    [6001, 5000, 1000, true, 'more_than_owed'],
    [1000, 0, 1000, false, null],
    [1001, 0, 1000, false, 'more_than_owed'],
    [1, 0, 0, false, 'nothing_left'],
    [1, 0, 0, true, 'nothing_left'],
  ])('%d of %d owed and %d ahead, asked to pay ahead %p: %p', (amount, owed, ahead, asked, refused) => {
    const check = () => checkAmount(cents(amount), owing(owed, ahead), asked);
    expect(refusalOf(check)).toEqual(refused && { reason: refused, extra: { owedCents: owed, aheadCents: ahead } });
  });

  it('nothing can be paid online before the lease runs or the landlord is ready', () => {
    const lease = (state: string) => ({ lease: { state } }) as LeaseStanding;
    expect(offlineReasonOf(lease('draft'), setup(true))).toBe('lease_not_active');
    expect(offlineReasonOf(lease('active'), setup(false))).toBe('landlord_not_ready');
    expect(offlineReasonOf(lease('active'), setup(true))).toBeNull();
  });

  it('PY-001 the landlord chooses who pays the fee, and the region whether tenants may', () => {
    const standing = (allowed: boolean, reason: string) => ({ surcharge: { allowed, reason } }) as LeaseStanding;
    expect(feeTermsOf(standing(false, 'forbidden'), setup(true, 'landlord'))).toEqual({
      feeBearer: 'landlord',
      surchargeAllowed: false,
      surchargeOnCardsOnly: false,
      offlineAccepted: true,
    });
    const allowed = { feeBearer: 'tenant', surchargeAllowed: true };
    expect(feeTermsOf(standing(true, 'allowed'), setup(true))).toMatchObject({
      ...allowed,
      surchargeOnCardsOnly: false,
    });
    expect(feeTermsOf(standing(true, 'cards'), setup(true))).toMatchObject({ ...allowed, surchargeOnCardsOnly: true });
  });
});
