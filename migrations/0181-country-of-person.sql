-- The country that a person's national telephone number is read in: that of the homes they rent, or of the properties of their
-- account. Null without a home, and when there are several countries: then only a number with its country code is certain.
create function lw_country_of(person uuid) returns text language sql stable as $$
  select case when count(distinct country) = 1 then min(country) end from (
    select p.country from lease_tenant t join property p on p.id = t.property_id where t.user_id = person
    union all
    select p.country from membership m join property p on p.account_id = m.account_id where m.user_id = person
  ) places
$$;
