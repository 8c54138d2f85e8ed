import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, day } from '../../contract/days.js';
import { add, basisPoints, cents, min, negate, subtract, sum, ZERO, type Cents } from '../../contract/money.js';
import { CHARGE_KINDS, type LedgerAccount } from './accounts.js';
import { inOrderOfSettling, type Allocation } from './allocation.js';
import { balancesOf, type EntryDraft } from './entry.js';
import { applyChange, leftOf, openCharges, openCredits, type LeaseLedger, type LedgerChange } from './lease-ledger.js';
import { isNoChange, refundCredit } from './ledger-checks.js';
import { LedgerError } from './ledger-error.js';
import { refundSettlementEntry } from './posting-rules.js';
import { recordCharge, voidCharge } from './record-charge.js';
import { recordCredit, reverseCredit, deductDeposit } from './record-credit.js';
import { paymentReturned, paymentSettled, paymentSucceeded, type OnlinePayment } from './record-payment.js';
import { partLost, paymentRefunded, refundFailed, type LostPart, type Refund } from './record-refund.js';

/** One lease, with everything that was ever written for it. */
interface Book {
  ledger: LeaseLedger;
  entries: EntryDraft[];
  payments: OnlinePayment[];
  /** Refunds that were sent and aren't known to have failed. */
  refunds: { payment: OnlinePayment; asked: Refund; cashbackGone: Cents }[];
  /** What lost disputes took of payments; the rest of each payment stays paid. */
  losses: LostPart[];
  settled: Set<string>;
  returned: Set<string>;
  /** What payouts were reduced by for refunds and disputes, less what was added to them. */
  charged: Cents;
  /** What tenants owe by simply adding up the operations, without any allocation. */
  owed: Cents;
}

const START = day('2026-01-01');
const newBook = (): Book => ({
  ledger: { currency: 'CAD', charges: [], credits: [], allocations: [] },
  entries: [],
  payments: [],
  refunds: [],
  losses: [],
  settled: new Set(),
  returned: new Set(),
  charged: ZERO,
  owed: ZERO,
});

const amount = fc.integer({ min: 1, max: 300_000 }).map(cents);
const pick = fc.nat(30);
const on = fc.nat(12).map((count) => addDays(START, count));

const operations = fc.array(
  fc.oneof(
    fc.record({ op: fc.constant('charge' as const), kind: fc.constantFrom(...CHARGE_KINDS), amount, on }),
    fc.record({
      op: fc.constant('pay' as const),
      amount,
      on,
      bearer: fc.constantFrom('tenant' as const, 'landlord' as const),
      card: fc.boolean(),
      wanted: fc.option(pick),
    }),
    fc.record({
      op: fc.constant('credit' as const),
      source: fc.constantFrom('offline_payment' as const, 'credit' as const, 'opening_balance' as const),
      amount,
      on,
    }),
    fc.record({ op: fc.constantFrom('void', 'settle', 'return', 'reverse', 'refundFails'), which: pick }),
    fc.record({
      op: fc.constant('refund' as const),
      which: pick,
      amount,
      fee: fc.nat(5000).map(cents),
      offline: fc.boolean(),
    }),
    fc.record({ op: fc.constant('lose' as const), which: pick, amount, fee: fc.nat(5000).map(cents) }),
    fc.record({ op: fc.constant('payoutLine' as const), amount, back: fc.boolean() }),
    fc.record({ op: fc.constant('deposit' as const), amount }),
  ),
  { minLength: 1, maxLength: 40 },
);
type Operation = typeof operations extends fc.Arbitrary<(infer O)[]> ? O : never;

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];
const balance = (book: Book, account: LedgerAccount) => balancesOf(book.entries).get(account) ?? ZERO;

/** The total that the tenants owe; below zero for a prepayment. */
const owedIn = (balances: ReturnType<typeof balancesOf>) =>
  (balances.get('rent_receivable') ?? 0) + (balances.get('prepayments') ?? 0);

function write(book: Book, change: LedgerChange): Book {
  return { ...book, ledger: applyChange(book.ledger, change), entries: [...book.entries, ...change.entries] };
}

type Of<K extends Operation['op']> = Extract<Operation, { op: K }>;

function charge(book: Book, { kind, amount: amountCents, on: dueOn }: Of<'charge'>, id: string): Book {
  return {
    ...write(book, recordCharge(book.ledger, { id, kind, amountCents, dueOn })),
    owed: add(book.owed, amountCents),
  };
}

function pay(book: Book, operation: Of<'pay'>, id: string): Book {
  const cashback = operation.card ? { id: `${id}-cashback`, cents: basisPoints(operation.amount, 100) } : null;
  const payment = {
    id,
    amountCents: operation.amount,
    receivedOn: operation.on,
    feeCents: basisPoints(operation.amount, 290),
    feeBearer: operation.bearer,
    cashback,
  };
  const open = operation.wanted === null ? undefined : at(openCharges(book.ledger), operation.wanted);
  const wanted = open && open.openCents <= operation.amount ? [{ chargeId: open.id, cents: open.openCents }] : [];
  const owed = subtract(book.owed, add(operation.amount, cashback?.cents ?? ZERO));
  return {
    ...write(book, paymentSucceeded(book.ledger, payment, wanted)),
    payments: [...book.payments, payment],
    owed,
  };
}

function credit(book: Book, { source, amount: amountCents, on: receivedOn }: Of<'credit'>, id: string): Book {
  return {
    ...write(book, recordCredit(book.ledger, { id, source, amountCents, receivedOn })),
    owed: subtract(book.owed, amountCents),
  };
}

function voidOne(book: Book, which: number): Book {
  const found = at(book.ledger.charges, which);
  if (!found) return book;
  return {
    ...write(book, voidCharge(book.ledger, found.id)),
    owed: found.voided ? book.owed : subtract(book.owed, found.amountCents),
  };
}

function settleOne(book: Book, which: number): Book {
  const payment = at(book.payments, which);
  if (!payment || book.settled.has(payment.id) || book.returned.has(payment.id)) return book;
  return {
    ...book,
    entries: [...book.entries, paymentSettled(book.ledger, payment)],
    settled: new Set([...book.settled, payment.id]),
  };
}

function returnOne(book: Book, which: number, id: string): Book {
  const payment = at(book.payments, which);
  if (!payment) return book;
  const change = paymentReturned(book.ledger, payment, {
    settled: book.settled.has(payment.id),
    recoveryChargeId: `${id}-recovery`,
    on: START,
  });
  if (isNoChange(change)) return book;
  const cameBack = book.ledger.credits.filter((one) => [payment.id, payment.cashback?.id].includes(one.id)).map(leftOf);
  const recovered = change.charges.map(({ amountCents }) => amountCents);
  return {
    ...write(book, change),
    returned: new Set([...book.returned, payment.id]),
    owed: sum([book.owed, ...cameBack, ...recovered]),
  };
}

function reverseOne(book: Book, which: number): Book {
  const found = at(
    book.ledger.credits.filter(({ source }) => source !== 'online_payment' && source !== 'cashback'),
    which,
  );
  if (!found) return book;
  return { ...write(book, reverseCredit(book.ledger, found.id)), owed: add(book.owed, leftOf(found)) };
}

function refundPayment(book: Book, { which, amount: asked, fee: feeCents }: Of<'refund'>, id: string): Book {
  const payment = at(book.payments, which);
  if (!payment) return book;
  const cashbackCents = which % 2 === 0 && payment.cashback ? min(payment.cashback.cents, cents(which)) : ZERO;
  const refund = { id, cents: asked, cashbackCents, feeCents, recoveryChargeId: `${id}-recovery`, on: START };
  // The cashback of a payment that was already reversed has been reversed too.
  const cashbackGone = book.returned.has(payment.id) ? ZERO : cashbackCents;
  const refunds = [...book.refunds, { payment, asked: refund, cashbackGone }];
  return {
    ...write(book, paymentRefunded(book.ledger, payment, refund)),
    refunds,
    owed: sum([book.owed, asked, cashbackGone]),
  };
}

function failRefund(book: Book, which: number, id: string): Book {
  const found = at(book.refunds, which);
  if (!found) return book;
  const { payment, asked, cashbackGone } = found;
  const change = refundFailed(book.ledger, payment, { ...asked, creditId: `${id}-back` });
  const cashbackAgain = book.returned.has(payment.id) ? ZERO : cashbackGone;
  return {
    ...write(book, change),
    refunds: book.refunds.filter((one) => one !== found),
    owed: subtract(book.owed, add(asked.cents, cashbackAgain)),
  };
}

function losePart(book: Book, { which, amount: disputed, fee: feeCents }: Of<'lose'>, id: string): Book {
  const payment = at(book.payments, which);
  const held = book.ledger.credits.find((one) => one.id === payment?.id);
  if (!payment || !held) return book;
  const taken = min(disputed, leftOf(held));
  const beyondCents = min(subtract(disputed, taken), held.takenBackCents);
  const cashbackCents = which % 2 === 0 && payment.cashback ? min(payment.cashback.cents, cents(which)) : ZERO;
  const lost = {
    id,
    cents: taken,
    cashbackCents,
    feeCents,
    beyondCents,
    recoveryChargeId: `${id}-recovery`,
    on: START,
  };
  const change = partLost(book.ledger, payment, lost);
  if (isNoChange(change)) return book;
  return {
    ...write(book, change),
    losses: [...book.losses, lost],
    owed: sum([book.owed, taken, cashbackCents, beyondCents]),
  };
}

function chargePayout(book: Book, { amount: taken, back }: Of<'payoutLine'>, id: string): Book {
  const line = back ? negate(taken) : taken;
  return {
    ...book,
    entries: [...book.entries, refundSettlementEntry({ id, currency: 'CAD', cents: line })],
    charged: add(book.charged, line),
  };
}

function refundOffline(book: Book, { which, amount: asked }: Of<'refund'>, id: string): Book {
  const found = at(
    book.ledger.credits.filter(({ source }) => source === 'offline_payment'),
    which,
  );
  if (!found) return book;
  return { ...write(book, refundCredit(book.ledger, found.id, id, asked)), owed: add(book.owed, asked) };
}

function deduct(book: Book, amountCents: Cents, id: string): Book {
  const held = negate(balance(book, 'deposits_held'));
  return {
    ...write(book, deductDeposit(book.ledger, { id, amountCents, receivedOn: START }, held, [])),
    owed: subtract(book.owed, amountCents),
  };
}

function step(book: Book, operation: Operation, id: string): Book {
  switch (operation.op) {
    case 'charge':
      return charge(book, operation, id);
    case 'pay':
      return pay(book, operation, id);
    case 'credit':
      return credit(book, operation, id);
    case 'void':
      return voidOne(book, operation.which);
    case 'settle':
      return settleOne(book, operation.which);
    case 'return':
      return returnOne(book, operation.which, id);
    case 'reverse':
      return reverseOne(book, operation.which);
    case 'refund':
      return operation.offline ? refundOffline(book, operation, id) : refundPayment(book, operation, id);
    case 'refundFails':
      return failRefund(book, operation.which, id);
    case 'lose':
      return losePart(book, operation, id);
    case 'payoutLine':
      return chargePayout(book, operation, id);
    case 'deposit':
      return deduct(book, operation.amount, id);
  }
}

/** Behaves like a service: a refused operation changes nothing. */
function tried(book: Book, operation: Operation, id: string): Book {
  try {
    return step(book, operation, id);
  } catch (error) {
    if (error instanceof LedgerError) return book;
    throw error;
  }
}

function play(all: readonly Operation[], check: (book: Book) => void = () => undefined): Book {
  return all.reduce((book, operation, index) => {
    const next = tried(book, operation, `op-${String(index).padStart(2, '0')}`);
    check(next);
    return next;
  }, newBook());
}

/**
 * Allocations to a charge although an older one is open. Deposits are excepted: the part that is held, charges that a
 * deposit was kept for, and credits that forgive, which settle deposits last.
 */
function paidOutOfOrder(ledger: LeaseLedger): Allocation[] {
  const open = inOrderOfSettling(openCharges(ledger));
  return ledger.allocations.filter(({ chargeId, creditId }) => {
    const charge = ledger.charges.find(({ id }) => id === chargeId);
    const source = ledger.credits.find(({ id }) => id === creditId)?.source;
    const first = open.find(({ kind }) => source !== 'credit' || kind !== 'deposit');
    const isLater =
      first && charge && (charge.dueOn > first.dueOn || (charge.dueOn === first.dueOn && chargeId > first.id));
    return isLater && charge.kind !== 'deposit' && source !== 'deposit';
  });
}

const total = (amounts: readonly { cents: Cents }[]) => sum(amounts.map((one) => one.cents));

describe('any sequence of charges, payments, returns, reversals, refunds and part disputes, in any order', () => {
  it('PY-009 every entry balances, and none is written twice', () => {
    fc.assert(
      fc.property(operations, (all) => {
        const { entries } = play(all);
        for (const { postings } of entries) {
          expect(sum(postings.map((posting) => posting.cents))).toBe(0);
          expect(postings.length).toBeGreaterThan(1);
          expect(postings.some((posting) => posting.cents === 0)).toBe(false);
        }
        expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
        expect(sum(balancesOf(entries).values())).toBe(0);
      }),
      { numRuns: 300 },
    );
  });

  it('PY-009 balances equal the sums: receivable of open charges, prepayments of unused credits, the tenant’s of both', () => {
    fc.assert(
      fc.property(operations, (all) => {
        play(all, (book) => {
          const open = sum(openCharges(book.ledger).map(({ openCents }) => openCents));
          const unused = sum(openCredits(book.ledger).map(({ openCents }) => openCents));
          expect(balance(book, 'rent_receivable')).toBe(open);
          expect(negate(balance(book, 'prepayments'))).toBe(unused);
          expect(owedIn(balancesOf(book.entries))).toBe(book.owed);
        });
      }),
      { numRuns: 300 },
    );
  });

  it('PY-009 allocations never exceed the payment nor the charge, and none is negative or settles a voided charge', () => {
    fc.assert(
      fc.property(operations, (all) => {
        play(all, ({ ledger }) => {
          for (const one of ledger.credits) {
            expect(total(ledger.allocations.filter(({ creditId }) => creditId === one.id))).toBeLessThanOrEqual(
              leftOf(one),
            );
          }
          for (const { id, voided, amountCents } of ledger.charges) {
            const settled = total(ledger.allocations.filter(({ chargeId }) => chargeId === id));
            expect(settled).toBeLessThanOrEqual(voided ? 0 : amountCents);
          }
          expect(ledger.allocations.every((allocation) => allocation.cents > 0)).toBe(true);
        });
      }),
      { numRuns: 300 },
    );
  });

  it('PY-020 nothing stays unused while something is open: paying early settles the next charge', () => {
    fc.assert(
      fc.property(operations, (all) => {
        play(all, ({ ledger }) => expect(Math.min(openCharges(ledger).length, openCredits(ledger).length)).toBe(0));
      }),
      { numRuns: 300 },
    );
  });

  it('PY-009 after any reversal the remaining money settles the oldest first: nothing newer is paid while something older is open', () => {
    fc.assert(
      fc.property(operations, (all) => {
        let book = newBook();
        const outOfOrder: Allocation[] = [];
        for (const [index, operation] of all.entries()) {
          const next = tried(book, operation, `op-${String(index).padStart(2, '0')}`);
          const takesBack = ['return', 'reverse', 'refund', 'lose'].includes(operation.op);
          if (takesBack && next.entries.length > book.entries.length) outOfOrder.push(...paidOutOfOrder(next.ledger));
          book = next;
        }
        expect(outOfOrder).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('PY-018 the platform has the fees of the payments that were kept, and the rent balance contains none of them', () => {
    fc.assert(
      fc.property(operations, (all) => {
        const book = play(all);
        const standing = book.payments.filter(({ id }) => !book.returned.has(id));
        expect(negate(balance(book, 'platform_fees'))).toBe(sum(standing.map(({ feeCents }) => feeCents)));
        expect(balance(book, 'platform_cash')).toBe(
          sum(standing.filter(({ id }) => book.settled.has(id)).map(({ feeCents }) => feeCents)),
        );
      }),
    );
  });

  it('PY-018 refunds and lost disputes reduce what is kept, with their fees; a failed refund changes nothing', () => {
    fc.assert(
      fc.property(operations, (all) => {
        const book = play(all);
        const borne = sum(
          book.payments
            .filter(({ id, feeBearer }) => feeBearer === 'landlord' && !book.returned.has(id))
            .map(({ feeCents }) => feeCents),
        );
        expect(balance(book, 'processing_costs')).toBe(
          sum([
            borne,
            ...book.refunds.map(({ asked }) => asked.feeCents),
            ...book.losses.map(({ feeCents }) => feeCents),
          ]),
        );
        const there = book.payments.filter(({ id }) => !book.returned.has(id) && !book.settled.has(id));
        const came = there.map(({ amountCents, feeCents, feeBearer }) =>
          add(amountCents, feeBearer === 'tenant' ? feeCents : ZERO),
        );
        const sent = [
          ...book.refunds.map(({ asked }) => add(asked.cents, asked.feeCents)),
          ...book.losses.map((lost) => sum([lost.cents, lost.feeCents, lost.beyondCents])),
        ];
        expect(add(balance(book, 'cash_clearing'), sum(sent))).toBe(add(sum(came), book.charged));
      }),
      { numRuns: 300 },
    );
  });

  it('deposits held are what money settled of deposit charges, less what was used of it; forgiven amounts don’t count', () => {
    fc.assert(
      fc.property(operations, (all) => {
        play(all, (book) => {
          const kinds = new Map(book.ledger.charges.map(({ id, kind }) => [id, kind]));
          const given = book.ledger.credits.filter(({ source }) => source === 'credit');
          const gifts = new Set(given.map(({ id }) => id));
          const settled = book.ledger.allocations.filter(({ chargeId }) => kinds.get(chargeId) === 'deposit');
          const paid = total(settled.filter(({ creditId }) => !gifts.has(creditId)));
          const forgiven = total(settled.filter(({ creditId }) => gifts.has(creditId)));
          const used = sum(book.ledger.credits.filter(({ source }) => source === 'deposit').map(leftOf));
          expect(negate(balance(book, 'deposits_held'))).toBe(subtract(paid, used));
          expect(balance(book, 'credits_given')).toBe(subtract(sum(given.map(leftOf)), forgiven));
        });
      }),
      { numRuns: 300 },
    );
  });

  it('PY-005 repeating an operation changes nothing, and neither does a refused one', () => {
    fc.assert(
      fc.property(operations, (all) => {
        const book = play(all);
        for (const payment of book.payments) {
          expect(isNoChange(paymentSucceeded(book.ledger, payment))).toBe(true);
          const again = () =>
            paymentReturned(book.ledger, payment, { settled: false, recoveryChargeId: 'again', on: START });
          expect(book.returned.has(payment.id) ? isNoChange(again()) : true).toBe(true);
        }
        for (const known of book.ledger.charges) expect(isNoChange(recordCharge(book.ledger, known))).toBe(true);
        for (const { id } of book.ledger.charges.filter(({ voided }) => voided))
          expect(isNoChange(voidCharge(book.ledger, id))).toBe(true);
      }),
    );
  });

  it('the order in which rows are read does not matter', () => {
    const backwards = (ledger: LeaseLedger): LeaseLedger => ({
      ...ledger,
      charges: ledger.charges.toReversed(),
      credits: ledger.credits.toReversed(),
      allocations: ledger.allocations.toReversed(),
    });
    fc.assert(
      fc.property(operations, amount, (all, sumPaid) => {
        const { ledger } = play(all);
        const paid = (now: LeaseLedger) =>
          recordCredit(now, { id: 'last', source: 'offline_payment', amountCents: sumPaid, receivedOn: START });
        expect(paid(backwards(ledger))).toEqual(paid(ledger));
      }),
    );
  });

  it('when every charge is voided and every credit reversed, the accounts contain only refunds', () => {
    fc.assert(
      fc.property(
        operations.map((all) =>
          all.filter(({ op }) => !['refund', 'refundFails', 'lose', 'payoutLine', 'deposit', 'settle'].includes(op)),
        ),
        (all) => {
          let book = play(all);
          for (const { id } of book.ledger.charges) book = write(book, voidCharge(book.ledger, id));
          for (const payment of book.payments)
            book = write(
              book,
              paymentReturned(book.ledger, payment, { settled: false, recoveryChargeId: 'none', on: START }),
            );
          for (const { id, source } of book.ledger.credits) {
            if (!['online_payment', 'cashback'].includes(source)) book = write(book, reverseCredit(book.ledger, id));
          }
          expect([...balancesOf(book.entries).values()].filter((left) => left !== 0)).toEqual([]);
        },
      ),
    );
  });
});
