-- New kinds of notifications from here on: `select lw_widen_notification_kinds(array['kind_of_mine'])` checks new rows, and the next file, which runs
-- without a transaction, reads the old ones while people go on working (docs/decisions/1822). New kinds come behind all that are known.
create or replace function lw_widen_notification_kinds(added text[]) returns void language plpgsql set search_path = pg_catalog, public as $$
declare kinds text;
begin
  select string_agg(quote_literal(kind), ', ' order by place) into kinds from (
    select m[1] as kind, min(place) as place from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') with ordinality known (m, place)
      where conname = 'notification_kind_check' and not m[1] = any(added) group by m[1]
    union all select kind, 1000 + place from unnest(added) with ordinality new (kind, place)
  ) all_kinds;
  alter table public.notification drop constraint notification_kind_check;
  execute format('alter table public.notification add constraint notification_kind_check check (kind in (%s)) not valid', kinds);
end $$;
revoke all on function lw_widen_notification_kinds(text[]) from public;
