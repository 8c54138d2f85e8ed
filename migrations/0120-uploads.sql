create table "upload" ("id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "account_id" uuid not null, "uploader_id" uuid null, "sender" varchar(64) not null, "bytes" int not null, "kept_at" timestamptz(3) null, "released_at" timestamptz(3) null, primary key ("id"));
create index "upload_account_id_index" on "upload" ("account_id");
create index "upload_uploader_id_index" on "upload" ("uploader_id");
create index "upload_sender_created_at_index" on "upload" ("sender", "created_at");
create index "upload_released_at_index" on "upload" ("released_at");

alter table "upload" enable row level security;
create policy "one_world" on "upload" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "upload" to "lw_system" using (true) with check (true);

-- What is stored already takes its space too. The end of a file or an import finds its row by its id.
insert into "upload" ("id", "demo", "created_at", "account_id", "uploader_id", "sender", "bytes", "kept_at")
  select "id", "demo", "created_at", "account_id", "uploader_id", coalesce("uploader_id", "account_id"), "bytes", "created_at" from "stored_file";
insert into "upload" ("id", "demo", "created_at", "account_id", "uploader_id", "sender", "bytes", "kept_at")
  select "id", "demo", "created_at", "account_id", "user_id", "account_id", octet_length("plan"::text), "created_at"
  from "portfolio_import" where "plan" is not null and "state" = 'checked';
