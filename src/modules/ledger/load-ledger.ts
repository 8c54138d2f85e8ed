import { day } from '../../contract/days.js';
import { cents } from '../../contract/money.js';
import type { Tx } from '../../platform/scope/tx.js';
import { sourceOf, type ChargeKind } from './accounts.js';
import type { Allocation } from './allocation.js';
import type { Book } from './book.js';
import type { LeaseLedger, LedgerCharge, LedgerCredit } from './lease-ledger.js';

/** The ledger of a lease as the rules need it, with the row of each allocation. */
export interface LoadedLedger {
  readonly ledger: LeaseLedger;
  readonly rowOf: ReadonlyMap<Allocation, string>;
}

const CHARGES = `select id, kind, amount_cents as "amountCents", due_on as "dueOn", voided_at is not null as voided from charge where lease_id = $1`;

/** An entry that made a credit; the account that it debited identifies the source. */
const CREDITS = `select e.id, e.effective_on as "receivedOn", -p.amount_cents as "amountCents",
    (select o.ledger_account from posting o where o.entry_id = e.id and o.amount_cents > 0 limit 1) as debited,
    case when exists (select 1 from journal_entry b where b.reverses_id = e.id) then -p.amount_cents
      else (select coalesce(sum(q.amount_cents), 0)::bigint from journal_entry f join posting q on q.entry_id = f.id
        where f.credit_id = e.id and f.id <> e.id and f.kind in ('refund', 'refund_failed', 'dispute_lost') and q.ledger_account = 'prepayments') end as "takenBackCents",
    exists (select 1 from journal_entry b where b.reverses_id = e.id) as reversed
  from journal_entry e join posting p on p.entry_id = e.id and p.ledger_account = 'prepayments'
  where e.lease_id = $1 and e.credit_id = e.id`;

const ALLOCATIONS = `select id, entry_id as "creditId", charge_id as "chargeId", amount_cents as cents
  from allocation where lease_id = $1 and released_at is null order by id`;

interface ChargeRow {
  id: string;
  kind: ChargeKind;
  amountCents: number;
  dueOn: string;
  voided: boolean;
}
interface CreditRow {
  id: string;
  receivedOn: string;
  amountCents: number;
  debited: string;
  takenBackCents: number;
  reversed: boolean;
}

/** Reads the whole subledger of a lease. Take the lease's lock first, unless nothing is written. */
export async function loadLedger(tx: Pick<Tx, 'rows'>, { leaseId, currency }: Book): Promise<LoadedLedger> {
  const charges = await tx.rows<ChargeRow>(CHARGES, [leaseId]);
  const credits = await tx.rows<CreditRow>(CREDITS, [leaseId]);
  const rows = await tx.rows<{ id: string; creditId: string; chargeId: string; cents: number }>(ALLOCATIONS, [leaseId]);
  const held = rows.map(({ id, ...row }): [Allocation, string] => [{ ...row, cents: cents(row.cents) }, id]);
  const ledger = {
    currency,
    charges: charges.map(toCharge),
    credits: credits.map(toCredit),
    allocations: held.map(([allocation]) => allocation),
  };
  return { ledger, rowOf: new Map(held) };
}

function toCharge(row: ChargeRow): LedgerCharge {
  return { ...row, amountCents: cents(row.amountCents), dueOn: day(row.dueOn) };
}

function toCredit({ id, receivedOn, amountCents, debited, takenBackCents, reversed }: CreditRow): LedgerCredit {
  return {
    id,
    source: sourceOf(debited),
    receivedOn: day(receivedOn),
    amountCents: cents(amountCents),
    takenBackCents: cents(takenBackCents),
    reversed,
  };
}
