import { day, type Day } from '../../contract/days.js';
import { cents, type Cents } from '../../contract/money.js';
import type { Query } from '../../platform/scope/scope.js';
import { sourceOf, type ChargeKind, type CreditSource } from './accounts.js';
import type { OpenCharge, OpenCredit } from './allocation.js';

/** A charge with what is left of it. */
export interface OpenChargeOfLease extends OpenCharge {
  readonly leaseId: string;
  readonly kind: ChargeKind;
  readonly period: string | null;
  readonly label: string | null;
  readonly amountCents: Cents;
  /** The day from which the days before a late fee count, where it is later than the due day. */
  readonly lateFeeFrom: Day | null;
}
export interface OpenCreditOfLease extends OpenCredit {
  readonly leaseId: string;
  readonly source: CreditSource;
}

const OPEN_CHARGES = `select c.id, c.lease_id as "leaseId", c.kind, c.period, c.label, c.due_on as "dueOn", c.amount_cents as "amountCents",
    c.open_cents as "openCents", c.late_fee_from as "lateFeeFrom"
  from charge c where c.lease_id = any($1::uuid[]) and c.open_cents > 0
  order by c.due_on, c.id`;

/** A credit is an entry that adds to prepayments and wasn't reversed, less its refunds that arrived. */
const OPEN_CREDITS = `select e.id, e.lease_id as "leaseId", e.effective_on as "receivedOn", c.debited,
    c.brought - coalesce(a.used, 0) - coalesce(r.refunded, 0) as "openCents"
  from journal_entry e
  cross join lateral (select -sum(amount_cents) filter (where ledger_account = 'prepayments')::bigint as brought,
      min(ledger_account) filter (where amount_cents > 0) as debited from posting where entry_id = e.id) c
  left join lateral (select sum(amount_cents)::bigint as used from allocation where entry_id = e.id and released_at is null) a on true
  left join lateral (select sum(p.amount_cents)::bigint as refunded from journal_entry f join posting p on p.entry_id = f.id
    where f.credit_id = e.id and f.id <> e.id and f.kind in ('refund', 'refund_failed', 'dispute_lost') and p.ledger_account = 'prepayments') r on true
  where e.lease_id = any($1::uuid[]) and e.credit_id = e.id
    and not exists (select 1 from journal_entry back where back.reverses_id = e.id)
    and c.brought > coalesce(a.used, 0) + coalesce(r.refunded, 0)
  order by e.effective_on, e.id`;

/** Charges of these leases that are not settled, oldest first. */
export async function openCharges(query: Query, leaseIds: readonly string[]): Promise<OpenChargeOfLease[]> {
  const rows = await query<OpenChargeOfLease>(OPEN_CHARGES, [leaseIds]);
  return rows.map((row) => ({
    ...row,
    dueOn: day(row.dueOn),
    lateFeeFrom: row.lateFeeFrom && day(row.lateFeeFrom),
    amountCents: cents(row.amountCents),
    openCents: cents(row.openCents),
  }));
}

/** Credits of these leases that are not used up, oldest first. */
export async function openCredits(query: Query, leaseIds: readonly string[]): Promise<OpenCreditOfLease[]> {
  const rows = await query<Omit<OpenCreditOfLease, 'source'> & { debited: string }>(OPEN_CREDITS, [leaseIds]);
  return rows.map(({ debited, ...row }) => ({
    ...row,
    source: sourceOf(debited),
    receivedOn: day(row.receivedOn),
    openCents: cents(row.openCents),
  }));
}
