-- An open offer names the limit that will bind once it's accepted, so the limit of an offer has its own function, which lw_spending_limit
-- uses too. In an emergency the landlord's limit for emergencies raises it, unless a price was agreed or answers are being collected,
-- because a picked price becomes the limit. The functions belong to the system (see 0460), so the system makes them.
do $do$
declare
  me constant text := current_user;
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
begin
  execute format('grant lw_system to %I', me) || (case when before_16 then '' else ' with inherit false, set true' end);
  grant create on schema public to lw_system;
  set local role lw_system;
  create function lw_offer_limit(offer uuid) returns bigint language sql stable security definer set search_path = public, pg_temp as $$
    select case
        when r.priority = 'emergency' and (o.first_wins or o.state = 'accepted') and o.budget_cents is not null and o.price_cents is null
          and not exists (select 1 from quote q where q.request_id = r.id and q.supplier_account_id = o.supplier_account_id and q.state = 'approved')
        then greatest(o.budget_cents, s.emergency_limit_cents)
        else o.budget_cents
      end
    from offer o join service_request r on r.id = o.request_id left join maintenance_settings s on s.account_id = r.account_id
    where o.id = lw_offer_limit.offer
  $$;
  revoke execute on function lw_offer_limit(uuid) from public;
  grant execute on function lw_offer_limit(uuid) to lw_landlord, lw_supplier, lw_staff, lw_admin;
  create or replace function lw_spending_limit(request uuid, supplier uuid) returns bigint language sql stable security definer set search_path = public, pg_temp as $$
    select lw_offer_limit(o.id) from offer o where o.request_id = request and o.supplier_account_id = supplier and o.state = 'accepted'
  $$;
  execute format('set local role %I', me);
  revoke create on schema public from lw_system;
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', me);
  end if;
end
$do$;
