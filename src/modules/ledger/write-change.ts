import { v7 } from 'uuid';
import type { Day } from '../../contract/days.js';
import { Problem } from '../../platform/errors/problem.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { Allocation } from './allocation.js';
import type { Book, NewEntry } from './book.js';
import { insertCharges, type RecurringMonth } from './charge-rows.js';
import type { EntryDraft } from './entry.js';
import { writeEntries } from './journal.js';
import type { LedgerChange } from './lease-ledger.js';
import type { LoadedLedger } from './load-ledger.js';
import { openedThoughPaid } from './settle-again.js';

/** What the rules don't know about a change: its day, whose payment it is, the words and period of a new charge. */
export interface About {
  /** Day that the entries count for. */
  readonly on: Day;
  /** Day on which it is recorded, if later, because that is when tenants learn about it. */
  readonly knownOn?: Day;
  readonly paymentId?: string;
  readonly note?: string | null;
  readonly label?: string | null;
  readonly period?: string | null;
  /** The recurring charge and its month that a new charge is for. */
  readonly recurring?: RecurringMonth;
}

const ALLOCATIONS = `insert into allocation (id, account_id, demo, created_at, lease_id, charge_id, entry_id, amount_cents)
  select id, account_id, demo, $2, lease_id, charge_id, entry_id, amount_cents
  from jsonb_to_recordset($1::jsonb) as a(id uuid, account_id uuid, demo boolean, lease_id uuid, charge_id uuid, entry_id uuid, amount_cents bigint)`;

const LATE_FROM = `update charge set late_fee_from = greatest(late_fee_from, $2::date), version = version + 1
  where id = any($1::uuid[]) and kind = 'rent' and due_on < $2::date and open_cents > 0`;

/** Writes everything that one ledger action changed, in its transaction. */
export async function writeChange(
  tx: Tx,
  book: Book,
  held: LoadedLedger,
  change: LedgerChange,
  about: About,
  now: Date,
): Promise<void> {
  const known = new Set(held.ledger.charges.map(({ id }) => id));
  const [changed, made] = partition(change.charges, ({ id }) => known.has(id));
  const { period = null, label = null, recurring } = about;
  const inserted = await insertCharges(
    tx,
    made.map(({ id, kind, dueOn, amountCents }) => ({
      id,
      book,
      kind,
      dueOn,
      cents: amountCents,
      period,
      label,
      recurring,
    })),
    now,
  );
  // Only runs may find that a charge already exists. A charge by hand would otherwise post entries of a charge that
  // isn't there.
  if (inserted.length !== made.length) throw new Problem('conflict');
  // Runs before the charge is voided, because a voided charge has no settled amounts.
  const rows = change.released.map((allocation) => held.rowOf.get(allocation));
  await tx.rows('update allocation set released_at = $2, version = version + 1 where id = any($1::uuid[])', [
    rows,
    now,
  ]);
  const voided = changed.filter((charge) => charge.voided).map(({ id }) => id);
  await tx.rows(
    'update charge set voided_at = $2, version = version + 1 where id = any($1::uuid[]) and voided_at is null',
    [voided, now],
  );
  await writeEntries(tx, await newEntries(tx, book, change.entries, about), now);
  await insertAllocations(
    tx,
    change.allocated.map((allocation) => ({ ...allocation, book })),
    now,
  );
  const opened = openedThoughPaid(held.ledger, change);
  if (opened.length > 0) await tx.rows(LATE_FROM, [opened, about.knownOn ?? about.on]);
}

/** Writes which credit settles how much of which charge. */
export async function insertAllocations(
  tx: Tx,
  made: readonly (Allocation & { book: Book })[],
  now: Date,
): Promise<void> {
  if (made.length === 0) return;
  const rows = made.map(({ book, creditId, chargeId, cents }) => ({
    id: v7(),
    account_id: book.accountId,
    demo: book.demo,
    lease_id: book.leaseId,
    charge_id: chargeId,
    entry_id: creditId,
    amount_cents: cents,
  }));
  await tx.rows(ALLOCATIONS, [JSON.stringify(rows), now]);
}

async function newEntries(
  tx: Tx,
  book: Book,
  drafts: readonly EntryDraft[],
  { on, paymentId, note }: About,
): Promise<NewEntry[]> {
  const keys = drafts.flatMap(({ reversesKey }) => (reversesKey ? [reversesKey] : []));
  const originals = await tx.rows<{ id: string; key: string }>(
    'select id, key from journal_entry where account_id = $1 and key = any($2)',
    [book.accountId, keys],
  );
  const idOf = new Map(originals.map(({ id, key }) => [key, id]));
  return drafts.map((draft) => ({
    id: makesCredit(draft) ? (draft.creditId as string) : v7(),
    book,
    draft,
    effectiveOn: on,
    paymentId: concernsPayment(draft) ? (paymentId ?? null) : null,
    reversesId: draft.reversesKey ? (idOf.get(draft.reversesKey) ?? null) : null,
    note: note ?? null,
  }));
}

/** The entry that makes a credit has its id. */
function makesCredit({ creditId, kind, reversesKey }: EntryDraft): boolean {
  return creditId !== undefined && kind !== 'refund' && kind !== 'dispute_lost' && reversesKey === undefined;
}

/** A charge can be settled by several payments in one step. */
function concernsPayment({ kind }: EntryDraft): boolean {
  return kind !== 'applied' && kind !== 'released';
}

function partition<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}
