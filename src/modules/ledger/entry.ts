import type { Currency } from '../../contract/currencies.js';
import { add, negate, sum, ZERO, type Cents } from '../../contract/money.js';
import type { LedgerAccount } from './accounts.js';
import { LedgerError } from './ledger-error.js';

export interface PostingDraft {
  readonly account: LedgerAccount;
  /** Debit positive, credit negative. */
  readonly cents: Cents;
}

export const ENTRY_KINDS = [
  'rent',
  'late_fee',
  'deposit',
  'one_off',
  'nsf_fee',
  'opening_balance',
  'online_payment',
  'offline_payment',
  'credit',
  'cashback',
  'applied',
  'released',
  'void',
  'refund',
  'refund_failed',
  'fee_refund',
  'dispute_lost',
  'return',
  'reversal',
  'refund_recovery',
  'platform_fee',
  'settlement',
  'cashback_settlement',
  'refund_settlement',
  'deposit_received',
  'deposit_interest',
  'deposit_returned',
  'deposit_forgiven',
  'expense',
  'expense_paid',
] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** A journal entry to write, in one currency. Its key names the cause, so the same cause can't be entered twice. */
export interface EntryDraft {
  readonly kind: EntryKind;
  readonly key: string;
  readonly currency: Currency;
  readonly postings: readonly PostingDraft[];
  readonly chargeId?: string;
  /** The credit that it creates, applies or reverses. An entry that creates a credit has the credit's id. */
  readonly creditId?: string;
  /** Key of the entry that this one reverses to the cent. */
  readonly reversesKey?: string;
}

/** Merges the postings of each account, drops zeros, and throws unless the rest sums to zero. */
export function entry(draft: EntryDraft): EntryDraft {
  const byAccount = balancesOf([draft]);
  const postings = [...byAccount].map(([account, cents]) => ({ account, cents })).filter(({ cents }) => cents !== 0);
  if (postings.length === 0 || sum(postings.map(({ cents }) => cents)) !== 0) throw new LedgerError('unbalanced');
  return { ...draft, postings };
}

/** The entry that reverses another one to the cent. The reversed entry stays: nothing is edited or deleted. */
export function reverseEntry(original: EntryDraft, kind: EntryKind = 'reversal'): EntryDraft {
  if (original.reversesKey !== undefined) throw new LedgerError('reversal_of_reversal');
  return entry({
    ...original,
    kind,
    key: `reversal:${original.key}`,
    reversesKey: original.key,
    postings: original.postings.map(({ account, cents }) => ({ account, cents: negate(cents) })),
  });
}

/** Sums of postings by account, of entries in one currency. */
export function balancesOf(entries: Iterable<Pick<EntryDraft, 'postings'>>): Map<LedgerAccount, Cents> {
  const balances = new Map<LedgerAccount, Cents>();
  for (const { postings } of entries) {
    for (const { account, cents } of postings) balances.set(account, add(balances.get(account) ?? ZERO, cents));
  }
  return balances;
}
