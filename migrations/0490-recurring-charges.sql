-- Charges beside the rent that come back each month (parking, pets, storage), and what each of them costs since when.
create table "recurring_charge" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "version" int not null default 1, "lease_id" uuid not null, "category" text not null, "label" varchar(120) not null, "due_day" int not null, "starts_on" date not null, "ends_on" date null, primary key ("id"));
alter table "recurring_charge" add constraint "recurring_charge_account_id_id_unique" unique ("account_id", "id");
create index "recurring_charge_lease_id_index" on "recurring_charge" ("lease_id");
alter table "recurring_charge" add constraint "recurring_charge_category_check" check ("category" in ('parking', 'pets', 'storage', 'utilities', 'services', 'other'));
alter table recurring_charge add constraint recurring_charge_due_day check (due_day between 1 and 31);
alter table recurring_charge add foreign key (account_id, lease_id) references lease (account_id, id) on delete cascade deferrable initially deferred;
alter table "recurring_charge" enable row level security;
create policy "one_world" on "recurring_charge" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "recurring_charge" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "recurring_charge" for select to "lw_landlord" using (account_id = lw_account());
create policy "landlord_create" on "recurring_charge" for insert to "lw_landlord" with check (account_id = lw_account());
create policy "landlord_change" on "recurring_charge" for update to "lw_landlord" using (account_id = lw_account()) with check (account_id = lw_account());
create policy "staff_read" on "recurring_charge" for select to "lw_staff" using (true);
create policy "admin_read" on "recurring_charge" for select to "lw_admin" using (true);
create policy "tenant_read" on "recurring_charge" for select to "lw_tenant" using (lease_id = any((select lw_own_leases())::uuid[]));

create table "recurring_charge_rate" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "lease_id" uuid not null, "recurring_charge_id" uuid not null, "starts_on" date not null, "amount_cents" bigint not null, "confirm_reason" varchar(500) null, primary key ("id"));
alter table "recurring_charge_rate" add constraint "recurring_charge_rate_recurring_charge_id_starts_on_unique" unique ("recurring_charge_id", "starts_on");
create index "recurring_charge_rate_lease_id_index" on "recurring_charge_rate" ("lease_id");
alter table recurring_charge_rate add constraint recurring_charge_rate_amount check (amount_cents > 0);
alter table recurring_charge_rate add foreign key (account_id, recurring_charge_id) references recurring_charge (account_id, id) on delete cascade deferrable initially deferred;
alter table "recurring_charge_rate" enable row level security;
create policy "one_world" on "recurring_charge_rate" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "recurring_charge_rate" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "recurring_charge_rate" for select to "lw_landlord" using (account_id = lw_account());
create policy "landlord_create" on "recurring_charge_rate" for insert to "lw_landlord" with check (account_id = lw_account());
create policy "landlord_remove" on "recurring_charge_rate" for delete to "lw_landlord" using (account_id = lw_account());
create policy "staff_read" on "recurring_charge_rate" for select to "lw_staff" using (true);
create policy "admin_read" on "recurring_charge_rate" for select to "lw_admin" using (true);
create policy "tenant_read" on "recurring_charge_rate" for select to "lw_tenant" using (lease_id = any((select lw_own_leases())::uuid[]));

-- One charge a recurring charge and month that no other has superseded: whoever comes second posts nothing.
alter table "charge" add column "recurring_id" uuid null, add column "recurring_month" varchar(7) null;
alter table charge add constraint charge_of_a_month check ((recurring_id is null) = (recurring_month is null));
create unique index charge_one_a_recurring_month on charge (recurring_id, recurring_month) where not superseded and recurring_id is not null;
alter table charge add foreign key (account_id, recurring_id) references recurring_charge (account_id, id) deferrable initially deferred;
