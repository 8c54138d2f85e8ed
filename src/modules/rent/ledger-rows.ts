import type { PaymentState } from '../../contract/payment-states.js';
import { listRows, type ListDefinition } from '../../platform/lists/list-rows.js';
import { type Page } from '../../platform/lists/page.js';
import type { Query } from '../../platform/scope/scope.js';
import { HELD_SINCE } from '../ledger/held-since.rows.js';
import type { LedgerQuery } from '../ledger/ledger.dto.js';
import { LOST_IN_PART } from '../ledger/lost-in-part.states.js';
import type { Recorder } from '../ledger/recorder.dto.js';
import { recorderOf } from '../ledger/recorder.rows.js';

/** A line of the ledger as it is read. Its net is how much more or less the tenants owe because of it. */
export interface LedgerLine {
  id: string;
  date: string;
  kind: string;
  note: string | null;
  net: number;
  balance: number;
  currency: string;
  chargeId: string | null;
  period: string | null;
  label: string | null;
  dueOn: string | null;
  voidedAt: Date | null;
  amountCents: number | null;
  openCents: number | null;
  paymentId: string | null;
  method: string | null;
  paymentState: PaymentState | null;
  /** Whether it belongs to a payment in the sandbox, so that no money was moved. */
  test: boolean;
  /** When the bank took back a payment that was recorded by hand. */
  returnedOn: string | null;
  lostInPart: boolean | null;
  receiptNumber: string | null;
  payerName: string | null;
  reversesId: string | null;
  reversesOn: string | null;
  reversesKind: string | null;
  /** What a credit that it reverses was for. */
  reversesNote: string | null;
  reversed: boolean;
  atProvider: boolean;
  /** In these entries the cashback of a payment is reversed or restored, not the payment. */
  ofCashback: boolean;
  /** The returned part of a deposit, or the deposit that the landlord already held. */
  depositCents: number | null;
  /**
   * How the landlord returned money of a recorded payment, or that this was reversed; null for refunds through a
   * provider.
   */
  givenBackBy: string | null;
  reference: string | null;
  /** What is left of a recorded payment after returns. */
  leftCents: number | null;
  /** What was kept of it, and the interest in it. */
  depositKeptCents: number | null;
  depositInterestCents: number | null;
  /** What was held when it was returned, and since when. */
  depositHeldCents: number | null;
  depositSince: string | null;
  /** For a deposit that the landlord already held: whether all of it is still there. */
  depositWhole: boolean;
  /** A credit that was taken from the deposit. */
  ofDeposit: boolean;
  /** The charge of money that was refunded from a payment before the bank took that payment back. */
  ofRefund: boolean;
  /** A part of the return of a deposit that wasn't taken back: they go together. */
  ofReturn: boolean;
  recordedBy: Recorder | null;
  /** When a tenant last asked about it, and whether the landlord's side has written since. */
  askedAt: Date | null;
  answered: boolean | null;
}

/** Deposits that were brought along or returned. */
const OF_DEPOSIT = "('deposit_received', 'deposit_returned')";

/**
 * Entries that change what the tenants owe, and those of deposits, which don't. The balance counts all of them, also
 * those that aren't on the page. Moves between accounts of the landlord and the platform do not appear: their net is
 * zero.
 */
const LINES = `(select e.id, e.effective_on as day, e.kind, e.note, e.currency, e.charge_id, e.payment_id, e.reverses_id, e.credit_id, e.key, e.created_at, e.recorded_by, e.recorded_as, coalesce(s.net, 0) as net,
    coalesce(sum(s.net) over (order by e.effective_on, e.id), 0) as balance
  from journal_entry e
  left join (select entry_id, sum(amount_cents)::bigint as net from posting
    where lease_id = $1 and ledger_account in ('rent_receivable', 'prepayments') group by entry_id) s on s.entry_id = e.id
  where e.lease_id = $1 and (s.net <> 0 or e.kind in ${OF_DEPOSIT} or exists (select 1 from journal_entry g where g.id = e.reverses_id and g.kind in ${OF_DEPOSIT}))) r`;

/** The record of the return with entry `r`. Both are written together. */
const RETURNED = `select (select coalesce(sum((k ->> 'amountCents')::bigint), 0)::bigint from jsonb_array_elements(d.deductions::jsonb) k) as kept, d.interest_cents as interest, d.held_cents as held, (${HELD_SINCE}) as since
  from deposit_return d where d.lease_id = $1 and d.returned_on = r.day and r.kind = 'deposit_returned'
    and d.returned_cents = (select sum(amount_cents) from posting where entry_id = r.id and amount_cents > 0)
  order by abs(extract(epoch from d.created_at - r.created_at)) limit 1`;

const LIST: ListDefinition = {
  select: `r.id, r.day as date, r.kind, r.note, r.net, r.balance::bigint as balance, r.currency, r.charge_id as "chargeId", c.period, c.label,
    c.due_on as "dueOn", c.voided_at as "voidedAt", c.amount_cents as "amountCents",
    c.amount_cents - c.settled_cents as "openCents",
    r.payment_id as "paymentId", y.method, y.state as "paymentState", coalesce(y.provider = 'sandbox', false) as test, y.returned_on as "returnedOn", ${LOST_IN_PART} as "lostInPart", y.receipt_number as "receiptNumber", y.payer_name as "payerName", r.reverses_id as "reversesId",
    o.effective_on as "reversesOn", o.kind as "reversesKind", case when o.kind = 'credit' then o.note end as "reversesNote", exists (select 1 from journal_entry b where b.reverses_id = r.id) as reversed,
    r.kind = 'refund' and exists (select 1 from refund f where f.payment_id = r.payment_id and f.source = 'provider' and r.key like 'refund:' || f.id || '%') as "atProvider",
    r.kind in ('refund', 'refund_failed', 'dispute_lost') and exists (select 1 from journal_entry k where k.id = r.credit_id and k.kind = 'cashback') as "ofCashback",
    case when r.kind in ${OF_DEPOSIT} then (select sum(amount_cents)::bigint from posting where entry_id = r.id and amount_cents > 0) end as "depositCents", d.kept as "depositKeptCents", d.interest as "depositInterestCents", d.held as "depositHeldCents", d.since as "depositSince",
    r.kind = 'deposit_received' and (select sum(h.amount_cents) filter (where h.entry_id = r.id) >= sum(h.amount_cents) from posting h where h.lease_id = $1 and h.ledger_account = 'deposits_held') as "depositWhole",
    f.method as "givenBackBy", f.reference,
    case when r.kind = 'offline_payment' then y.amount_cents - (select coalesce(sum(g.amount_cents), 0)::bigint from refund g where g.payment_id = y.id and g.state <> 'failed') end as "leftCents",
    r.kind = 'credit' and exists (select 1 from posting d where d.entry_id = r.id and d.ledger_account = 'deposits_held') as "ofDeposit",
    r.kind = 'one_off' and exists (select 1 from journal_entry k where k.lease_id = $1 and k.charge_id = r.charge_id and k.kind = 'refund_recovery') as "ofRefund",
    exists (select 1 from deposit_return g where g.lease_id = $1 and g.undone_on is null and g.parts @> to_jsonb(coalesce(r.charge_id, r.id)::text)) as "ofReturn",
    ${recorderOf('r', 'y')} as "recordedBy", q.at as "askedAt", exists (select from lease_message m where m.lease_id = $1 and not m.from_tenant and m.created_at > q.at) as answered`,
  from: `${LINES} left join charge c on c.id = r.charge_id left join payment y on y.id = r.payment_id left join journal_entry o on o.id = r.reverses_id
    left join refund f on f.payment_id = r.payment_id and f.method is not null and r.kind in ('refund', 'refund_failed') and r.key in ('refund:' || f.id, 'reversal:refund:' || f.id)
    left join lateral (${RETURNED}) d on r.kind = 'deposit_returned'
    left join lateral (select max(m.created_at) as at from lease_message m where m.entry_id = r.id and m.from_tenant) q on true`,
  sorts: { date: 'r.day' },
  defaultSort: '-date',
  id: 'r.id',
};

const SHOW = { charges: 'r.net > 0', payments: 'r.net < 0' } as const;

/** One page of a lease's ledger, newest first. */
export function ledgerLines(query: Query, leaseId: string, asked: LedgerQuery): Promise<Page<LedgerLine>> {
  return listRows<LedgerLine>(
    query,
    { ...LIST, values: [leaseId], where: asked.show ? [SHOW[asked.show]] : [] },
    asked,
  );
}
