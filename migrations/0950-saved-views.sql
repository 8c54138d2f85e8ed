-- Filters of the list of requests under a name: a person's own, or shared with everyone in the account.
create table "saved_view" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "version" int not null default 1, "user_id" uuid not null, "name" varchar(60) not null, "shared" boolean not null default false, "filters" jsonb not null, primary key ("id"));
create index "saved_view_account_id_index" on "saved_view" ("account_id");
alter table saved_view add foreign key (account_id) references account (id) deferrable initially deferred;
alter table saved_view add foreign key (user_id) references app_user (id) deferrable initially deferred;
create unique index saved_view_own_name on saved_view (account_id, user_id, lower(name)) where not shared;
create unique index saved_view_shared_name on saved_view (account_id, lower(name)) where shared;
alter table saved_view add constraint saved_view_name check (name = btrim(name) and name <> '');

alter table "saved_view" enable row level security;
create policy "one_world" on "saved_view" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "saved_view" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "saved_view" for select to "lw_landlord" using (account_id = lw_account() and (shared or user_id = lw_uid()));
create policy "landlord_change" on "saved_view" for update to "lw_landlord" using (account_id = lw_account() and (shared or user_id = lw_uid())) with check (account_id = lw_account() and (shared or user_id = lw_uid()));
create policy "landlord_remove" on "saved_view" for delete to "lw_landlord" using (account_id = lw_account() and (shared or user_id = lw_uid()));
create policy "landlord_create" on "saved_view" for insert to "lw_landlord" with check (account_id = lw_account() and user_id = lw_uid());
