-- Who paid, as they were called when it was written: names of tenants change, and people leave a lease. Null: not known.
alter table payment add column payer_name varchar(200) null;
update payment y set payer_name = left(coalesce(
  (select t.first_name || ' ' || t.last_name from lease_tenant t where t.lease_id = y.lease_id and t.user_id = y.payer_id order by t.created_at, t.id limit 1),
  (select u.first_name || ' ' || u.last_name from app_user u where u.id = y.payer_id)), 200)
  where y.payer_id is not null;
