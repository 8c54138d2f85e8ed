-- What a supplier does is a list, the main trade first (docs/decisions/1380). The column "trade" stays for one release: it is the first
-- of the list, for servers of the release before, and a server that knows the one trade alone changes the first of the list.
alter table "supplier" add column "trades" jsonb null;
update supplier set trades = jsonb_build_array(trade);

create function lw_supplier_trades() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.trades is null then
    new.trades := jsonb_build_array(new.trade);
  elsif tg_op = 'UPDATE' and new.trade <> old.trade and new.trades = old.trades then
    new.trades := jsonb_build_array(new.trade) || coalesce((select jsonb_agg(one.trade order by one.place)
      from jsonb_array_elements_text(old.trades) with ordinality one (trade, place) where one.trade not in (new.trade, old.trade)), '[]');
  end if;
  return new;
end
$$;
revoke execute on function lw_supplier_trades() from public;
create trigger supplier_trades before insert or update on supplier for each row execute function lw_supplier_trades();

alter table "supplier" alter column "trades" set not null;
alter table supplier add constraint supplier_trades check (jsonb_typeof(trades) = 'array' and jsonb_array_length(trades) between 1 and 8
  and trades ->> 0 = trade and trades <@ '["plumbing", "electrical", "hvac", "appliances", "cleaning", "landscaping", "general", "pest_control", "security", "painting", "flooring", "roofing", "carpentry", "locksmith", "accounting", "legal", "other"]');
grant update (trades) on supplier to lw_supplier, lw_staff;

-- Whether someone with these trades does such a job: one who does general maintenance does all, and a job of no trade is for all.
create function lw_does(trades jsonb, trade text) returns boolean language sql immutable parallel safe set search_path = public, pg_temp as $$
  select trade = 'general' or jsonb_exists_any(trades, array[trade, 'general'])
$$;
revoke execute on function lw_does(jsonb, text) from public;
grant execute on function lw_does(jsonb, text) to lw_landlord, lw_supplier, lw_system;
