-- Technicians: people of a supplier who sign in and see the jobs that are theirs (docs/decisions/0880). Their database role is
-- granted nothing in general: every table and column that it may touch is named here.
do $$
begin
  create role lw_technician nologin;
exception when duplicate_object or unique_violation then
  null;
end
$$;

create table "job_assignment" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "version" int not null default 1, "request_id" uuid not null, "staff_id" uuid not null, "note" varchar(1000) null, primary key ("id"));
create index "job_assignment_staff_id_index" on "job_assignment" ("staff_id");
create index "job_assignment_request_id_index" on "job_assignment" ("request_id");
alter table "job_assignment" add constraint "job_assignment_account_id_request_id_unique" unique ("account_id", "request_id");

create table "job_visit" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "version" int not null default 1, "request_id" uuid not null, "staff_id" uuid not null, "started_at" timestamptz(3) not null, "finished_at" timestamptz(3) null, "note" varchar(2000) null, "recorded_start_at" timestamptz(3) not null, "recorded_finish_at" timestamptz(3) null, "corrected_at" timestamptz(3) null, primary key ("id"));
create index "job_visit_account_id_request_id_started_at_index" on "job_visit" ("account_id", "request_id", "started_at");
create index "job_visit_staff_id_started_at_index" on "job_visit" ("staff_id", "started_at");

alter table "supplier_staff" add "user_id" uuid null, add "invited_at" timestamptz(3) null, add "joined_at" timestamptz(3) null, add "left_at" timestamptz(3) null;
alter table "supplier_staff" add constraint "supplier_staff_user_id_unique" unique ("user_id");

-- What a technician may see hangs on this: jobs that are theirs now, of a supplier whose Elite subscription runs.
create function lw_technician_jobs() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(a.request_id), '{}') from job_assignment a
  join supplier_staff f on f.id = a.staff_id and f.account_id = a.account_id and f.active and f.user_id = lw_uid()
  join supplier s on s.account_id = a.account_id and s.elite_until > now()
  join service_request r on r.id = a.request_id and r.supplier_account_id = a.account_id and r.demo = lw_demo()
  where exists (select 1 from offer o where o.request_id = a.request_id and o.supplier_account_id = a.account_id
    and o.state = 'accepted' and lw_open(o.access_ends_at))
$$;
-- The first name of who comes, for everyone who sees the job.
create function lw_who_comes(request uuid) returns text language sql stable security definer set search_path = public, pg_temp as $$
  select f.first_name from job_assignment a join supplier_staff f on f.id = a.staff_id and f.active
  join service_request r on r.id = a.request_id and r.supplier_account_id = a.account_id
  join supplier s on s.account_id = a.account_id and s.elite_until > now() where a.request_id = request
$$;

alter table "app_user" drop constraint "app_user_user_type_check";
alter table "notification" drop constraint "notification_kind_check";
drop policy "supplier_change" on "notification";
drop policy "supplier_read" on "notification";

create policy "technician_read" on "account" for select to "lw_technician" using (demo = (select lw_demo()) and id = lw_account());

create policy "technician_read" on "request_checklist_line" for select to "lw_technician" using (demo = (select lw_demo()) and request_id = any((select lw_technician_jobs())::uuid[]));

alter table "notification" add constraint "notification_kind_check" check ("kind" in ('payment_received', 'payment_failed', 'payment_returned', 'payment_refunded', 'refund_failed', 'request_submitted', 'request_approved', 'request_declined', 'request_cancelled', 'request_scheduled', 'request_in_progress', 'request_completed', 'request_closed', 'request_sent_back', 'request_offered', 'request_offer_accepted', 'request_offer_declined', 'request_offer_withdrawn', 'request_offer_answered', 'request_offer_picked', 'request_offer_lost', 'request_offer_expired', 'request_quote_sent', 'request_quote_approved', 'request_quote_refused', 'request_quote_withdrawn', 'request_board_interest', 'on_call_asked', 'on_call_unanswered', 'request_message', 'message', 'supplier_message', 'document_shared', 'notice_given', 'notice_withdrawn', 'rent_change', 'rent_change_canceled', 'lease_ended', 'lease_corrected', 'renewal_offered', 'renewal_replied', 'renewal_withdrawn', 'renewal_signed', 'renewal_accepted', 'renewal_declined', 'renewal_asked', 'listing_question', 'paper_expires', 'invoice_sent', 'invoice_void', 'invoice_approved', 'invoice_disputed', 'invoice_paid', 'tenant_notice_given', 'tenant_notice_asked', 'tenant_notice_withdrawn', 'tenant_notice_withdrawal_asked', 'tenant_notice_told', 'tenant_notice_leaving', 'tenant_notice_declined', 'tenant_notice_replied', 'tenant_notice_kept', 'tenant_notice_staying', 'job_assigned', 'job_unassigned', 'jobs_freed'));
create policy "technician_read" on "notification" for select to "lw_technician" using (demo = (select lw_demo()) and user_id = lw_uid() and (kind = 'job_unassigned' or subject_id = any((select lw_technician_jobs())::uuid[])));
create policy "technician_change" on "notification" for update to "lw_technician" using (demo = (select lw_demo()) and user_id = lw_uid() and (kind = 'job_unassigned' or subject_id = any((select lw_technician_jobs())::uuid[]))) with check (demo = (select lw_demo()) and user_id = lw_uid() and (kind = 'job_unassigned' or subject_id = any((select lw_technician_jobs())::uuid[])));
create policy "supplier_change" on "notification" for update to "lw_supplier" using (user_id = lw_uid() and (kind in ('request_offer_withdrawn', 'request_offer_lost', 'supplier_message') or (kind in ('paper_expires', 'invoice_approved', 'invoice_disputed', 'invoice_paid', 'jobs_freed') and account_id = lw_account()) or subject_id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at))))) with check (user_id = lw_uid() and (kind in ('request_offer_withdrawn', 'request_offer_lost', 'supplier_message') or (kind in ('paper_expires', 'invoice_approved', 'invoice_disputed', 'invoice_paid', 'jobs_freed') and account_id = lw_account()) or subject_id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at)))));
create policy "supplier_read" on "notification" for select to "lw_supplier" using (user_id = lw_uid() and (kind in ('request_offer_withdrawn', 'request_offer_lost', 'supplier_message') or (kind in ('paper_expires', 'invoice_approved', 'invoice_disputed', 'invoice_paid', 'jobs_freed') and account_id = lw_account()) or subject_id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at)))));

create policy "technician_read" on "property" for select to "lw_technician" using (demo = (select lw_demo()) and id = any(array(select property_id from service_request where id = any((select lw_technician_jobs())::uuid[]))));

create policy "technician_read" on "request_contact" for select to "lw_technician" using (demo = (select lw_demo()) and request_id = any((select lw_technician_jobs())::uuid[]));

create policy "technician_read" on "request_event" for select to "lw_technician" using (demo = (select lw_demo()) and request_id = any((select lw_technician_jobs())::uuid[]) and kind in ('status', 'comment', 'photo', 'appointment') and not kept_from_supplier and (supplier_account_id is null or supplier_account_id = lw_account()));

create policy "technician_read" on "request_seen" for select to "lw_technician" using (demo = (select lw_demo()) and request_id = any((select lw_technician_jobs())::uuid[]) and (side <> 'supplier' or supplier_account_id = lw_account()));

create policy "technician_read" on "service_request" for select to "lw_technician" using (demo = (select lw_demo()) and id = any((select lw_technician_jobs())::uuid[]));

create policy "technician_read" on "session" for select to "lw_technician" using (demo = (select lw_demo()) and user_id = lw_uid());
create policy "technician_change" on "session" for update to "lw_technician" using (demo = (select lw_demo()) and user_id = lw_uid()) with check (demo = (select lw_demo()) and user_id = lw_uid());

create policy "technician_read" on "stored_file" for select to "lw_technician" using (demo = (select lw_demo()) and purpose = 'request_photo' and request_id = any((select lw_technician_jobs())::uuid[]));

create policy "technician_read" on "supplier" for select to "lw_technician" using (demo = (select lw_demo()) and account_id = lw_account());

create policy "technician_read" on "supplier_staff" for select to "lw_technician" using (demo = (select lw_demo()) and user_id = lw_uid());

create policy "technician_read" on "unit" for select to "lw_technician" using (demo = (select lw_demo()) and id = any(array(select unit_id from service_request where id = any((select lw_technician_jobs())::uuid[]))));

alter table "app_user" add constraint "app_user_user_type_check" check ("user_type" in ('landlord', 'supplier', 'tenant', 'admin', 'staff', 'technician'));
create policy "technician_read" on "app_user" for select to "lw_technician" using (demo = (select lw_demo()) and id = lw_uid());
create policy "technician_change" on "app_user" for update to "lw_technician" using (demo = (select lw_demo()) and id = lw_uid()) with check (demo = (select lw_demo()) and id = lw_uid());

alter table "job_assignment" enable row level security;
create policy "one_world" on "job_assignment" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "job_assignment" to "lw_system" using (true) with check (true);
create policy "supplier_read" on "job_assignment" for select to "lw_supplier" using (account_id = lw_account());
create policy "supplier_remove" on "job_assignment" for delete to "lw_supplier" using (account_id = lw_account());
create policy "supplier_create" on "job_assignment" for insert to "lw_supplier" with check (account_id = lw_account() and request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at))));
create policy "supplier_change" on "job_assignment" for update to "lw_supplier" using (account_id = lw_account() and request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at)))) with check (account_id = lw_account() and request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at))));
create policy "technician_read" on "job_assignment" for select to "lw_technician" using (demo = (select lw_demo()) and staff_id = any(array(select id from supplier_staff where user_id = lw_uid() and active)));
create policy "staff_read" on "job_assignment" for select to "lw_staff" using (true);
create policy "admin_read" on "job_assignment" for select to "lw_admin" using (true);

alter table "job_visit" enable row level security;
create policy "one_world" on "job_visit" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "job_visit" to "lw_system" using (true) with check (true);
create policy "supplier_read" on "job_visit" for select to "lw_supplier" using (account_id = lw_account());
create policy "supplier_create" on "job_visit" for insert to "lw_supplier" with check (account_id = lw_account() and request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at))));
create policy "supplier_change" on "job_visit" for update to "lw_supplier" using (account_id = lw_account() and request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at)))) with check (account_id = lw_account() and request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at))));
create policy "technician_read" on "job_visit" for select to "lw_technician" using (demo = (select lw_demo()) and staff_id = any(array(select id from supplier_staff where user_id = lw_uid() and active)));
create policy "staff_read" on "job_visit" for select to "lw_staff" using (true);
create policy "admin_read" on "job_visit" for select to "lw_admin" using (true);

alter table job_assignment add foreign key (account_id, staff_id) references supplier_staff (account_id, id) deferrable initially deferred;
alter table job_assignment add foreign key (request_id) references service_request (id) on delete cascade deferrable initially deferred;
alter table job_visit add foreign key (account_id, staff_id) references supplier_staff (account_id, id) deferrable initially deferred;
alter table job_visit add foreign key (request_id) references service_request (id) on delete cascade deferrable initially deferred;
alter table supplier_staff add foreign key (user_id) references app_user (id) deferrable initially deferred;
alter table job_visit add constraint job_visit_times check (finished_at is null or finished_at >= started_at);
-- No one is in two places at once.
create unique index job_visit_open on job_visit (staff_id) where finished_at is null;

-- Who signs in as whom is the system's to write.
revoke insert, update on supplier_staff from lw_supplier, lw_admin;
grant insert (id, account_id, demo, created_at, version, first_name, last_name, email, phone, active),
  update (first_name, last_name, email, phone, version) on supplier_staff to lw_supplier, lw_admin;
revoke update on job_assignment, job_visit from lw_supplier;
grant update (staff_id, note, version) on job_assignment to lw_supplier;
-- The recorded start stays. The recorded end is written once, by Finish.
grant update (started_at, finished_at, note, recorded_finish_at, corrected_at, version) on job_visit to lw_supplier;

grant usage on schema public to lw_technician;
grant select, update (
  first_name, last_name, phone, language, emergency_contact_name, emergency_contact_phone, additional_notes, email_notifications,
  sms_notifications, rent_reminders, maintenance_updates, translate_messages, version
) on app_user to lw_technician;
grant select, update (revoked_at) on session to lw_technician;
grant select, update (read_at) on notification to lw_technician;
grant select (id, demo, name, emergency_phone) on account to lw_technician;
grant select (id, demo, account_id, company_name, phone, elite_until) on supplier to lw_technician;
grant select on supplier_staff, job_assignment, job_visit, request_contact, request_event, request_seen, request_checklist_line, stored_file to lw_technician;
-- Of a job: neither its cost nor its rating, and of a home what leads there.
grant select (id, demo, account_id, property_id, unit_id, lease_id, reporter_id, title, description, language, issue_type, priority, status, may_enter,
  supplier_account_id, scheduled_for, scheduled_until, due_on, started_at, completed_at, closed_at, created_at, version) on service_request to lw_technician;
grant select (id, demo, account_id, name, street_number, street, city, region, postal_code, country, time_zone) on property to lw_technician;
grant select (id, demo, account_id, property_id, label) on unit to lw_technician;
-- Which notifications count as read is asked of conversations with landlords too, of which a technician has none.
grant select (user_id, lease_id, seen_at) on message_seen to lw_technician;
-- One's own profile names the homes of tenants and looks for their country; no policy shows a technician any.
grant select (id, demo, created_at, user_id, property_id, unit_id) on lease_tenant to lw_technician;
grant select (account_id, user_id) on membership to lw_technician;

-- They run as the system, whom the policies let through (see 0160).
do $$
declare
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
begin
  execute format('grant lw_system to %I', current_user) || (case when before_16 then '' else ' with inherit false, set true' end);
  grant create on schema public to lw_system;
  revoke execute on function lw_technician_jobs(), lw_who_comes(uuid) from public;
  grant execute on function lw_technician_jobs() to lw_technician;
  grant execute on function lw_who_comes(uuid) to lw_tenant, lw_landlord, lw_supplier, lw_staff, lw_admin;
  alter function lw_technician_jobs() owner to lw_system;
  alter function lw_who_comes(uuid) owner to lw_system;
  revoke create on schema public from lw_system;
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', current_user);
  end if;
end
$$;
grant execute on function lw_uid(), lw_account(), lw_chat(), lw_demo(), lw_open(timestamptz), lw_language(), lw_country_of(uuid) to lw_technician;
