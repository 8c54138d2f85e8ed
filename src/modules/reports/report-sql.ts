/**
 * Every posting with the property that it concerns: through the lease, or the expense's own. `$1` from, `$2` to, `$3`
 * property (null: all). The figures of every report come from these rows, so they agree.
 */
export const POSTINGS = `from posting x join journal_entry e on e.id = x.entry_id left join lease l on l.id = e.lease_id
  join property p on p.id = coalesce(l.property_id, e.property_id)
  where ($1::date is null or e.effective_on >= $1) and ($2::date is null or e.effective_on <= $2) and ($3::uuid is null or p.id = $3)`;

/** What the landlord earns and spends, as `isIncome` and `isExpense` know it: a third of the postings. */
const EARNED_OR_SPENT =
  "(x.ledger_account = any('{rent_income,late_fee_income,returned_payment_income,other_income,credits_given,deposit_interest,processing_costs}') or x.ledger_account like 'expense\\_%')";

/**
 * Income and expense of a period, summed by lease before properties are looked up: a few thousand sums are joined, not
 * hundreds of thousands of postings. `$1` to `$3` as above.
 */
export const EARNED_BY_PROPERTY = `select s.currency, p.id as "propertyId", p.name as property, s.account, sum(s.cents)::bigint as cents
  from (select x.currency, e.lease_id, e.property_id, x.ledger_account as account, sum(x.amount_cents) as cents
      from journal_entry e join posting x on x.entry_id = e.id
      where ($1::date is null or e.effective_on >= $1) and ($2::date is null or e.effective_on <= $2) and ${EARNED_OR_SPENT} group by 1, 2, 3, 4) s
    left join lease l on l.id = s.lease_id join property p on p.id = coalesce(l.property_id, s.property_id)
  where $3::uuid is null or p.id = $3 group by 1, 2, 3, 4 order by p.name, p.id`;

/** The part of posting `x` and entry `e` that is money of tenants that arrived, for any purpose, or was returned. */
export const RECEIVED = `x.ledger_account = 'prepayments' and e.kind in ('online_payment', 'offline_payment', 'return', 'reversal', 'refund', 'refund_failed', 'dispute_lost')
    and e.payment_id is not null and not exists (select 1 from journal_entry c where c.id = e.credit_id and c.kind = 'cashback')`;

/** Whether lease `l` ran on that day. */
export const ranOn = (on: string) =>
  `l.state <> 'draft' and l.starts_on <= ${on} and coalesce(l.ends_on, case when l.ends_for_good then l.term_ends_on end, 'infinity') >= ${on}`;

/** Of lease `l` in unit `u` of property `p`: whether the rent roll of that day has it. */
export const runningOn = (on: string) => `${ranOn(on)} and u.archived_at is null and p.archived_at is null`;

/** The accounts whose sum is what tenants owe, or below zero their prepayments. */
export const OWED = ['rent_receivable', 'prepayments'];

/** Income and expense of the landlord. What the platform earns by its fees is not the landlord's. */
export const INCOME_ACCOUNTS = ['rent_income', 'late_fee_income', 'returned_payment_income', 'other_income'] as const;

export const isExpense = (account: string) =>
  account === 'credits_given' ||
  account === 'deposit_interest' ||
  account === 'processing_costs' ||
  account.startsWith('expense_');
export const isIncome = (account: string) => INCOME_ACCOUNTS.some((name) => name === account);

export interface Period {
  readonly from: string | null;
  readonly to: string;
  readonly propertyId: string | null;
}

export const valuesOf = ({ from, to, propertyId }: Period) => [from, to, propertyId];
