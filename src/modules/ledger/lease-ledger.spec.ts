import { describe, expect, it } from '@jest/globals';
import { day } from '../../contract/days.js';
import { cents } from '../../contract/money.js';
import type { CreditSource } from './accounts.js';
import { balancesOf, type EntryDraft } from './entry.js';
import { applyChange, inSteps, openCharges, openCredits, type LeaseLedger, type LedgerChange } from './lease-ledger.js';
import { isNoChange, refundCredit } from './ledger-checks.js';
import { cashbackSettlementEntry } from './posting-rules.js';
import { postCharge, recordCharge, voidCharge } from './record-charge.js';
import { deductDeposit, recordCredit, reverseCredit } from './record-credit.js';
import { paymentReturned, paymentSettled, paymentSucceeded, type OnlinePayment } from './record-payment.js';
import { paymentRefunded, reopenedBy } from './record-refund.js';

/** The total that the tenants owe; below zero for a prepayment. */
const owedIn = (balances: ReturnType<typeof balancesOf>) =>
  (balances.get('rent_receivable') ?? 0) + (balances.get('prepayments') ?? 0);

const refundOf = (id: string, amount: number, cashback: number) => ({
  id,
  cents: cents(amount),
  cashbackCents: cents(cashback),
  feeCents: cents(0),
  recoveryChargeId: `again-${id}`,
  on: day('2026-03-09'),
});

/** A lease's ledger that remembers what was written. */
class Book {
  ledger: LeaseLedger = { currency: 'CAD', charges: [], credits: [], allocations: [] };
  readonly entries: EntryDraft[] = [];

  do(change: LedgerChange): LedgerChange {
    this.ledger = applyChange(this.ledger, change);
    this.entries.push(...change.entries);
    return change;
  }

  rent(id: string, dueOn: string, amount = 165_000) {
    return this.do(recordCharge(this.ledger, { id, kind: 'rent', amountCents: cents(amount), dueOn: day(dueOn) }));
  }

  get balances() {
    return Object.fromEntries([...balancesOf(this.entries)].filter(([, amount]) => amount !== 0));
  }

  get open() {
    return openCharges(this.ledger).map(({ id, openCents }) => `${id} ${openCents}`);
  }
}

const CARD: OnlinePayment = {
  id: 'pay',
  amountCents: cents(165_000),
  receivedOn: day('2026-03-01'),
  feeCents: cents(4785),
  feeBearer: 'tenant',
  cashback: { id: 'back', cents: cents(1650) },
};
const RETURN = { settled: false, recoveryChargeId: 'again', on: day('2026-03-09') };

describe('the ledger of a lease', () => {
  it('PY-003 PY-008 a card payment settles the rent; its fee and cashback are entries of their own, and the cashback settles the next rent', () => {
    const book = new Book();
    book.rent('march', '2026-03-01');
    const change = book.do(paymentSucceeded(book.ledger, CARD));
    expect(change.entries.map(({ key }) => key)).toEqual([
      'credit:pay',
      'applied:payment:pay',
      'fee:pay',
      'credit:back',
    ]);
    expect(book.open).toEqual([]);
    book.rent('april', '2026-04-01');
    expect(book.open).toEqual(['april 163350']);
    expect(book.balances).toEqual({
      rent_receivable: 163_350,
      rent_income: -330_000,
      cash_clearing: 169_785,
      platform_fees: -4785,
      due_from_platform: 1650,
    });
  });

  it('PY-005 the same payment or charge again changes nothing; another amount under its id is refused', () => {
    const book = new Book();
    book.rent('march', '2026-03-01');
    book.do(paymentSucceeded(book.ledger, CARD));
    expect(isNoChange(paymentSucceeded(book.ledger, CARD))).toBe(true);
    expect(isNoChange(book.rent('march', '2026-03-01'))).toBe(true);
    expect(() => paymentSucceeded(book.ledger, { ...CARD, amountCents: cents(1) })).toThrow('id_reused');
    expect(() => book.rent('march', '2026-03-01', 1)).toThrow('id_reused');
  });

  it('PY-020 paying early is a prepayment, which settles the next charge', () => {
    const book = new Book();
    book.do(
      recordCredit(book.ledger, {
        id: 'early',
        source: 'offline_payment',
        amountCents: cents(200_000),
        receivedOn: day('2026-02-20'),
      }),
    );
    expect(book.balances).toEqual({ cash: 200_000, prepayments: -200_000 });
    const change = book.rent('march', '2026-03-01');
    expect(change.allocated).toEqual([{ creditId: 'early', chargeId: 'march', cents: 165_000 }]);
    expect(book.balances).toEqual({ cash: 200_000, prepayments: -35_000, rent_income: -165_000 });
    expect(openCredits(book.ledger)).toMatchObject([{ id: 'early', openCents: 35_000 }]);
  });

  it('a return reverses payment, fee, cashback and payout, and the rent is open again', () => {
    const book = new Book();
    book.rent('march', '2026-03-01');
    book.do(paymentSucceeded(book.ledger, CARD));
    book.entries.push(
      paymentSettled(book.ledger, CARD),
      cashbackSettlementEntry({ id: 'pay', currency: 'CAD', cents: cents(1650) }),
    );
    expect(book.balances).toMatchObject({ cash: 166_650, platform_cash: 4785 });
    book.do(paymentReturned(book.ledger, CARD, { ...RETURN, settled: true, cashbackPaidOut: true }));
    expect(book.open).toEqual(['march 165000']);
    expect(book.balances).toEqual({ rent_receivable: 165_000, rent_income: -165_000 });
    expect(isNoChange(paymentReturned(book.ledger, CARD, RETURN))).toBe(true);
    expect(book.entries.filter(({ reversesKey }) => reversesKey).map(({ reversesKey }) => reversesKey)).toEqual([
      'credit:pay',
      'fee:pay',
      'settlement:pay',
      'cashback-settlement:pay',
      'credit:back',
    ]);
  });

  it('a return gives the charge to another payment that was made ahead', () => {
    const book = new Book();
    book.rent('march', '2026-03-01');
    book.do(paymentSucceeded(book.ledger, { ...CARD, cashback: null }));
    book.do(
      recordCredit(book.ledger, {
        id: 'cheque',
        source: 'offline_payment',
        amountCents: cents(100_000),
        receivedOn: day('2026-03-02'),
      }),
    );
    book.do(paymentReturned(book.ledger, CARD, RETURN));
    expect(book.open).toEqual(['march 65000']);
    expect(book.ledger.allocations).toEqual([{ creditId: 'cheque', chargeId: 'march', cents: 100_000 }]);
  });

  it('a refund takes what is unused first, then opens the newest charge; its cashback is reversed', () => {
    const book = new Book();
    book.rent('february', '2026-02-01', 100_000);
    book.rent('march', '2026-03-01', 60_000);
    book.do(paymentSucceeded(book.ledger, CARD));
    expect(book.balances).toMatchObject({ prepayments: -6650 });
    book.do(paymentRefunded(book.ledger, CARD, refundOf('r1', 5000, 50)));
    expect(book.open).toEqual([]);
    book.do(paymentRefunded(book.ledger, CARD, refundOf('r2', 20_000, 200)));
    expect(book.open).toEqual(['march 18600']); // the cashback that is left, 1400, settles a part of the 20,000
    expect(() => paymentRefunded(book.ledger, CARD, refundOf('r3', 140_001, 0))).toThrow('more_than_left');
  });

  it('PY-013 cashback that goes with a forgiven refund is open on the newest rent, and the oldest stays paid', () => {
    const book = new Book();
    book.rent('october', '2026-10-01', 180_000);
    book.rent('november', '2026-11-01', 180_000);
    const payment = {
      ...CARD,
      id: 'card',
      amountCents: cents(200_000),
      cashback: { id: 'card-back', cents: cents(2000) },
    };
    book.do(paymentSucceeded(book.ledger, payment));
    const change = paymentRefunded(book.ledger, payment, refundOf('r1', 30_000, 300));
    book.do(change);
    const credit = {
      id: 'forgiven',
      source: 'credit' as const,
      amountCents: cents(30_000),
      receivedOn: day('2026-11-28'),
    };
    book.do(recordCredit(book.ledger, credit, reopenedBy(book.ledger, change, cents(30_000))));
    // 180,000 less the 20,000 of the payment and 2,000 of cashback, and the 300 that were reversed.
    expect(book.open).toEqual(['november 158300']);
  });

  it('a payment that comes back after a refund leaves the refund to be paid again', () => {
    const book = new Book();
    book.rent('march', '2026-03-01');
    book.do(paymentSucceeded(book.ledger, CARD));
    book.do(paymentRefunded(book.ledger, CARD, refundOf('r1', 65_000, 650)));
    book.do(paymentReturned(book.ledger, CARD, RETURN));
    expect(book.open).toEqual(['march 165000', 'again 65000']);
    expect(book.balances).toEqual({ rent_receivable: 230_000, rent_income: -165_000, cash_clearing: -65_000 });
  });

  it('a refund that is booked after its payment was returned is owed as if it had been first', () => {
    const book = new Book();
    book.rent('march', '2026-03-01');
    book.do(paymentSucceeded(book.ledger, CARD));
    book.do(paymentReturned(book.ledger, CARD, RETURN));
    book.do(paymentRefunded(book.ledger, CARD, refundOf('r1', 65_000, 650)));
    expect(book.open).toEqual(['march 165000', 'again-r1 65000']);
    expect(book.balances).toEqual({ rent_receivable: 230_000, rent_income: -165_000, cash_clearing: -65_000 });
  });

  it('a payment that comes back after it was refunded in full is owed again, and only once', () => {
    const book = new Book();
    book.rent('march', '2026-03-01');
    book.do(paymentSucceeded(book.ledger, { ...CARD, cashback: null }));
    book.do(paymentRefunded(book.ledger, CARD, refundOf('r1', 165_000, 0)));
    book.do(paymentReturned(book.ledger, { ...CARD, cashback: null }, RETURN));
    expect(book.open).toEqual(['march 165000', 'again 165000']);
    expect(book.balances).toEqual({ rent_receivable: 330_000, rent_income: -165_000, cash_clearing: -165_000 });
    expect(isNoChange(paymentReturned(book.ledger, { ...CARD, cashback: null }, RETURN))).toBe(true);
  });

  it('a voided charge frees what had settled it for the next open one', () => {
    const book = new Book();
    book.rent('february', '2026-02-01');
    book.rent('march', '2026-03-01');
    book.do(
      recordCredit(book.ledger, {
        id: 'cheque',
        source: 'offline_payment',
        amountCents: cents(165_000),
        receivedOn: day('2026-02-01'),
      }),
    );
    expect(book.open).toEqual(['march 165000']);
    book.do(voidCharge(book.ledger, 'february'));
    expect(book.open).toEqual([]);
    expect(isNoChange(voidCharge(book.ledger, 'february'))).toBe(true);
    expect(owedIn(balancesOf(book.entries))).toBe(0);
  });

  it('a landlord may say which charge a payment is for; the rest goes to the oldest', () => {
    const book = new Book();
    book.rent('february', '2026-02-01', 100);
    book.rent('march', '2026-03-01', 100);
    const cheque = {
      id: 'cheque',
      source: 'offline_payment' as const,
      amountCents: cents(130),
      receivedOn: day('2026-03-01'),
    };
    book.do(recordCredit(book.ledger, cheque, [{ chargeId: 'march', cents: cents(100) }]));
    expect(book.open).toEqual(['february 70']);
  });

  it('a check that was entered by mistake is reversed; one that was partly refunded is not', () => {
    const book = new Book();
    const cheque = {
      id: 'cheque',
      source: 'offline_payment' as const,
      amountCents: cents(100),
      receivedOn: day('2026-03-01'),
    };
    book.do(recordCredit(book.ledger, cheque));
    book.do(reverseCredit(book.ledger, 'cheque'));
    expect(book.balances).toEqual({});
    expect(isNoChange(reverseCredit(book.ledger, 'cheque'))).toBe(true);
    book.do(recordCredit(book.ledger, { ...cheque, id: 'second' }));
    book.do(refundCredit(book.ledger, 'second', 'r', cents(1)));
    expect(() => reverseCredit(book.ledger, 'second')).toThrow('more_than_left');
    expect(() => refundCredit(book.ledger, 'nobody', 'r', cents(1))).toThrow('unknown_credit');
    expect(() => voidCharge(book.ledger, 'nothing')).toThrow('unknown_charge');
  });

  it('a deposit is charged, paid, used for damage, item by item, and never beyond what is held', () => {
    const book = new Book();
    book.do(
      recordCharge(book.ledger, {
        id: 'deposit',
        kind: 'deposit',
        amountCents: cents(80_000),
        dueOn: day('2026-01-01'),
      }),
    );
    expect(book.balances).toEqual({ rent_receivable: 80_000, deposits_due: -80_000 });
    book.do(
      recordCredit(book.ledger, {
        id: 'cheque',
        source: 'offline_payment',
        amountCents: cents(80_000),
        receivedOn: day('2026-01-01'),
      }),
    );
    expect(book.balances).toEqual({ cash: 80_000, deposits_held: -80_000 });
    book.do(
      recordCharge(book.ledger, { id: 'door', kind: 'one_off', amountCents: cents(30_000), dueOn: day('2026-12-31') }),
    );
    const item = { id: 'item', amountCents: cents(30_000), receivedOn: day('2026-12-31') };
    book.do(deductDeposit(book.ledger, item, cents(80_000), [{ chargeId: 'door', cents: cents(30_000) }]));
    expect(book.balances).toEqual({ cash: 80_000, deposits_held: -50_000, other_income: -30_000 });
    expect(() =>
      deductDeposit(book.ledger, { ...item, id: 'more', amountCents: cents(50_001) }, cents(50_000), []),
    ).toThrow('more_than_held');
  });

  describe('a deposit that someone other than the tenant settles', () => {
    const charged = (amount = 80_000) => {
      const book = new Book();
      const dueOn = day('2026-01-01');
      book.do(recordCharge(book.ledger, { id: 'deposit', kind: 'deposit', amountCents: cents(amount), dueOn }));
      return book;
    };
    const credit = (id: string, source: CreditSource, amount: number) => ({
      id,
      source,
      amountCents: cents(amount),
      receivedOn: day('2026-01-02'),
    });

    it('is not held when the landlord forgives it, and is owed again when that is reversed', () => {
      const book = charged();
      book.do(recordCredit(book.ledger, credit('gift', 'credit', 80_000)));
      expect(book.open).toEqual([]);
      expect(book.balances).toEqual({});
      book.do(reverseCredit(book.ledger, 'gift'));
      expect(book.open).toEqual(['deposit 80000']);
      expect(book.balances).toEqual({ rent_receivable: 80_000, deposits_due: -80_000 });
    });

    it('is held as far as it was paid, and an overpayment is a prepayment', () => {
      const book = charged();
      book.do(recordCredit(book.ledger, credit('gift', 'credit', 30_000)));
      book.do(recordCredit(book.ledger, credit('cheque', 'offline_payment', 60_000)));
      expect(book.balances).toEqual({ cash: 60_000, deposits_held: -50_000, prepayments: -10_000 });
      book.do(voidCharge(book.ledger, 'deposit'));
      expect(book.balances).toEqual({ cash: 60_000, credits_given: 30_000, prepayments: -90_000 });
    });

    it('is held when cashback pays it: the platform gives the landlord that money', () => {
      const book = charged(1650);
      book.do(recordCredit(book.ledger, credit('back', 'cashback', 1650)));
      expect(book.balances).toEqual({ due_from_platform: 1650, deposits_held: -1650 });
    });

    it('stays held when a part of its payment is returned and forgiven: that part was rent', () => {
      const book = charged();
      book.rent('january', '2026-01-01');
      book.do(recordCredit(book.ledger, credit('cheque', 'offline_payment', 245_000)));
      const opened = book.do(refundCredit(book.ledger, 'cheque', 'goodwill', cents(10_000)));
      book.do(
        recordCredit(book.ledger, credit('gift', 'credit', 10_000), reopenedBy(book.ledger, opened, cents(10_000))),
      );
      expect(book.balances).toEqual({
        cash: 235_000,
        deposits_held: -80_000,
        credits_given: 10_000,
        rent_income: -165_000,
      });
    });

    it('is not reduced by a credit while there is rent that it can reduce', () => {
      const book = charged();
      book.rent('february', '2026-02-01');
      book.do(recordCredit(book.ledger, credit('lift', 'credit', 5000)));
      expect(book.open).toEqual(['deposit 80000', 'february 160000']);
      book.do(recordCredit(book.ledger, credit('cheque', 'offline_payment', 240_000)));
      expect(book.balances).toEqual({
        cash: 240_000,
        deposits_held: -80_000,
        credits_given: 5000,
        rent_income: -165_000,
      });
    });
  });

  it('a deduction is paid by the deposit, not by a prepayment', () => {
    const book = new Book();
    const paid = (id: string, amount: number, receivedOn: string) =>
      recordCredit(book.ledger, {
        id,
        source: 'offline_payment',
        amountCents: cents(amount),
        receivedOn: day(receivedOn),
      });
    book.do(
      recordCharge(book.ledger, { id: 'deposit', kind: 'deposit', amountCents: cents(800), dueOn: day('2026-01-01') }),
    );
    book.do(paid('cheque', 800, '2026-01-01'));
    book.do(paid('ahead', 109, '2026-11-01'));
    const door = { id: 'door', kind: 'one_off' as const, amountCents: cents(200), dueOn: day('2026-12-31') };
    const item = { id: 'item', amountCents: cents(200), receivedOn: day('2026-12-31') };
    book.do(
      inSteps(book.ledger, postCharge(door), (now) =>
        deductDeposit(now, item, cents(800), [{ chargeId: 'door', cents: cents(200) }]),
      ),
    );
    expect(book.ledger.allocations.filter(({ chargeId }) => chargeId === 'door')).toMatchObject([
      { creditId: 'item', cents: 200 },
    ]);
    expect(book.balances).toEqual({ cash: 909, prepayments: -109, deposits_held: -600, other_income: -200 });
  });
});
