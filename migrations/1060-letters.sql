-- What letters to tenants say that nothing else records (docs/decisions/1060-letters-for-what-is-emailed.md): what a landlord
-- corrected of a lease that runs, that its terms now end it, and which fee was charged for a payment that the bank returned.
create table "lease_change" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "lease_id" uuid not null, "kind" text not null, "changed_on" date not null, "reason" varchar(300) null, "agreed" boolean not null default false, "before" jsonb not null, "after" jsonb not null, "amount_cents" bigint not null default '0', primary key ("id"));
create index "lease_change_lease_id_created_at_index" on "lease_change" ("lease_id", "created_at");
alter table lease_change add foreign key (account_id, lease_id) references lease (account_id, id) deferrable initially deferred;

alter table "payment" add "returned_fee_id" uuid null;
alter table payment add foreign key (account_id, returned_fee_id) references charge (account_id, id) deferrable initially deferred;
grant update (returned_fee_id) on payment to lw_landlord;

alter table "lease_change" add constraint "lease_change_kind_check" check ("kind" in ('correction', 'end'));
alter table "lease_change" enable row level security;
create policy "one_world" on "lease_change" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "lease_change" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "lease_change" for select to "lw_landlord" using (account_id = lw_account());
create policy "landlord_create" on "lease_change" for insert to "lw_landlord" with check (account_id = lw_account());
create policy "tenant_read" on "lease_change" for select to "lw_tenant" using (lease_id = any((select lw_own_leases())::uuid[]));
create policy "staff_read" on "lease_change" for select to "lw_staff" using (true);
create policy "admin_read" on "lease_change" for select to "lw_admin" using (true);
