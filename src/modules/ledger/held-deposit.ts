import { add, cents, negate, ZERO, type Cents } from '../../contract/money.js';
import { refusalWith } from '../../platform/errors/refusals.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { Book } from './book.js';
import { balancesOf } from './entry.js';
import { HELD_SINCE } from './held-since.rows.js';
import type { LedgerChange } from './lease-ledger.js';

const HELD = `select coalesce(-sum(amount_cents), 0)::bigint as held from posting where lease_id = $1 and ledger_account = 'deposits_held'`;

/** The deposit that the landlord holds. Take the lease's lock first. */
export async function heldDeposit(tx: Tx, { leaseId }: Book): Promise<Cents> {
  const [row] = await tx.rows<{ held: number }>(HELD, [leaseId]);
  return cents(row?.held ?? 0);
}

/** The first day on which the landlord held a deposit of the lease. Take the lease's lock first. */
export async function heldSince(tx: Tx, leaseId: string): Promise<string | null> {
  const [row] = await tx.rows<{ since: string | null }>(HELD_SINCE, [leaseId]);
  return row?.since ?? null;
}

const ASKED = `select coalesce(-sum(amount_cents), 0)::bigint as held from posting where lease_id = $1 and ledger_account in ('deposits_held', 'deposits_due')`;

/** The deposit that the landlord holds or has charged. Take the lease's lock first. */
export async function askedDeposit(tx: Tx, { leaseId }: Book): Promise<Cents> {
  const [row] = await tx.rows<{ held: number }>(ASKED, [leaseId]);
  return cents(row?.held ?? 0);
}

/** 422 if a deposit that was already returned or used would be reversed. */
export async function refuseDepositThatIsGone(tx: Tx, book: Book, change: LedgerChange): Promise<void> {
  const taken = balancesOf(change.entries).get('deposits_held') ?? ZERO;
  if (taken <= 0) return;
  const heldCents = await heldDeposit(tx, book);
  if (add(heldCents, negate(taken)) < 0) throw refusalWith({ heldCents }, 'deposit_used');
}
