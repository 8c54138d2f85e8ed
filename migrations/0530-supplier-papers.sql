-- Insurance and licenses as suppliers state them, the reminders of their last days, and what a landlord requires of suppliers.
create table "gap_override" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "request_id" uuid not null, "supplier_account_id" uuid not null, "gaps" jsonb not null, "reason" varchar(500) not null, "by_user_id" uuid null, primary key ("id"));
create index "gap_override_request_id_supplier_account_id_index" on "gap_override" ("request_id", "supplier_account_id");

create table "paper_reminder" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "paper_id" uuid not null, "valid_until" date not null, "days" int not null, primary key ("id"));
alter table "paper_reminder" add constraint "paper_reminder_paper_id_valid_until_days_unique" unique ("paper_id", "valid_until", "days");

create table "supplier_paper" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "version" int not null default 1, "kind" text not null, "trade" text null, "issuer" varchar(120) not null, "number" varchar(60) not null, "cover_cents" bigint null, "currency" varchar(3) null, "valid_until" date null, "time_zone" varchar(64) not null, "dated_at" timestamptz(3) not null, "file_id" uuid null, primary key ("id"));
create index "supplier_paper_account_id_index" on "supplier_paper" ("account_id");
create index "supplier_paper_valid_until_index" on "supplier_paper" ("valid_until");
create index "supplier_paper_file_id_index" on "supplier_paper" ("file_id");

drop policy "supplier_change" on "notification";
drop policy "supplier_read" on "notification";

-- People give longer reasons than the system does.
alter table "audit_entry" alter column "reason" type varchar(500);

alter table "maintenance_settings" add "require_insurance" boolean not null default false, add "require_license" boolean not null default false;

alter table "notification" drop constraint "notification_kind_check";
alter table "notification" add constraint "notification_kind_check" check ("kind" in ('payment_received', 'payment_failed', 'payment_returned', 'payment_refunded', 'refund_failed', 'request_submitted', 'request_approved', 'request_declined', 'request_cancelled', 'request_scheduled', 'request_in_progress', 'request_completed', 'request_closed', 'request_sent_back', 'request_offered', 'request_offer_accepted', 'request_offer_declined', 'request_offer_withdrawn', 'request_offer_answered', 'request_offer_picked', 'request_offer_lost', 'request_offer_expired', 'request_quote_sent', 'request_quote_approved', 'request_quote_refused', 'request_quote_withdrawn', 'request_board_interest', 'message', 'supplier_message', 'document_shared', 'notice_given', 'notice_withdrawn', 'rent_change', 'rent_change_canceled', 'lease_ended', 'lease_corrected', 'renewal_offered', 'renewal_replied', 'renewal_withdrawn', 'renewal_signed', 'renewal_accepted', 'renewal_declined', 'renewal_asked', 'listing_question', 'paper_expires'));
create policy "supplier_change" on "notification" for update to "lw_supplier" using (user_id = lw_uid() and (kind in ('request_offer_withdrawn', 'request_offer_lost', 'supplier_message') or (kind = 'paper_expires' and account_id = lw_account()) or subject_id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at))))) with check (user_id = lw_uid() and (kind in ('request_offer_withdrawn', 'request_offer_lost', 'supplier_message') or (kind = 'paper_expires' and account_id = lw_account()) or subject_id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at)))));
create policy "supplier_read" on "notification" for select to "lw_supplier" using (user_id = lw_uid() and (kind in ('request_offer_withdrawn', 'request_offer_lost', 'supplier_message') or (kind = 'paper_expires' and account_id = lw_account()) or subject_id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at)))));

alter table "stored_file" drop constraint "stored_file_purpose_check";
alter table "stored_file" add constraint "stored_file_purpose_check" check ("purpose" in ('request_photo', 'listing_photo', 'lease_document', 'receipt', 'inspection', 'invoice', 'certificate', 'other'));
create policy "supplier_certificate_read" on "stored_file" for select to "lw_supplier" using (account_id = lw_account() and purpose = 'certificate');
create policy "supplier_certificate_create" on "stored_file" for insert to "lw_supplier" with check (account_id = lw_account() and purpose = 'certificate');
create policy "supplier_certificate_remove" on "stored_file" for delete to "lw_supplier" using (account_id = lw_account() and purpose = 'certificate');

alter table "gap_override" enable row level security;
create policy "one_world" on "gap_override" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "gap_override" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "gap_override" for select to "lw_landlord" using (account_id = lw_account());
create policy "landlord_create" on "gap_override" for insert to "lw_landlord" with check (account_id = lw_account());
create policy "staff_read" on "gap_override" for select to "lw_staff" using (true);
create policy "admin_read" on "gap_override" for select to "lw_admin" using (true);

alter table "paper_reminder" enable row level security;
create policy "one_world" on "paper_reminder" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "paper_reminder" to "lw_system" using (true) with check (true);

alter table "supplier_paper" add constraint "supplier_paper_kind_check" check ("kind" in ('insurance', 'license'));
alter table "supplier_paper" add constraint "supplier_paper_trade_check" check ("trade" in ('plumbing', 'electrical', 'hvac', 'appliances', 'cleaning', 'landscaping', 'general', 'pest_control', 'security', 'painting', 'flooring', 'roofing', 'carpentry', 'locksmith', 'accounting', 'legal', 'other'));
alter table "supplier_paper" enable row level security;
create policy "one_world" on "supplier_paper" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "supplier_paper" to "lw_system" using (true) with check (true);
create policy "supplier_read" on "supplier_paper" for select to "lw_supplier" using (account_id = lw_account());
create policy "supplier_create" on "supplier_paper" for insert to "lw_supplier" with check (account_id = lw_account());
create policy "supplier_change" on "supplier_paper" for update to "lw_supplier" using (account_id = lw_account()) with check (account_id = lw_account());
create policy "supplier_remove" on "supplier_paper" for delete to "lw_supplier" using (account_id = lw_account());
create policy "landlord_read" on "supplier_paper" for select to "lw_landlord" using (true);
create policy "staff_read" on "supplier_paper" for select to "lw_staff" using (true);
create policy "admin_read" on "supplier_paper" for select to "lw_admin" using (true);

alter table "stored_file" add constraint "stored_file_account_id_id_unique" unique ("account_id", "id");
alter table supplier_paper add foreign key (account_id) references account (id) deferrable initially deferred;
-- A certificate that an insurance or a license refers to can't be removed, nor can it be someone else's.
alter table supplier_paper add foreign key (account_id, file_id) references stored_file (account_id, id) deferrable initially deferred;
alter table stored_file add constraint stored_file_certificate check (purpose <> 'certificate' or (lease_id is null and unit_id is null and request_id is null));
alter table supplier_paper add constraint supplier_paper_parts check (
  (kind = 'insurance' and trade is null and valid_until is not null and (cover_cents is null) = (currency is null) and (cover_cents > 0) is not false)
  or (kind = 'license' and trade is not null and cover_cents is null and currency is null));
alter table supplier_paper add constraint supplier_paper_time_zone check (lw_is_time_zone(time_zone));
alter table paper_reminder add foreign key (paper_id) references supplier_paper (id) on delete cascade deferrable initially deferred;
alter table gap_override add foreign key (account_id, request_id) references service_request (account_id, id) deferrable initially deferred;
alter table gap_override add constraint gap_override_reason check (length(trim(reason)) > 0 and jsonb_array_length(gaps) > 0);

-- A certificate is one from its upload on, like a photo: those that nothing refers to are removed at night.
create or replace function keep_photos_apart() returns trigger language plpgsql as $$
begin
  if new.purpose <> old.purpose and (new.purpose in ('request_photo', 'listing_photo', 'certificate') or old.purpose in ('request_photo', 'listing_photo', 'certificate')) then
    raise exception 'no file becomes a photo or a certificate, and none of them becomes something else' using errcode = '23514';
  end if;
  return new;
end
$$;

-- The one place that knows why a supplier gets no job of a landlord on a day: what was recorded has expired, or what the landlord
-- requires was never recorded. An insurance is replaced by any other that is valid, a license by another one of its trade.
create function lw_supplier_gaps(landlord uuid, supplier uuid, today date) returns text[] language sql stable security definer set search_path = public, pg_temp as $$
  select array_remove(array[
    case
      when exists (select 1 from supplier_paper i where i.account_id = supplier and i.kind = 'insurance' and i.valid_until >= today) then null
      when exists (select 1 from supplier_paper i where i.account_id = supplier and i.kind = 'insurance') then 'insurance_expired'
      when exists (select 1 from maintenance_settings s where s.account_id = landlord and s.require_insurance) then 'insurance_missing'
    end,
    case
      when exists (select 1 from supplier_paper l where l.account_id = supplier and l.kind = 'license' and l.valid_until < today
        and not exists (select 1 from supplier_paper o where o.account_id = supplier and o.kind = 'license' and o.trade = l.trade
          and (o.valid_until is null or o.valid_until >= today))) then 'license_expired'
      when exists (select 1 from supplier_paper l where l.account_id = supplier and l.kind = 'license') then null
      when exists (select 1 from maintenance_settings s where s.account_id = landlord and s.require_license) then 'license_missing'
    end], null)
$$;

-- The same for a job, by the day where the home is, without what the landlord has overridden for this job.
create function lw_job_gaps(request uuid, supplier uuid, moment timestamptz default now()) returns text[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(gap order by gap), '{}')
  from service_request r join property p on p.id = r.property_id
  cross join lateral unnest(lw_supplier_gaps(r.account_id, supplier, (moment at time zone p.time_zone)::date)) gap
  where r.id = request and not exists (select 1 from gap_override o where o.request_id = r.id and o.supplier_account_id = supplier and o.gaps ? gap)
$$;

-- Whether the supplier of a job has begun it: such a job may be finished, with another visit too.
create function lw_job_begun(request uuid) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from service_request r join offer o on o.request_id = r.id and o.supplier_account_id = r.supplier_account_id and o.state = 'accepted'
    where r.id = request and r.started_at >= coalesce(o.answered_at, o.created_at))
$$;

-- The services ask first and answer in words; this is for whatever passes them by.
create function hold_gaps_of_job() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  taken constant boolean := new.supplier_account_id is distinct from old.supplier_account_id;
  moves constant boolean := new.status <> old.status and new.status in ('scheduled', 'in_progress') and old.status in ('approved', 'offered', 'scheduled');
begin
  if new.supplier_account_id is null or not (taken or moves) or (not taken and lw_job_begun(new.id)) then
    return new;
  end if;
  if cardinality(lw_job_gaps(new.id, new.supplier_account_id)) > 0 then
    raise exception 'An insurance or a license of the supplier has expired or is missing' using errcode = 'LW005';
  end if;
  return new;
end
$$;
create trigger gaps_of_job before update of status, supplier_account_id on service_request for each row execute function hold_gaps_of_job();

create function hold_gaps_of_offer() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if cardinality(lw_job_gaps(new.request_id, new.supplier_account_id)) > 0 then
    raise exception 'An insurance or a license of the supplier has expired or is missing' using errcode = 'LW005';
  end if;
  return new;
end
$$;
create trigger gaps_of_new_offer before insert on offer for each row when (new.state in ('sent', 'answered')) execute function hold_gaps_of_offer();
create trigger gaps_of_offer before update of state on offer for each row when (new.state <> old.state and new.state in ('answered', 'accepted')) execute function hold_gaps_of_offer();

-- They run as the system, whom the policies let through (see 0160).
do $$
declare
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
  one text;
begin
  execute format('grant lw_system to %I', current_user) || (case when before_16 then '' else ' with inherit false, set true' end);
  grant create on schema public to lw_system;
  -- Whoever reads or moves jobs; tenants ask for none of it (see 0522). Trigger functions need nobody.
  revoke execute on function lw_supplier_gaps(uuid, uuid, date), lw_job_gaps(uuid, uuid, timestamptz), lw_job_begun(uuid), hold_gaps_of_job(), hold_gaps_of_offer() from public;
  grant execute on function lw_supplier_gaps(uuid, uuid, date), lw_job_gaps(uuid, uuid, timestamptz), lw_job_begun(uuid) to lw_landlord, lw_supplier, lw_staff, lw_admin;
  foreach one in array array['lw_supplier_gaps(uuid, uuid, date)', 'lw_job_gaps(uuid, uuid, timestamptz)', 'lw_job_begun(uuid)', 'hold_gaps_of_job()', 'hold_gaps_of_offer()'] loop
    execute format('alter function %s owner to lw_system', one);
  end loop;
  revoke create on schema public from lw_system;
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', current_user);
  end if;
end
$$;

-- Whoever writes a row under a check of time zones.
grant execute on function lw_is_time_zone(text), lw_time_zones() to lw_supplier;
