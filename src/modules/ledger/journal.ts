import { v7 } from 'uuid';
import type { Tx } from '../../platform/scope/tx.js';
import type { NewEntry } from './book.js';

const ENTRIES = `insert into journal_entry
    (id, account_id, demo, created_at, lease_id, property_id, kind, effective_on, currency, charge_id, payment_id, credit_id, reverses_id, note, key)
  select id, account_id, demo, $2, lease_id, property_id, kind, effective_on, currency, charge_id, payment_id, credit_id, reverses_id, note, key
  from jsonb_to_recordset($1::jsonb) as e(id uuid, account_id uuid, demo boolean, lease_id uuid, property_id uuid, kind text, effective_on date,
    currency text, charge_id uuid, payment_id uuid, credit_id uuid, reverses_id uuid, note text, key text)`;

const POSTINGS = `insert into posting (id, account_id, demo, created_at, entry_id, lease_id, ledger_account, amount_cents, currency)
  select id, account_id, demo, $2, entry_id, lease_id, ledger_account, amount_cents, currency
  from jsonb_to_recordset($1::jsonb) as p(id uuid, account_id uuid, demo boolean, entry_id uuid, lease_id uuid,
    ledger_account text, amount_cents bigint, currency text)`;

/** Writes entries with their postings, one or thousands in the same way. A key that already exists fails the transaction. */
export async function writeEntries(tx: Tx, entries: readonly NewEntry[], now: Date): Promise<void> {
  if (entries.length === 0) return;
  await tx.rows(ENTRIES, [JSON.stringify(entries.map(entryRow)), now]);
  await tx.rows(POSTINGS, [JSON.stringify(entries.flatMap(postingRows)), now]);
}

function entryRow({ id, book, draft, effectiveOn, paymentId, reversesId, note }: NewEntry) {
  return {
    id,
    account_id: book.accountId,
    demo: book.demo,
    lease_id: book.leaseId,
    property_id: 'propertyId' in book ? book.propertyId : null,
    kind: draft.kind,
    effective_on: effectiveOn,
    currency: draft.currency,
    charge_id: draft.chargeId ?? null,
    payment_id: paymentId ?? null,
    credit_id: draft.creditId ?? null,
    reverses_id: reversesId ?? null,
    note: note ?? null,
    key: draft.key,
  };
}

function postingRows({ id, book, draft }: NewEntry) {
  return draft.postings.map(({ account, cents }) => ({
    id: v7(),
    account_id: book.accountId,
    demo: book.demo,
    entry_id: id,
    lease_id: book.leaseId,
    ledger_account: account,
    amount_cents: cents,
    currency: draft.currency,
  }));
}
