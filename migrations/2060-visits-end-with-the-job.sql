-- A technician who was on site when the job ended for their company could neither finish the visit, as the job was no longer
-- theirs, nor start another one. Whoever ended the job and by which step, the visit ends with it.
do $do$
declare
  me constant text := current_user;
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
begin
  execute format('grant lw_system to %I', me) || (case when before_16 then '' else ' with inherit false, set true' end);
  grant create on schema public to lw_system;
  set local role lw_system;

  create function end_visits_of_job() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    update job_visit set finished_at = greatest(case when new.answered_at is distinct from old.answered_at then coalesce(new.answered_at, now()) else now() end, started_at), version = version + 1
      where request_id = new.request_id and account_id = new.supplier_account_id and finished_at is null;
    return new;
  end
  $$;

  create function end_visits_of_request() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    update job_visit set finished_at = greatest(now(), started_at), version = version + 1
      where request_id = new.id and finished_at is null;
    return new;
  end
  $$;

  update job_visit v set finished_at = greatest(now(), v.started_at), version = version + 1 where v.finished_at is null
    and (not exists (select from offer o where o.request_id = v.request_id and o.supplier_account_id = v.account_id and o.state = 'accepted')
      or exists (select from service_request r where r.id = v.request_id and r.status = 'cancelled'));

  execute format('set local role %I', me);
  create trigger visits_of_job after update of state on offer for each row
    when (old.state = 'accepted' and new.state <> 'accepted') execute function end_visits_of_job();
  -- A canceled job leaves the list of the technician, while its offer stays accepted until all is billed.
  create trigger visits_of_request after update of status on service_request for each row
    when (old.status <> 'cancelled' and new.status = 'cancelled') execute function end_visits_of_request();
  set local role lw_system;
  revoke execute on function end_visits_of_job() from public;
  revoke execute on function end_visits_of_request() from public;
  execute format('set local role %I', me);
  revoke create on schema public from lw_system;
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', me);
  end if;
end
$do$;
