import { shownPaymentState, type PaymentState } from '../../contract/payment-states.js';
import type { LedgerRow, LedgerStatus } from '../ledger/ledger.dto.js';
import type { LeaseStanding } from './lease-standings.service.js';
import type { LedgerLine } from './ledger-rows.js';
import type { Upcoming } from './upcoming.rows.js';

/** Entries that a landlord may take back by hand; payments of a provider come back by the provider alone. */
const REVERSIBLE = new Set([
  'rent',
  'late_fee',
  'deposit',
  'one_off',
  'nsf_fee',
  'opening_balance',
  'credit',
  'offline_payment',
]);

export function toLedgerRow(line: LedgerLine, standing: LeaseStanding): LedgerRow {
  const { id, date, kind, net, balance, reversed } = line;
  return {
    id,
    date,
    entry: nameOf(line),
    period: line.period,
    dueOn: line.dueOn,
    label: line.label ?? line.reversesNote,
    note: line.note,
    status: statusOf(line, standing),
    chargeCents: net > 0 ? net : null,
    paymentCents: net < 0 ? -net : null,
    depositCents: line.depositCents,
    depositKeptCents: line.depositKeptCents,
    depositInterestCents: line.depositInterestCents,
    depositHeldCents: line.depositHeldCents,
    depositSince: line.depositSince,
    balanceCents: balance,
    currency: line.currency,
    chargeId: line.chargeId,
    paymentId: line.paymentId,
    method: line.givenBackBy ?? line.method,
    test: line.test,
    reference: line.reference,
    leftCents: line.leftCents,
    receiptNumber: line.receiptNumber,
    payerName: line.payerName,
    reversesId: line.reversesId,
    reversesOn: line.reversesOn,
    atProvider: line.atProvider && !line.ofCashback,
    ofDepositReturn: line.ofReturn,
    recordedBy: line.recordedBy,
    askedAt: line.askedAt?.toISOString() ?? null,
    answered: line.answered ?? false,
    reversible:
      !reversed &&
      line.reversesId === null &&
      (REVERSIBLE.has(kind) || mayBeUndone(line) || line.ofReturn || line.depositWhole),
  };
}

/** Money that was given back by mistake; after the bank took its payment back, it is owed by a charge of its own. */
const mayBeUndone = ({ kind, givenBackBy, paymentState }: LedgerLine) =>
  kind === 'refund' && givenBackBy !== null && paymentState !== 'returned';

/** Cashback is reversed together with its payment. That isn't a refund, because no one receives money. */
function nameOf({ kind, reversesId, reversesKind, ofCashback, ofDeposit, ofRefund, givenBackBy }: LedgerLine): string {
  if (givenBackBy) return reversesId ? 'reversal_of_given_back' : 'given_back';
  if (ofDeposit) return 'deposit_kept';
  if (ofRefund) return 'refund_owed';
  if (ofCashback) return kind === 'refund_failed' ? 'cashback_restored' : 'cashback_withdrawn';
  return reversesId && kind !== 'refund_failed' ? `${kind}_of_${reversesKind ?? 'entry'}` : kind;
}

const IS_PAYMENT = new Set(['online_payment', 'offline_payment']);

function statusOf(line: LedgerLine, standing: LeaseStanding): LedgerStatus {
  if (line.kind === 'refund_failed' && !line.givenBackBy) return 'posted';
  if (line.reversesId) return 'reversed';
  if (line.chargeId) return chargeStatusOf(line, standing);
  if (line.reversed) return line.kind === 'online_payment' || line.returnedOn ? 'returned' : 'reversed';
  if (line.paymentState && IS_PAYMENT.has(line.kind))
    return shownPaymentState({ state: line.paymentState, lostInPart: line.lostInPart ?? false });
  return 'posted';
}

function chargeStatusOf({ chargeId, voidedAt }: LedgerLine, { charges, today }: LeaseStanding): LedgerStatus {
  if (voidedAt) return 'voided';
  const open = charges.find(({ id }) => id === chargeId);
  if (!open) return 'paid';
  if (open.leftCents === 0) return 'processing';
  const part = open.openCents < open.amountCents;
  if (open.dueOn < today) return part ? 'part_overdue' : 'overdue';
  return part ? 'part_paid' : 'due';
}

const NOTHING = {
  label: null,
  note: null,
  dueOn: null,
  chargeCents: null,
  paymentCents: null,
  depositCents: null,
  depositKeptCents: null,
  depositInterestCents: null,
  depositHeldCents: null,
  depositSince: null,
  balanceCents: null,
  chargeId: null,
  paymentId: null,
  method: null,
  test: false,
  reference: null,
  leftCents: null,
  receiptNumber: null,
  payerName: null,
  reversesId: null,
  reversesOn: null,
  reversible: false,
  atProvider: false,
  ofDepositReturn: false,
  recordedBy: null,
  askedAt: null,
  answered: false,
  period: null,
} as const;

/** The next rent and recurring charges, as long as the lease runs, and late fees that are yet to fall: no entries yet. */
export function scheduledRows({ upcoming, lease, lateFees, today }: LeaseStanding): LedgerRow[] {
  const charges = (lease.state === 'draft' ? [] : upcoming).map(toScheduled);
  const fees = lateFees
    .filter(({ fallsOn }) => fallsOn > today)
    .map(({ period, fallsOn, cents }) => ({
      id: `scheduled-late_fee-${period}`,
      entry: 'late_fee',
      period,
      date: fallsOn,
      chargeCents: cents,
    }));
  return [...charges.toReversed(), ...fees]
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1))
    .map((row) => ({
      ...NOTHING,
      ...row,
      status: 'scheduled',
      currency: lease.currency,
    }));
}

/** A recurring charge posts as a charge of its own words: its line is called so before as well. */
function toScheduled({ kind, seriesId, month, label, dueOn, cents }: Upcoming) {
  return {
    id: ['scheduled', seriesId ?? 'rent', month].join('-'),
    entry: kind === 'rent' ? 'rent' : 'one_off',
    period: kind === 'rent' ? (month as string) : null,
    label,
    date: dueOn,
    chargeCents: cents,
  };
}

export interface ProcessingPayment {
  id: string;
  paidOn: string;
  method: string;
  state: PaymentState;
  /** Of the sandbox. */
  test: boolean;
  payerName: string | null;
  amountCents: number;
  currency: string;
}

/** Payments on their way: they become entries when they arrive. */
export function processingRow({
  id,
  paidOn,
  method,
  state,
  test,
  payerName,
  amountCents,
  currency,
}: ProcessingPayment): LedgerRow {
  return {
    ...NOTHING,
    id,
    date: paidOn,
    entry: 'online_payment',
    status: shownPaymentState({ state, lostInPart: false }),
    paymentCents: amountCents,
    currency,
    paymentId: id,
    method,
    test,
    payerName,
  };
}
