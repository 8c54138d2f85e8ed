-- What admins were mailed about: how many of a kind there were, and when. One row a kind.
create table "admin_alert" ("kind" text not null, "count" int not null, "told_at" timestamptz(3) not null, primary key ("kind"));
alter table "admin_alert" add constraint "admin_alert_kind_check" check ("kind" in ('emails_failed', 'jobs_failed', 'payments_differ', 'ledger_unbalanced', 'backup_overdue'));
alter table "admin_alert" enable row level security;
create policy "system_all" on "admin_alert" to "lw_system" using (true) with check (true);
grant select, insert, update, delete on "admin_alert" to lw_system;
