-- A price above the limit that the supplier asks for after the work is done can be approved, also when the request has closed meanwhile
-- (docs/decisions/1281). What was sent before that is over with the work, as before (0460). The function belongs to the system, so the
-- system replaces it.
do $do$
declare
  me constant text := current_user;
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
begin
  execute format('grant lw_system to %I', me) || (case when before_16 then '' else ' with inherit false, set true' end);
  grant create on schema public to lw_system;
  set local role lw_system;
  create or replace function hold_quote_answer() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    if not exists (select 1 from service_request r join offer o on o.request_id = r.id and o.supplier_account_id = new.supplier_account_id
        where r.id = new.request_id and (r.status in ('offered', 'scheduled', 'in_progress') and o.state in ('sent', 'accepted')
          or r.status in ('completed', 'closed') and o.state = 'accepted' and r.supplier_account_id = new.supplier_account_id and new.created_at > r.completed_at)) then
      raise exception 'The job has moved on' using errcode = '23514';
    end if;
    return new;
  end
  $$;
  execute format('set local role %I', me);
  revoke create on schema public from lw_system;
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', me);
  end if;
end
$do$;
