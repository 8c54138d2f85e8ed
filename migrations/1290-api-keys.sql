-- Keys with which a landlord's software calls the API. Only the system reads them: the hash is looked up before anyone is known.
create table "api_key" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "created_by" uuid not null, "name" varchar(60) not null, "prefix" varchar(20) not null, "secret_hash" varchar(64) not null, "scopes" jsonb not null, "expires_at" timestamptz(3) not null, "last_used_at" timestamptz(3) null, "revoked_at" timestamptz(3) null, "revoked_by" uuid null, primary key ("id"));
alter table "api_key" add constraint "api_key_prefix_unique" unique ("prefix");
alter table "api_key" add constraint "api_key_secret_hash_unique" unique ("secret_hash");
create index "api_key_account_id_index" on "api_key" ("account_id");
create index "api_key_created_by_index" on "api_key" ("created_by");
alter table "api_key" enable row level security;
create policy "one_world" on "api_key" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "api_key" to "lw_system" using (true) with check (true);
alter table api_key add foreign key (account_id) references account (id) deferrable initially deferred;
alter table api_key add foreign key (created_by) references app_user (id) deferrable initially deferred;
alter table api_key add foreign key (revoked_by) references app_user (id) deferrable initially deferred;

-- Through which key someone acted: its beginning, so that the log names it also after the key's row is deleted.
alter table "audit_entry" add column "api_key" varchar(20) null;
