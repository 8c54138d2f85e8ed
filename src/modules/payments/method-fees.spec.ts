import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cents, subtract, sum } from '../../contract/money.js';
import { cashbackFor } from './cashback.js';
import { OFFLINE_METHODS, ONLINE_METHOD_NAMES, quoteMethod, quoteMethods, type FeeTerms } from './method-fees.js';
import { sharesOf } from './refund-shares.js';

const TENANT: FeeTerms = { feeBearer: 'tenant', surchargeAllowed: true, offlineAccepted: true };
const amounts = fc.integer({ min: 1, max: 100_000_000 }).map(cents);
const terms = fc.record({
  feeBearer: fc.constantFrom('tenant' as const, 'landlord' as const),
  surchargeAllowed: fc.boolean(),
  surchargeOnCardsOnly: fc.boolean(),
  offlineAccepted: fc.boolean(),
});

describe('fees of payment methods', () => {
  it('PY-001 PY-002 PY-015 ACH 1.5 %, credit 2.9 %, debit 1.9 %, wallet 2.5 %; the bank takes 2 to 3 business days', () => {
    expect(
      quoteMethods(cents(165_000), TENANT).map(({ method, feeCents, totalCents, businessDays }) => [
        method,
        feeCents,
        totalCents,
        businessDays,
      ]),
    ).toEqual([
      ['bank', 2475, 167_475, { from: 2, to: 3 }],
      ['credit_card', 4785, 169_785, null],
      ['debit_card', 3135, 168_135, null],
      ['digital_wallet', 4125, 169_125, null],
    ]);
  });

  it('leaves the fee of a bank debit to the landlord where the region’s record is about cards alone', () => {
    const bearers = quoteMethods(cents(165_000), { ...TENANT, surchargeOnCardsOnly: true }).map(
      ({ method, feeBearer }) => `${method}: ${feeBearer}`,
    );
    expect(bearers).toEqual(['bank: landlord', 'credit_card: tenant', 'debit_card: tenant', 'digital_wallet: tenant']);
  });

  it.each([
    [17, 0], // 0.493
    [18, 1], // 0.522
    [50, 1], // 1.45
    [52, 2], // 1.508
    [500, 15], // 14.5 exactly
    [1500, 44], // 43.5 exactly
  ])('PY-016 the fee of %d by credit card is %d, half up', (amount, fee) => {
    expect(quoteMethod('credit_card', cents(amount), TENANT).feeCents).toBe(fee);
  });

  it('PY-001 the landlord pays the fee by choice, or where the region forbids to pass it on', () => {
    for (const borne of [
      { ...TENANT, feeBearer: 'landlord' as const },
      { ...TENANT, surchargeAllowed: false },
    ]) {
      expect(quoteMethod('credit_card', cents(165_000), borne)).toMatchObject({
        feeBearer: 'landlord',
        feeCents: 4785,
        totalCents: 165_000,
      });
    }
  });

  it('PY-018 every tenant has one free way to pay', () => {
    fc.assert(
      fc.property(amounts, terms, (amount, any) => {
        const freeOnline = quoteMethods(amount, any).some(({ totalCents }) => totalCents === amount);
        expect(freeOnline || any.offlineAccepted).toBe(true);
      }),
    );
    expect(quoteMethod('bank', cents(165_000), { ...TENANT, offlineAccepted: false })).toMatchObject({
      feeBearer: 'landlord',
      totalCents: 165_000,
    });
    // Without a way to pay offline only the bank is free: the tenant still pays for the card that they choose.
    expect(quoteMethod('credit_card', cents(165_000), { ...TENANT, offlineAccepted: false })).toMatchObject({
      feeBearer: 'tenant',
      totalCents: 169_785,
    });
  });

  it('PY-016 the shares of tenant and landlord add up, no matter who pays the fee', () => {
    fc.assert(
      fc.property(amounts, terms, fc.constantFrom(...ONLINE_METHOD_NAMES), (amount, any, method) => {
        const quote = quoteMethod(method, amount, any);
        expect(subtract(quote.totalCents, quote.amountCents)).toBe(quote.feeBearer === 'tenant' ? quote.feeCents : 0);
        expect(Math.abs(quote.feeCents * 10_000 - amount * quote.feeBasisPoints)).toBeLessThanOrEqual(5000);
      }),
    );
  });
});

const total = (shares: readonly ReturnType<typeof sharesOf>[], part: 'amountCents' | 'feeCents' | 'cashbackCents') =>
  shares.reduce((all, share) => all + share[part], 0);

/** One refund after the other. */
function played(payment: Parameters<typeof sharesOf>[0], parts: readonly number[]) {
  return parts.reduce<ReturnType<typeof sharesOf>[]>(
    (shares, part) => [
      ...shares,
      sharesOf(
        payment,
        { amountCents: total(shares, 'amountCents'), cashbackCents: total(shares, 'cashbackCents') },
        part,
      ),
    ],
    [],
  );
}

describe('cashback', () => {
  it('PY-008 is 1 % of the amount without the fee, only for cards, half up', () => {
    expect([cashbackFor('credit_card', cents(165_000)), cashbackFor('debit_card', cents(149))]).toEqual([1650, 1]);
    expect([cashbackFor('credit_card', cents(50)), cashbackFor('credit_card', cents(49))]).toEqual([1, 0]);
    const others = ['bank', 'digital_wallet', ...OFFLINE_METHODS] as const;
    expect(others.map((method) => cashbackFor(method, cents(165_000)))).toEqual(others.map(() => 0));
  });

  it('PY-008 refunds reduce it: the rest is the cashback of what stays paid, in any number of parts', () => {
    fc.assert(
      fc.property(amounts, fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 8 }), (amount, parts) => {
        const payment = {
          method: 'credit_card' as const,
          amountCents: amount,
          cashbackCents: cashbackFor('credit_card', amount),
        };
        const shares = played(payment, parts);
        const refunded = sum(shares.map(({ amountCents }) => amountCents));
        expect(shares.every(({ cashbackCents }) => cashbackCents >= 0)).toBe(true);
        expect(payment.cashbackCents - total(shares, 'cashbackCents')).toBe(
          cashbackFor('credit_card', subtract(amount, refunded)),
        );
        expect(refunded + total(shares, 'feeCents')).toBe(parts.reduce((a, b) => a + b, 0));
        expect(refunded).toBe(
          Math.min(
            amount,
            parts.reduce((a, b) => a + b, 0),
          ),
        );
      }),
    );
  });

  it('PY-008 never reverses more than there is, no matter which refunds fail after they were booked', () => {
    fc.assert(
      fc.property(
        amounts,
        fc.array(fc.record({ part: fc.integer({ min: 1, max: 100_000 }), fails: fc.boolean() }), { maxLength: 8 }),
        (amount, parts) => {
          const payment = {
            method: 'debit_card' as const,
            amountCents: amount,
            cashbackCents: cashbackFor('debit_card', amount),
          };
          const standing: ReturnType<typeof sharesOf>[] = [];
          for (const { part, fails } of parts) {
            standing.push(
              sharesOf(
                payment,
                { amountCents: total(standing, 'amountCents'), cashbackCents: total(standing, 'cashbackCents') },
                part,
              ),
            );
            if (fails) standing.shift();
            expect(total(standing, 'cashbackCents')).toBeLessThanOrEqual(payment.cashbackCents);
            expect(total(standing, 'amountCents')).toBeLessThanOrEqual(amount);
          }
        },
      ),
    );
  });
});
