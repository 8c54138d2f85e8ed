-- The backups that this installation made, or tried to make. Only admins and the system see them.
create table "backup_run" ("id" uuid not null, "demo" boolean not null default lw_demo(), "started_at" timestamptz(3) not null, "finished_at" timestamptz(3) null, "started_for" text not null, "state" text not null, "file" varchar(500) not null, "bytes" bigint null, "rows" bigint null, "files" int null, "fault" text null, "failure" varchar(500) null, primary key ("id"));
create index "backup_run_started_at_id_index" on "backup_run" ("started_at", "id");
alter table "backup_run" add constraint "backup_run_started_for_check" check ("started_for" in ('schedule', 'admin', 'command'));
alter table "backup_run" add constraint "backup_run_state_check" check ("state" in ('running', 'verified', 'unverified', 'failed'));
alter table "backup_run" add constraint "backup_run_fault_check" check ("fault" in ('passphrase', 'damaged', 'newer', 'not_empty', 'sums_differ', 'no_space', 'not_writable', 'no_scratch', 'stopped', 'running', 'not_set_up', 'failed'));
alter table "backup_run" enable row level security;
create policy "one_world" on "backup_run" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "backup_run" to "lw_system" using (true) with check (true);
create policy "admin_read" on "backup_run" for select to "lw_admin" using (true);
