-- Search of the chat's lines by an index (docs/decisions/1633), which 1634 builds. Nothing is rewritten: a process of the previous
-- version writes lines as before, and the index takes them up.

-- All threes of characters that follow each other in words that lw_fold has folded. Needs no extension: where one has to be allowed
-- first, an update would end here.
create function lw_grams(words text) returns text[] language sql immutable strict parallel safe cost 1000 as $$
  select coalesce(array_agg(distinct gram), '{}') from (
    select c || lead(c) over by_place || lead(c, 2) over by_place as gram
    from unnest(string_to_array(words, null)) with ordinality characters (c, place) window by_place as (order by place)
  ) threes where gram is not null
$$;
revoke execute on function lw_grams(text) from public;
grant execute on function lw_grams(text) to lw_visitor, lw_tenant, lw_landlord, lw_supplier, lw_staff, lw_admin, lw_system, lw_technician;

-- The conversations of the asker's world in which a folded word of three characters or more occurs. It runs as the system, because
-- under row policies PostgreSQL asks no index about the content of a row; the caller takes those of the rows that they see.
-- Plain letters are folded in place: a call of lw_fold() for each line that has the threes took most of the time.
create function lw_chats_that_say(word text) returns setof uuid language sql stable strict parallel safe security definer rows 200
  set search_path = public, pg_temp set enable_seqscan = off as $$
  select m.conversation_id from chat_message m
  where not m.automatic and lw_grams(lw_fold(m.message)) @> lw_grams(word) and m.demo = lw_demo()
    and position(word in case when octet_length(m.message) = char_length(m.message) then lower(m.message) else lw_fold(m.message) end) > 0
$$;

-- The conversations of the asker's world whose visitor has the folded word in their name or address.
create function lw_chats_of(word text) returns setof uuid language sql stable strict parallel safe security definer rows 200
  set search_path = public, pg_temp as $$
  select s.id from chat_session s
  where s.demo = lw_demo() and s.user_id is null and position(word in lower(s.visitor_id)) > 0
  union all
  select s.id from chat_session s join app_user u on u.id = s.user_id
  where s.demo = lw_demo() and position(word in lw_fold(concat_ws(' ', u.first_name, u.last_name, s.visitor_id, u.email))) > 0
$$;
do $$
declare
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
begin
  execute format('grant lw_system to %I', current_user) || (case when before_16 then '' else ' with inherit false, set true' end);
  grant create on schema public to lw_system;
  revoke execute on function lw_chats_that_say(text), lw_chats_of(text) from public;
  grant execute on function lw_chats_that_say(text), lw_chats_of(text) to lw_staff, lw_admin;
  alter function lw_chats_that_say(text) owner to lw_system;
  alter function lw_chats_of(text) owner to lw_system;
  revoke create on schema public from lw_system;
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', current_user);
  end if;
end
$$;
