-- How landlords want to get mail about payments that arrive: all of a day together, each one, or none.
alter table app_user add column payment_emails text not null default 'daily';
alter table "app_user" add constraint "app_user_payment_emails_check" check ("payment_emails" in ('daily', 'each', 'off'));
grant update (payment_emails) on app_user to lw_landlord;

-- Up to when the payments that a landlord's account received have been mailed. What arrived before this release is no news.
alter table account add column payments_mailed_until timestamptz(3) null;
update account set payments_mailed_until = date_trunc('milliseconds', now()) where kind = 'landlord';
create index "payment_account_id_succeeded_at_index" on "payment" ("account_id", "succeeded_at");

-- New kinds of notifications, behind all that are known: the list is read, because other migrations write it too.
do $$
declare kinds text;
declare added text[] := array['payment_disputed', 'owed_charge', 'owed_deposit', 'owed_credit', 'owed_late_fee', 'owed_canceled', 'owed_rents',
  'owed_deposit_returned', 'owed_recurring_added', 'owed_recurring_changed', 'owed_recurring_stopped'];
begin
  select string_agg(quote_literal(kind), ', ' order by place) into kinds from (
    select m[1] as kind, min(place) as place from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+)''', 'g') with ordinality known (m, place)
      where conname = 'notification_kind_check' and not m[1] = any(added) group by m[1]
    union all select kind, 1000 + place from unnest(added) with ordinality new (kind, place)
  ) all_kinds;
  alter table "notification" drop constraint "notification_kind_check";
  execute format('alter table "notification" add constraint "notification_kind_check" check ("kind" in (%s))', kinds);
end $$;
