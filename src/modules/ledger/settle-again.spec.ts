import { describe, expect, it } from '@jest/globals';
import { day } from '../../contract/days.js';
import { cents } from '../../contract/money.js';
import { balancesOf, type EntryDraft } from './entry.js';
import { applyChange, openCharges, type LeaseLedger, type LedgerChange } from './lease-ledger.js';
import { recordCharge } from './record-charge.js';
import { deductDeposit, recordCredit, returnCredit, reverseCredit } from './record-credit.js';
import { paymentReturned, paymentSucceeded } from './record-payment.js';
import { paymentRefunded } from './record-refund.js';

const ON = day('2026-04-09');
const RECOVERY = { recoveryChargeId: 'recovery', on: ON };

/** Rents of 1,000 from January to March, each with its own payment, and the steps of the test. */
class Book {
  ledger: LeaseLedger = { currency: 'CAD', charges: [], credits: [], allocations: [] };
  readonly entries: EntryDraft[] = [];

  do(change: LedgerChange): LedgerChange {
    this.ledger = applyChange(this.ledger, change);
    this.entries.push(...change.entries);
    return change;
  }

  charge(id: string, dueOn: string, amount = 1000, kind: 'rent' | 'deposit' | 'one_off' = 'rent') {
    return this.do(recordCharge(this.ledger, { id, kind, amountCents: cents(amount), dueOn: day(dueOn) }));
  }

  cheque(id: string, receivedOn: string, amount = 1000) {
    const credit = { id, source: 'offline_payment' as const, amountCents: cents(amount), receivedOn: day(receivedOn) };
    return this.do(recordCredit(this.ledger, credit));
  }

  get open() {
    return openCharges(this.ledger).map(({ id, openCents }) => `${id} ${openCents}`);
  }

  get paid() {
    return this.ledger.allocations.map(({ creditId, chargeId, cents: used }) => `${creditId}→${chargeId} ${used}`);
  }

  get balances() {
    return Object.fromEntries([...balancesOf(this.entries)].filter(([, amount]) => amount !== 0));
  }
}

function threeMonths(): Book {
  const book = new Book();
  for (const [index, name] of ['january', 'february', 'march'].entries()) {
    book.charge(name, `2026-0${index + 1}-01`);
    book.cheque(`cheque-${index + 1}`, `2026-0${index + 1}-02`);
  }
  return book;
}

describe('what is left when a payment is reversed', () => {
  it('PY-009 settles the oldest rents first: the newest one is open after the first check bounced', () => {
    const book = threeMonths();
    book.do(returnCredit(book.ledger, 'cheque-1', RECOVERY));
    expect(book.open).toEqual(['march 1000']);
    expect(book.paid).toEqual(['cheque-2→january 1000', 'cheque-3→february 1000']);
    expect(book.balances).toEqual({ cash: 2000, rent_receivable: 1000, rent_income: -3000 });
  });

  it('keeps what had settled the rents before the one that is open again', () => {
    const book = threeMonths();
    const before = book.ledger.allocations[0];
    const change = book.do(returnCredit(book.ledger, 'cheque-2', RECOVERY));
    expect(book.open).toEqual(['march 1000']);
    expect(book.ledger.allocations).toContain(before);
    expect(change.released.map(({ chargeId }) => chargeId)).toEqual(['february', 'march']);
  });

  it('is the same for a mistake that is reversed, and for what is refunded in part', () => {
    const book = threeMonths();
    book.do(reverseCredit(book.ledger, 'cheque-1'));
    expect(book.open).toEqual(['march 1000']);
    const online = {
      id: 'pay',
      amountCents: cents(1000),
      receivedOn: day('2026-04-02'),
      feeCents: cents(0),
      feeBearer: 'tenant' as const,
      cashback: null,
    };
    book.do(paymentSucceeded(book.ledger, online));
    book.charge('april', '2026-04-01');
    book.cheque('cheque-4', '2026-04-03');
    const parts = { cashbackCents: cents(0), feeCents: cents(0), recoveryChargeId: 'again', on: ON };
    book.do(paymentRefunded(book.ledger, online, { id: 'r', cents: cents(300), ...parts }));
    expect(book.open).toEqual(['april 300']);
    book.do(paymentReturned(book.ledger, online, { settled: false, recoveryChargeId: 'back', on: ON }));
    expect(book.open).toEqual(['april 1000', 'back 300']);
  });

  it('keeps a deposit that was paid, and what the deposit was kept for', () => {
    const book = new Book();
    book.charge('january', '2026-01-01');
    book.cheque('cheque-1', '2026-01-02');
    book.charge('deposit', '2026-01-15', 800, 'deposit');
    book.cheque('cheque-2', '2026-01-16', 800);
    book.charge('wall', '2026-02-10', 500, 'one_off');
    const kept = { id: 'kept', amountCents: cents(500), receivedOn: day('2026-02-10') };
    book.do(deductDeposit(book.ledger, kept, cents(800), [{ chargeId: 'wall', cents: cents(500) }]));
    book.charge('march', '2026-03-01', 400);
    book.cheque('cheque-3', '2026-03-02', 400);
    book.do(returnCredit(book.ledger, 'cheque-1', RECOVERY));
    expect(book.open).toEqual(['january 600', 'march 400']);
    expect(book.paid).toEqual(['cheque-2→deposit 800', 'kept→wall 500', 'cheque-3→january 400']);
  });
});
