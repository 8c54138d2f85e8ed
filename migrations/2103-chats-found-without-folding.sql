-- Since 1900 each search of the inbox folded the address of every conversation, five times the cost of the rest. Plain letters are
-- lowered in place, as 1633 does for lines, and a conversation without an email has nothing to fold. What is found stays the same.
do $do$
declare
  me constant text := current_user;
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
begin
  execute format('grant lw_system to %I', me) || (case when before_16 then '' else ' with inherit false, set true' end);
  grant create on schema public to lw_system;
  set local role lw_system;
  create or replace function lw_chats_of(word text) returns setof uuid language sql stable strict parallel safe security definer rows 200
    set search_path = public, pg_temp as $$
    select s.id from chat_session s
    where s.demo = lw_demo() and s.user_id is null and (position(word in lower(s.visitor_id)) > 0 or s.email is not null
      and position(word in case when octet_length(s.email) = char_length(s.email) then lower(s.email) else lw_fold(s.email) end) > 0)
    union all
    select s.id from chat_session s join app_user u on u.id = s.user_id
    where s.demo = lw_demo() and position(word in lw_fold(concat_ws(' ', u.first_name, u.last_name, s.visitor_id, u.email, s.email))) > 0
  $$;
  execute format('set local role %I', me);
  revoke create on schema public from lw_system;
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', me);
  end if;
end
$do$;
