-- The filters, columns and order of a list of tickets or leads, which a member of the team saves under a name (docs/decisions/1901).
create table "team_view" ("id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "user_id" uuid not null, "list" text not null, "name" varchar(60) not null, "address" varchar(1000) not null, primary key ("id"));

alter table "team_view" add constraint "team_view_list_check" check ("list" in ('tickets', 'leads'));
alter table "team_view" enable row level security;
create policy "one_world" on "team_view" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "team_view" to "lw_system" using (true) with check (true);
create policy "staff_read" on "team_view" for select to "lw_staff" using (user_id = lw_uid());
create policy "staff_create" on "team_view" for insert to "lw_staff" with check (user_id = lw_uid());
create policy "staff_remove" on "team_view" for delete to "lw_staff" using (user_id = lw_uid());
create policy "admin_read" on "team_view" for select to "lw_admin" using (user_id = lw_uid());
create policy "admin_create" on "team_view" for insert to "lw_admin" with check (user_id = lw_uid());
create policy "admin_remove" on "team_view" for delete to "lw_admin" using (user_id = lw_uid());

create unique index team_view_name on team_view (user_id, list, lower(name));
alter table team_view add foreign key (user_id) references app_user (id) deferrable initially deferred;
alter table team_view add constraint team_view_named check (name = btrim(name) and name <> '');
