-- Appointments: times that tenant and supplier (or landlord) propose to each other, what calendars need to follow an appointment that
-- moves, and the reminders of the day before.
create table "appointment_proposal" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "version" int not null default 1, "request_id" uuid not null, "side" text not null, "supplier_account_id" uuid null, "times" jsonb not null, "note" varchar(500) null, "state" text not null default 'open', "answered_at" timestamptz(3) null, primary key ("id"));
create index "appointment_proposal_request_id_created_at_index" on "appointment_proposal" ("request_id", "created_at");
alter table "appointment_proposal" add constraint "appointment_proposal_side_check" check ("side" in ('tenant', 'landlord', 'supplier'));
alter table "appointment_proposal" add constraint "appointment_proposal_state_check" check ("state" in ('open', 'accepted', 'declined', 'countered', 'withdrawn', 'superseded'));

create table "appointment_reminder" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "request_id" uuid not null, "scheduled_for" timestamptz(3) not null, primary key ("id"));
alter table "appointment_reminder" add constraint "appointment_reminder_request_id_scheduled_for_unique" unique ("request_id", "scheduled_for");

alter table "service_request" add "appointment_sequence" int not null default 0, add "calendar_for" timestamptz(3) null;
alter table "maintenance_settings" add "remind_appointments" boolean not null default false;

alter table "appointment_proposal" enable row level security;
create policy "one_world" on "appointment_proposal" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "appointment_proposal" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "appointment_proposal" for select to "lw_landlord" using (account_id = lw_account());
create policy "landlord_change" on "appointment_proposal" for update to "lw_landlord" using (account_id = lw_account()) with check (account_id = lw_account());
create policy "landlord_create" on "appointment_proposal" for insert to "lw_landlord" with check (account_id = lw_account() and side = 'landlord');
create policy "tenant_read" on "appointment_proposal" for select to "lw_tenant" using (request_id = any((select lw_own_requests())::uuid[]));
create policy "tenant_change" on "appointment_proposal" for update to "lw_tenant" using (request_id = any((select lw_own_requests())::uuid[])) with check (request_id = any((select lw_own_requests())::uuid[]));
create policy "tenant_create" on "appointment_proposal" for insert to "lw_tenant" with check (side = 'tenant' and lw_own_request(request_id));
create policy "supplier_read" on "appointment_proposal" for select to "lw_supplier" using (request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at))) and (side = 'tenant' or supplier_account_id = lw_account()));
create policy "supplier_change" on "appointment_proposal" for update to "lw_supplier" using (request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at))) and (side = 'tenant' or supplier_account_id = lw_account())) with check (request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at))) and (side = 'tenant' or supplier_account_id = lw_account()));
create policy "supplier_create" on "appointment_proposal" for insert to "lw_supplier" with check (side = 'supplier' and supplier_account_id = lw_account() and request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at))));
create policy "staff_read" on "appointment_proposal" for select to "lw_staff" using (true);
create policy "admin_read" on "appointment_proposal" for select to "lw_admin" using (true);

alter table "appointment_reminder" enable row level security;
create policy "one_world" on "appointment_reminder" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "appointment_reminder" to "lw_system" using (true) with check (true);

alter table appointment_proposal add foreign key (account_id, request_id) references service_request (account_id, id) deferrable initially deferred;
alter table appointment_proposal add foreign key (supplier_account_id) references account (id) deferrable initially deferred;
alter table appointment_proposal add constraint appointment_proposal_times check (jsonb_typeof(times) = 'array' and jsonb_array_length(times) between 1 and 3);
alter table appointment_proposal add constraint appointment_proposal_supplier check ((side = 'supplier') = (supplier_account_id is not null));
alter table appointment_proposal add constraint appointment_proposal_answered check ((state = 'open') = (answered_at is null));
alter table appointment_reminder add foreign key (account_id, request_id) references service_request (account_id, id) deferrable initially deferred;
-- A request waits for one side at a time.
create unique index appointment_proposal_open on appointment_proposal (request_id) where state = 'open';
-- What was proposed stays as it was; only its answer is written later.
revoke update on appointment_proposal from lw_tenant, lw_landlord, lw_supplier;
grant update (state, answered_at, version) on appointment_proposal to lw_tenant, lw_landlord, lw_supplier;
grant select (appointment_sequence, calendar_for) on service_request to lw_technician;

-- Calendars take the entry with the highest number. Whoever moves an appointment, here it is counted; the start of the last one stays
-- known, so that an appointment that falls away can be removed from calendars.
create function count_appointments() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.scheduled_for is not null then
    new.calendar_for := new.scheduled_for;
  end if;
  if tg_op = 'UPDATE' and (new.scheduled_for is distinct from old.scheduled_for or new.scheduled_until is distinct from old.scheduled_until) then
    new.appointment_sequence := old.appointment_sequence + 1;
  end if;
  return new;
end
$$;
revoke execute on function count_appointments() from public;
create trigger appointments_counted before insert or update of scheduled_for, scheduled_until on service_request for each row execute function count_appointments();
update service_request set calendar_for = scheduled_for where scheduled_for is not null;

-- Whether a request has a tenant who can answer a proposal: its reporter, while they live there. Suppliers read no tenants, so it
-- runs as the system and tells no more than that.
create function lw_tenant_answers(request uuid) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from service_request r join app_user x on x.id = r.reporter_id and x.user_type = 'tenant' and x.suspended_at is null and x.deleted_at is null
    join lease_tenant t on t.lease_id = r.lease_id and t.user_id = x.id and lw_open(t.access_ends_at) join property p on p.id = r.property_id
    where r.id = request and r.demo = lw_demo() and (t.leaves_on is null or t.leaves_on >= (now() at time zone p.time_zone)::date))
$$;
do $$
declare
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
begin
  execute format('grant lw_system to %I', current_user) || (case when before_16 then '' else ' with inherit false, set true' end);
  grant create on schema public to lw_system;
  revoke execute on function lw_tenant_answers(uuid) from public;
  grant execute on function lw_tenant_answers(uuid) to lw_landlord, lw_supplier;
  alter function lw_tenant_answers(uuid) owner to lw_system;
  revoke create on schema public from lw_system;
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', current_user);
  end if;
end
$$;

-- As in 0570, and of the supplier's people whoever does the job.
create or replace function lw_request_news(request uuid, other_supplier uuid, parties text[])
  returns table ("streetNumber" text, street text, "timeZone" text, currency text, "unitLabel" text, company text, readers json)
  language plpgsql stable set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  return query select p.street_number::text, p.street::text, p.time_zone::text, p.currency::text, u.label::text, s.company_name::text,
      coalesce((select json_agg(reader) from (
        select distinct side.party, x.id as "userId", x.email, x.language, c.password_hash is null and c.google_subject is null as "byLink"
        from (values ('landlord', r.account_id), ('supplier', coalesce(other_supplier, r.supplier_account_id))) side(party, account_id)
        join membership m on m.account_id = side.account_id and m.role in ('owner', 'manager') join app_user x on x.id = m.user_id left join credential c on c.user_id = x.id
        where side.party = any(parties) and x.suspended_at is null and x.email_notifications and x.maintenance_updates
        union all
        select 'technician', x.id, x.email, x.language, false from job_assignment a
        join supplier_staff f on f.id = a.staff_id and f.active and f.joined_at is not null join app_user x on x.id = f.user_id
        join supplier e on e.account_id = a.account_id and e.elite_until > now()
        where 'technician' = any(parties) and a.request_id = r.id and a.account_id = r.supplier_account_id
          and x.suspended_at is null and x.deleted_at is null and x.email_notifications and x.maintenance_updates
        union all
        select 'tenant', x.id, x.email, x.language, false from app_user x
        where x.id = r.reporter_id and x.user_type = 'tenant' and 'tenant' = any(parties) and x.suspended_at is null and x.email_notifications and x.maintenance_updates
          and exists (select 1 from lease_tenant t where t.lease_id = r.lease_id and t.user_id = x.id and lw_open(t.access_ends_at))) reader), '[]')
    from service_request r join property p on p.id = r.property_id left join unit u on u.id = r.unit_id
    left join supplier s on s.account_id = coalesce(other_supplier, r.supplier_account_id) where r.id = request;
end
$$;

-- New kinds of notifications, behind all that are known: the list is read, because other migrations write it too.
do $$
declare kinds text;
begin
  select string_agg(quote_literal(kind), ', ' order by place) into kinds from (
    select kind, min(place) as place from (
      select m[1] as kind, place from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') with ordinality known (m, place)
        where conname = 'notification_kind_check'
      union all
      select added, 1000 + position from unnest(array['request_appointment_proposed', 'request_appointment_declined', 'request_appointment_withdrawn', 'request_appointment_off', 'request_appointment_reminder']) with ordinality more (added, position)
    ) every_kind group by kind) one_of_each;
  alter table "notification" drop constraint "notification_kind_check";
  execute format('alter table "notification" add constraint "notification_kind_check" check ("kind" in (%s))', kinds);
end $$;
-- What is reminded of is found without reading all requests.
create index service_request_visits on service_request (scheduled_for) where status = 'scheduled';
