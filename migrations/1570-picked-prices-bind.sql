-- A price that the landlord picked binds like an approved quote, in an emergency too: the limit of emergencies raises no agreed price.
-- `price_cents` is the supplier's answer to the offer, which the landlord accepts by picking it. The function belongs to the system
-- (see 0460), so the system replaces it.
do $do$
declare
  me constant text := current_user;
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
begin
  execute format('grant lw_system to %I', me) || (case when before_16 then '' else ' with inherit false, set true' end);
  grant create on schema public to lw_system;
  set local role lw_system;
  create or replace function lw_spending_limit(request uuid, supplier uuid) returns bigint language sql stable security definer set search_path = public, pg_temp as $$
    select case
        when r.priority = 'emergency' and o.budget_cents is not null and o.price_cents is null and not exists (select 1 from quote q where q.request_id = r.id and q.supplier_account_id = o.supplier_account_id and q.state = 'approved')
        then greatest(o.budget_cents, s.emergency_limit_cents)
        else o.budget_cents
      end
    from service_request r join offer o on o.request_id = r.id and o.state = 'accepted' left join maintenance_settings s on s.account_id = r.account_id
    where r.id = request and o.supplier_account_id = supplier
  $$;
  execute format('set local role %I', me);
  revoke create on schema public from lw_system;
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', me);
  end if;
end
$do$;
