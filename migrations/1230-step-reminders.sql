-- Reminders of steps that wait for someone, one for each step.
create table "request_reminder" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "request_id" uuid not null, "step" varchar(40) not null, "since" timestamptz(3) not null, primary key ("id"));
alter table "request_reminder" add constraint "request_reminder_request_id_step_since_unique" unique ("request_id", "step", "since");
alter table "request_reminder" enable row level security;
create policy "one_world" on "request_reminder" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "request_reminder" to "lw_system" using (true) with check (true);
alter table request_reminder add foreign key (account_id, request_id) references service_request (account_id, id) deferrable initially deferred;
-- What waits is found without reading the requests that have ended.
create index service_request_steps on service_request (id) where status in ('submitted', 'approved', 'offered', 'scheduled', 'in_progress');

-- The new kinds are behind all that are known: the list is read, because other migrations write it too.
do $$
declare kinds text;
declare added text[] := array['request_waits_review', 'request_waits_choice', 'request_waits_quote', 'request_waits_supplier', 'request_waits_appointment', 'request_waits_start', 'request_waits_end'];
begin
  select string_agg(quote_literal(kind), ', ' order by place) into kinds from (
    select m[1] as kind, min(place) as place from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') with ordinality known (m, place)
      where conname = 'notification_kind_check' and not m[1] = any(added) group by m[1]
    union all select kind, 1000 + place from unnest(added) with ordinality new (kind, place)
  ) all_kinds;
  alter table "notification" drop constraint "notification_kind_check";
  execute format('alter table "notification" add constraint "notification_kind_check" check ("kind" in (%s))', kinds);
end $$;
