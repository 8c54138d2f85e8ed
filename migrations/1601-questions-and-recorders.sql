-- A message can ask about an entry of the lease's ledger.
alter table "lease_message" add column "entry_id" uuid null;
alter table "lease_message" add foreign key ("account_id", "entry_id") references "journal_entry" ("account_id", "id") deferrable initially deferred;

-- Who wrote an entry: the person, and the role in which the database knew them. Entries of before this release have neither.
-- The columns are added without a value, so the table isn't written again.
alter table "journal_entry" add column "recorded_by" uuid null, add column "recorded_as" varchar(20) null;
alter table "journal_entry" alter column "recorded_by" set default lw_uid();
alter table "journal_entry" alter column "recorded_as" set default current_user;

-- The name of someone who acts for the asker's account; null once they don't, or have deleted their account.
create function lw_colleague_name(person uuid) returns text language sql stable parallel safe security definer set search_path = public, pg_temp as $$
  select u.first_name || ' ' || u.last_name from app_user u join membership m on m.user_id = u.id
  where u.id = person and m.account_id = lw_account() and m.role in ('owner', 'manager') and u.deleted_at is null limit 1
$$;
do $$
declare
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
begin
  execute format('grant lw_system to %I', current_user) || (case when before_16 then '' else ' with inherit false, set true' end);
  grant create on schema public to lw_system;
  revoke execute on function lw_colleague_name(uuid) from public;
  grant execute on function lw_colleague_name(uuid) to lw_landlord, lw_tenant, lw_staff, lw_admin;
  alter function lw_colleague_name(uuid) owner to lw_system;
  revoke create on schema public from lw_system;
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', current_user);
  end if;
end
$$;
