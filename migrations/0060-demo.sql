-- The demo world is refilled every hour, its ledger and its log with it. Everything live stays append-only.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.demo and current_user = 'lw_system' then
    return old;
  end if;
  raise exception '% is append-only', tg_table_name using errcode = '23514';
end
$$;
