-- What a supplier's removed insurances and licenses were, and until when they were valid: once that day has passed, it goes on to gate until
-- a new one is recorded (docs/decisions/1760). The entries themselves are deleted with their certificates, as before.
create table "removed_paper" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "kind" text not null, "trade" text not null, "valid_until" date not null, "time_zone" varchar(64) not null, primary key ("id"));
alter table "removed_paper" add constraint "removed_paper_account_id_kind_trade_unique" unique ("account_id", "kind", "trade");
alter table "removed_paper" add constraint "removed_paper_kind_check" check ("kind" in ('insurance', 'license'));
alter table "removed_paper" enable row level security;
create policy "one_world" on "removed_paper" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "removed_paper" to "lw_system" using (true) with check (true);
create policy "supplier_read" on "removed_paper" for select to "lw_supplier" using (account_id = lw_account());
alter table removed_paper add foreign key (account_id) references account (id) deferrable initially deferred;
alter table removed_paper add constraint removed_paper_trade check ((kind = 'insurance') = (trade = ''));

-- The database keeps it, so that a process of the version before and a statement by hand leave it too. Of several of a kind and trade,
-- the one that expired first is enough. An entry that was recorded in the last seven days (PAPER_CORRECTION_DAYS) and is valid may get
-- another kind or trade as a correction of a mistake.
create function keep_removed_paper() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and old.created_at > now() - interval '7 days' and (old.valid_until >= (now() at time zone old.time_zone)::date) then
    return null;
  end if;
  insert into removed_paper (id, account_id, demo, created_at, kind, trade, valid_until, time_zone)
    values (gen_random_uuid(), old.account_id, old.demo, now(), old.kind, coalesce(old.trade, ''), old.valid_until, old.time_zone)
    on conflict (account_id, kind, trade) do update set valid_until = least(removed_paper.valid_until, excluded.valid_until);
  return null;
end
$$;
create trigger removed_paper_kept after delete on supplier_paper for each row when (old.valid_until is not null) execute function keep_removed_paper();
create trigger changed_paper_kept after update of kind, trade on supplier_paper for each row
  when (old.valid_until is not null and (new.kind <> old.kind or new.trade is distinct from old.trade)) execute function keep_removed_paper();
revoke execute on function keep_removed_paper() from public;

-- The functions belong to the system (see 0530), so the system creates and replaces them.
do $do$
declare
  me constant text := current_user;
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
begin
  execute format('grant lw_system to %I', me) || (case when before_16 then '' else ' with inherit false, set true' end);
  grant create on schema public to lw_system;
  alter function keep_removed_paper() owner to lw_system;
  set local role lw_system;
  -- As in 0530, and what was removed counts from the day after its last valid day.
  create or replace function lw_supplier_gaps(landlord uuid, supplier uuid, today date) returns text[] language sql stable security definer set search_path = public, pg_temp as $$
    select array_remove(array[
      case
        when exists (select 1 from supplier_paper i where i.account_id = supplier and i.kind = 'insurance' and i.valid_until >= today) then null
        when exists (select 1 from supplier_paper i where i.account_id = supplier and i.kind = 'insurance')
          or exists (select 1 from removed_paper r where r.account_id = supplier and r.kind = 'insurance' and r.valid_until < today) then 'insurance_expired'
        when exists (select 1 from maintenance_settings s where s.account_id = landlord and s.require_insurance) then 'insurance_missing'
      end,
      case
        when exists (
          select 1 from (
            select l.trade from supplier_paper l where l.account_id = supplier and l.kind = 'license' and l.valid_until < today
            union select r.trade from removed_paper r where r.account_id = supplier and r.kind = 'license' and r.valid_until < today
          ) gone
          where not exists (select 1 from supplier_paper o where o.account_id = supplier and o.kind = 'license' and o.trade = gone.trade
            and (o.valid_until is null or o.valid_until >= today))) then 'license_expired'
        when exists (select 1 from supplier_paper l where l.account_id = supplier and l.kind = 'license') then null
        when exists (select 1 from maintenance_settings s where s.account_id = landlord and s.require_license) then 'license_missing'
      end], null)
  $$;
  execute format('set local role %I', me);
  revoke create on schema public from lw_system;
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', me);
  end if;
end
$do$;
