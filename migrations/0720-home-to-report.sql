-- A tenant whose own last day has passed files nothing more for a home in which others live on.
create or replace function lw_home_to_report(of_unit uuid, of_lease uuid)
  returns table ("accountId" uuid, "propertyId" uuid, "unitId" uuid, "leaseId" uuid, "contactName" text, "contactPhone" text, country text, region text, "landlordName" text, currency text, place json)
  language plpgsql stable set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  return query select t.account_id, t.property_id, t.unit_id, t.lease_id, t.first_name || ' ' || t.last_name, coalesce(me.phone, t.phone)::text,
      p.country::text, p.region::text, a.name::text, p.currency::text,
      json_build_object('propertyName', p.name, 'streetNumber', p.street_number, 'street', p.street, 'city', p.city, 'region', p.region,
        'postalCode', p.postal_code, 'timeZone', p.time_zone, 'unitLabel', u.label)
    from lease_tenant t join lease l on l.id = t.lease_id join property p on p.id = t.property_id join app_user me on me.id = t.user_id
    left join unit u on u.id = t.unit_id left join account a on a.id = t.account_id
    where t.user_id = lw_uid() and l.state <> 'ended' and (t.leaves_on is null or t.leaves_on >= (now() at time zone p.time_zone)::date)
      and (of_unit is null or t.unit_id = of_unit) and (of_lease is null or t.lease_id = of_lease)
    order by t.created_at desc limit 1;
end
$$;
