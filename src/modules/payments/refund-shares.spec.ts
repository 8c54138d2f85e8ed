import { describe, expect, it } from '@jest/globals';
import { lostSharesOf, sharesOf } from './refund-shares.js';

const CARD = { method: 'credit_card' as const, amountCents: 100_000, cashbackCents: 1000 };
const NOTHING = { amountCents: 0, cashbackCents: 0, feeCents: 0 };

describe('shares of a refund', () => {
  it('PY-008 are rent first, with the cashback of what no longer stays paid', () => {
    expect(sharesOf(CARD, NOTHING, 40_000)).toEqual({ amountCents: 40_000, feeCents: 0, cashbackCents: 400 });
    expect(sharesOf(CARD, NOTHING, 100_000)).toEqual({ amountCents: 100_000, feeCents: 0, cashbackCents: 1000 });
  });

  it('what is more than the rent is the fee that the payer had paid', () => {
    expect(sharesOf(CARD, NOTHING, 102_900)).toEqual({ amountCents: 100_000, feeCents: 2900, cashbackCents: 1000 });
    expect(sharesOf(CARD, { amountCents: 70_000, cashbackCents: 700 }, 31_000)).toEqual({
      amountCents: 30_000,
      feeCents: 1000,
      cashbackCents: 300,
    });
  });

  it('no rent is left of a payment of which more was booked than it had', () => {
    expect(sharesOf(CARD, { amountCents: 100_001, cashbackCents: 1000 }, 500)).toEqual({
      amountCents: 0,
      feeCents: 500,
      cashbackCents: 0,
    });
  });

  it('PY-008 reverse no cashback where none was given, and never a negative one', () => {
    expect(sharesOf({ ...CARD, cashbackCents: 0 }, NOTHING, 40_000).cashbackCents).toBe(0);
    expect(sharesOf({ ...CARD, method: 'bank', cashbackCents: 0 }, NOTHING, 40_000).cashbackCents).toBe(0);
    // More was reversed before than the refunded parts require.
    expect(sharesOf(CARD, { amountCents: 10_000, cashbackCents: 900 }, 10_000).cashbackCents).toBe(0);
  });
});

describe('shares of a lost dispute', () => {
  const byTenant = { ...CARD, feeCents: 2900, feeBearer: 'tenant' as const };
  const byLandlord = { ...byTenant, feeBearer: 'landlord' as const };

  it('PY-017 are the rent and the fee that the tenant had paid', () => {
    expect(lostSharesOf(byTenant, NOTHING, 102_900)).toEqual({
      amountCents: 100_000,
      feeCents: 2900,
      cashbackCents: 1000,
      beyondCents: 0,
    });
  });

  it('PY-017 what the tenant got back before and again by the dispute is beyond', () => {
    const before = { amountCents: 30_000, cashbackCents: 300, feeCents: 0 };
    expect(lostSharesOf(byTenant, before, 102_900)).toEqual({
      amountCents: 70_000,
      feeCents: 2900,
      cashbackCents: 700,
      beyondCents: 30_000,
    });
    expect(lostSharesOf(byLandlord, before, 100_000)).toEqual({
      amountCents: 70_000,
      feeCents: 0,
      cashbackCents: 700,
      beyondCents: 30_000,
    });
  });

  it('PY-017 of a part that was lost, the fee that the tenant had paid comes before what is beyond', () => {
    const before = { amountCents: 30_000, cashbackCents: 300, feeCents: 0 };
    expect(lostSharesOf(byTenant, before, 90_000)).toMatchObject({ feeCents: 2900, beyondCents: 17_100 });
    expect(lostSharesOf(byLandlord, before, 90_000)).toMatchObject({ feeCents: 0, beyondCents: 20_000 });
  });

  it('a fee that was refunded before is not left any more, and never more is beyond than was refunded', () => {
    const before = { amountCents: 100_000, cashbackCents: 1000, feeCents: 2900 };
    expect(lostSharesOf(byTenant, before, 102_900)).toEqual({
      amountCents: 0,
      feeCents: 2900,
      cashbackCents: 0,
      beyondCents: 100_000,
    });
    // An amount that no earlier refund explains stays a fee.
    expect(lostSharesOf(byLandlord, NOTHING, 100_500)).toMatchObject({
      amountCents: 100_000,
      feeCents: 500,
      beyondCents: 0,
    });
  });
});
