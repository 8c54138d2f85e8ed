-- Interest on a deposit was posted as a credit that the landlord gave. It is a cost, in an account of its own from now on. What
-- was posted before stays, and an entry of the same day moves it there: nothing in the journal is changed.
with moved as (
  insert into journal_entry (id, account_id, demo, created_at, lease_id, property_id, kind, effective_on, currency, key)
  select gen_random_uuid(), e.account_id, e.demo, now(), e.lease_id, e.property_id, e.kind, e.effective_on, e.currency, 'deposit-interest-account:' || e.id
  from journal_entry e where e.kind = 'deposit_interest'
    and exists (select from posting p where p.entry_id = e.id and p.ledger_account = 'credits_given')
  returning id, account_id, demo, created_at, lease_id, currency, split_part(key, ':', 2)::uuid as of
)
insert into posting (id, account_id, demo, created_at, entry_id, lease_id, ledger_account, amount_cents, currency)
select gen_random_uuid(), m.account_id, m.demo, m.created_at, m.id, m.lease_id, side.account, side.sign * p.amount_cents, m.currency
from moved m join posting p on p.entry_id = m.of and p.ledger_account = 'credits_given'
  cross join lateral (values ('deposit_interest', 1), ('credits_given', -1)) side(account, sign);
