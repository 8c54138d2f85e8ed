create table "schedule_run" ("name" varchar(80) not null, "started_at" timestamptz(3) not null, "duration_ms" int not null, "succeeded_at" timestamptz(3) null, "failed_runs" int not null, "failure" varchar(500) null, primary key ("name"));

alter table "schedule_run" enable row level security;
create policy "system_all" on "schedule_run" to "lw_system" using (true) with check (true);
