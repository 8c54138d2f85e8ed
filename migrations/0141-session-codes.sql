-- Which tenant code has opened a session: a code that is revoked ends its own sessions. Of sessions from before it is known
-- where the tenant has used one code; where it stays unknown, any revoked code of the tenant ends the session.
alter table "session" add column "access_code_id" uuid null;

update session s set access_code_id = used.id
from (
  select t.user_id, min(c.id::text)::uuid as id from access_code c join lease_tenant t on t.id = c.lease_tenant_id
  where c.used_at is not null and t.user_id is not null group by t.user_id having count(*) = 1
) used
where s.via_code and s.user_id = used.user_id;

-- Sessions that should have ended before: code sign-in is off, two-step verification is on, or no code of theirs is left.
update session s set revoked_at = now()
from app_user u
where s.via_code and s.revoked_at is null and u.id = s.user_id
  and (not u.code_sign_in or u.two_factor_at is not null or not exists (
    select 1 from access_code c join lease_tenant t on t.id = c.lease_tenant_id
    where t.user_id = s.user_id and c.used_at is not null and c.revoked_at is null and (s.access_code_id is null or c.id = s.access_code_id)
      and lw_open(t.access_ends_at)
  ));
