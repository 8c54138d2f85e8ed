-- Reminders of invoices that wait for the landlord, one of each kind (docs/decisions/1282).
create table "invoice_reminder" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "invoice_id" uuid not null, "kind" varchar(20) not null, primary key ("id"));
alter table "invoice_reminder" add constraint "invoice_reminder_invoice_id_kind_unique" unique ("invoice_id", "kind");
alter table "invoice_reminder" enable row level security;
create policy "one_world" on "invoice_reminder" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "invoice_reminder" to "lw_system" using (true) with check (true);
alter table invoice_reminder add foreign key (account_id, invoice_id) references invoice (account_id, id) deferrable initially deferred;

-- Reminds of no invoice that waited before reminders were installed: the first look after an upgrade would write to everyone at once.
insert into reminder_start (kind, begins_at) values ('invoices', now());

-- The new kinds are behind all that are known: the list is read, because other migrations write it too.
do $$
declare kinds text;
declare added text[] := array['invoice_waits_answer', 'invoice_waits_due', 'invoice_waits_payment'];
begin
  select string_agg(quote_literal(kind), ', ' order by place) into kinds from (
    select m[1] as kind, min(place) as place from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') with ordinality known (m, place)
      where conname = 'notification_kind_check' and not m[1] = any(added) group by m[1]
    union all select kind, 1000 + place from unnest(added) with ordinality new (kind, place)
  ) all_kinds;
  alter table "notification" drop constraint "notification_kind_check";
  execute format('alter table "notification" add constraint "notification_kind_check" check ("kind" in (%s))', kinds);
end $$;
