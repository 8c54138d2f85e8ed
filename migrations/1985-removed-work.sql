-- A supplier who no longer has a job can still bill for what was under way when it ended for them (docs/decisions/1985). What that was
-- is written by triggers, whoever ended it and by which step, so no one can claim or deny it later.
alter table "offer" add "ended_during" text null;
-- With the limit that applied then: a later emergency or a changed rule doesn't move it.
alter table "offer" add "ended_limit_cents" bigint null;
alter table "offer" add constraint "offer_ended_during_check" check ("ended_during" in ('work', 'appointment', 'quote')) not valid;
alter table "service_request" drop constraint "service_request_canceled_during_check";
alter table "service_request" add constraint "service_request_canceled_during_check" check ("canceled_during" in ('work', 'appointment', 'quote')) not valid;

-- As before (1150), and now also a price that was agreed and work between two visits count.
drop trigger canceled_work_kept on service_request;
drop function keep_canceled_work();

do $do$
declare
  me constant text := current_user;
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
begin
  execute format('grant lw_system to %I', me) || (case when before_16 then '' else ' with inherit false, set true' end);
  grant create on schema public to lw_system;
  set local role lw_system;

  -- What the holder of a job has under way. Work counts once it has started, also between two visits. A price that the landlord
  -- approved or picked counts before anyone comes: material may have been bought.
  create function lw_under_way(request uuid, supplier uuid, status text) returns text language sql stable security definer set search_path = public, pg_temp as $$
    select case
        when lw_under_way.status = 'in_progress' or exists (select from request_event e
          where e.request_id = o.request_id and e.kind = 'status' and e.detail = 'in_progress' and e.created_at >= o.answered_at) then 'work'
        when lw_under_way.status = 'scheduled' then 'appointment'
        when o.price_cents is not null or exists (select from quote q
          where q.request_id = o.request_id and q.supplier_account_id = o.supplier_account_id and q.state = 'approved' and q.created_at >= o.created_at) then 'quote'
      end
    from offer o where o.request_id = request and o.supplier_account_id = supplier and o.state = 'accepted'
  $$;

  -- The landlord takes the job away, or the supplier gives it back. Who gives back what was never begun has nothing to bill.
  create function keep_ended_work() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    held text := (select r.status from service_request r where r.id = old.request_id and r.supplier_account_id = old.supplier_account_id);
    what text := case when held is not null then lw_under_way(old.request_id, old.supplier_account_id, held) end;
  begin
    if old.state = 'accepted' and new.state in ('withdrawn', 'declined') and old.ended_during is null then
      new.ended_during := case when new.state = 'withdrawn' or what = 'work' then what end;
      new.ended_limit_cents := case when new.ended_during is not null then lw_offer_limit(old.id) end;
    elsif pg_trigger_depth() < 2 then
      -- Only keep_released_work, which is a trigger itself, writes them in another way.
      new.ended_during := old.ended_during;
      new.ended_limit_cents := old.ended_limit_cents;
    end if;
    return new;
  end
  $$;

  -- A landlord can also take the job back as a step of the request. Its offer ends a moment later.
  create function keep_released_work() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    update offer set ended_during = lw_under_way(old.id, old.supplier_account_id, old.status), ended_limit_cents = lw_offer_limit(id)
      where request_id = old.id and supplier_account_id = old.supplier_account_id and state = 'accepted' and ended_during is null;
    return new;
  end
  $$;

  create function keep_canceled_work() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    new.canceled_during := case
        when new.status <> 'cancelled' or old.status = 'cancelled' then old.canceled_during
        when new.supplier_account_id is not null then lw_under_way(old.id, old.supplier_account_id, old.status)
      end;
    return new;
  end
  $$;

  -- The jobs that ended for the reader while something was under way, which they can bill for 30 days. They no longer see the request,
  -- so this has what an invoice says of it. A job that they hold again isn't among them, unless it was canceled with nothing under way: what
  -- was done the first time is still theirs to bill.
  create function lw_ended_jobs() returns table (request_id uuid, account_id uuid, demo boolean, property_id uuid, unit_id uuid, title text, ended_during text,
    billable_until timestamptz, limit_cents bigint, currency text, time_zone text, region text, place text, short_place text, landlord_name text, landlord_language text, filed_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp as $$
    select distinct on (o.request_id) r.id, r.account_id, r.demo, r.property_id, r.unit_id, r.title, o.ended_during, o.access_ends_at + interval '30 days', o.ended_limit_cents, p.currency, p.time_zone,
      p.country || '-' || p.region, concat_ws(', ', p.street_number || ' ' || p.street, u.label, p.city, p.region || ' ' || p.postal_code),
      concat_ws(', ', p.street_number || ' ' || p.street, u.label, p.city), a.name,
      (select x.language from membership m join app_user x on x.id = m.user_id where m.account_id = r.account_id and m.role = 'owner' and x.deleted_at is null order by m.created_at, m.id limit 1),
      r.created_at
    from offer o join service_request r on r.id = o.request_id join property p on p.id = r.property_id left join unit u on u.id = r.unit_id join account a on a.id = r.account_id
    where o.supplier_account_id = lw_account() and r.demo = lw_demo() and o.ended_during is not null and o.state in ('withdrawn', 'declined')
      and o.access_ends_at is not null and lw_open(o.access_ends_at + interval '30 days')
      and not exists (select from offer h where h.request_id = o.request_id and h.supplier_account_id = o.supplier_account_id
        and h.state = 'accepted' and (r.status <> 'cancelled' or r.canceled_during is not null))
    order by o.request_id, o.created_at desc
  $$;

  -- Their ids, for policies: those keep the text of a function that returns a table in another form.
  create function lw_ended_job_ids() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
    select coalesce(array_agg(j.request_id), '{}') from lw_ended_jobs() j
  $$;

  -- What a supplier can bill for a job: its limit, or the one that applied when it ended for them.
  create function lw_billing_limit(request uuid, supplier uuid) returns bigint language sql stable security definer set search_path = public, pg_temp as $$
    select case when o.state = 'accepted' then lw_offer_limit(o.id) else o.ended_limit_cents end from offer o where o.request_id = request and o.supplier_account_id = supplier and (o.state = 'accepted' or o.ended_during is not null)
    order by o.state = 'accepted' desc, o.created_at desc limit 1
  $$;
  revoke execute on function lw_ended_jobs(), lw_ended_job_ids(), lw_billing_limit(uuid, uuid) from public;
  grant execute on function lw_ended_jobs(), lw_ended_job_ids() to lw_supplier;
  grant execute on function lw_billing_limit(uuid, uuid) to lw_landlord, lw_supplier, lw_staff, lw_admin;

  execute format('set local role %I', me);
  create trigger canceled_work_kept before update of status, canceled_during on service_request for each row execute function keep_canceled_work();
  create trigger ended_work_kept before update of state, ended_during, ended_limit_cents on offer for each row execute function keep_ended_work();
  create trigger released_work_kept after update of supplier_account_id on service_request for each row
    when (old.supplier_account_id is not null and new.supplier_account_id is distinct from old.supplier_account_id) execute function keep_released_work();
  set local role lw_system;
  revoke execute on function lw_under_way(uuid, uuid, text), keep_ended_work(), keep_released_work(), keep_canceled_work() from public;
  execute format('set local role %I', me);
  revoke create on schema public from lw_system;
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', me);
  end if;
end
$do$;
