-- The notification of a new request says whether it is an emergency. The rest of the function is as in 0570.
create or replace function lw_notify_of_filed(request uuid, filed_by uuid, filed_at timestamptz) returns uuid[]
  language plpgsql set search_path = public, pg_temp set enable_seqscan = off as $$
declare
  told uuid[];
begin
  with written as (
    insert into notification (id, account_id, demo, created_at, user_id, kind, lease_id, subject_id, params)
    select gen_random_uuid(), r.account_id, r.demo, filed_at, x.id, 'request_submitted', r.lease_id, r.id,
      jsonb_build_object('title', r.title, 'home', concat_ws(', ', p.street_number || ' ' || p.street, u.label))
        || case when r.priority = 'emergency' then '{"emergency": true}'::jsonb else '{}'::jsonb end
    from service_request r join property p on p.id = r.property_id left join unit u on u.id = r.unit_id
    join membership m on m.account_id = r.account_id and m.role in ('owner', 'manager') join app_user x on x.id = m.user_id
    where r.id = request and x.suspended_at is null and x.deleted_at is null and x.id is distinct from filed_by
    returning user_id)
  select array_agg(user_id) into told from written;
  return told;
end
$$;
