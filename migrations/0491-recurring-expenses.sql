-- Expenses that come back each month, quarter or year; a job books each on its day.
create table "recurring_expense" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "version" int not null default 1, "property_id" uuid not null, "unit_id" uuid null, "category" text not null, "frequency" text not null, "amount_cents" bigint not null, "tax_cents" bigint not null default '0', "payee" varchar(120) not null, "note" varchar(300) null, "anchor_on" date not null, "next_on" date not null, "ends_on" date null, "paused_at" timestamptz(3) null, "ended_at" timestamptz(3) null, primary key ("id"));
alter table "recurring_expense" add constraint "recurring_expense_account_id_id_unique" unique ("account_id", "id");
create index "recurring_expense_account_id_next_on_id_index" on "recurring_expense" ("account_id", "next_on", "id");
create index "recurring_expense_property_id_index" on "recurring_expense" ("property_id");
alter table "recurring_expense" add constraint "recurring_expense_category_check" check ("category" in ('repairs', 'maintenance', 'cleaning', 'utilities', 'insurance', 'property_tax', 'mortgage_interest', 'management', 'supplies', 'legal', 'advertising', 'travel', 'other'));
alter table "recurring_expense" add constraint "recurring_expense_frequency_check" check ("frequency" in ('monthly', 'quarterly', 'yearly'));
alter table recurring_expense add constraint recurring_expense_amounts check (amount_cents > 0 and tax_cents between 0 and amount_cents);
alter table recurring_expense add foreign key (account_id, property_id) references property (account_id, id) deferrable initially deferred;
alter table recurring_expense add foreign key (account_id, unit_id) references unit (account_id, id) deferrable initially deferred;
alter table "recurring_expense" enable row level security;
create policy "one_world" on "recurring_expense" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "recurring_expense" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "recurring_expense" for select to "lw_landlord" using (account_id = lw_account());
create policy "landlord_create" on "recurring_expense" for insert to "lw_landlord" with check (account_id = lw_account());
create policy "landlord_change" on "recurring_expense" for update to "lw_landlord" using (account_id = lw_account()) with check (account_id = lw_account());
create policy "staff_read" on "recurring_expense" for select to "lw_staff" using (true);
create policy "admin_read" on "recurring_expense" for select to "lw_admin" using (true);

-- One expense a recurring expense and day: whoever comes second books nothing. What was taken back by hand is not booked again.
alter table "expense" add column "recurring_id" uuid null, add column "recurring_on" date null;
alter table expense add constraint expense_of_a_day check ((recurring_id is null) = (recurring_on is null));
create unique index expense_one_a_recurring_day on expense (recurring_id, recurring_on) where recurring_id is not null;
alter table expense add foreign key (account_id, recurring_id) references recurring_expense (account_id, id) deferrable initially deferred;
