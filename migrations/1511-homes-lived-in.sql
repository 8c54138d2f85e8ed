-- In how many homes the tenant who asks lives today. A function, because filing a request leaves planning to those that keep
-- their plans (0570).
create function lw_homes_lived_in() returns int
  language plpgsql stable set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  return (select count(distinct t.unit_id)
    from lease_tenant t join lease l on l.id = t.lease_id join property p on p.id = t.property_id
    where t.user_id = lw_uid() and l.state in ('active', 'notice')
      and (t.leaves_on is null or t.leaves_on >= (now() at time zone p.time_zone)::date));
end
$$;
revoke execute on function lw_homes_lived_in() from public;
grant execute on function lw_homes_lived_in() to lw_tenant;
