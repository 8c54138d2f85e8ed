import { compareDays, type Day } from '../../contract/days.js';
import { min, subtract, ZERO, type Cents } from '../../contract/money.js';
import { isForgiven, type ChargeKind, type CreditSource } from './accounts.js';
import { LedgerError } from './ledger-error.js';

/** A charge of which something is left to settle. */
export interface OpenCharge {
  readonly id: string;
  readonly dueOn: Day;
  readonly openCents: Cents;
  /**
   * Charges with a lower number are settled first, before age counts. All have the same number unless a landlord
   * changes it.
   */
  readonly priority?: number;
  readonly kind?: ChargeKind;
}

/** A credit of which something is left to use. */
export interface OpenCredit {
  readonly id: string;
  readonly receivedOn: Day;
  readonly openCents: Cents;
  readonly source?: CreditSource;
}

export interface Allocation {
  readonly creditId: string;
  readonly chargeId: string;
  readonly cents: Cents;
}

export type Wanted = Pick<Allocation, 'chargeId' | 'cents'>;

/** The order in which charges are settled: by priority, then the oldest, then by id, so that it is always the same. */
export function inOrderOfSettling(charges: readonly OpenCharge[]): OpenCharge[] {
  return [...charges].sort(
    (a, b) => (a.priority ?? 0) - (b.priority ?? 0) || compareDays(a.dueOn, b.dueOn) || byId(a, b),
  );
}

/**
 * Uses credits for charges, the oldest of each first. Never more than a credit has or a charge needs. A credit that
 * forgives settles a deposit only when nothing else is open, because otherwise a reduction of the rent would make the
 * deposit smaller.
 */
export function allocateOldestFirst(credits: readonly OpenCredit[], charges: readonly OpenCharge[]): Allocation[] {
  const needs = inOrderOfSettling(charges).map(({ id, openCents, kind }) => ({ id, kind, left: openCents }));
  const depositsLast = [...needs].sort((a, b) => Number(a.kind === 'deposit') - Number(b.kind === 'deposit'));
  return [...credits]
    .sort((a, b) => compareDays(a.receivedOn, b.receivedOn) || byId(a, b))
    .flatMap((credit) => spend(credit, credit.source && isForgiven(credit.source) ? depositsLast : needs));
}

/**
 * Uses one credit as a person chooses; the rest stays unused. Throws `LedgerError` when that is more than the credit
 * has or a charge needs, or names a charge twice or one that is not open.
 */
export function allocateManually(
  credit: OpenCredit,
  charges: readonly OpenCharge[],
  wanted: readonly Wanted[],
): Allocation[] {
  let left = credit.openCents;
  const needs = new Map(charges.map(({ id, openCents }) => [id, openCents]));
  if (new Set(wanted.map(({ chargeId }) => chargeId)).size < wanted.length) throw new LedgerError('allocation_repeats');
  return wanted.map(({ chargeId, cents }) => {
    const need = needs.get(chargeId);
    if (need === undefined) throw new LedgerError('unknown_charge');
    if (cents <= 0) throw new LedgerError('not_positive');
    if (cents > need) throw new LedgerError('allocation_exceeds_charge');
    if (cents > left) throw new LedgerError('allocation_exceeds_payment');
    left = subtract(left, cents);
    return { creditId: credit.id, chargeId, cents };
  });
}

function spend(credit: OpenCredit, needs: readonly { readonly id: string; left: Cents }[]): Allocation[] {
  let left = credit.openCents;
  const spent: Allocation[] = [];
  for (const need of needs) {
    const cents = min(left, need.left);
    if (cents <= 0) continue;
    need.left = subtract(need.left, cents);
    left = subtract(left, cents);
    spent.push({ creditId: credit.id, chargeId: need.id, cents });
  }
  return spent;
}

/** Which allocations to release for an amount, and how much of the last one stays. */
export interface Release<A extends Allocation> {
  readonly released: readonly A[];
  readonly kept: readonly Allocation[];
}

/**
 * Frees an amount from allocations, in the given order. Whole rows are freed; what remains of the last one becomes a
 * new row.
 */
export function release<A extends Allocation>(wanted: Cents, allocations: readonly A[]): Release<A> {
  const released: A[] = [];
  const kept: Allocation[] = [];
  let left = wanted;
  for (const allocation of allocations) {
    if (left <= 0) break;
    released.push(allocation);
    const { creditId, chargeId, cents } = allocation;
    if (cents > left) kept.push({ creditId, chargeId, cents: subtract(cents, left) });
    left = subtract(left, min(left, cents));
  }
  if (left > ZERO) throw new LedgerError('more_than_left');
  return { released, kept };
}

function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : Number(a.id > b.id);
}
