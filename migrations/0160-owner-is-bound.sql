-- Row security binds the owner of the tables too (migrate.ts forces it on every table, those of later migrations included).
-- Who migrates or looks after the data says so: set app.maintenance = 'on'. Without it the owner is refused with an error,
-- not with an empty answer: a forgotten setting must not pass for an empty table.
create function lw_maintains() returns boolean language plpgsql stable as $$
begin
  if current_setting('app.maintenance', true) = 'on' then
    return true;
  end if;
  raise exception 'The owner of the tables sees and changes rows only after: set app.maintenance = ''on''' using errcode = 'LW002';
end
$$;

-- Functions that ran as the owner of the tables run as the system, which the policies let through: less than the owner may,
-- and no setting of a session opens anything. Only `analyze_ledger` stays: statistics are the owner's to gather, and need no
-- row. All look into the session's temporary schema last, so that nobody can slip them a table of their own.
do $$
declare
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  one text;
begin
  -- To give something away one must be able to become the new owner, who must be allowed to own things here.
  if current_setting('server_version_num')::int >= 160000 then
    execute format('grant lw_system to %I with inherit false, set true', current_user);
  else
    execute format('grant lw_system to %I', current_user);
  end if;
  grant create on schema public to lw_system;
  foreach one in array array['lock_lease(uuid)', 'settle_charges()', 'board_follows_request()', 'board_follows_property()', 'board_follows_people()', 'listings_follow_people()'] loop
    execute format('alter function %s set search_path = public, pg_temp', one);
    execute format('alter function %s owner to lw_system', one);
  end loop;
  revoke create on schema public from lw_system;
  -- Before PostgreSQL 16 a member inherits: the owner must not.
  if current_setting('server_version_num')::int < 160000 and not was_member then
    execute format('revoke lw_system from %I', current_user);
  end if;
end
$$;
alter function analyze_ledger() set search_path = public, pg_temp;

-- Which migrations have run is the owner's to write. The system reads it, to see whether one is missing.
revoke all on mikro_orm_migrations from public, lw_visitor, lw_tenant, lw_landlord, lw_supplier, lw_staff, lw_admin, lw_system;
grant select on mikro_orm_migrations to lw_system;
