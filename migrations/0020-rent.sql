-- Every verb that looks at what a lease owes before it writes takes this lock first: two payments of one charge, or a
-- payment and the rent run, then see each other. A tenant may not change the lease and could not lock its row.
create function lock_lease(lease_id uuid) returns void
  language sql security definer set search_path = public
  as $$ select 1 from lease where id = lease_id for no key update $$;

-- What settles never exceeds what is owed, nor what came in.
create function check_allocation() returns trigger language plpgsql as $$
begin
  if new.released_at is not null then
    return null;
  end if;
  if (select sum(amount_cents) from allocation where charge_id = new.charge_id and released_at is null)
     > (select amount_cents from charge where id = new.charge_id) then
    raise exception 'more is allocated to charge % than it asks for', new.charge_id using errcode = '23514';
  end if;
  if (select sum(amount_cents) from allocation where entry_id = new.entry_id and released_at is null)
     > (select coalesce(-sum(amount_cents) filter (where amount_cents < 0), 0) from posting where entry_id = new.entry_id) then
    raise exception 'more is allocated from entry % than it brought', new.entry_id using errcode = '23514';
  end if;
  return null;
end
$$;
create constraint trigger allocation_fits after insert or update on allocation
  deferrable initially deferred for each row execute function check_allocation();

alter table refund add foreign key (account_id, payment_id) references payment (account_id, id) deferrable initially deferred;
alter table refund add constraint refund_positive check (amount_cents > 0 and cashback_cents >= 0);

alter table autopay add foreign key (account_id, lease_id) references lease (account_id, id) deferrable initially deferred;
