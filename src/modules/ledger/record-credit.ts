import { compareDays, type Day } from '../../contract/days.js';
import { add, max, subtract, sum, ZERO, type Cents } from '../../contract/money.js';
import { allocateManually, release, type Allocation, type Wanted } from './allocation.js';
import { reverseEntry, type EntryDraft } from './entry.js';
import {
  allocate,
  chargeOf,
  creditOf,
  inSteps,
  leftOf,
  NO_CHANGE,
  openCharges,
  settle,
  unallocate,
  type LeaseLedger,
  type LedgerChange,
  type LedgerCredit,
  type Step,
} from './lease-ledger.js';
import { LedgerError } from './ledger-error.js';
import { chargeEntry, creditEntry, refundEntry, refundRecoveryEntry } from './posting-rules.js';
import { settleAgain } from './settle-again.js';

export type NewCredit = Omit<LedgerCredit, 'takenBackCents' | 'reversed'>;

/**
 * Posts a credit (a payment that succeeded, cashback, a reduction, a deposit that is used) and settles charges with it:
 * first those that are `wanted`, then the oldest; what remains is paid ahead. The same credit again changes nothing.
 */
export function recordCredit(ledger: LeaseLedger, credit: NewCredit, wanted: readonly Wanted[] = []): LedgerChange {
  const known = ledger.credits.find(({ id }) => id === credit.id);
  if (known) return alreadyThere(known, credit);
  return inSteps(ledger, postCredit(credit, wanted), settle(`credit:${credit.id}`));
}

/**
 * Reverses a credit that was a mistake, as if it had never existed. The remaining money settles the oldest charges.
 * Repeating this changes nothing.
 */
export function reverseCredit(ledger: LeaseLedger, creditId: string): LedgerChange {
  if (creditOf(ledger, creditId).reversed) return NO_CHANGE;
  return inSteps(ledger, takeBackAll(creditId, 'reversal'), settleAgain(`reversal:${creditId}`));
}

/** The id of the one-off charge that is made when money was refunded before its payment was returned. */
export interface Recovery {
  readonly recoveryChargeId: string;
  readonly on: Day;
}

/**
 * The bank took back a payment. The remaining money settles the oldest charges, and the part that had been refunded
 * before is owed again. Repeating this changes nothing.
 */
export function returnCredit(ledger: LeaseLedger, creditId: string, recovery: Recovery): LedgerChange {
  const credit = creditOf(ledger, creditId);
  if (credit.reversed) return NO_CHANGE;
  return inSteps(
    ledger,
    takeBackAll(creditId, 'return'),
    recover(credit.takenBackCents, recovery),
    settleAgain(`return:${creditId}`),
  );
}

/** Uses a deposit that is held for charges, itemized: one credit for each deduction. */
export function deductDeposit(
  ledger: LeaseLedger,
  deduction: Omit<NewCredit, 'source'>,
  heldCents: Cents,
  wanted: readonly Wanted[],
): LedgerChange {
  if (deduction.amountCents > heldCents) throw new LedgerError('more_than_held');
  return recordCredit(ledger, { ...deduction, source: 'deposit' }, wanted);
}

export function postCredit(credit: NewCredit, wanted: readonly Wanted[] = []): Step {
  return (ledger) => {
    const posted = {
      ...NO_CHANGE,
      credits: [{ ...credit, takenBackCents: ZERO, reversed: false }],
      entries: [entryOf(ledger, credit)],
    };
    const openCredit = { id: credit.id, receivedOn: credit.receivedOn, openCents: credit.amountCents };
    const chosen = allocateManually(openCredit, openCharges(ledger), wanted);
    return inSteps(
      ledger,
      () => posted,
      (now) => allocate(now, chosen, `wanted:${credit.id}`),
    );
  };
}

/** A refund, without allocating the remaining money again. */
export function refund(
  creditId: string,
  refundId: string,
  cents: Cents,
  entryFor: typeof refundEntry = refundEntry,
): Step {
  return (ledger) => {
    const credit = creditOf(ledger, creditId);
    if (cents > leftOf(credit)) throw new LedgerError('more_than_left');
    const entries = [entryFor({ id: refundId, currency: ledger.currency, cents, source: credit.source, creditId })];
    return inSteps(ledger, free(credit, cents, `refund:${refundId}`), () => takenBack(credit, cents, entries));
  };
}

/**
 * Reverses a whole credit without allocating the remaining money again. Does nothing if it was already reversed. The
 * caller must compensate for its refunds.
 */
export function takeBackAll(creditId: string, kind: 'return' | 'reversal'): Step {
  return (ledger) => {
    const credit = creditOf(ledger, creditId);
    if (credit.reversed) return NO_CHANGE;
    if (kind === 'reversal' && credit.takenBackCents > 0) throw new LedgerError('more_than_left');
    const entries = [reverseEntry(entryOf(ledger, credit), kind)];
    const back = () => takenBack({ ...credit, reversed: true }, leftOf(credit), entries);
    return inSteps(ledger, free(credit, leftOf(credit), `${kind}:${creditId}`), back);
  };
}

/** If a refund was paid before the payment came back, the tenant owes it. */
export function recover(cents: Cents, { recoveryChargeId: id, on }: Recovery): Step {
  if (cents === 0) return () => NO_CHANGE;
  const charge = { id, kind: 'one_off' as const, amountCents: cents, dueOn: on, voided: false };
  return ({ currency }) => ({
    ...NO_CHANGE,
    charges: [charge],
    entries: [chargeEntry({ id, currency, cents, kind: 'one_off' }), refundRecoveryEntry({ id, currency, cents })],
  });
}

/** Frees an amount of a credit: the newest charges that it had settled are open again, and held deposits come last. */
function free(credit: LedgerCredit, cents: Cents, cause: string): Step {
  return (ledger) => {
    const uses = ledger.allocations.filter(({ creditId }) => creditId === credit.id).sort(newestChargeFirst(ledger));
    const unused = subtract(leftOf(credit), sum(uses.map((use) => use.cents)));
    const { released, kept } = release(max(ZERO, subtract(cents, unused)), uses);
    return unallocate(ledger, released, kept, cause);
  };
}

function newestChargeFirst(ledger: LeaseLedger): (a: Allocation, b: Allocation) => number {
  const dueOn = ({ chargeId }: Allocation) => chargeOf(ledger, chargeId).dueOn;
  const isDeposit = ({ chargeId }: Allocation) => Number(chargeOf(ledger, chargeId).kind === 'deposit');
  return (a, b) => isDeposit(a) - isDeposit(b) || compareDays(dueOn(b), dueOn(a)) || (a.chargeId < b.chargeId ? 1 : -1);
}

function takenBack(credit: LedgerCredit, cents: Cents, entries: readonly EntryDraft[]): LedgerChange {
  return { ...NO_CHANGE, entries, credits: [{ ...credit, takenBackCents: add(credit.takenBackCents, cents) }] };
}

function entryOf({ currency }: LeaseLedger, { id, source, amountCents }: NewCredit): EntryDraft {
  return creditEntry({ id, currency, cents: amountCents, source });
}

function alreadyThere(known: LedgerCredit, credit: NewCredit): LedgerChange {
  if (known.source !== credit.source || known.amountCents !== credit.amountCents) throw new LedgerError('id_reused');
  return NO_CHANGE;
}
