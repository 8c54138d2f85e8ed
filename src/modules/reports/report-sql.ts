/**
 * Every posting with the property that it concerns: through the lease, or the expense's own. `$1` from, `$2` to, `$3`
 * property (null: all). The figures of every report come from these rows, so they agree.
 */
export const POSTINGS = `from posting x join journal_entry e on e.id = x.entry_id left join lease l on l.id = e.lease_id
  join property p on p.id = coalesce(l.property_id, e.property_id)
  where ($1::date is null or e.effective_on >= $1) and ($2::date is null or e.effective_on <= $2) and ($3::uuid is null or p.id = $3)`;

/** The accounts whose sum is what tenants owe, below zero what they have paid ahead. */
export const OWED = ['rent_receivable', 'prepayments'];

/** Income and expense of the landlord. What the platform earns by its fees is not the landlord's. */
export const INCOME_ACCOUNTS = ['rent_income', 'late_fee_income', 'returned_payment_income', 'other_income'] as const;

export const isExpense = (account: string) => account === 'credits_given' || account === 'processing_costs' || account.startsWith('expense_');
export const isIncome = (account: string) => INCOME_ACCOUNTS.some((name) => name === account);

export interface Period {
  readonly from: string | null;
  readonly to: string;
  readonly propertyId: string | null;
}

export const valuesOf = ({ from, to, propertyId }: Period) => [from, to, propertyId];
