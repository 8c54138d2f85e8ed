-- PostgreSQL lets everyone execute a new function. Here a function is executed by the roles that need it: those whose
-- policies, checks and queries call it. Trigger functions need nobody: the right is asked for when a trigger is made.
do $$
declare
  me constant text := current_user;
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
  one record;
begin
  execute format('grant lw_system to %I', me) || (case when before_16 then '' else ' with inherit false, set true' end);
  for one in select p.oid::regprocedure as name, pg_get_userbyid(p.proowner) as owner from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('set local role %I', one.owner);
    execute format('revoke execute on function %s from public', one.name);
    execute format('set local role %I', me);
  end loop;
  -- Whoever asks to know of a limit; tenants do not.
  set local role lw_system;
  grant execute on function lw_spending_limit(uuid, uuid), lw_quote_waits(uuid, uuid) to lw_landlord, lw_supplier, lw_staff, lw_admin;
  execute format('set local role %I', me);
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', me);
  end if;
end
$$;

-- Who acts, and whether a time is over: every policy.
grant execute on function lw_uid(), lw_account(), lw_chat(), lw_demo(), lw_open(timestamptz)
  to lw_visitor, lw_tenant, lw_landlord, lw_supplier, lw_staff, lw_admin, lw_system;
-- Policies of one role.
grant execute on function lw_own_leases(), lw_own_units(), lw_own_properties(), lw_own_landlords(), lw_own_requests(), lw_own_request(uuid) to lw_tenant;
grant execute on function lw_may_write_to(uuid) to lw_supplier;
-- Checks of tables, for whoever writes the rows; triggers that run as the system; what is done at a commit.
grant execute on function lw_is_time_zone(text), lw_time_zones() to lw_landlord, lw_system;
grant execute on function tenant_access_end(date, text), lw_refuse_lost_claim(bigint) to lw_system;
-- Queries.
grant execute on function lw_fold(text) to lw_tenant, lw_landlord, lw_supplier;
grant execute on function lw_country_of(uuid) to lw_tenant, lw_landlord, lw_supplier, lw_staff, lw_admin, lw_system;
