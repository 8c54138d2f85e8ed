import type { Currency } from '../../contract/currencies.js';
import type { Day } from '../../contract/days.js';
import { subtract, sum, ZERO, type Cents } from '../../contract/money.js';
import { isForgiven, type ChargeKind, type CreditSource } from './accounts.js';
import { allocateOldestFirst, type Allocation, type OpenCharge, type OpenCredit } from './allocation.js';
import type { EntryDraft } from './entry.js';
import { LedgerError } from './ledger-error.js';
import { appliedEntry, releasedEntry, type Settled } from './posting-rules.js';

export interface LedgerCharge {
  readonly id: string;
  readonly kind: ChargeKind;
  readonly amountCents: Cents;
  readonly dueOn: Day;
  readonly voided: boolean;
  readonly priority?: number;
}

/** Something that settles charges; its id is the one of the entry that made it. */
export interface LedgerCredit {
  readonly id: string;
  readonly source: CreditSource;
  readonly amountCents: Cents;
  readonly receivedOn: Day;
  /** Refunded, or the whole amount when it was returned or reversed. */
  readonly takenBackCents: Cents;
  /**
   * Returned or reversed as a whole, so another reversal changes nothing. One that was refunded in full can still be
   * returned by the bank.
   */
  readonly reversed: boolean;
}

/**
 * The subledger of one lease, as stored in the rows: its charges, its credits, and the current allocations. Rows that
 * are settled in full and untouched may be left out.
 */
export interface LeaseLedger {
  readonly currency: Currency;
  readonly charges: readonly LedgerCharge[];
  readonly credits: readonly LedgerCredit[];
  readonly allocations: readonly Allocation[];
}

/**
 * What a command changes, to be written in one transaction: entries to add, allocations to add (`allocated`) and to end
 * (`released`, the same row objects that the ledger has), and charges and credits to add or change.
 */
export interface LedgerChange {
  readonly entries: readonly EntryDraft[];
  readonly released: readonly Allocation[];
  readonly allocated: readonly Allocation[];
  readonly charges: readonly LedgerCharge[];
  readonly credits: readonly LedgerCredit[];
}

export const NO_CHANGE: LedgerChange = { entries: [], released: [], allocated: [], charges: [], credits: [] };

/** The ledger after a change. */
export function applyChange(ledger: LeaseLedger, change: LedgerChange): LeaseLedger {
  const gone = new Set(change.released);
  return {
    currency: ledger.currency,
    charges: replaced(ledger.charges, change.charges),
    credits: replaced(ledger.credits, change.credits),
    allocations: [...ledger.allocations.filter((allocation) => !gone.has(allocation)), ...change.allocated],
  };
}

export type Step = (ledger: LeaseLedger) => LedgerChange;

/** Takes steps one after the other, each on the result of the previous ones, as one change. */
export function inSteps(ledger: LeaseLedger, ...steps: readonly Step[]): LedgerChange {
  let now = ledger;
  let whole = NO_CHANGE;
  for (const step of steps) {
    const change = step(now);
    now = applyChange(now, change);
    whole = joined(whole, change);
  }
  return whole;
}

/** Uses what is free for what is open, the oldest of each first. `cause` makes the key of its entry. */
export function settle(cause: string): Step {
  return (ledger) => allocate(ledger, allocateOldestFirst(openCredits(ledger), openCharges(ledger)), cause);
}

export function allocate(ledger: LeaseLedger, allocated: readonly Allocation[], cause: string): LedgerChange {
  if (allocated.length === 0) return NO_CHANGE;
  return {
    ...NO_CHANGE,
    allocated,
    entries: [appliedEntry({ id: cause, currency: ledger.currency, ...amounts(ledger, allocated) })],
  };
}

/** Ends allocations and starts those that are kept of them; what was settled is open again. */
export function unallocate(
  ledger: LeaseLedger,
  released: readonly Allocation[],
  kept: readonly Allocation[],
  cause: string,
): LedgerChange {
  if (released.length === 0) return NO_CHANGE;
  const before = amounts(ledger, released);
  const after = amounts(ledger, kept);
  const net = {
    cents: subtract(before.cents, after.cents),
    depositCents: subtract(before.depositCents, after.depositCents),
    forgivenCents: subtract(before.forgivenCents, after.forgivenCents),
  };
  return {
    ...NO_CHANGE,
    released,
    allocated: kept,
    entries: [releasedEntry({ id: cause, currency: ledger.currency, ...net })],
  };
}

export function openCharges(ledger: LeaseLedger): OpenCharge[] {
  const settled = totals(ledger.allocations, ({ chargeId }) => chargeId);
  return ledger.charges
    .filter(({ voided }) => !voided)
    .map((charge) => ({ ...charge, openCents: subtract(charge.amountCents, settled.get(charge.id) ?? ZERO) }))
    .filter(({ openCents }) => openCents > 0);
}

export function openCredits(ledger: LeaseLedger): OpenCredit[] {
  const used = totals(ledger.allocations, ({ creditId }) => creditId);
  return ledger.credits
    .map((credit) => ({ ...credit, openCents: subtract(leftOf(credit), used.get(credit.id) ?? ZERO) }))
    .filter(({ openCents }) => openCents > 0);
}

/** The amount of a credit after refunds. */
export function leftOf(credit: LedgerCredit): Cents {
  return subtract(credit.amountCents, credit.takenBackCents);
}

export function chargeOf(ledger: LeaseLedger, id: string): LedgerCharge {
  const charge = ledger.charges.find((candidate) => candidate.id === id);
  if (!charge) throw new LedgerError('unknown_charge');
  return charge;
}

export function creditOf(ledger: LeaseLedger, id: string): LedgerCredit {
  const credit = ledger.credits.find((candidate) => candidate.id === id);
  if (!credit) throw new LedgerError('unknown_credit');
  return credit;
}

/** The total that allocations settle, and the part for deposits: paid and forgiven. */
function amounts(ledger: LeaseLedger, allocations: readonly Allocation[]): Settled {
  const forDeposits = allocations.filter(({ chargeId }) => chargeOf(ledger, chargeId).kind === 'deposit');
  const isForgiving = ({ creditId }: Allocation) => isForgiven(creditOf(ledger, creditId).source);
  return {
    cents: total(allocations),
    depositCents: total(forDeposits.filter((allocation) => !isForgiving(allocation))),
    forgivenCents: total(forDeposits.filter(isForgiving)),
  };
}

const total = (allocations: readonly Allocation[]) => sum(allocations.map(({ cents }) => cents));

function totals(allocations: readonly Allocation[], key: (allocation: Allocation) => string): Map<string, Cents> {
  const grouped = Map.groupBy(allocations, key);
  return new Map([...grouped].map(([id, group]) => [id, total(group)]));
}

function replaced<T extends { readonly id: string }>(rows: readonly T[], changed: readonly T[]): T[] {
  const ids = new Set(changed.map(({ id }) => id));
  return [...rows.filter(({ id }) => !ids.has(id)), ...changed];
}

/** Merges two changes into one. Allocations of the first one that the second one releases were never written. */
function joined(a: LedgerChange, b: LedgerChange): LedgerChange {
  const unwritten = new Set(a.allocated.filter((allocation) => b.released.includes(allocation)));
  return {
    entries: [...a.entries, ...b.entries],
    released: [...a.released, ...b.released.filter((allocation) => !unwritten.has(allocation))],
    allocated: [...a.allocated.filter((allocation) => !unwritten.has(allocation)), ...b.allocated],
    charges: replaced(a.charges, b.charges),
    credits: replaced(a.credits, b.credits),
  };
}
