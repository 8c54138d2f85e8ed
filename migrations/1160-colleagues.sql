-- Colleagues of landlords. Who is invited or has left belongs to an account and acts for no one: every query names the roles that do.
alter table "membership" drop constraint "membership_role_check";
alter table "membership" add constraint "membership_role_check" check ("role" in ('owner', 'manager', 'bookkeeper', 'technician', 'invited', 'former'));

-- Homes go off the market with the last owner, even if a colleague could still answer: suspending an owner must take effect. The
-- functions belong to the system (see 0160), so the system replaces them.
do $do$
declare
  me constant text := current_user;
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
begin
  execute format('grant lw_system to %I', me) || (case when before_16 then '' else ' with inherit false, set true' end);
  grant create on schema public to lw_system;
  set local role lw_system;
  create or replace function listings_follow_people() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    update listing set withheld = not exists (
      select 1 from membership m join app_user u on u.id = m.user_id where m.account_id = listing.account_id and m.role = 'owner'
        and u.suspended_at is null and u.deleted_at is null
    ) where account_id in (select account_id from membership where user_id = new.id);
    return null;
  end
  $$;
  create or replace function board_follows_people() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    update board_post set withheld = not exists (
      select 1 from membership m join app_user u on u.id = m.user_id where m.account_id = board_post.account_id and m.role = 'owner'
        and u.suspended_at is null and u.deleted_at is null
    ) where account_id in (select account_id from membership where user_id = new.id);
    return null;
  end
  $$;
  execute format('set local role %I', me);
  revoke create on schema public from lw_system;
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', me);
  end if;
end
$do$;
