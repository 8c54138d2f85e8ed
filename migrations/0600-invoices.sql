-- Invoices of suppliers for the jobs of landlords, and the series of numbers of each supplier.
create table "invoice" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "version" int not null default 1, "supplier_account_id" uuid not null, "request_id" uuid not null, "property_id" uuid not null, "unit_id" uuid null, "status" text not null default 'draft', "series_number" int null, "number" varchar(30) null, "issued_on" date null, "due_days" int not null, "due_on" date null, "time_zone" varchar(64) not null, "currency" varchar(3) not null, "lines" jsonb not null, "note" varchar(1000) null, "net_cents" bigint not null, "tax_cents" bigint not null, "total_cents" bigint not null, "tax_number" varchar(60) null, "supplier_name" varchar(120) not null, "landlord_name" varchar(120) not null, "job_title" varchar(120) not null, "place" varchar(300) not null, "language" varchar(5) not null, "sent_at" timestamptz(3) null, "approved_at" timestamptz(3) null, "disputed_at" timestamptz(3) null, "dispute_reason" varchar(500) null, "paid_on" date null, "paid_method" text null, "voided_at" timestamptz(3) null, "expense_id" uuid null, primary key ("id"));
create index "invoice_account_id_status_due_on_index" on "invoice" ("account_id", "status", "due_on");
create index "invoice_supplier_account_id_created_at_index" on "invoice" ("supplier_account_id", "created_at");
create index "invoice_request_id_index" on "invoice" ("request_id");
alter table "invoice" add constraint "invoice_account_id_id_unique" unique ("account_id", "id");
alter table "invoice" add constraint "invoice_supplier_account_id_series_number_unique" unique ("supplier_account_id", "series_number");

create table "invoice_settings" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "version" int not null default 1, "prefix" varchar(12) not null default '', "next_number" int not null default 1, "tax_number" varchar(60) null, "region" varchar(6) null, "due_days" int not null, primary key ("id"));
alter table "invoice_settings" add constraint "invoice_settings_account_id_unique" unique ("account_id");

alter table "expense" add "invoice_id" uuid null, add "paid_entry_id" uuid null;

alter table "invoice" add constraint "invoice_status_check" check ("status" in ('draft', 'sent', 'approved', 'disputed', 'paid', 'void'));
alter table "invoice" add constraint "invoice_paid_method_check" check ("paid_method" in ('transfer', 'check', 'card', 'cash', 'other'));
alter table "invoice" enable row level security;
create policy "one_world" on "invoice" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "invoice" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "invoice" for select to "lw_landlord" using (account_id = lw_account() and status <> 'draft');
create policy "landlord_change" on "invoice" for update to "lw_landlord" using (account_id = lw_account() and status <> 'draft') with check (account_id = lw_account() and status in ('approved', 'disputed', 'paid'));
create policy "supplier_read" on "invoice" for select to "lw_supplier" using (supplier_account_id = lw_account());
create policy "supplier_create" on "invoice" for insert to "lw_supplier" with check (supplier_account_id = lw_account() and status = 'draft' and request_id = any(array(select id from service_request where supplier_account_id = lw_account() and status in ('completed', 'closed'))));
create policy "supplier_change" on "invoice" for update to "lw_supplier" using (supplier_account_id = lw_account()) with check (supplier_account_id = lw_account() and status in ('draft', 'sent', 'void'));
create policy "supplier_remove" on "invoice" for delete to "lw_supplier" using (supplier_account_id = lw_account() and status = 'draft');
create policy "staff_read" on "invoice" for select to "lw_staff" using (status <> 'draft');
create policy "admin_read" on "invoice" for select to "lw_admin" using (status <> 'draft');

alter table "invoice_settings" enable row level security;
create policy "one_world" on "invoice_settings" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "invoice_settings" to "lw_system" using (true) with check (true);
create policy "supplier_read" on "invoice_settings" for select to "lw_supplier" using (account_id = lw_account());
create policy "supplier_create" on "invoice_settings" for insert to "lw_supplier" with check (account_id = lw_account());
create policy "supplier_change" on "invoice_settings" for update to "lw_supplier" using (account_id = lw_account()) with check (account_id = lw_account());
create policy "staff_read" on "invoice_settings" for select to "lw_staff" using (true);
create policy "admin_read" on "invoice_settings" for select to "lw_admin" using (true);


alter table invoice add foreign key (supplier_account_id) references account (id) deferrable initially deferred;
alter table invoice add foreign key (account_id, request_id) references service_request (account_id, id) deferrable initially deferred;
alter table invoice add foreign key (account_id, property_id) references property (account_id, id) deferrable initially deferred;
alter table invoice add foreign key (account_id, unit_id) references unit (account_id, id) deferrable initially deferred;
alter table invoice add foreign key (account_id, expense_id) references expense (account_id, id) deferrable initially deferred;
alter table invoice_settings add foreign key (account_id) references account (id) deferrable initially deferred;
alter table expense add foreign key (account_id, invoice_id) references invoice (account_id, id) deferrable initially deferred;
alter table expense add constraint expense_paid_when_owed check (paid_entry_id is null or invoice_id is not null);
-- One invoice of a supplier for a job, unless it is void, and one expense for an invoice. A job may pass to another supplier after
-- the first one's invoice: the cost that a landlord enters by hand is there once beside those of invoices.
drop index expense_of_request;
create unique index expense_of_request on expense (request_id) where voided_at is null and invoice_id is null;
create unique index invoice_expense_once on invoice (expense_id) where expense_id is not null;
create unique index invoice_one_a_job on invoice (request_id, supplier_account_id) where status <> 'void';
create unique index invoice_number_once on invoice (supplier_account_id, number) where number is not null;
create unique index expense_one_an_invoice on expense (invoice_id) where invoice_id is not null and voided_at is null;

alter table invoice_settings add constraint invoice_settings_numbers check (next_number > 0 and due_days between 0 and 120);
alter table invoice add constraint invoice_amounts check (net_cents >= 0 and tax_cents >= 0 and total_cents = net_cents + tax_cents and due_days between 0 and 120);
alter table invoice add constraint invoice_issued check (
  (status = 'draft') = (number is null) and (number is null) = (series_number is null) and (number is null) = (issued_on is null)
  and (number is null) = (due_on is null) and (number is null) = (sent_at is null) and (status = 'draft' or net_cents > 0));
alter table invoice add constraint invoice_answered check (
  (status in ('approved', 'paid')) = (expense_id is not null) and (status = 'paid') = (paid_on is not null) and (paid_on is null) = (paid_method is null)
  and (status <> 'disputed' or length(trim(coalesce(dispute_reason, ''))) > 0) and (status = 'void') = (voided_at is not null));

-- Each side changes what is its own: the supplier what a draft says, the landlord the answer.
revoke update on invoice from lw_landlord, lw_supplier;
grant update (status, approved_at, disputed_at, dispute_reason, paid_on, paid_method, expense_id, version) on invoice to lw_landlord;
grant update (status, series_number, number, issued_on, due_days, due_on, lines, note, net_cents, tax_cents, total_cents, tax_number, supplier_name, language, sent_at, voided_at, version)
  on invoice to lw_supplier;

-- The services check first and explain a refusal; this stops what bypasses them. A sent invoice never changes its text.
create function hold_invoice() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.status <> 'draft' and (old.series_number, old.number, old.issued_on, old.due_days, old.due_on, old.lines, old.note, old.net_cents, old.tax_cents, old.total_cents, old.tax_number, old.supplier_name, old.language, old.sent_at)
      is distinct from (new.series_number, new.number, new.issued_on, new.due_days, new.due_on, new.lines, new.note, new.net_cents, new.tax_cents, new.total_cents, new.tax_number, new.supplier_name, new.language, new.sent_at) then
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
revoke execute on function hold_invoice() from public;
create trigger invoice_holds before update on invoice for each row execute function hold_invoice();

-- Numbers are given one after the other and never again.
create function hold_invoice_series() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.next_number < old.next_number and exists (select from invoice where supplier_account_id = old.account_id and number is not null) then
    raise exception 'A series of invoices does not go back' using errcode = '23514';
  end if;
  return new;
end
$$;
revoke execute on function hold_invoice_series() from public;
create trigger invoice_series_holds before update of next_number on invoice_settings for each row execute function hold_invoice_series();
