-- The landlord's list of all payments is sorted by the day on which the money was received.
create index "payment_account_id_paid_on_id_index" on "payment" ("account_id", "paid_on", "id");

-- Reminders of what is owed that a landlord sent: one a lease and day.
create table "owed_reminder" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "lease_id" uuid not null, "reminded_on" date not null, "owed_cents" bigint not null, "currency" varchar(3) not null, "mails" int not null, "texts" int not null, primary key ("id"));
alter table "owed_reminder" add constraint "owed_reminder_lease_id_reminded_on_unique" unique ("lease_id", "reminded_on");
alter table owed_reminder add foreign key (account_id, lease_id) references lease (account_id, id) deferrable initially deferred;

alter table "owed_reminder" enable row level security;
create policy "one_world" on "owed_reminder" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "owed_reminder" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "owed_reminder" for select to "lw_landlord" using (account_id = lw_account());
create policy "tenant_read" on "owed_reminder" for select to "lw_tenant" using (lease_id = any(array(select lease_id from lease_tenant where user_id = lw_uid())));
create policy "staff_read" on "owed_reminder" for select to "lw_staff" using (true);
create policy "admin_read" on "owed_reminder" for select to "lw_admin" using (true);
