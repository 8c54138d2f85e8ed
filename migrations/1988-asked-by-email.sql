-- Whether someone on call could be asked by email alone. Where emails are kept instead of sent, the timeline says so to everyone who
-- reads it; people and addresses are the landlord's to read.
do $do$
declare
  me constant text := current_user;
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
begin
  execute format('grant lw_system to %I', me) || (case when before_16 then '' else ' with inherit false, set true' end);
  grant create on schema public to lw_system;
  set local role lw_system;
  -- People of the account are also asked by the bell.
  create function lw_asked_by_email(ask uuid) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
    select exists (select from on_call_ask k where k.id = ask and k.demo = lw_demo() and k.kind in ('supplier', 'outside') and k.channels = '["email"]')
  $$;
  revoke execute on function lw_asked_by_email(uuid) from public;
  grant execute on function lw_asked_by_email(uuid) to lw_tenant, lw_landlord, lw_supplier, lw_technician, lw_staff, lw_admin;
  execute format('set local role %I', me);
  revoke create on schema public from lw_system;
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', me);
  end if;
end
$do$;
