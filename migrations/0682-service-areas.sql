-- Where a supplier works: the beginnings of postal codes in one country. Null while the supplier has said nothing.
alter table "supplier" add column "area_country" varchar(2) null, add column "area_prefixes" jsonb null;
alter table supplier add constraint supplier_area check ((area_country is null) = (area_prefixes is null)
  and (area_prefixes is null or jsonb_typeof(area_prefixes) = 'array' and jsonb_array_length(area_prefixes) between 1 and 200));
grant update (area_country, area_prefixes) on supplier to lw_supplier;

-- Whether it has a home: postal codes are compared as their capitals and digits alone, `h2t 2n6` as `H2T2N6`. Null while nothing was said.
create function lw_serves(area_country text, area_prefixes jsonb, country text, postal_code text) returns boolean language sql immutable parallel safe set search_path = public, pg_temp as $$
  select case when area_prefixes is null or country is null then null else area_country = country
    and exists (select 1 from jsonb_array_elements_text(area_prefixes) one (prefix) where starts_with(regexp_replace(upper(postal_code), '[^A-Z0-9]', '', 'g'), one.prefix)) end
$$;
revoke execute on function lw_serves(text, jsonb, text, text) from public;
grant execute on function lw_serves(text, jsonb, text, text) to lw_landlord;
