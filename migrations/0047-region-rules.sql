-- Every version of a regional rule is kept, and of which cities a county has: what held when a lease was checked can be looked up later.
create function keep_region_rule_version() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = '23514';
end
$$;
create trigger append_only before update or delete on region_rule_version for each row execute function keep_region_rule_version();
alter table region_rule_version add constraint region_rule_period check (valid_to is null or valid_from is null or valid_to >= valid_from);
create trigger append_only before update or delete on region_county_version for each row execute function keep_region_rule_version();
