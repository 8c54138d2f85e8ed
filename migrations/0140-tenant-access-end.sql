-- A former tenant reads, reaches documents and pays for 24 months after the lease (TENANT_ACCESS_AFTER_END_MONTHS), through
-- the last day of the last month where the home is. Kept beside the tenant's entry, which the policies look up by its user.
alter table "lease_tenant" add column "access_ends_at" timestamptz(3) null;

create function tenant_access_end(lease_ends_on date, zone text) returns timestamptz language sql stable as
  $$ select ((lease_ends_on + interval '24 months')::date + 1)::timestamp at time zone zone $$;

update lease_tenant t set access_ends_at = tenant_access_end(l.ends_on, p.time_zone)
from lease l join property p on p.id = l.property_id
where l.id = t.lease_id and l.ends_on is not null;

-- The landlord who ends a lease may not write this column, so the functions act as their owner.
create function tenants_follow_lease() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update lease_tenant t set access_ends_at = (select tenant_access_end(new.ends_on, p.time_zone) from property p where p.id = new.property_id)
  where t.lease_id = new.id;
  return null;
end
$$;
create trigger tenants_follow after update of ends_on on lease
  for each row when (old.ends_on is distinct from new.ends_on) execute function tenants_follow_lease();

create function tenant_follows_lease() returns trigger language plpgsql security definer set search_path = public as $$
begin
  new.access_ends_at := (
    select tenant_access_end(l.ends_on, p.time_zone) from lease l join property p on p.id = l.property_id where l.id = new.lease_id
  );
  return new;
end
$$;
create trigger tenant_follows before insert on lease_tenant for each row execute function tenant_follows_lease();

create function tenants_follow_property() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update lease_tenant t set access_ends_at = tenant_access_end(l.ends_on, new.time_zone)
  from lease l where l.property_id = new.id and l.ends_on is not null and t.lease_id = l.id;
  return null;
end
$$;
create trigger tenants_follow after update of time_zone on property
  for each row when (old.time_zone is distinct from new.time_zone) execute function tenants_follow_property();

-- Every other policy for tenants finds its leases, homes and accounts through this one.
alter policy "tenant_read" on "lease_tenant" using (user_id = lw_uid() and lw_open(access_ends_at));

-- What went by the author alone goes by the lease too.
alter policy "tenant_read" on "service_request" using (reporter_id = lw_uid() and lease_id = any(array(select lease_id from lease_tenant where user_id = lw_uid())));
alter policy "tenant_change" on "service_request"
  using (reporter_id = lw_uid() and lease_id = any(array(select lease_id from lease_tenant where user_id = lw_uid())))
  with check (reporter_id = lw_uid() and lease_id = any(array(select lease_id from lease_tenant where user_id = lw_uid())));
alter policy "tenant_read" on "stored_file" using ((uploader_id = lw_uid() and (lease_id is null or lease_id = any(array(select lease_id from lease_tenant where user_id = lw_uid()))) and (request_id is null or request_id = any(array(select id from service_request where reporter_id = lw_uid()))) and account_id = any(array(select account_id from lease_tenant where user_id = lw_uid()))) or (shared_with_tenant and (lease_id = any(array(select lease_id from lease_tenant where user_id = lw_uid())) or request_id = any(array(select id from service_request where reporter_id = lw_uid())))));
alter policy "tenant_create" on "stored_file" with check (uploader_id = lw_uid() and (lease_id is null or lease_id = any(array(select lease_id from lease_tenant where user_id = lw_uid()))) and (request_id is null or request_id = any(array(select id from service_request where reporter_id = lw_uid()))) and account_id = any(array(select account_id from lease_tenant where user_id = lw_uid())));
alter policy "tenant_change" on "stored_file" using (uploader_id = lw_uid() and (lease_id is null or lease_id = any(array(select lease_id from lease_tenant where user_id = lw_uid()))) and (request_id is null or request_id = any(array(select id from service_request where reporter_id = lw_uid()))) and account_id = any(array(select account_id from lease_tenant where user_id = lw_uid()))) with check (uploader_id = lw_uid() and (lease_id is null or lease_id = any(array(select lease_id from lease_tenant where user_id = lw_uid()))) and (request_id is null or request_id = any(array(select id from service_request where reporter_id = lw_uid()))) and account_id = any(array(select account_id from lease_tenant where user_id = lw_uid())));
alter policy "tenant_remove" on "stored_file" using (uploader_id = lw_uid() and (lease_id is null or lease_id = any(array(select lease_id from lease_tenant where user_id = lw_uid()))) and (request_id is null or request_id = any(array(select id from service_request where reporter_id = lw_uid()))) and account_id = any(array(select account_id from lease_tenant where user_id = lw_uid())));
