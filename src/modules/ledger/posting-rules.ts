import type { Currency } from '../../contract/currencies.js';
import type { ExpenseCategory } from '../../contract/expense-categories.js';
import { negate, subtract, type Cents } from '../../contract/money.js';
import { CHARGE_ACCOUNT, CREDIT_ACCOUNT, type ChargeKind, type CreditSource, type LedgerAccount } from './accounts.js';
import { entry, reverseEntry, type EntryDraft, type EntryKind, type PostingDraft } from './entry.js';
import { LedgerError } from './ledger-error.js';

/**
 * What each event posts. Incoming money goes to prepayments first and from there to charges (`applied`), in one
 * transaction. So every entry can be reversed to the cent later, even if more was allocated in between (decision 0019).
 */
type FeeBearer = 'tenant' | 'landlord';

interface Cause {
  readonly id: string;
  readonly currency: Currency;
  readonly cents: Cents;
}

/** Rent, a fee, a deposit, a one-off charge: the tenant owes it. */
export function chargeEntry({ id, currency, cents, kind }: Cause & { kind: ChargeKind }): EntryDraft {
  return move(kind, `charge:${id}`, currency, [['rent_receivable', CHARGE_ACCOUNT[kind], cents]], { chargeId: id });
}

/** A wrong charge: it is reversed to the cent. */
export function voidEntry(charge: Cause & { kind: ChargeKind }): EntryDraft {
  return reverseEntry(chargeEntry(charge), 'void');
}

/** A payment that succeeded, a credit, cashback, a deposit that is used: the tenant has money to settle charges. */
export function creditEntry({ id, currency, cents, source }: Cause & { source: CreditSource }): EntryDraft {
  const kind: EntryKind = source === 'deposit' ? 'credit' : source;
  return move(kind, `credit:${id}`, currency, [[CREDIT_ACCOUNT[source], 'prepayments', cents]], { creditId: id });
}

/** A refund: part of a credit is returned to where it came from. `id` is the refund's own. */
export function refundEntry({
  id,
  currency,
  cents,
  source,
  creditId,
}: Cause & { source: CreditSource; creditId: string }): EntryDraft {
  return move('refund', `refund:${id}`, currency, [['prepayments', CREDIT_ACCOUNT[source], cents]], { creditId });
}

/** A refund didn't arrive, and its payment was reversed. The money is the tenant's again, as a separate credit (`id`). */
export function refundBackEntry({ id, currency, cents }: Cause): EntryDraft {
  return move('refund_failed', `credit:${id}`, currency, [[CREDIT_ACCOUNT.online_payment, 'prepayments', cents]], {
    creditId: id,
  });
}

/** A lost dispute takes back a part of a credit, or, without one, money that had been refunded already. `id` is the loss's own. */
export function disputeLostEntry({
  id,
  currency,
  cents,
  source,
  creditId,
}: Cause & { source: CreditSource; creditId?: string }): EntryDraft {
  return move(
    'dispute_lost',
    `dispute-lost:${id}`,
    currency,
    [['prepayments', CREDIT_ACCOUNT[source], cents]],
    creditId === undefined ? {} : { creditId },
  );
}

/**
 * More is returned than the payment brought to the rent: its fee, which the platform keeps and the landlord now pays.
 */
export function feeRefundEntry({ id, currency, cents }: Cause): EntryDraft {
  return move('fee_refund', `fee-refund:${id}`, currency, [['processing_costs', 'cash_clearing', cents]]);
}

/** What credits settle of charges, and of that the deposit charges. */
export interface Settled {
  readonly cents: Cents;
  /** Paid: only now does the landlord hold that deposit. */
  readonly depositCents: Cents;
  /**
   * Forgiven: the landlord no longer charges it, and holds none of it. The credit is not a cost, because the deposit
   * was not income.
   */
  readonly forgivenCents: Cents;
}

/** Credits settle charges. */
export function appliedEntry({ id, currency, cents, depositCents, forgivenCents }: Cause & Settled): EntryDraft {
  return move('applied', `applied:${id}`, currency, [
    ['prepayments', 'rent_receivable', cents],
    ['deposits_due', 'deposits_held', depositCents],
    ['deposits_due', 'credits_given', forgivenCents],
  ]);
}

/** Charges that were settled are open again: their credit was taken back, or they were voided. */
export function releasedEntry({ id, currency, cents, depositCents, forgivenCents }: Cause & Settled): EntryDraft {
  return move('released', `released:${id}`, currency, [
    ['rent_receivable', 'prepayments', cents],
    ['deposits_held', 'deposits_due', depositCents],
    ['credits_given', 'deposits_due', forgivenCents],
  ]);
}

/**
 * A payment came back that had been refunded in part: that part is owed again, as a one-off charge (`id`). It is no income:
 * this entry takes it from there to make up for what the refund took out of the prepayments.
 */
export function refundRecoveryEntry({ id, currency, cents }: Cause): EntryDraft {
  return move('refund_recovery', `refund-recovery:${id}`, currency, [[CHARGE_ACCOUNT.one_off, 'prepayments', cents]], {
    chargeId: id,
  });
}

/**
 * The fee of the method: on top of the payment when the tenant pays it, otherwise a cost for the landlord. It is never
 * rent.
 */
export function platformFeeEntry({ id, currency, cents, bearer }: Cause & { bearer: FeeBearer }): EntryDraft {
  const from: LedgerAccount = bearer === 'tenant' ? 'cash_clearing' : 'processing_costs';
  return move('platform_fee', `fee:${id}`, currency, [[from, 'platform_fees', cents]]);
}

/** The provider pays out: the payment to the landlord, the fee to the platform. */
export function settlementEntry({
  id,
  currency,
  cents,
  feeCents,
  bearer,
}: Cause & { feeCents: Cents; bearer: FeeBearer }): EntryDraft {
  if (bearer === 'landlord' && feeCents > cents) throw new LedgerError('fee_exceeds_payment');
  const paidOut = bearer === 'tenant' ? cents : subtract(cents, feeCents);
  return move('settlement', `settlement:${id}`, currency, [
    ['cash', 'cash_clearing', paidOut],
    ['platform_cash', 'cash_clearing', feeCents],
  ]);
}

/**
 * A payout is reduced by what was refunded to a payer, or increased by what didn't arrive there (below zero). Until
 * then that amount is owed to the provider. `id` is the provider's own id of the payout line.
 */
export function refundSettlementEntry({ id, currency, cents }: Cause): EntryDraft {
  const line: Move = cents < 0 ? ['cash', 'cash_clearing', negate(cents)] : ['cash_clearing', 'cash', cents];
  return move('refund_settlement', `refund-settlement:${id}`, currency, [line]);
}

/** The platform pays to the landlord the cashback that it had promised the tenant. */
export function cashbackSettlementEntry({ id, currency, cents }: Cause): EntryDraft {
  return move('cashback_settlement', `cashback-settlement:${id}`, currency, [['cash', 'due_from_platform', cents]]);
}

/** A deposit that is paid without having been charged, or that the landlord already held when the lease was entered. */
export function depositReceivedEntry({ id, currency, cents, held }: Cause & { held: 'before' | 'now' }): EntryDraft {
  const from: LedgerAccount = held === 'before' ? 'opening_balances' : 'cash';
  return move('deposit_received', `deposit:${id}`, currency, [[from, 'deposits_held', cents]]);
}

/** Interest that the landlord owes on a deposit: it is held with the deposit until both are returned. */
export function depositInterestEntry({ id, currency, cents }: Cause): EntryDraft {
  return move('deposit_interest', `deposit-interest:${id}`, currency, [['deposit_interest', 'deposits_held', cents]]);
}

/** The landlord gives back a deposit, of which `heldCents` are there. */
export function depositReturnedEntry({ id, currency, cents, heldCents }: Cause & { heldCents: Cents }): EntryDraft {
  if (cents > heldCents) throw new LedgerError('more_than_held');
  return move('deposit_returned', `deposit-return:${id}`, currency, [['deposits_held', 'cash', cents]]);
}

/**
 * The landlord pays something for a property, or owes it to a supplier from now on. `key` tells the corrections of one expense
 * apart.
 */
export function expenseEntry({
  id,
  currency,
  cents,
  category,
  key,
  owed = false,
}: Cause & { category: ExpenseCategory; key: number; owed?: boolean }): EntryDraft {
  return move('expense', `expense:${id}:${key}`, currency, [
    [`expense_${category}`, owed ? 'payables' : 'cash', cents],
  ]);
}

/** The landlord pays what was owed for an expense. */
export function expensePaidEntry({ id, currency, cents, key }: Cause & { key: number }): EntryDraft {
  return move('expense_paid', `expense_paid:${id}:${key}`, currency, [['payables', 'cash', cents]]);
}

type Move = readonly [debit: LedgerAccount, credit: LedgerAccount, cents: Cents];

function move(
  kind: EntryKind,
  key: string,
  currency: Currency,
  moves: readonly Move[],
  about: Partial<EntryDraft> = {},
): EntryDraft {
  if (moves.some(([, , cents]) => cents < 0) || moves.every(([, , cents]) => cents === 0))
    throw new LedgerError('not_positive');
  const postings = moves.flatMap(([debit, credit, cents]): PostingDraft[] => [
    { account: debit, cents },
    { account: credit, cents: negate(cents) },
  ]);
  return entry({ kind, key, currency, postings, ...about });
}
