-- What is settled of a charge stands beside it, written by the database with each allocation: whoever asks what is open reads
-- open charges, not years of allocations. Added, not summed anew: the row's lock makes two that settle one charge at once add up,
-- and the check then refuses what settles more than is owed. The nightly check of the books compares it with the sums.
create function settle_charge(made allocation, direction int) returns void language sql as $$
  update charge c set
    settled_cents = c.settled_cents + direction * made.amount_cents,
    settled_in_time_cents = c.settled_in_time_cents + case when begun.on_day <= c.due_on then direction * made.amount_cents else 0 end
  from (select coalesce(y.paid_on, e.effective_on) as on_day from journal_entry e left join payment y on y.id = e.payment_id where e.id = made.entry_id) begun
  where c.id = made.charge_id
$$;
-- Runs with the owner's rights: nobody else writes these columns, and a tenant's payment settles a charge that the tenant may only read.
create function settle_charges() returns trigger language plpgsql security definer set search_path = public set enable_seqscan = off as $$
begin
  if tg_op <> 'INSERT' and old.released_at is null then
    perform settle_charge(old, -1);
  end if;
  if tg_op <> 'DELETE' and new.released_at is null then
    perform settle_charge(new, 1);
  end if;
  return null;
end
$$;
create trigger settles after insert or update or delete on allocation for each row execute function settle_charges();
revoke execute on function settle_charge(allocation, int) from public;

alter table charge add constraint charge_settled check (
  settled_cents between 0 and amount_cents and settled_in_time_cents between 0 and settled_cents and (voided_at is null or settled_cents = 0)
);

-- What is open of an account or a lease, however long its past; and what is on its way.
create index charge_open on charge (account_id, lease_id, due_on) where open_cents > 0;
create index payment_on_its_way on payment (account_id, lease_id) where state in ('requires_action', 'processing');
-- The months of rent of an account, read from the index alone: of 3,000 homes a year is 36,000 charges.
create index charge_rents on charge (account_id, due_on)
  include (lease_id, period, currency, amount_cents, settled_cents, settled_in_time_cents, voided_at, demo) where kind = 'rent';
