-- What became of a deposit, as the letter to the tenants says it: what was held, interest, what was kept and for what, what went back.
create table "deposit_return" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "lease_id" uuid not null, "returned_on" date not null, "held_cents" bigint not null, "interest_cents" bigint not null, "returned_cents" bigint not null, "deductions" jsonb not null, "currency" varchar(3) not null, primary key ("id"));
create index "deposit_return_lease_id_index" on "deposit_return" ("lease_id");
alter table deposit_return add foreign key (account_id, lease_id) references lease (account_id, id) deferrable initially deferred;
alter table deposit_return add constraint deposit_return_sums check (held_cents >= 0 and interest_cents >= 0 and returned_cents >= 0 and returned_cents <= held_cents + interest_cents);

alter table "deposit_return" enable row level security;
create policy "one_world" on "deposit_return" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "deposit_return" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "deposit_return" for select to "lw_landlord" using (account_id = lw_account());
create policy "landlord_create" on "deposit_return" for insert to "lw_landlord" with check (account_id = lw_account());
create policy "tenant_read" on "deposit_return" for select to "lw_tenant" using (lease_id = any(array(select lease_id from lease_tenant where user_id = lw_uid())));
create policy "staff_read" on "deposit_return" for select to "lw_staff" using (true);
create policy "admin_read" on "deposit_return" for select to "lw_admin" using (true);
