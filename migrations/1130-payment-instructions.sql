-- How tenants pay outside of the product: one row for an account, and one for each property that differs.
create table "payment_instruction" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "version" int not null default 1, "property_id" uuid null, "own" boolean not null default true, "transfer_to" varchar(254) null, "transfer_note" varchar(300) null, "cheque_payable_to" varchar(120) null, "cheque_send_to" varchar(300) null, "cheque_note" varchar(300) null, "bank_holder" varchar(120) null, "bank_details" varchar(600) null, "bank_note" varchar(300) null, "cash_how" varchar(300) null, "changed_at" timestamptz(3) not null, "added" boolean not null default true, primary key ("id"));
alter table payment_instruction add foreign key (account_id) references account (id) deferrable initially deferred;
alter table payment_instruction add foreign key (account_id, property_id) references property (account_id, id) deferrable initially deferred;
create unique index payment_instruction_place on payment_instruction (account_id, coalesce(property_id, account_id));
-- A note of a way that isn't accepted would be shown nowhere.
alter table payment_instruction add constraint payment_instruction_ways check (
  (transfer_to is not null or transfer_note is null)
  and (cheque_payable_to is not null or (cheque_send_to is null and cheque_note is null))
  and (bank_holder is null) = (bank_details is null) and (bank_holder is not null or bank_note is null)
  and (own or (property_id is not null and transfer_to is null and cheque_payable_to is null and bank_holder is null and cash_how is null)));

-- What a tenant has to pay for: homes that they live in, and homes that they left while something is owed. Like lw_own_leases(),
-- it runs with the rights of who asks, and so ends with the access to the lease.
create function lw_payable_leases() returns uuid[] language plpgsql stable set search_path = public, pg_temp set enable_seqscan = off as
  $$ begin return array(select l.id from lease_tenant t join lease l on l.id = t.lease_id join property p on p.id = t.property_id
    where t.user_id = lw_uid() and ((l.state in ('active', 'notice') and (t.leaves_on < (now() at time zone p.time_zone)::date) is not true)
      or (select sum(s.amount_cents) from posting s where s.lease_id = l.id and s.ledger_account in ('rent_receivable', 'prepayments')) > 0)); end $$;
revoke execute on function lw_payable_leases() from public;
grant execute on function lw_payable_leases() to lw_tenant;

alter table "payment_instruction" enable row level security;
create policy "one_world" on "payment_instruction" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "payment_instruction" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "payment_instruction" for select to "lw_landlord" using (account_id = lw_account());
create policy "landlord_create" on "payment_instruction" for insert to "lw_landlord" with check (account_id = lw_account());
create policy "landlord_change" on "payment_instruction" for update to "lw_landlord" using (account_id = lw_account()) with check (account_id = lw_account());
create policy "tenant_read" on "payment_instruction" for select to "lw_tenant" using ((property_id is null and account_id = any(array(select account_id from lease_tenant where lease_id = any((select lw_payable_leases())::uuid[])))) or property_id = any(array(select property_id from lease_tenant where lease_id = any((select lw_payable_leases())::uuid[]))));
-- An account, a property and a world are given once, when a row is added.
revoke update on payment_instruction from lw_landlord;
grant update (own, transfer_to, transfer_note, cheque_payable_to, cheque_send_to, cheque_note, bank_holder, bank_details, bank_note, cash_how, changed_at, added, version) on payment_instruction to lw_landlord;

-- Tenants are notified of a change. The new kind is behind all that are known: the list is read, because other migrations write it too.
do $$
declare kinds text;
declare added text[] := array['payment_instructions_changed'];
begin
  select string_agg(quote_literal(kind), ', ' order by place) into kinds from (
    select m[1] as kind, min(place) as place from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') with ordinality known (m, place)
      where conname = 'notification_kind_check' and not m[1] = any(added) group by m[1]
    union all select kind, 1000 + place from unnest(added) with ordinality new (kind, place)
  ) all_kinds;
  alter table "notification" drop constraint "notification_kind_check";
  execute format('alter table "notification" add constraint "notification_kind_check" check ("kind" in (%s))', kinds);
end $$;
