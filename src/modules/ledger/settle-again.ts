import { subtract, sum, ZERO, type Cents } from '../../contract/money.js';
import { inOrderOfSettling, type Allocation } from './allocation.js';
import {
  applyChange,
  chargeOf,
  creditOf,
  inSteps,
  NO_CHANGE,
  openCharges,
  settle,
  unallocate,
  type LeaseLedger,
  type LedgerChange,
  type Step,
} from './lease-ledger.js';

/**
 * After a reversal, the remaining money settles the oldest charges first, as if the reversed money had never existed.
 * Only allocations to charges after the oldest open one move, and those that would settle the same charge as before
 * stay.
 */
export function settleAgain(cause: string): Step {
  return (ledger) => {
    const movable = afterOldestOpen(ledger);
    const freed = applyChange(ledger, { ...NO_CHANGE, released: movable });
    const again = settle(cause)(freed).allocated;
    const gone = without(movable, again);
    return inSteps(ledger, (now) => unallocate(now, gone, [], `order:${cause}`), settle(cause));
  };
}

/**
 * Charges that a change has opened although they were paid in full: the money that had settled them settles older ones
 * now, or the landlord gave it back. So a late fee can't count from their due day. Money that the bank took back
 * doesn't count as having paid them.
 */
export function openedThoughPaid(
  ledger: LeaseLedger,
  { released, allocated, credits, entries }: LedgerChange,
): string[] {
  const refunded = new Set(entries.filter(({ kind }) => kind === 'refund').map(({ creditId }) => creditId));
  const takenBack = new Set(credits.map(({ id }) => id).filter((id) => !refunded.has(id)));
  const moved = new Set(released.filter(({ creditId }) => !takenBack.has(creditId)).map(({ chargeId }) => chargeId));
  const settled = (all: readonly Allocation[], id: string) =>
    sum(all.filter(({ chargeId }) => chargeId === id).map(({ cents }) => cents));
  return [...moved].filter(
    (id) =>
      settled(released, id) > settled(allocated, id) &&
      settled(ledger.allocations, id) >= chargeOf(ledger, id).amountCents,
  );
}

/** A charge of which more is open after a change than before. */
export interface OpenedCharge {
  readonly id: string;
  readonly cents: Cents;
  /** It had been paid in full, so the days before a late fee start again. */
  readonly wasPaid: boolean;
}

export function openedBy(ledger: LeaseLedger, change: LedgerChange): OpenedCharge[] {
  const before = new Map(openCharges(ledger).map(({ id, openCents }) => [id, openCents]));
  const paid = new Set(openedThoughPaid(ledger, change));
  return inOrderOfSettling(openCharges(applyChange(ledger, change)))
    .map(({ id, openCents }) => ({ id, cents: subtract(openCents, before.get(id) ?? ZERO), wasPaid: paid.has(id) }))
    .filter(({ cents }) => cents > 0);
}

/** Allocations to charges after the oldest open one, which may settle others instead. */
function afterOldestOpen(ledger: LeaseLedger): Allocation[] {
  const [first] = inOrderOfSettling(openCharges(ledger));
  if (!first) return [];
  const inOrder = inOrderOfSettling(ledger.charges.map((charge) => ({ ...charge, openCents: charge.amountCents })));
  const later = new Set(inOrder.slice(inOrder.findIndex(({ id }) => id === first.id) + 1).map(({ id }) => id));
  return ledger.allocations.filter((allocation) => later.has(allocation.chargeId) && !isFixed(ledger, allocation));
}

/**
 * Allocations that must stay. A paid deposit is the tenant's money, so rent isn't taken from it without telling them. A
 * deduction from a deposit pays the charges that the tenant was told about. Payments don't name a charge; if one ever
 * does, add it here.
 */
function isFixed(ledger: LeaseLedger, { chargeId, creditId }: Allocation): boolean {
  return chargeOf(ledger, chargeId).kind === 'deposit' || creditOf(ledger, creditId).source === 'deposit';
}

/** The allocations that aren't among the others. Each of the others cancels out only one. */
function without(allocations: readonly Allocation[], others: readonly Allocation[]): Allocation[] {
  const left = [...others];
  return allocations.filter((allocation) => {
    const at = left.findIndex((other) => isSame(allocation, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function isSame(one: Allocation, other: Allocation): boolean {
  return one.chargeId === other.chargeId && one.creditId === other.creditId && one.cents === other.cents;
}
