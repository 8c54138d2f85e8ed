-- Reminds of no step that fell due before reminders were installed: the first look after an upgrade would write to everyone at once.
-- A row and not a function, because a restore runs the migrations again, and then loads the rows of the archive.
create table "reminder_start" ("kind" text not null, "begins_at" timestamptz(3) not null, primary key ("kind"));
alter table "reminder_start" add constraint "reminder_start_kind_check" check ("kind" in ('steps', 'invoices'));
alter table "reminder_start" enable row level security;
create policy "system_all" on "reminder_start" to "lw_system" using (true) with check (true);
grant select, insert, update, delete on "reminder_start" to lw_system;
insert into reminder_start (kind, begins_at) values ('steps', now());
