-- What a technician says a job will cost instead, to the owner of the company, who asks the landlord (docs/decisions/1573). Landlords
-- and tenants never see these rows.
create table "price_need" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "request_id" uuid not null, "staff_id" uuid not null, "amount_cents" bigint not null, "reason" varchar(1000) not null, primary key ("id"));
create index "price_need_account_id_request_id_created_at_index" on "price_need" ("account_id", "request_id", "created_at");
alter table "price_need" enable row level security;
create policy "one_world" on "price_need" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "price_need" to "lw_system" using (true) with check (true);
create policy "staff_role" on "price_need" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales')) with check (((select lw_staff_role()) <> 'sales'));
create policy "supplier_read" on "price_need" for select to "lw_supplier" using (account_id = lw_account());
create policy "supplier_create" on "price_need" for insert to "lw_supplier" with check (account_id = lw_account() and request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at))));
create policy "technician_read" on "price_need" for select to "lw_technician" using (demo = (select lw_demo()) and staff_id = any(array(select id from supplier_staff where user_id = lw_uid() and active)));
create policy "staff_read" on "price_need" for select to "lw_staff" using (true);
create policy "admin_read" on "price_need" for select to "lw_admin" using (true);
alter table price_need add foreign key (account_id, staff_id) references supplier_staff (account_id, id) deferrable initially deferred;
alter table price_need add foreign key (request_id) references service_request (id) on delete cascade deferrable initially deferred;
alter table price_need add constraint price_need_amount check (amount_cents > 0 and length(trim(reason)) > 0);
grant select on price_need to lw_technician;
-- The amount that a technician writes is in it.
grant select (currency) on property to lw_technician;
select lw_add_notification_kinds(array['job_price_needed']);
