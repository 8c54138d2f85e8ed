-- Every verb that looks at what a lease owes before it writes takes this lock first: two payments of one charge, or a
-- payment and the rent run, then see each other. A tenant may not change the lease and could not lock its row.
create function lock_lease(lease_id uuid) returns void
  language sql security definer set search_path = public
  as $$ select 1 from lease where id = lease_id for no key update $$;

-- What settles never exceeds what came in. That it never exceeds what is owed is a check of the charge (0027).
-- The index is always right here; a plan that was made while the table was small would read all of it.
create function check_allocation() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  if new.released_at is not null then
    return null;
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
alter table refund add constraint refund_positive check (amount_cents >= 0 and fee_cents >= 0 and amount_cents + fee_cents > 0 and cashback_cents >= 0);

alter table autopay add foreign key (account_id, lease_id) references lease (account_id, id) deferrable initially deferred;

-- All postings of an entry come in one statement, so each statement is checked once, not each row: a run over 100,000
-- leases adds 200,000 of them. What sums to zero in every statement sums to zero in all.
drop trigger posting_balances on posting;
drop function check_entry_balances;
create function check_postings_balance() returns trigger language plpgsql as $$
declare
  entry uuid;
begin
  select entry_id into entry from added group by entry_id having sum(amount_cents) <> 0 limit 1;
  if found then
    raise exception 'journal entry % does not balance', entry using errcode = '23514';
  end if;
  return null;
end
$$;
create trigger posting_balances after insert on posting referencing new table as added
  for each statement execute function check_postings_balance();

-- Foreign keys are checked by plans that each connection keeps. One that was made while a table was small reads all of
-- it for every new row, until its statistics are renewed: a long run does that itself, as nothing else may in time.
create function analyze_ledger() returns void language plpgsql security definer set search_path = public
  as $$ begin analyze charge; analyze journal_entry; analyze posting; analyze allocation; end $$;
