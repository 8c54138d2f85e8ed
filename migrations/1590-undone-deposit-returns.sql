-- A return of a deposit that was recorded by mistake can be taken back as a whole. `parts`: ids of its credits and charges, and
-- of the entries of interest and of what went back.
alter table deposit_return add column parts jsonb not null default '[]';
alter table deposit_return add column undone_on date null;
revoke update on deposit_return from lw_landlord;
grant update (undone_on) on deposit_return to lw_landlord;
create policy "landlord_change" on "deposit_return" for update to "lw_landlord" using (account_id = lw_account()) with check (account_id = lw_account());

-- The entries of earlier returns were written just before their records, while the lease was locked. Where two returns of a
-- lease are that close, nothing tells their entries apart, and they stay without. So do those whose interest was posted as a
-- credit before 0580, which moved it by an entry of its own.
update deposit_return d set parts = coalesce((
  select jsonb_agg(distinct coalesce(e.charge_id, e.id)) from journal_entry e
  where e.lease_id = d.lease_id and e.created_at between d.created_at - interval '10 seconds' and d.created_at
    and e.effective_on = d.returned_on and e.reverses_id is null
    and (e.kind in ('deposit_returned', 'deposit_interest')
      or e.kind = 'credit' and exists (select 1 from posting p where p.entry_id = e.id and p.ledger_account = 'deposits_held')
      or e.kind = 'one_off' and exists (
        select 1 from allocation a join journal_entry k on k.id = a.entry_id join posting p on p.entry_id = k.id
        where a.charge_id = e.charge_id and p.ledger_account = 'deposits_held' and k.kind = 'credit'
          and k.created_at = e.created_at))), '[]')
where not exists (select 1 from deposit_return o where o.lease_id = d.lease_id and o.id <> d.id
  and o.created_at between d.created_at - interval '10 seconds' and d.created_at + interval '10 seconds')
  and not exists (select 1 from journal_entry i join posting p on p.entry_id = i.id
    where i.lease_id = d.lease_id and i.kind = 'deposit_interest' and p.ledger_account = 'credits_given');
