-- Browsers that get push messages, and the key pairs by which their push services recognize the installation. Only the system reads
-- them: anyone who has the address and keys of a device can write to it.
create table "push_device" ("id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "user_id" uuid not null, "session_id" uuid not null, "push_key_id" uuid not null, "endpoint_hash" varchar(64) not null, "subscription" text not null, "key_id" varchar(16) not null, "user_agent" varchar(300) not null, "last_sent_at" timestamptz(3) null, primary key ("id"));
alter table "push_device" add constraint "push_device_endpoint_hash_unique" unique ("endpoint_hash");
create index "push_device_user_id_index" on "push_device" ("user_id");
create index "push_device_session_id_index" on "push_device" ("session_id");

create table "push_key" ("id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "public_key" varchar(100) not null, "private_key" text not null, "key_id" varchar(16) not null, primary key ("id"));
alter table "push_key" add constraint "push_key_public_key_unique" unique ("public_key");

alter table "push_device" enable row level security;
create policy "one_world" on "push_device" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "push_device" to "lw_system" using (true) with check (true);

alter table "push_key" enable row level security;
create policy "one_world" on "push_key" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "push_key" to "lw_system" using (true) with check (true);

alter table push_device add foreign key (user_id) references app_user (id) deferrable initially deferred;
alter table push_device add foreign key (session_id) references session (id) on delete cascade deferrable initially deferred;
alter table push_device add foreign key (push_key_id) references push_key (id) deferrable initially deferred;
