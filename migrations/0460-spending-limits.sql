-- What a landlord lets suppliers spend without a quote: the usual limit of new offers, and the one of emergencies.
create table "maintenance_settings" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "version" int not null default 1, "usual_limit_cents" bigint null, "emergency_limit_cents" bigint null, primary key ("id"));
alter table "maintenance_settings" add constraint "maintenance_settings_account_id_unique" unique ("account_id");
alter table "maintenance_settings" enable row level security;
create policy "one_world" on "maintenance_settings" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "maintenance_settings" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "maintenance_settings" for select to "lw_landlord" using (account_id = lw_account());
create policy "landlord_create" on "maintenance_settings" for insert to "lw_landlord" with check (account_id = lw_account());
create policy "landlord_change" on "maintenance_settings" for update to "lw_landlord" using (account_id = lw_account()) with check (account_id = lw_account());
create policy "staff_read" on "maintenance_settings" for select to "lw_staff" using (true);
create policy "admin_read" on "maintenance_settings" for select to "lw_admin" using (true);
alter table maintenance_settings add foreign key (account_id) references account (id) deferrable initially deferred;
alter table maintenance_settings add constraint maintenance_limits check (usual_limit_cents >= 0 and emergency_limit_cents >= 0);

-- A supplier may take a quote back that waits; the landlord answers. Nobody changes its amount.
alter table "quote" drop constraint "quote_state_check";
alter table "quote" add constraint "quote_state_check" check ("state" in ('sent', 'approved', 'refused', 'withdrawn'));
create policy "supplier_change" on "quote" for update to "lw_supplier" using (supplier_account_id = lw_account() and state in ('sent', 'withdrawn')) with check (supplier_account_id = lw_account() and state in ('sent', 'withdrawn'));
revoke update on quote from lw_landlord, lw_supplier;
grant update (state, answered_at, version) on quote to lw_landlord, lw_supplier;

-- The one place that knows the limit of a job: the accepted offer's, which an approved quote replaces; in an emergency the
-- account's own limit, when that is higher and no quote is approved. Null: the landlord has set none.
create function lw_spending_limit(request uuid, supplier uuid) returns bigint language sql stable security definer set search_path = public, pg_temp as $$
  select case
      when r.priority = 'emergency' and not exists (select 1 from quote q where q.request_id = r.id and q.supplier_account_id = o.supplier_account_id and q.state = 'approved')
      then greatest(o.budget_cents, s.emergency_limit_cents)
      else o.budget_cents
    end
  from service_request r join offer o on o.request_id = r.id and o.state = 'accepted' left join maintenance_settings s on s.account_id = r.account_id
  where r.id = request and o.supplier_account_id = supplier
$$;

-- Whether a price above the limit waits for the landlord's answer.
create function lw_quote_waits(request uuid, supplier uuid) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select 1 from quote q where q.request_id = request and q.supplier_account_id = supplier and q.state = 'sent'
    and q.amount_cents > coalesce(lw_spending_limit(request, supplier), 0))
$$;

-- The services ask first and answer in words; this is for whatever passes them by. A job that is sent back goes on.
create function hold_spending_limit() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  begins constant boolean := new.status = 'in_progress' and old.status in ('approved', 'offered', 'scheduled');
  ends constant boolean := new.status = 'completed' and old.status <> 'completed';
  priced constant boolean := new.cost_cents is distinct from old.cost_cents;
begin
  if new.supplier_account_id is null then
    return new;
  end if;
  if (ends or priced) and new.cost_cents > lw_spending_limit(new.id, new.supplier_account_id) then
    raise exception 'The cost is above the limit' using errcode = 'LW003';
  end if;
  if (begins or ends) and lw_quote_waits(new.id, new.supplier_account_id) then
    raise exception 'A quote above the limit waits' using errcode = 'LW004';
  end if;
  return new;
end
$$;
create trigger spending_limit before update of status, cost_cents on service_request for each row execute function hold_spending_limit();

-- An approval counts while there is a job that it is for.
create function hold_quote_answer() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select 1 from service_request r join offer o on o.request_id = r.id and o.supplier_account_id = new.supplier_account_id
      where r.id = new.request_id and r.status in ('offered', 'scheduled', 'in_progress') and o.state in ('sent', 'accepted')) then
    raise exception 'The job has moved on' using errcode = '23514';
  end if;
  return new;
end
$$;
create trigger answer_in_time before update of state on quote
  for each row when (new.state = 'approved' and old.state <> 'approved') execute function hold_quote_answer();

-- Quotes that wait for jobs that are over are no longer asked.
update quote q set state = 'withdrawn' where q.state = 'sent' and not exists (select 1 from service_request r
  join offer o on o.request_id = r.id and o.supplier_account_id = q.supplier_account_id
  where r.id = q.request_id and r.status in ('offered', 'scheduled', 'in_progress') and o.state in ('sent', 'accepted'));

-- They run as the system, whom the policies let through (see 0160).
do $$
declare
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
  one text;
begin
  execute format('grant lw_system to %I', current_user) || (case when before_16 then '' else ' with inherit false, set true' end);
  grant create on schema public to lw_system;
  foreach one in array array['lw_spending_limit(uuid, uuid)', 'lw_quote_waits(uuid, uuid)', 'hold_spending_limit()', 'hold_quote_answer()'] loop
    execute format('alter function %s owner to lw_system', one);
  end loop;
  revoke create on schema public from lw_system;
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', current_user);
  end if;
end
$$;
