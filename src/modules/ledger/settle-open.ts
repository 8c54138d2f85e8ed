import { v7 } from 'uuid';
import type { Day } from '../../contract/days.js';
import { ZERO } from '../../contract/money.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { Book } from './book.js';
import { writeEntries } from './journal.js';
import { settle, type LedgerCredit } from './lease-ledger.js';
import { openCharges, openCredits, type OpenChargeOfLease, type OpenCreditOfLease } from './open-items.js';
import { insertAllocations } from './write-change.js';

export interface BookToSettle {
  readonly book: Book;
  /** The unique name of its cause. */
  readonly cause: string;
  readonly on: Day;
}

/** Settles open charges with prepayments, for thousands of leases in a few statements. */
export async function settleOpen(tx: Tx, books: readonly BookToSettle[], now: Date): Promise<void> {
  const query = <Row extends object>(text: string, values?: unknown[]) => tx.rows<Row>(text, values);
  const credits = Map.groupBy(
    await openCredits(
      query,
      books.map(({ book }) => book.leaseId),
    ),
    ({ leaseId }) => leaseId,
  );
  if (credits.size === 0) return;
  const charges = Map.groupBy(await openCharges(query, [...credits.keys()]), ({ leaseId }) => leaseId);
  const changes = books.map((item) => {
    const { leaseId, currency } = item.book;
    const ledger = {
      currency,
      charges: (charges.get(leaseId) ?? []).map(whole),
      credits: (credits.get(leaseId) ?? []).map(unused),
      allocations: [],
    };
    return { ...item, change: settle(item.cause)(ledger) };
  });
  await insertAllocations(
    tx,
    changes.flatMap(({ book, change }) => change.allocated.map((allocation) => ({ ...allocation, book }))),
    now,
  );
  const entries = changes.flatMap(({ book, on, change }) =>
    change.entries.map((draft) => ({ id: v7(), book, draft, effectiveOn: on })),
  );
  await writeEntries(tx, entries, now);
}

/** What is left of a charge, as a charge that nothing has settled yet. */
function whole({ id, kind, openCents, dueOn }: OpenChargeOfLease) {
  return { id, kind, amountCents: openCents, dueOn, voided: false };
}

/** What is left of a credit, as a credit that was never used. */
function unused({ id, source, openCents, receivedOn }: OpenCreditOfLease): LedgerCredit {
  return { id, source, amountCents: openCents, receivedOn, takenBackCents: ZERO, reversed: false };
}
