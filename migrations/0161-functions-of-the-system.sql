-- settle_charges belongs to the system since 0160, and calls this function, which only the owner of the tables could.
grant execute on function settle_charge(allocation, int) to lw_system;

-- Functions of other migrations that run as their owner go the way of those in 0160: to the system, whom the policies let
-- through. All but analyze_ledger, as statistics are the owner's to gather.
do $$
declare
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
  one regprocedure;
begin
  execute format('grant lw_system to %I', current_user) || (case when before_16 then '' else ' with inherit false, set true' end);
  grant create on schema public to lw_system;
  for one in select p.oid from pg_proc p
    where p.prosecdef and p.pronamespace = 'public'::regnamespace and p.proowner = current_user::regrole and p.proname <> 'analyze_ledger'
    and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('alter function %s set search_path = public, pg_temp', one);
    execute format('alter function %s owner to lw_system', one);
  end loop;
  revoke create on schema public from lw_system;
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', current_user);
  end if;
end
$$;
