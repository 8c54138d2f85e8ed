-- Recurring maintenance: its schedules, the due days that became service requests, and the checklists of these.
create table "request_checklist_line" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "request_id" uuid not null, "position" int not null, "label" varchar(160) not null, "done_at" timestamptz(3) null, "done_by" uuid null, "done_role" text null, primary key ("id"));
alter table "request_checklist_line" add constraint "request_checklist_line_request_id_position_unique" unique ("request_id", "position");

create table "maintenance_occurrence" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "schedule_id" uuid not null, "due_on" date not null, "request_id" uuid not null, primary key ("id"));
alter table "maintenance_occurrence" add constraint "maintenance_occurrence_schedule_id_due_on_unique" unique ("schedule_id", "due_on");
alter table "maintenance_occurrence" add constraint "maintenance_occurrence_request_id_unique" unique ("request_id");

create table "maintenance_schedule" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "version" int not null default 1, "property_id" uuid not null, "unit_id" uuid null, "device_kind" text null, "device_name" varchar(80) null, "title" varchar(120) not null, "issue_type" text not null, "instructions" varchar(2000) null, "checklist" jsonb not null, "rhythm" text not null, "every_months" int null, "starts_on" date not null, "seasons" jsonb not null, "lead_days" int not null, "supplier_account_id" uuid null, "next_on" date not null, "paused_at" timestamptz(3) null, "ended_at" timestamptz(3) null, primary key ("id"));
create index "maintenance_schedule_account_id_next_on_id_index" on "maintenance_schedule" ("account_id", "next_on", "id");
create index "maintenance_schedule_property_id_index" on "maintenance_schedule" ("property_id");
alter table "maintenance_schedule" add constraint "maintenance_schedule_account_id_id_unique" unique ("account_id", "id");

alter table "service_request" add "due_on" date null;

alter table "request_checklist_line" add constraint "request_checklist_line_done_role_check" check ("done_role" in ('landlord', 'supplier'));
alter table "request_checklist_line" enable row level security;
create policy "one_world" on "request_checklist_line" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "request_checklist_line" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "request_checklist_line" for select to "lw_landlord" using (account_id = lw_account());
create policy "landlord_change" on "request_checklist_line" for update to "lw_landlord" using (account_id = lw_account()) with check (account_id = lw_account());
create policy "supplier_read" on "request_checklist_line" for select to "lw_supplier" using (request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at))));
create policy "supplier_change" on "request_checklist_line" for update to "lw_supplier" using (request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at)))) with check (request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at))));
create policy "staff_read" on "request_checklist_line" for select to "lw_staff" using (true);
create policy "admin_read" on "request_checklist_line" for select to "lw_admin" using (true);

alter table "maintenance_occurrence" enable row level security;
create policy "one_world" on "maintenance_occurrence" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "maintenance_occurrence" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "maintenance_occurrence" for select to "lw_landlord" using (account_id = lw_account());
create policy "staff_read" on "maintenance_occurrence" for select to "lw_staff" using (true);
create policy "admin_read" on "maintenance_occurrence" for select to "lw_admin" using (true);

alter table "maintenance_schedule" add constraint "maintenance_schedule_device_kind_check" check ("device_kind" in ('smoke_alarm', 'co_alarm', 'fire_extinguisher', 'heating', 'cooling', 'air_filter', 'water_heater', 'plumbing', 'electrical', 'appliance', 'dryer_vent', 'gutters', 'roof', 'grounds', 'other'));
alter table "maintenance_schedule" add constraint "maintenance_schedule_issue_type_check" check ("issue_type" in ('plumbing', 'electrical', 'hvac', 'appliances', 'other'));
alter table "maintenance_schedule" add constraint "maintenance_schedule_rhythm_check" check ("rhythm" in ('months', 'yearly', 'seasons'));
alter table "maintenance_schedule" enable row level security;
create policy "one_world" on "maintenance_schedule" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "maintenance_schedule" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "maintenance_schedule" for select to "lw_landlord" using (account_id = lw_account());
create policy "landlord_create" on "maintenance_schedule" for insert to "lw_landlord" with check (account_id = lw_account());
create policy "landlord_change" on "maintenance_schedule" for update to "lw_landlord" using (account_id = lw_account()) with check (account_id = lw_account());
create policy "staff_read" on "maintenance_schedule" for select to "lw_staff" using (true);
create policy "admin_read" on "maintenance_schedule" for select to "lw_admin" using (true);

alter table maintenance_schedule add constraint maintenance_schedule_days check (lead_days between 0 and 60 and (every_months is not null) = (rhythm = 'months') and every_months between 1 and 120);
alter table maintenance_schedule add foreign key (account_id, property_id) references property (account_id, id) deferrable initially deferred;
alter table maintenance_schedule add foreign key (account_id, unit_id) references unit (account_id, id) deferrable initially deferred;
alter table maintenance_schedule add foreign key (supplier_account_id) references account (id) deferrable initially deferred;
alter table maintenance_occurrence add foreign key (account_id, schedule_id) references maintenance_schedule (account_id, id) deferrable initially deferred;
alter table maintenance_occurrence add foreign key (account_id, request_id) references service_request (account_id, id) deferrable initially deferred;
alter table request_checklist_line add foreign key (account_id, request_id) references service_request (account_id, id) deferrable initially deferred;
-- Lines are only checked off: their text can't change.
alter table request_checklist_line add constraint request_checklist_line_done check ((done_at is null) = (done_role is null) and (done_at is null) = (done_by is null));
revoke update on request_checklist_line from lw_landlord, lw_supplier;
grant update (done_at, done_by, done_role) on request_checklist_line to lw_landlord, lw_supplier;
