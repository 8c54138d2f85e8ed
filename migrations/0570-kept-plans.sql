-- What is asked with every request that is filed. PostgreSQL plans a query again each time, which costs more than running it;
-- a function in PL/pgSQL keeps its plans for as long as the connection lives. They run with the rights of their caller, so the
-- policies apply inside them, and each is called by one role: a plan is kept for one role. A plan made while a table
-- was empty would read the whole table for as long as it is kept (see 0480).

-- The newest home of a tenant for a new request, whom to call there, and how the request shows the place.
create function lw_home_to_report(of_unit uuid, of_lease uuid)
  returns table ("accountId" uuid, "propertyId" uuid, "unitId" uuid, "leaseId" uuid, "contactName" text, "contactPhone" text, country text, region text, "landlordName" text, currency text, place json)
  language plpgsql stable set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  return query select t.account_id, t.property_id, t.unit_id, t.lease_id, t.first_name || ' ' || t.last_name, coalesce(me.phone, t.phone)::text,
      p.country::text, p.region::text, a.name::text, p.currency::text,
      json_build_object('propertyName', p.name, 'streetNumber', p.street_number, 'street', p.street, 'city', p.city, 'region', p.region,
        'postalCode', p.postal_code, 'timeZone', p.time_zone, 'unitLabel', u.label)
    from lease_tenant t join lease l on l.id = t.lease_id join property p on p.id = t.property_id join app_user me on me.id = t.user_id
    left join unit u on u.id = t.unit_id left join account a on a.id = t.account_id
    where t.user_id = lw_uid() and l.state <> 'ended' and (of_unit is null or t.unit_id = of_unit) and (of_lease is null or t.lease_id = of_lease)
    order by t.created_at desc limit 1;
end
$$;

-- Where a request is, and who wants mails about it (docs/specification/account-settings.md). `other_supplier` when it is
-- news for another supplier than the request's own.
create function lw_request_news(request uuid, other_supplier uuid, parties text[])
  returns table ("streetNumber" text, street text, "timeZone" text, currency text, "unitLabel" text, company text, readers json)
  language plpgsql stable set search_path = public, pg_temp set enable_seqscan = off as $$
begin
  return query select p.street_number::text, p.street::text, p.time_zone::text, p.currency::text, u.label::text, s.company_name::text,
      coalesce((select json_agg(reader) from (
        select distinct side.party, x.id as "userId", x.email, x.language, c.password_hash is null and c.google_subject is null as "byLink"
        from (values ('landlord', r.account_id), ('supplier', coalesce(other_supplier, r.supplier_account_id))) side(party, account_id)
        join membership m on m.account_id = side.account_id and m.role in ('owner', 'manager') join app_user x on x.id = m.user_id left join credential c on c.user_id = x.id
        where side.party = any(parties) and x.suspended_at is null and x.email_notifications and x.maintenance_updates
        union all
        select 'tenant', x.id, x.email, x.language, false from app_user x
        where x.id = r.reporter_id and x.user_type = 'tenant' and 'tenant' = any(parties) and x.suspended_at is null and x.email_notifications and x.maintenance_updates
          and exists (select 1 from lease_tenant t where t.lease_id = r.lease_id and t.user_id = x.id and lw_open(t.access_ends_at))) reader), '[]')
    from service_request r join property p on p.id = r.property_id left join unit u on u.id = r.unit_id
    left join supplier s on s.account_id = coalesce(other_supplier, r.supplier_account_id) where r.id = request;
end
$$;

-- Notifies the landlord's people of a new request, except who filed it; gives who was notified.
create function lw_notify_of_filed(request uuid, filed_by uuid, filed_at timestamptz) returns uuid[]
  language plpgsql set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  told uuid[];
begin
  with written as (
    insert into notification (id, account_id, demo, created_at, user_id, kind, lease_id, subject_id, params)
    select gen_random_uuid(), r.account_id, r.demo, filed_at, x.id, 'request_submitted', r.lease_id, r.id,
      jsonb_build_object('title', r.title, 'home', concat_ws(', ', p.street_number || ' ' || p.street, u.label))
    from service_request r join property p on p.id = r.property_id left join unit u on u.id = r.unit_id
    join membership m on m.account_id = r.account_id and m.role in ('owner', 'manager') join app_user x on x.id = m.user_id
    where r.id = request and x.suspended_at is null and x.deleted_at is null and x.id is distinct from filed_by
    returning user_id)
  select array_agg(user_id) into told from written;
  return told;
end
$$;

revoke execute on function lw_home_to_report(uuid, uuid), lw_request_news(uuid, uuid, text[]), lw_notify_of_filed(uuid, uuid, timestamptz) from public;
grant execute on function lw_home_to_report(uuid, uuid) to lw_tenant;
grant execute on function lw_request_news(uuid, uuid, text[]), lw_notify_of_filed(uuid, uuid, timestamptz) to lw_system;
