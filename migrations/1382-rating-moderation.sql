-- A supplier reports the note of a rating, and an admin decides whether other landlords read it. Tenants change their ratings or take them
-- back, also after they have moved out (docs/decisions/1382).
create table "rating_report" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "version" int not null default 1, "request_id" uuid not null, "supplier_account_id" uuid not null, "note_hash" varchar(32) not null, "reason" varchar(1000) not null, "state" text not null default 'open', "decision_reason" varchar(1000) null, "decided_at" timestamptz(3) null, "decided_by" uuid null, primary key ("id"));
alter table "rating_report" add constraint "rating_report_request_id_unique" unique ("request_id");
create index "rating_report_supplier_account_id_index" on "rating_report" ("supplier_account_id");
create index "rating_report_state_created_at_id_index" on "rating_report" ("state", "created_at", "id");
alter table "rating_report" add constraint "rating_report_state_check" check ("state" in ('open', 'hidden', 'kept'));
alter table rating_report add constraint rating_report_decided check ((state = 'open') = (decided_at is null) and (decided_at is null) = (decided_by is null) and (decided_at is null) = (decision_reason is null));
alter table "rating_report" enable row level security;
alter table rating_report add foreign key (account_id, request_id) references service_request (account_id, id) deferrable initially deferred;
alter table rating_report add foreign key (supplier_account_id) references account (id) deferrable initially deferred;
alter table rating_report add foreign key (decided_by) references app_user (id) deferrable initially deferred;

create policy "one_world" on "rating_report" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "rating_report" to "lw_system" using (true) with check (true);
create policy "supplier_read" on "rating_report" for select to "lw_supplier" using (supplier_account_id = lw_account());
create policy "supplier_create" on "rating_report" for insert to "lw_supplier" with check (supplier_account_id = lw_account() and state = 'open' and request_id = any((select lw_rated_jobs())::uuid[]));
create policy "admin_read" on "rating_report" for select to "lw_admin" using (true);
create policy "admin_change" on "rating_report" for update to "lw_admin" using (true) with check (true);
revoke update on rating_report from lw_supplier, lw_admin;
grant update (state, decision_reason, decided_at, decided_by, version) on rating_report to lw_admin;

-- As before (see 1280), without a note that an admin has hidden, as long as it is that note. The supplier reads it still, and what became
-- of a report.
drop function lw_supplier_ratings(uuid);
create function lw_supplier_ratings(supplier uuid)
returns table (id uuid, account_id uuid, reporter_id uuid, stars int, note text, issue_type text, month text, answer text, answer_language text, answered_at timestamptz, answer_outdated boolean, note_hash text, report text, report_answer text)
language sql stable security definer set search_path = public, pg_temp as $$
  with rated as (
    select r.*, to_char(coalesce(r.rated_at, r.closed_at, r.created_at) at time zone p.time_zone, 'YYYY-MM') as month, supplier is not distinct from lw_account() as own, count(*) over () as ratings
    from service_request r join property p on p.id = r.property_id
    where r.supplier_account_id = supplier and r.status = 'closed' and r.rating is not null
  )
  select case when own then r.id else md5('rating ' || r.id::text)::uuid end, case when own then r.account_id end, case when own then r.reporter_id end,
    r.rating, case when r.rating_note_shared and (own or h.state is distinct from 'hidden') and not exists (select from app_user u where u.id = r.reporter_id and u.deleted_at is not null) then r.rating_note end,
    r.issue_type, r.month, a.text, a.language, case when own then a.answered_at end, coalesce(a.answered_at < r.rated_at, false),
    case when own then md5(r.rating_note) end, case when own then h.state end, case when own then h.decision_reason end
  from rated r left join rating_answer a on a.request_id = r.id and a.supplier_account_id = supplier and a.text is not null
    left join rating_report h on h.request_id = r.id and h.supplier_account_id = supplier and h.note_hash = md5(r.rating_note)
  where own or ratings >= 5
$$;

-- The ratings of the signed-in tenant, also of homes they have left and can no longer read of.
create function lw_own_ratings()
returns table (id uuid, account_id uuid, demo boolean, supplier_account_id uuid, company text, title text, stars int, note text, note_shared boolean, rated_at timestamptz, hidden_because text)
language sql stable security definer set search_path = public, pg_temp as $$
  select r.id, r.account_id, r.demo, r.supplier_account_id, s.company_name, r.title, r.rating, r.rating_note, r.rating_note_shared, coalesce(r.rated_at, r.closed_at, r.created_at), h.decision_reason
  from service_request r left join supplier s on s.account_id = r.supplier_account_id
    left join rating_report h on h.request_id = r.id and h.supplier_account_id = r.supplier_account_id and h.state = 'hidden' and h.note_hash = md5(r.rating_note)
  where r.reporter_id = lw_uid() and r.status = 'closed' and r.rating is not null
$$;

-- They run as the system, whom the policies let through (see 0160).
do $$
declare
  was_member constant boolean := pg_has_role(current_user, 'lw_system', 'member');
  before_16 constant boolean := current_setting('server_version_num')::int < 160000;
begin
  execute format('grant lw_system to %I', current_user) || (case when before_16 then '' else ' with inherit false, set true' end);
  grant create on schema public to lw_system;
  revoke execute on function lw_supplier_ratings(uuid), lw_own_ratings() from public;
  grant execute on function lw_supplier_ratings(uuid) to lw_landlord, lw_supplier, lw_staff, lw_admin;
  grant execute on function lw_own_ratings() to lw_tenant;
  alter function lw_supplier_ratings(uuid) owner to lw_system;
  alter function lw_own_ratings() owner to lw_system;
  revoke create on schema public from lw_system;
  if before_16 and not was_member then
    execute format('revoke lw_system from %I', current_user);
  end if;
end
$$;

-- The new kinds are behind all that are known: the list is read, because other migrations write it too.
do $$
declare kinds text;
declare added text[] := array['request_rating_hidden', 'request_rating_kept'];
begin
  select string_agg(quote_literal(kind), ', ' order by place) into kinds from (
    select m[1] as kind, min(place) as place from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') with ordinality known (m, place)
      where conname = 'notification_kind_check' and not m[1] = any(added) group by m[1]
    union all select kind, 1000 + place from unnest(added) with ordinality new (kind, place)
  ) all_kinds;
  alter table "notification" drop constraint "notification_kind_check";
  execute format('alter table "notification" add constraint "notification_kind_check" check ("kind" in (%s))', kinds);
end $$;
