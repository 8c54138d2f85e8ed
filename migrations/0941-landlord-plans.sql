-- The plan of a landlord's account; without one it is being tried. A payment or an admin sets it: landlords may change their name only
-- (0005), so the new column is closed to them.
alter table "account" add column "plan" text null;
alter table "account" add constraint "account_plan_check" check ("plan" in ('starter', 'professional', 'enterprise'));
alter table account add constraint account_plan_of_landlord check (plan is null or kind = 'landlord');

-- Which email about the end of a trial was sent, once for each end: an extended trial is announced again.
create table "trial_mail" ("account_id" uuid not null, "kind" text not null, "trial_ends_at" timestamptz(3) not null, "demo" boolean not null default lw_demo(), "sent_at" timestamptz(3) not null, primary key ("account_id", "kind", "trial_ends_at"));
alter table "trial_mail" add constraint "trial_mail_kind_check" check ("kind" in ('ending', 'over'));

alter table "trial_mail" enable row level security;
create policy "one_world" on "trial_mail" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "trial_mail" to "lw_system" using (true) with check (true);
alter table trial_mail add foreign key (account_id) references account (id) deferrable initially deferred;
