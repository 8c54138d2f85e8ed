-- What of a unit is under warranty or insured, so that whoever gets a repair request knows whom to call first.
create table "coverage" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "version" int not null default 1, "property_id" uuid not null, "unit_id" uuid not null, "kind" text not null, "device_kind" text null, "device_name" varchar(80) null, "provider" varchar(120) not null, "number" varchar(80) null, "phone" varchar(40) null, "covers" varchar(500) null, "valid_until" date not null, "share_with_supplier" boolean not null default false, "reminded_for" date null, primary key ("id"));
create index "coverage_unit_id_index" on "coverage" ("unit_id");
create index "coverage_valid_until_index" on "coverage" ("valid_until");
alter table "coverage" add constraint "coverage_kind_check" check ("kind" in ('warranty', 'insurance'));
alter table "coverage" add constraint "coverage_device_kind_check" check ("device_kind" in ('smoke_alarm', 'co_alarm', 'fire_extinguisher', 'heating', 'cooling', 'air_filter', 'water_heater', 'plumbing', 'electrical', 'appliance', 'dryer_vent', 'gutters', 'roof', 'grounds', 'other'));
alter table "coverage" enable row level security;
create policy "one_world" on "coverage" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "coverage" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "coverage" for select to "lw_landlord" using (account_id = lw_account());
create policy "landlord_create" on "coverage" for insert to "lw_landlord" with check (account_id = lw_account());
create policy "landlord_change" on "coverage" for update to "lw_landlord" using (account_id = lw_account()) with check (account_id = lw_account());
create policy "staff_read" on "coverage" for select to "lw_staff" using (true);
create policy "admin_read" on "coverage" for select to "lw_admin" using (true);
create policy "landlord_remove" on "coverage" for delete to "lw_landlord" using (account_id = lw_account());
create policy "supplier_read" on "coverage" for select to "lw_supplier" using (share_with_supplier and unit_id = any(array(select unit_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at))));
alter table coverage add foreign key (account_id, property_id) references property (account_id, id) deferrable initially deferred;
alter table coverage add foreign key (account_id, unit_id) references unit (account_id, id) deferrable initially deferred;

-- A new kind of notification, behind all that are known: the list is read, because other migrations write it too.
do $$
declare kinds text;
begin
  select string_agg(quote_literal(m[1]), ', ' order by place) || case when bool_or(m[1] = 'coverage_ends') then '' else ', ''coverage_ends''' end
    into kinds from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') with ordinality known (m, place)
    where conname = 'notification_kind_check';
  alter table "notification" drop constraint "notification_kind_check";
  execute format('alter table "notification" add constraint "notification_kind_check" check ("kind" in (%s))', kinds);
end $$;
