-- The jobs of the board that are in the service area of the signed-in supplier, who may read neither properties nor postal codes: so it
-- runs as the system and gives ids alone. Area and postal code count by their first three characters, so that no one finds the rest by
-- moving the area about (docs/decisions/1381).
create function lw_board_nearby() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(b.id), '{}') from supplier s
    join property p on p.country = s.area_country and p.demo = s.demo join board_post b on b.property_id = p.id
  where s.account_id = lw_account() and b.state = 'open' and b.waiting and not b.withheld
    and lw_serves(s.area_country, (select jsonb_agg(left(one.prefix, 3)) from jsonb_array_elements_text(s.area_prefixes) one (prefix)),
      p.country, left(regexp_replace(upper(p.postal_code), '[^A-Z0-9]', '', 'g'), 3))
$$;

-- It runs as the system, whom the policies let through (see 0160).
do $$
declare
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
begin
  execute format('grant lw_system to %I', current_user) || (case when before_16 then '' else ' with inherit false, set true' end);
  grant create on schema public to lw_system;
  revoke execute on function lw_board_nearby() from public;
  grant execute on function lw_board_nearby() to lw_supplier;
  grant execute on function lw_serves(text, jsonb, text, text) to lw_system;
  alter function lw_board_nearby() owner to lw_system;
  revoke create on schema public from lw_system;
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', current_user);
  end if;
end
$$;
