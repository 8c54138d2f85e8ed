/** What must never be found in the books of a lease (`$1`), and how to look for it. */
export const LEDGER_FAULTS = {
  'an entry does not balance':
    'select entry_id from posting where lease_id = $1 group by entry_id having sum(amount_cents) <> 0',
  'a charge is settled by more than it asks for': `select c.id from charge c join allocation a on a.charge_id = c.id and a.released_at is null
    where c.lease_id = $1 group by c.id having sum(a.amount_cents) > case when c.voided_at is null then c.amount_cents else 0 end`,
  'what stands beside a charge as settled, or settled in time, is not the sum of its allocations': `select c.id from charge c left join lateral (
      select sum(a.amount_cents) as settled, sum(a.amount_cents) filter (where coalesce(y.paid_on, e.effective_on) <= c.due_on) as in_time
      from allocation a join journal_entry e on e.id = a.entry_id left join payment y on y.id = e.payment_id
      where a.charge_id = c.id and a.released_at is null) s on true
    where c.lease_id = $1 and (c.settled_cents, c.settled_in_time_cents) is distinct from (coalesce(s.settled, 0), coalesce(s.in_time, 0))`,
  'a credit settles more than is left of it': `select e.id from journal_entry e join allocation a on a.entry_id = e.id and a.released_at is null where e.lease_id = $1
    group by e.id having sum(a.amount_cents) > (select -sum(p.amount_cents) from posting p where p.entry_id = e.id and p.ledger_account = 'prepayments')
      - coalesce((select sum(p.amount_cents) from journal_entry f join posting p on p.entry_id = f.id where f.credit_id = e.id and f.id <> e.id and f.kind in ('refund', 'refund_failed') and p.ledger_account = 'prepayments'), 0)`,
  'the money with the provider is not what came less what went': `select 1 from (select
      (select coalesce(sum(amount_cents), 0) from posting where lease_id = $1 and ledger_account = 'cash_clearing') as there,
      (select coalesce(sum(amount_cents), 0) from payment y where lease_id = $1 and provider = 'sandbox' and state in ('succeeded', 'disputed', 'won')
        and not exists (select 1 from journal_entry e where e.payment_id = y.id and e.kind = 'settlement')) as came,
      (select coalesce(sum(amount_cents + fee_cents), 0) from refund where lease_id = $1 and state = 'succeeded' and method is null) as went,
      (select coalesce(sum(p.amount_cents), 0) from journal_entry e join posting p on p.entry_id = e.id where e.lease_id = $1 and e.kind = 'refund_settlement' and p.ledger_account = 'cash_clearing') as charged) s
    where there <> came - went + charged`,
  'a deposit is held that nobody paid, or one that was paid is not': `select 1 from (select
      (select coalesce(-sum(p.amount_cents), 0) from journal_entry e join posting p on p.entry_id = e.id and p.ledger_account = 'deposits_held'
        where e.lease_id = $1 and e.kind in ('applied', 'released', 'deposit_forgiven')) as held,
      (select coalesce(sum(a.amount_cents), 0) from allocation a join charge c on c.id = a.charge_id and c.kind = 'deposit'
        where a.lease_id = $1 and a.released_at is null
          and not exists (select from posting g where g.entry_id = a.entry_id and g.ledger_account = 'credits_given')) as paid) s
    where held <> paid`,
  'a credit that was taken back still settles': `select a.id from allocation a join journal_entry b on b.reverses_id = a.entry_id where a.lease_id = $1 and a.released_at is null`,
  'the receivable is not what is open': `select 1 from (select
      (select coalesce(sum(amount_cents), 0) from posting where lease_id = $1 and ledger_account = 'rent_receivable') as receivable,
      (select coalesce(sum(c.amount_cents - coalesce((select sum(amount_cents) from allocation where charge_id = c.id and released_at is null), 0)), 0)
        from charge c where c.lease_id = $1 and c.voided_at is null) as open,
      (select coalesce(sum(open_cents), 0) from charge where lease_id = $1) as kept) s where receivable <> open or receivable <> kept`,
};
