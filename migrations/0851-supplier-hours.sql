-- When a supplier works, and how many appointments a day they take, as they state it.
create table "supplier_hours" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "version" int not null default 1, "hours" jsonb not null, "days_off" jsonb not null, "daily_jobs" int null, "resumes_on" date null, "time_zone" varchar(64) not null, primary key ("id"));
alter table "supplier_hours" add constraint "supplier_hours_account_id_unique" unique ("account_id");

alter table "supplier_hours" enable row level security;
create policy "one_world" on "supplier_hours" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "supplier_hours" to "lw_system" using (true) with check (true);
create policy "supplier_read" on "supplier_hours" for select to "lw_supplier" using (account_id = lw_account());
create policy "supplier_create" on "supplier_hours" for insert to "lw_supplier" with check (account_id = lw_account());
create policy "supplier_change" on "supplier_hours" for update to "lw_supplier" using (account_id = lw_account()) with check (account_id = lw_account());
create policy "landlord_read" on "supplier_hours" for select to "lw_landlord" using (true);
create policy "staff_read" on "supplier_hours" for select to "lw_staff" using (true);
create policy "admin_read" on "supplier_hours" for select to "lw_admin" using (true);

alter table supplier_hours add foreign key (account_id) references account (id) deferrable initially deferred;
alter table supplier_hours add constraint supplier_hours_time_zone check (lw_is_time_zone(time_zone));
alter table supplier_hours add constraint supplier_hours_parts check (
  (daily_jobs between 1 and 50) is not false and jsonb_typeof(hours) = 'array' and jsonb_typeof(days_off) = 'array'
  and jsonb_array_length(hours) <= 21 and jsonb_array_length(days_off) <= 60);

-- Whether a supplier has as many appointments on the day of an instant as they take, by the calendar where they are. Over all landlords,
-- whose requests no one else may read: so both run as the system, and tell no more than that.
create function lw_supplier_full(supplier uuid, starts timestamptz, except_request uuid) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from supplier_hours h where h.account_id = supplier and h.daily_jobs <= (
    select count(*) from service_request r where r.supplier_account_id = supplier and r.id is distinct from except_request
      and r.status in ('scheduled', 'in_progress', 'completed', 'closed') and (r.scheduled_for at time zone h.time_zone)::date = (starts at time zone h.time_zone)::date))
$$;
create function lw_supplier_full_days(supplier uuid, moment timestamptz) returns jsonb language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(jsonb_agg(day order by day), '[]') from (
    select ((r.scheduled_for at time zone h.time_zone)::date)::text as day
    from supplier_hours h join service_request r on r.supplier_account_id = h.account_id
    where h.account_id = supplier and h.daily_jobs is not null and r.status in ('scheduled', 'in_progress', 'completed', 'closed')
      and (r.scheduled_for at time zone h.time_zone)::date between (moment at time zone h.time_zone)::date and (moment at time zone h.time_zone)::date + 59
    group by 1, h.daily_jobs having count(*) >= h.daily_jobs) full_day
$$;

-- They run as the system, whom the policies let through (see 0160).
do $$
declare
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
  one text;
begin
  execute format('grant lw_system to %I', current_user) || (case when before_16 then '' else ' with inherit false, set true' end);
  grant create on schema public to lw_system;
  revoke execute on function lw_supplier_full(uuid, timestamptz, uuid), lw_supplier_full_days(uuid, timestamptz) from public;
  grant execute on function lw_supplier_full(uuid, timestamptz, uuid), lw_supplier_full_days(uuid, timestamptz) to lw_landlord, lw_supplier, lw_staff, lw_admin;
  foreach one in array array['lw_supplier_full(uuid, timestamptz, uuid)', 'lw_supplier_full_days(uuid, timestamptz)'] loop
    execute format('alter function %s owner to lw_system', one);
  end loop;
  revoke create on schema public from lw_system;
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', current_user);
  end if;
end
$$;
