import type { Day } from '../../contract/days.js';
import type { Cents } from '../../contract/money.js';
import type { Tx } from '../../platform/scope/tx.js';
import type { ChargeKind } from './accounts.js';
import type { Book } from './book.js';

/** A charge to insert. With a period it is the only one of its kind for that lease and period. */
export interface NewCharge {
  readonly id: string;
  readonly book: Book;
  readonly kind: ChargeKind;
  readonly period: string | null;
  readonly dueOn: Day;
  readonly cents: Cents;
  readonly label?: string | null;
  /** The recurring charge and its month: the only one of that month that no other has superseded. */
  readonly recurring?: RecurringMonth | undefined;
}

export interface RecurringMonth {
  readonly id: string;
  readonly month: string;
}

const CHARGES = `insert into charge (id, account_id, demo, created_at, lease_id, kind, period, due_on, amount_cents, currency, label, recurring_id, recurring_month)
  select id, account_id, demo, $2, lease_id, kind, period, due_on, amount_cents, currency, label, recurring_id, recurring_month
  from jsonb_to_recordset($1::jsonb) as c(id uuid, account_id uuid, demo boolean, lease_id uuid, kind text, period text,
    due_on date, amount_cents bigint, currency text, label text, recurring_id uuid, recurring_month text)
  on conflict do nothing
  returning id`;

/**
 * Inserts the charges that don't exist yet and returns them, so the second of two callers makes no charge and no entry.
 */
export async function insertCharges(tx: Tx, charges: readonly NewCharge[], now: Date): Promise<NewCharge[]> {
  const rows = charges.map(({ id, book, kind, period, dueOn, cents, label, recurring }) => ({
    id,
    account_id: book.accountId,
    demo: book.demo,
    lease_id: book.leaseId,
    kind,
    period,
    due_on: dueOn,
    amount_cents: cents,
    currency: book.currency,
    label: label ?? null,
    recurring_id: recurring?.id ?? null,
    recurring_month: recurring?.month ?? null,
  }));
  const inserted = await tx.rows<{ id: string }>(CHARGES, [JSON.stringify(rows), now]);
  const ids = new Set(inserted.map(({ id }) => id));
  return charges.filter(({ id }) => ids.has(id));
}
