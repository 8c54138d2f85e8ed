-- The kind of a reminder for staff, beside all that are known: the list is read, because other migrations write it too.
do $$
declare kinds text;
begin
  select string_agg(quote_literal(kind), ', ') into kinds from (
    select m[1] as kind from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') m
    where conname = 'notification_kind_check' union select 'lead_due') known;
  alter table "notification" drop constraint "notification_kind_check";
  execute format('alter table "notification" add constraint "notification_kind_check" check ("kind" in (%s))', kinds);
end $$;
