-- What a lead is worth, what comes next, when it was decided, and into which other one it was merged.
alter table "crm_lead" add "value_cents" bigint null, add "currency" varchar(3) null, add "next_step" varchar(200) null, add "next_step_on" date null, add "reminded_on" date null, add "closed_at" timestamptz(3) null, add "active_at" timestamptz(3) null, add "merged_into_id" uuid null;
-- A lead that was decided before has no other date than its last email or its first day.
update crm_lead set active_at = greatest(contacted_at, created_at), closed_at = case when status in ('won', 'lost') then greatest(contacted_at, created_at) end;
alter table "crm_lead" alter column "active_at" set not null;
create index "crm_lead_merged_into_id_index" on "crm_lead" ("merged_into_id");
alter table crm_lead add constraint crm_lead_world unique (demo, id);
alter table crm_lead add foreign key (demo, merged_into_id) references crm_lead (demo, id) deferrable initially deferred;
alter table crm_lead add constraint crm_lead_merged_elsewhere check (merged_into_id <> id);
alter table crm_lead add constraint crm_lead_value check ((value_cents is null) = (currency is null) and value_cents >= 0);
alter table crm_lead add constraint crm_lead_step check (next_step_on is null or next_step is not null);
create index crm_lead_email on crm_lead (lower(email));
grant update (request, user_id, value_cents, currency, next_step, next_step_on, reminded_on, closed_at, active_at, merged_into_id) on crm_lead to lw_staff, lw_admin;

-- What happened with a lead: forms, calls, emails, meetings, notes, stages. Rows are added only.
create table "crm_activity" ("id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "lead_id" uuid not null, "kind" text not null, "at" timestamptz(3) not null, "author_id" uuid null, "text" varchar(5000) null, "details" jsonb null, "submission_id" uuid null, primary key ("id"));
alter table "crm_activity" add constraint "crm_activity_submission_id_unique" unique ("submission_id");
create index "crm_activity_lead_id_at_id_index" on "crm_activity" ("lead_id", "at", "id");
alter table "crm_activity" add constraint "crm_activity_kind_check" check ("kind" in ('call', 'email', 'meeting', 'note', 'form', 'created', 'imported', 'mail', 'stage', 'owner', 'merged'));
alter table "crm_activity" enable row level security;
create policy "one_world" on "crm_activity" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "crm_activity" to "lw_system" using (true) with check (true);
create policy "staff_read" on "crm_activity" for select to "lw_staff" using (true);
create policy "staff_create" on "crm_activity" for insert to "lw_staff" with check (true);
create policy "admin_read" on "crm_activity" for select to "lw_admin" using (true);
create policy "admin_create" on "crm_activity" for insert to "lw_admin" with check (true);
alter table crm_activity add foreign key (demo, lead_id) references crm_lead (demo, id) on delete cascade deferrable initially deferred;
alter table crm_activity add foreign key (submission_id) references form_submission (id) on delete set null deferrable initially deferred;

-- Forms that became a lead before are its first activity, with all their answers.
insert into crm_activity (id, demo, created_at, lead_id, kind, at, author_id, details, submission_id)
  select gen_random_uuid(), l.demo, l.created_at, l.id, 'form', f.created_at, null, f.details || jsonb_build_object('form', f.kind), f.id
  from crm_lead l join form_submission f on f.id = l.submission_id;

-- Addresses that want no more sales emails, in small letters. They outlive the lead: who said no is not asked again.
create table "crm_suppression" ("id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "email" varchar(254) not null, "source" text not null, primary key ("id"));
alter table "crm_suppression" add constraint "crm_suppression_demo_email_unique" unique ("demo", "email");
alter table "crm_suppression" add constraint "crm_suppression_source_check" check ("source" in ('link', 'staff'));
alter table "crm_suppression" enable row level security;
create policy "one_world" on "crm_suppression" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "crm_suppression" to "lw_system" using (true) with check (true);
create policy "staff_read" on "crm_suppression" for select to "lw_staff" using (true);
create policy "staff_create" on "crm_suppression" for insert to "lw_staff" with check (true);
create policy "admin_read" on "crm_suppression" for select to "lw_admin" using (true);
create policy "admin_create" on "crm_suppression" for insert to "lw_admin" with check (true);

-- Staff and admins get notifications too: those have no account.
alter table "notification" alter column "account_id" drop not null;
create policy "staff_read" on "notification" for select to "lw_staff" using (user_id = lw_uid());
create policy "staff_change" on "notification" for update to "lw_staff" using (user_id = lw_uid()) with check (user_id = lw_uid());
create policy "admin_read" on "notification" for select to "lw_admin" using (user_id = lw_uid());
create policy "admin_change" on "notification" for update to "lw_admin" using (user_id = lw_uid()) with check (user_id = lw_uid());
revoke update on notification from lw_staff, lw_admin;
grant update (read_at) on notification to lw_staff, lw_admin;
