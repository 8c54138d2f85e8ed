-- Roles of the product and what policies know of the actor. Roles belong to the whole server, so another database of
-- the same server may have made them already; several databases may also be migrated at the same time.
do $$
declare
  role_name text;
begin
  foreach role_name in array array['lw_visitor', 'lw_tenant', 'lw_landlord', 'lw_supplier', 'lw_staff', 'lw_admin', 'lw_system'] loop
    begin
      execute format('create role %I nologin', role_name);
    exception when duplicate_object or unique_violation then
      null;
    end;
  end loop;
end
$$;

create extension if not exists btree_gist;

-- Plain SQL functions: PostgreSQL inlines them, so that an index on the compared column is used.
create function lw_uid() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('app.uid', true), '')::uuid $$;
create function lw_account() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('app.account', true), '')::uuid $$;
create function lw_chat() returns uuid language sql stable parallel safe as
  $$ select nullif(current_setting('app.chat', true), '')::uuid $$;
create function lw_demo() returns boolean language sql stable parallel safe as
  $$ select nullif(current_setting('app.demo', true), '')::boolean $$;
-- Whether access that ends at some instant, or never, is still open.
create function lw_open(ends_at timestamptz) returns boolean language sql stable parallel safe as
  $$ select ends_at is null or ends_at > now() $$;
