create table "installation_setting" ("name" varchar(60) not null, "demo" boolean not null default lw_demo(), "value" varchar(500) not null, "changed_at" timestamptz(3) not null, "changed_by" uuid null, primary key ("name"));

alter table "installation_setting" enable row level security;
create policy "one_world" on "installation_setting" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "installation_setting" to "lw_system" using (true) with check (true);
create policy "admin_read" on "installation_setting" for select to "lw_admin" using (true);
create policy "admin_create" on "installation_setting" for insert to "lw_admin" with check (true);
create policy "admin_change" on "installation_setting" for update to "lw_admin" using (true) with check (true);
create policy "admin_remove" on "installation_setting" for delete to "lw_admin" using (true);
