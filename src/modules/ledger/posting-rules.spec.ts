import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cents, sum } from '../../contract/money.js';
import { CHARGE_KINDS, CREDIT_SOURCES, LEDGER_ACCOUNT_NAMES } from './accounts.js';
import { balancesOf, entry, reverseEntry, type EntryDraft } from './entry.js';
import {
  appliedEntry,
  cashbackSettlementEntry,
  chargeEntry,
  creditEntry,
  depositReceivedEntry,
  depositReturnedEntry,
  platformFeeEntry,
  refundEntry,
  refundRecoveryEntry,
  releasedEntry,
  settlementEntry,
  voidEntry,
} from './posting-rules.js';

const cad = (id: string, amount: number) => ({ id, currency: 'CAD' as const, cents: cents(amount) });
const lines = ({ postings }: EntryDraft) =>
  postings.map(({ account, cents: amount }) => `${account} ${amount}`).join(', ');

/** The total that the tenants owe; below zero for a prepayment. */
const owedIn = (balances: ReturnType<typeof balancesOf>) =>
  (balances.get('rent_receivable') ?? 0) + (balances.get('prepayments') ?? 0);

describe('what each event posts', () => {
  it.each([
    ['rent', 'rent_receivable 100, rent_income -100'],
    ['late_fee', 'rent_receivable 100, late_fee_income -100'],
    ['deposit', 'rent_receivable 100, deposits_due -100'],
    ['one_off', 'rent_receivable 100, other_income -100'],
    ['nsf_fee', 'rent_receivable 100, returned_payment_income -100'],
    ['opening_balance', 'rent_receivable 100, opening_balances -100'],
  ] as const)('a charge for %s: %s', (kind, expected) => {
    expect(lines(chargeEntry({ ...cad('a', 100), kind }))).toBe(expected);
  });

  it.each([
    ['online_payment', 'cash_clearing 100, prepayments -100'],
    ['offline_payment', 'cash 100, prepayments -100'],
    ['credit', 'credits_given 100, prepayments -100'],
    ['cashback', 'due_from_platform 100, prepayments -100'],
    ['deposit', 'deposits_held 100, prepayments -100'],
    ['opening_balance', 'opening_balances 100, prepayments -100'],
  ] as const)('a credit by %s: %s', (source, expected) => {
    expect(lines(creditEntry({ ...cad('a', 100), source }))).toBe(expected);
    expect(lines(refundEntry({ ...cad('r', 40), source, creditId: 'a' }))).toBe(
      `prepayments 40, ${expected.split(' ')[0]} -40`,
    );
  });

  it('PY-004 a payment that settles rent: receivable against cash, through prepayments', () => {
    const both = [
      creditEntry({ ...cad('p', 100), source: 'online_payment' }),
      appliedEntry({ ...cad('p', 60), depositCents: cents(0), forgivenCents: cents(0) }),
    ];
    expect(Object.fromEntries(balancesOf(both))).toEqual({
      cash_clearing: 100,
      prepayments: -40,
      rent_receivable: -60,
    });
  });

  it('a deposit that the landlord forgives isn’t held: the cost of the credit is reversed', () => {
    const forgiven = { ...cad('d', 100), depositCents: cents(30), forgivenCents: cents(70) };
    expect(lines(appliedEntry(forgiven))).toBe(
      'prepayments 100, rent_receivable -100, deposits_due 100, deposits_held -30, credits_given -70',
    );
    expect(sum(balancesOf([appliedEntry(forgiven), releasedEntry(forgiven)]).values())).toBe(0);
    const all = [
      chargeEntry({ ...cad('c', 70), kind: 'deposit' }),
      creditEntry({ ...cad('g', 70), source: 'credit' }),
      appliedEntry({ ...cad('d', 70), depositCents: cents(0), forgivenCents: cents(70) }),
    ];
    expect([...balancesOf(all).values()].filter((left) => left !== 0)).toEqual([]);
  });

  it('a deposit is a liability from the moment it is paid, and open again when that is reversed', () => {
    const paid = { ...cad('d', 100), depositCents: cents(70), forgivenCents: cents(0) };
    expect(lines(appliedEntry(paid))).toBe('prepayments 100, rent_receivable -100, deposits_due 70, deposits_held -70');
    expect(sum(balancesOf([appliedEntry(paid), releasedEntry(paid)]).values())).toBe(0);
    expect(lines(depositReceivedEntry({ ...cad('d', 100), held: 'before' }))).toBe(
      'opening_balances 100, deposits_held -100',
    );
    expect(lines(depositReceivedEntry({ ...cad('d', 100), held: 'now' }))).toBe('cash 100, deposits_held -100');
    expect(lines(depositReturnedEntry({ ...cad('d', 100), heldCents: cents(100) }))).toBe(
      'deposits_held 100, cash -100',
    );
    expect(() => depositReturnedEntry({ ...cad('d', 101), heldCents: cents(100) })).toThrow('more_than_held');
  });

  it('PY-018 the fee posts to the platform’s account and never to the rent balance', () => {
    for (const bearer of ['tenant', 'landlord'] as const) {
      const all = [
        platformFeeEntry({ ...cad('p', 29), bearer }),
        settlementEntry({ ...cad('p', 1000), feeCents: cents(29), bearer }),
      ];
      expect(owedIn(balancesOf(all))).toBe(0);
      expect(balancesOf(all).get('platform_fees')).toBe(-29);
    }
  });

  it('a payout pays the landlord the payment, less the fee that the landlord pays', () => {
    expect(lines(settlementEntry({ ...cad('p', 1000), feeCents: cents(29), bearer: 'tenant' }))).toBe(
      'cash 1000, cash_clearing -1029, platform_cash 29',
    );
    expect(lines(settlementEntry({ ...cad('p', 1000), feeCents: cents(29), bearer: 'landlord' }))).toBe(
      'cash 971, cash_clearing -1000, platform_cash 29',
    );
    expect(lines(settlementEntry({ ...cad('p', 1000), feeCents: cents(0), bearer: 'landlord' }))).toBe(
      'cash 1000, cash_clearing -1000',
    );
    expect(() => settlementEntry({ ...cad('p', 10), feeCents: cents(11), bearer: 'landlord' })).toThrow(
      'fee_exceeds_payment',
    );
  });

  it('PY-008 cashback is owed by the platform until it pays the landlord', () => {
    const all = [creditEntry({ ...cad('c', 16), source: 'cashback' }), cashbackSettlementEntry(cad('c', 16))];
    expect(Object.fromEntries(balancesOf(all))).toEqual({ due_from_platform: 0, prepayments: -16, cash: 16 });
  });

  it('PY-009 a mistake is reversed to the cent by another entry, which says which one; a reversal is not reversed', () => {
    const charge = { ...cad('a', 100), kind: 'rent' as const };
    expect(voidEntry(charge)).toMatchObject({
      kind: 'void',
      key: 'reversal:charge:a',
      reversesKey: 'charge:a',
      chargeId: 'a',
    });
    expect([...balancesOf([chargeEntry(charge), voidEntry(charge)]).values()]).toEqual([0, 0]);
    expect(() => reverseEntry(voidEntry(charge))).toThrow('reversal_of_reversal');
  });
});

describe('every entry', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000_000 }).map(cents);

  it('PY-009 balances, in accounts that exist', () => {
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.constantFrom(...CHARGE_KINDS),
        fc.constantFrom(...CREDIT_SOURCES),
        fc.constantFrom('tenant' as const, 'landlord' as const),
        (a, b, kind, source, bearer) => {
          const cause = { id: 'x', currency: 'CAD' as const, cents: a };
          const drafts = [
            chargeEntry({ ...cause, kind }),
            voidEntry({ ...cause, kind }),
            creditEntry({ ...cause, source }),
            refundEntry({ ...cause, source, creditId: 'c' }),
            appliedEntry({ ...cause, depositCents: b, forgivenCents: b }),
            releasedEntry({ ...cause, depositCents: b, forgivenCents: b }),
            refundRecoveryEntry(cause),
            platformFeeEntry({ ...cause, bearer }),
            settlementEntry({ ...cause, feeCents: cents(Math.min(a, b)), bearer }),
            cashbackSettlementEntry(cause),
            depositReceivedEntry({ ...cause, held: 'now' }),
            depositReturnedEntry({ ...cause, heldCents: a }),
          ];
          for (const draft of drafts) {
            expect([draft.kind, sum(draft.postings.map((posting) => posting.cents))]).toEqual([draft.kind, 0]);
            expect(
              draft.postings.every(
                ({ account, cents: moved }) => LEDGER_ACCOUNT_NAMES.includes(account) && moved !== 0,
              ),
            ).toBe(true);
          }
        },
      ),
    );
  });

  it.each([0, -1])('is refused for an amount of %d', (amountOf) => {
    expect(() => chargeEntry({ ...cad('a', amountOf), kind: 'rent' })).toThrow('not_positive');
    for (const wrong of [
      { depositCents: cents(-1), forgivenCents: cents(0) },
      { depositCents: cents(0), forgivenCents: cents(-1) },
    ])
      expect(() => appliedEntry({ ...cad('a', 5), ...wrong })).toThrow('not_positive');
  });

  it('PY-009 is refused unless it sums to zero; postings of one account become one', () => {
    const draft = { kind: 'credit', key: 'k', currency: 'CAD' } as const;
    const cash = (amountOf: number) => ({ account: 'cash' as const, cents: cents(amountOf) });
    expect(() => entry({ ...draft, postings: [cash(1)] })).toThrow('unbalanced');
    expect(() => entry({ ...draft, postings: [cash(1), cash(-1)] })).toThrow('unbalanced');
    expect(
      entry({ ...draft, postings: [cash(1), cash(2), { account: 'prepayments', cents: cents(-3) }] }).postings,
    ).toEqual([cash(3), { account: 'prepayments', cents: -3 }]);
  });
});
