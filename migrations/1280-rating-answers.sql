-- Ratings are listed for all landlords, and suppliers answer them (docs/decisions/1280). Notes so far were written to one landlord
-- and one supplier: they stay with them, and only their stars are listed.
alter table "service_request" add "rating_note_shared" boolean not null default false, add "rated_at" timestamptz(3) null;
grant update (rating_note_shared, rated_at) on service_request to lw_tenant;
update service_request r set rated_at = coalesce((select max(e.created_at) from request_event e where e.request_id = r.id and e.kind = 'rating'), r.closed_at, r.created_at) where r.rating is not null;

create table "rating_answer" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "version" int not null default 1, "request_id" uuid not null, "supplier_account_id" uuid not null, "text" varchar(1000) null, "language" varchar(2) null default lw_language(), "answered_at" timestamptz(3) not null, primary key ("id"));
alter table "rating_answer" add constraint "rating_answer_request_id_unique" unique ("request_id");
create index "rating_answer_supplier_account_id_index" on "rating_answer" ("supplier_account_id");
alter table "rating_answer" enable row level security;
alter table rating_answer add foreign key (account_id, request_id) references service_request (account_id, id) deferrable initially deferred;
alter table rating_answer add foreign key (supplier_account_id) references account (id) deferrable initially deferred;

-- The jobs of the signed-in supplier that are rated: they may be answered, also when the access to the job has ended.
create function lw_rated_jobs() returns uuid[] language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(array_agg(r.id), '{}') from service_request r where r.supplier_account_id = lw_account() and r.status = 'closed' and r.rating is not null
$$;

-- What tenants say about a supplier, over all landlords, whose requests nobody else may read: so it runs as the system and gives
-- neither names nor places, the month instead of the day, and nothing before there are five ratings. A supplier reads their own
-- without that, with the request of each; for everyone else the id leads nowhere.
create function lw_supplier_ratings(supplier uuid)
returns table (id uuid, account_id uuid, reporter_id uuid, stars int, note text, issue_type text, month text, answer text, answer_language text, answered_at timestamptz, answer_outdated boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  with rated as (
    select r.*, to_char(coalesce(r.rated_at, r.closed_at, r.created_at) at time zone p.time_zone, 'YYYY-MM') as month, supplier is not distinct from lw_account() as own, count(*) over () as ratings
    from service_request r join property p on p.id = r.property_id
    where r.supplier_account_id = supplier and r.status = 'closed' and r.rating is not null
  )
  select case when own then r.id else md5('rating ' || r.id::text)::uuid end, case when own then r.account_id end, case when own then r.reporter_id end,
    r.rating, case when r.rating_note_shared and not exists (select from app_user u where u.id = r.reporter_id and u.deleted_at is not null) then r.rating_note end, r.issue_type, r.month, a.text, a.language,
    case when own then a.answered_at end, coalesce(a.answered_at < r.rated_at, false)
  from rated r left join rating_answer a on a.request_id = r.id and a.supplier_account_id = supplier and a.text is not null
  where own or ratings >= 5
$$;

-- They run as the system, whom the policies let through (see 0160).
do $$
declare
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
begin
  execute format('grant lw_system to %I', current_user) || (case when before_16 then '' else ' with inherit false, set true' end);
  grant create on schema public to lw_system;
  revoke execute on function lw_supplier_ratings(uuid), lw_rated_jobs() from public;
  grant execute on function lw_supplier_ratings(uuid) to lw_landlord, lw_supplier, lw_staff, lw_admin;
  grant execute on function lw_rated_jobs() to lw_supplier;
  alter function lw_supplier_ratings(uuid) owner to lw_system;
  alter function lw_rated_jobs() owner to lw_system;
  revoke create on schema public from lw_system;
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', current_user);
  end if;
end
$$;

create policy "one_world" on "rating_answer" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "rating_answer" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "rating_answer" for select to "lw_landlord" using (account_id = lw_account());
create policy "staff_read" on "rating_answer" for select to "lw_staff" using (true);
create policy "admin_read" on "rating_answer" for select to "lw_admin" using (true);
create policy "tenant_read" on "rating_answer" for select to "lw_tenant" using (request_id = any((select lw_own_requests())::uuid[]));
create policy "supplier_read" on "rating_answer" for select to "lw_supplier" using (supplier_account_id = lw_account());
create policy "supplier_create" on "rating_answer" for insert to "lw_supplier" with check (supplier_account_id = lw_account() and request_id = any((select lw_rated_jobs())::uuid[]));
create policy "supplier_change" on "rating_answer" for update to "lw_supplier" using (supplier_account_id = lw_account()) with check (supplier_account_id = lw_account());
revoke update on rating_answer from lw_supplier;
grant update (text, language, answered_at, version) on rating_answer to lw_supplier;

-- The new kind is behind all that are known: the list is read, because other migrations write it too.
do $$
declare kinds text;
declare added text[] := array['request_rating_answered'];
begin
  select string_agg(quote_literal(kind), ', ' order by place) into kinds from (
    select m[1] as kind, min(place) as place from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') with ordinality known (m, place)
      where conname = 'notification_kind_check' and not m[1] = any(added) group by m[1]
    union all select kind, 1000 + place from unnest(added) with ordinality new (kind, place)
  ) all_kinds;
  alter table "notification" drop constraint "notification_kind_check";
  execute format('alter table "notification" add constraint "notification_kind_check" check ("kind" in (%s))', kinds);
end $$;
