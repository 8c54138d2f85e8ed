/** What a credit debits when no money arrives with it. */
const NO_MONEY = "'credits_given', 'opening_balances'";

/**
 * Income and expense on cash basis, in the shape of `posting x` with its own `kind` and `day`, credits negative. Every
 * line is a posting or how an allocation splits one:
 *
 * - Money that arrived from tenants or was returned to them, on the day of its entry, in the account of prepayments.
 *   Credits from the landlord and opening balances aren't money.
 * - What such money settled: out of prepayments, into the income of the charge. A deposit isn't income: what settles
 *   its charge is taken out of the income, and what is kept of it is added as a credit.
 * - Costs as they are paid, interest on deposits, and a deposit that was returned although it had been forgiven. An
 *   amount owed to a supplier counts on the day it is paid, in the account that it was booked to.
 *
 * Each line moves received money from one account to another, so a payment counts once, no matter how many charges it
 * settles. Lines of one entry, account and day are merged, so money that arrived and was used on the same day never
 * appears as a prepayment.
 */
export const CASH_LINES = `(select md5(concat_ws(' ', y.entry_id, y.ledger_account, y.day))::uuid as id, y.entry_id, y.lease_id, y.property_id, y.kind, y.day,
    y.ledger_account, sum(y.amount_cents)::bigint as amount_cents, y.currency
  from (${moved()} union all ${settled()}) y group by y.entry_id, y.lease_id, y.property_id, y.kind, y.day, y.ledger_account, y.currency having sum(y.amount_cents) <> 0) x`;

/** A payment of what was owed is a cost of the category that its expense has now; its key names the expense. */
function paidFor(): string {
  return `case when x.ledger_account = 'payables'
    then (select 'expense_' || c.category from expense c where c.account_id = e.account_id and c.id = substring(e.key from 'expense_paid:([0-9a-f-]{36})')::uuid)
    else x.ledger_account end`;
}

/**
 * Money and costs, as posted. The part of a refund that is owed again isn't income, so `refund_recovery` compensates
 * for it.
 */
function moved(): string {
  return `select e.id as entry_id, e.lease_id, e.property_id, e.kind, e.effective_on as day, ${paidFor()} as ledger_account, x.amount_cents, x.currency
    from posting x join journal_entry e on e.id = x.entry_id
    where (x.ledger_account = 'prepayments' and e.kind not in ('applied', 'released')
        and not exists (select from posting o where o.entry_id = e.id and o.ledger_account in (${NO_MONEY})))
      or (x.ledger_account = 'other_income' and e.kind = 'refund_recovery')
      or x.ledger_account = 'deposit_interest' or (x.ledger_account = 'credits_given' and e.kind = 'deposit_interest')
      or (x.ledger_account = 'credits_given' and e.kind = 'deposit_forgiven' and x.amount_cents > 0)
      or x.ledger_account = 'processing_costs'
      or (x.ledger_account like 'expense\\_%' and not exists (select from posting o where o.entry_id = e.id and o.ledger_account = 'payables'))
      or (x.ledger_account = 'payables' and exists (select from posting o where o.entry_id = e.id and o.ledger_account = 'cash'))`;
}

/**
 * What credit `e` settled of the charge of entry `m`, and what was reversed. If another entry caused the reversal (a
 * return, a refund, a voided charge), the line belongs to that entry and its day. Otherwise it counts from the later
 * day of both, or from the day on which a prepayment was used. What other money settled because of such an entry also
 * counts from that entry's day: otherwise a backdated entry would move income to the year in which it was recorded. A
 * reversal never counts before the day from which the settlement counted.
 */
function settled(): string {
  return `select coalesce(step.cause, e.id), a.lease_id, null::uuid, coalesce(step.kind, e.kind), step.day, side.account,
      step.sign * side.sign * a.amount_cents, c.currency
    from allocation a join charge c on c.id = a.charge_id join journal_entry e on e.id = a.entry_id
      join journal_entry m on m.account_id = c.account_id and m.lease_id = c.lease_id and m.key = 'charge:' || c.id
      join lease l on l.id = a.lease_id join property p on p.id = l.property_id
      cross join lateral (select (select o.ledger_account from posting o where o.entry_id = e.id and o.amount_cents > 0 limit 1) as debited,
        (select o.ledger_account from posting o where o.entry_id = m.id and o.amount_cents < 0 limit 1) as credited) of
      left join lateral ${causeAt('a.created_at', 'a.created_at not in (e.created_at, m.created_at)')} made on true
      left join lateral ${causeAt('a.released_at', 'a.released_at <> e.created_at')} gone on true
      cross join lateral (select case when a.created_at in (e.created_at, m.created_at) or made.day is not null
        then greatest(e.effective_on, m.effective_on, made.day) else (a.created_at at time zone p.time_zone)::date end as day) start
      cross join lateral (values (1, start.day, made.cause, made.kind),
        (-1, greatest(start.day, coalesce(gone.day, (a.released_at at time zone p.time_zone)::date)), gone.cause, gone.kind)) step(sign, day, cause, kind)
      cross join lateral (values ('prepayments', 1, of.debited not in (${NO_MONEY})), (of.credited, -1, of.debited not in (${NO_MONEY}) and c.kind <> 'deposit')) side(account, sign, counts)
    where (step.sign = 1 or a.released_at is not null) and side.counts`;
}

/**
 * The entry that caused the reversal at that moment. An entry of this credit or charge, whose line it is (`cause`), has
 * priority over another one of the lease. `only` is inside the subquery, so that it is evaluated first: few allocations
 * have a cause, and finding it reads the entries of the lease.
 */
function causeAt(at: string, only: string): string {
  return `(select r.effective_on as day, case when linked.is then r.id end as cause, case when linked.is then r.kind end as kind
    from journal_entry r cross join lateral (select r.reverses_id in (e.id, m.id) or (r.credit_id = e.id and r.id <> e.id) as is) linked
    where ${only} and r.lease_id = a.lease_id and r.created_at = ${at} and (linked.is or r.reverses_id is not null or r.kind in ('refund', 'dispute_lost'))
    order by linked.is desc nulls last, r.effective_on, r.id limit 1)`;
}
