-- Up to when somebody has read what a landlord (account_id) and a supplier write to each other, so that both sides see what is new.
create table "supplier_message_seen" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "supplier_account_id" uuid not null, "user_id" uuid not null, "seen_at" timestamptz(3) not null, primary key ("id"));
create index "supplier_message_seen_user_id_index" on "supplier_message_seen" ("user_id");
alter table "supplier_message_seen" add constraint "supplier_message_seen_account_id_supplier_account_d0357_unique" unique ("account_id", "supplier_account_id", "user_id");
alter table "supplier_message_seen" enable row level security;
create policy "one_world" on "supplier_message_seen" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "supplier_message_seen" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "supplier_message_seen" for select to "lw_landlord" using (user_id = lw_uid() and account_id = lw_account());
create policy "landlord_create" on "supplier_message_seen" for insert to "lw_landlord" with check (user_id = lw_uid() and account_id = lw_account());
create policy "landlord_change" on "supplier_message_seen" for update to "lw_landlord" using (user_id = lw_uid() and account_id = lw_account()) with check (user_id = lw_uid() and account_id = lw_account());
create policy "supplier_read" on "supplier_message_seen" for select to "lw_supplier" using (user_id = lw_uid() and supplier_account_id = lw_account());
create policy "supplier_create" on "supplier_message_seen" for insert to "lw_supplier" with check (user_id = lw_uid() and supplier_account_id = lw_account());
create policy "supplier_change" on "supplier_message_seen" for update to "lw_supplier" using (user_id = lw_uid() and supplier_account_id = lw_account()) with check (user_id = lw_uid() and supplier_account_id = lw_account());

-- Technicians have notifications, and the list of them asks what was read; they have no such messages.
grant select (user_id, account_id, supplier_account_id, seen_at) on supplier_message_seen to lw_technician;

alter table supplier_message_seen add foreign key (account_id) references account (id) deferrable initially deferred;
alter table supplier_message_seen add foreign key (supplier_account_id) references account (id) deferrable initially deferred;
alter table supplier_message_seen add foreign key (user_id) references app_user (id) deferrable initially deferred;

-- What was written before counts as read, except for the latest message where its notification hasn't been read.
insert into supplier_message_seen (id, account_id, demo, created_at, supplier_account_id, user_id, seen_at)
select gen_random_uuid(), c.account_id, c.demo, now(), c.supplier_account_id, m.user_id,
    coalesce((select min(n.created_at) from notification n where n.user_id = m.user_id and n.kind = 'supplier_message' and n.read_at is null
      and n.subject_id = case when m.account_id = c.account_id then c.supplier_id else c.account_id end) - interval '1 millisecond', now())
  from (select distinct s.account_id, s.demo, s.supplier_account_id, d.id as supplier_id from supplier_message s join supplier d on d.account_id = s.supplier_account_id) c
  join membership m on m.account_id = c.account_id or m.account_id = c.supplier_account_id
  on conflict do nothing;
