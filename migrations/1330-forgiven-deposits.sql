-- A deposit that the landlord forgave (a credit settled its charge) was posted as held, though no one had paid it. What was posted
-- stays; an entry of the day of the upgrade takes it from what is held and from the credits (docs/decisions/1330). Where such a deposit was
-- given back or used meanwhile, the landlord paid it: a second entry makes it the cost that it was, and nothing is held.
with forgiven as (
  select a.lease_id, sum(a.amount_cents) as cents
  from allocation a join charge c on c.id = a.charge_id and c.kind = 'deposit'
  where a.released_at is null
    and exists (select from posting g where g.entry_id = a.entry_id and g.ledger_account = 'credits_given' and g.amount_cents > 0)
  group by a.lease_id
),
corrected as (
  select f.lease_id, f.cents, least(f.cents, greatest(0, f.cents - coalesce(
    (select -sum(p.amount_cents) from posting p where p.lease_id = f.lease_id and p.ledger_account = 'deposits_held'), 0))) as gone
  from forgiven f
),
made as (
  insert into journal_entry (id, account_id, demo, created_at, lease_id, kind, effective_on, currency, key)
  select gen_random_uuid(), l.account_id, l.demo, now(), l.id, 'deposit_forgiven', (now() at time zone p.time_zone)::date, l.currency, step.name || ':' || l.id
  from corrected k join lease l on l.id = k.lease_id join property p on p.id = l.property_id
    cross join lateral (values ('deposit-forgiven', k.cents), ('deposit-forgiven-gone', k.gone)) step(name, cents)
  where step.cents > 0
  returning id, account_id, demo, created_at, lease_id, currency, key
)
insert into posting (id, account_id, demo, created_at, entry_id, lease_id, ledger_account, amount_cents, currency)
select gen_random_uuid(), m.account_id, m.demo, m.created_at, m.id, m.lease_id, side.account, side.cents, m.currency
from made m join corrected k on k.lease_id = m.lease_id
  cross join lateral (select case when m.key like 'deposit-forgiven-gone:%' then -k.gone else k.cents end as cents) moved
  cross join lateral (values ('deposits_held', moved.cents), ('credits_given', -moved.cents)) side(account, cents);
