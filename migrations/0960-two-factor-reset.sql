create table "two_factor_reset" ("user_id" uuid not null, "demo" boolean not null, "asked_by" uuid not null, "reason" varchar(500) not null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, primary key ("user_id"));

alter table "two_factor_reset" enable row level security;
create policy "one_world" on "two_factor_reset" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "two_factor_reset" to "lw_system" using (true) with check (true);
create policy "admin_read" on "two_factor_reset" for select to "lw_admin" using (true);
