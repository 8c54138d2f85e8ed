-- Admins are mailed once about each regional rule that runs out.
create table "region_rule_warning" ("id" uuid not null, "region" varchar(5) not null, "place" varchar(80) not null default '', "topic" varchar(30) not null, "valid_to" date not null, "created_at" timestamptz(3) not null, primary key ("id"));
alter table "region_rule_warning" add constraint "region_rule_warning_region_place_topic_valid_to_unique" unique ("region", "place", "topic", "valid_to");
alter table "region_rule_warning" enable row level security;
create policy "system_all" on "region_rule_warning" to "lw_system" using (true) with check (true);
grant select, insert, update, delete on "region_rule_warning" to lw_system;
