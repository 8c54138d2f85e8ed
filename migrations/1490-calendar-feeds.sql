-- Private addresses of calendars that people subscribe to. Only the system reads them: the hash is looked up before anyone is known.
create table "calendar_feed" ("id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "user_id" uuid not null, "account_id" uuid null, "secret_hash" varchar(64) not null, "kinds" jsonb not null, "last_read_at" timestamptz(3) null, primary key ("id"));
alter table "calendar_feed" add constraint "calendar_feed_user_id_unique" unique ("user_id");
alter table "calendar_feed" add constraint "calendar_feed_secret_hash_unique" unique ("secret_hash");
create index "calendar_feed_account_id_index" on "calendar_feed" ("account_id");
alter table "calendar_feed" enable row level security;
create policy "one_world" on "calendar_feed" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "calendar_feed" to "lw_system" using (true) with check (true);
alter table calendar_feed add foreign key (account_id) references account (id) deferrable initially deferred;
alter table calendar_feed add foreign key (user_id) references app_user (id) deferrable initially deferred;
