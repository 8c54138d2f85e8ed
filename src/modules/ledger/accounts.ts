import { LedgerError } from './ledger-error.js';

/**
 * The chart of accounts of a lease's ledger, by name. Debits are positive, credits negative, so assets and liabilities
 * have opposite signs.
 */
export const LEDGER_ACCOUNTS = {
  /** What the tenants of the lease owe. Fees of payment methods are never posted here. */
  rent_receivable: 'asset',
  /** With the payment provider, on its way to the landlord. */
  cash_clearing: 'asset',
  /** Paid out to the landlord, or taken offline. */
  cash: 'asset',
  /** Cashback that the platform still owes to the landlord. */
  due_from_platform: 'asset',
  /** Fees that the platform has received. */
  platform_cash: 'asset',
  /** Paid and not used for a charge yet. */
  prepayments: 'liability',
  /** Security deposits that the landlord holds. */
  deposits_held: 'liability',
  /** Deposits charged and not paid yet: not a liability before the money arrives. */
  deposits_due: 'liability',
  /** Invoices of suppliers that are approved and not paid yet. */
  payables: 'liability',
  opening_balances: 'equity',
  rent_income: 'income',
  late_fee_income: 'income',
  returned_payment_income: 'income',
  other_income: 'income',
  /** Income of the platform, not of the landlord. */
  platform_fees: 'income',
  credits_given: 'expense',
  /** What deposits earn for the tenants. */
  deposit_interest: 'expense',
  /** Fees of payment methods that the landlord pays. */
  processing_costs: 'expense',
  // What a property costs, by category (contract/expense-categories); independent of leases.
  expense_repairs: 'expense',
  expense_maintenance: 'expense',
  expense_cleaning: 'expense',
  expense_utilities: 'expense',
  expense_insurance: 'expense',
  expense_property_tax: 'expense',
  expense_mortgage_interest: 'expense',
  expense_management: 'expense',
  expense_supplies: 'expense',
  expense_legal: 'expense',
  expense_advertising: 'expense',
  expense_travel: 'expense',
  expense_other: 'expense',
} as const;

export type LedgerAccount = keyof typeof LEDGER_ACCOUNTS;

export const LEDGER_ACCOUNT_NAMES = Object.keys(LEDGER_ACCOUNTS) as LedgerAccount[];

export const CHARGE_KINDS = ['rent', 'late_fee', 'deposit', 'one_off', 'nsf_fee', 'opening_balance'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** What a charge credits. */
export const CHARGE_ACCOUNT = {
  rent: 'rent_income',
  late_fee: 'late_fee_income',
  deposit: 'deposits_due',
  one_off: 'other_income',
  nsf_fee: 'returned_payment_income',
  opening_balance: 'opening_balances',
} as const satisfies Record<ChargeKind, LedgerAccount>;

/** The sources of money and credits that settle charges. */
export const CREDIT_SOURCES = [
  'online_payment',
  'offline_payment',
  'credit',
  'cashback',
  'deposit',
  'opening_balance',
] as const;
export type CreditSource = (typeof CREDIT_SOURCES)[number];

/** What a credit debits. */
export const CREDIT_ACCOUNT = {
  online_payment: 'cash_clearing',
  offline_payment: 'cash',
  credit: 'credits_given',
  cashback: 'due_from_platform',
  deposit: 'deposits_held',
  opening_balance: 'opening_balances',
} as const satisfies Record<CreditSource, LedgerAccount>;

/** The source of the credit when an entry debits that account. */
export function sourceOf(debited: string): CreditSource {
  const source = CREDIT_SOURCES.find((candidate) => CREDIT_ACCOUNT[candidate] === debited);
  if (!source) throw new LedgerError('unknown_credit');
  return source;
}

/**
 * Whether a credit of this source forgives what it settles: no money was paid, so none can be held or refunded.
 * Cashback is money, because the platform pays it to the landlord for the tenant.
 */
export const isForgiven = (source: CreditSource) => source === 'credit';
