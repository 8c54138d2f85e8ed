-- Long work on many leases, done in the background item by item.
create table "bulk_task" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "user_id" uuid not null, "kind" text not null, "without_tenant" boolean not null default false, "seen_at" timestamptz(3) null, primary key ("id"));
create index "bulk_task_account_id_created_at_id_index" on "bulk_task" ("account_id", "created_at", "id");
alter table "bulk_task" add constraint "bulk_task_account_id_id_unique" unique ("account_id", "id");
alter table "bulk_task" add constraint "bulk_task_kind_check" check ("kind" in ('activate_leases', 'mail_letters'));

create table "bulk_task_item" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "task_id" uuid not null, "position" int not null, "lease_id" uuid not null, "lease_tenant_id" uuid null, "outcome" text null, "code" varchar(40) null, "reason" varchar(60) null, "values" jsonb null, primary key ("id"));
create index "bulk_task_item_task_id_position_index" on "bulk_task_item" ("task_id", "position");
create index "bulk_task_item_lease_id_index" on "bulk_task_item" ("lease_id");
create index "bulk_task_item_lease_tenant_id_index" on "bulk_task_item" ("lease_tenant_id");
alter table "bulk_task_item" add constraint "bulk_task_item_outcome_check" check ("outcome" in ('done', 'sent_before', 'no_email', 'refused'));

alter table "bulk_task" enable row level security;
create policy "one_world" on "bulk_task" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "bulk_task" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "bulk_task" for select to "lw_landlord" using (account_id = lw_account());
create policy "landlord_create" on "bulk_task" for insert to "lw_landlord" with check (account_id = lw_account());
create policy "landlord_change" on "bulk_task" for update to "lw_landlord" using (account_id = lw_account()) with check (account_id = lw_account());
create policy "staff_read" on "bulk_task" for select to "lw_staff" using (true);
create policy "admin_read" on "bulk_task" for select to "lw_admin" using (true);

alter table "bulk_task_item" enable row level security;
create policy "one_world" on "bulk_task_item" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "bulk_task_item" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "bulk_task_item" for select to "lw_landlord" using (account_id = lw_account());
create policy "landlord_create" on "bulk_task_item" for insert to "lw_landlord" with check (account_id = lw_account());
create policy "landlord_change" on "bulk_task_item" for update to "lw_landlord" using (account_id = lw_account()) with check (account_id = lw_account());
create policy "staff_read" on "bulk_task_item" for select to "lw_staff" using (true);
create policy "admin_read" on "bulk_task_item" for select to "lw_admin" using (true);

alter table bulk_task add foreign key (account_id) references account (id) deferrable initially deferred;
alter table bulk_task_item add foreign key (account_id, task_id) references bulk_task (account_id, id) deferrable initially deferred;
-- A draft can be deleted, and an import taken back, while their items are kept: those go with them.
alter table bulk_task_item add foreign key (account_id, lease_id) references lease (account_id, id) on delete cascade deferrable initially deferred;
alter table bulk_task_item add foreign key (account_id, lease_tenant_id) references lease_tenant (account_id, id) on delete cascade deferrable initially deferred;
-- What was asked for is never rewritten: only what becomes of it changes.
revoke update on bulk_task, bulk_task_item from lw_landlord;
grant update (seen_at) on bulk_task to lw_landlord;
grant update (outcome, code, reason, "values") on bulk_task_item to lw_landlord;
