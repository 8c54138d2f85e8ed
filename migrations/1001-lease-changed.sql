-- The kind of the message that a landlord changed the terms of a lease, behind all that are known: the list is read, because other migrations write it too.
do $$
declare kinds text;
begin
  select string_agg(quote_literal(m[1]), ', ' order by place) || case when bool_or(m[1] = 'lease_changed') then '' else ', ''lease_changed''' end
    into kinds from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') with ordinality known (m, place)
    where conname = 'notification_kind_check';
  alter table "notification" drop constraint "notification_kind_check";
  execute format('alter table "notification" add constraint "notification_kind_check" check ("kind" in (%s))', kinds);
end $$;
