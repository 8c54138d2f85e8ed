-- Who sends an invoice: where a supplier is reached and how they are paid. A sent invoice keeps its copy (docs/decisions/1140).
create table "invoice_sender" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "version" int not null default 1, "street_number" varchar(12) null, "street" varchar(120) null, "city" varchar(80) null, "region" varchar(3) null, "postal_code" varchar(12) null, "country" varchar(2) null, "phone" varchar(40) null, "email" varchar(254) null, "e_transfer" varchar(254) null, "check_payable_to" varchar(120) null, "bank_details" varchar(300) null, primary key ("id"));
alter table "invoice_sender" add constraint "invoice_sender_account_id_unique" unique ("account_id");

alter table "invoice" add "sender" jsonb null, add "pay_differs_from_id" uuid null;

alter table "invoice_sender" enable row level security;
create policy "one_world" on "invoice_sender" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "invoice_sender" to "lw_system" using (true) with check (true);
create policy "supplier_read" on "invoice_sender" for select to "lw_supplier" using (account_id = lw_account());
create policy "supplier_create" on "invoice_sender" for insert to "lw_supplier" with check (account_id = lw_account());
create policy "supplier_change" on "invoice_sender" for update to "lw_supplier" using (account_id = lw_account()) with check (account_id = lw_account());

alter table invoice_sender add foreign key (account_id) references account (id) deferrable initially deferred;
-- An address is whole or not there.
alter table invoice_sender add constraint invoice_sender_address check (
  num_nulls(street_number, street, city, region, postal_code, country) in (0, 6));
alter table invoice add foreign key (account_id, pay_differs_from_id) references invoice (account_id, id) deferrable initially deferred;
alter table invoice add constraint invoice_sender_when_sent check (status <> 'draft' or (sender is null and pay_differs_from_id is null));
grant update (sender, pay_differs_from_id) on invoice to lw_supplier;

-- The language of the invoice's reader, whom the supplier can't see: that of the first owner of the account, for jobs that the
-- supplier has alone.
create function lw_landlord_language(request uuid) returns text language sql stable security definer set search_path = public, pg_temp as $$
  select u.language from service_request r join membership m on m.account_id = r.account_id and m.role = 'owner' join app_user u on u.id = m.user_id
  where r.id = request and r.supplier_account_id = lw_account() and r.demo = lw_demo() and u.deleted_at is null
  order by m.created_at, m.id limit 1
$$;
do $$
declare
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
begin
  execute format('grant lw_system to %I', current_user) || (case when before_16 then '' else ' with inherit false, set true' end);
  grant create on schema public to lw_system;
  revoke execute on function lw_landlord_language(uuid) from public;
  grant execute on function lw_landlord_language(uuid) to lw_supplier;
  alter function lw_landlord_language(uuid) owner to lw_system;
  revoke create on schema public from lw_system;
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', current_user);
  end if;
end
$$;

-- As before (0850), and the sender is part of what was sent.
create or replace function hold_invoice() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.status <> 'draft' and (old.series_number, old.number, old.issued_on, old.due_days, old.due_on, old.lines, old.note, old.net_cents, old.tax_cents, old.total_cents, old.tax_number, old.supplier_name, old.language, old.sent_at, old.file_id, old.file_media_type, old.paper_number, old.paper_date, old.paper_taxes, old.sender, old.pay_differs_from_id)
      is distinct from (new.series_number, new.number, new.issued_on, new.due_days, new.due_on, new.lines, new.note, new.net_cents, new.tax_cents, new.total_cents, new.tax_number, new.supplier_name, new.language, new.sent_at, new.file_id, new.file_media_type, new.paper_number, new.paper_date, new.paper_taxes, new.sender, new.pay_differs_from_id) then
    raise exception 'What was sent stays as it is' using errcode = '23514';
  end if;
  if new.status <> old.status and (old.status || ' ' || new.status) not in ('draft sent', 'sent approved', 'sent disputed', 'sent void', 'disputed approved', 'disputed void', 'approved disputed', 'approved paid', 'paid approved') then
    raise exception 'An invoice takes no such step' using errcode = '23514';
  end if;
  if old.status = 'draft' and new.status = 'sent' and new.net_cents > lw_spending_limit(new.request_id, new.supplier_account_id) then
    raise exception 'The invoice is above the limit' using errcode = 'LW003';
  end if;
  return new;
end
$$;
