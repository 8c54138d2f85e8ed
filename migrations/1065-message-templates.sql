-- Texts that a landlord's account keeps for messages to its tenants. Everyone in the account uses and changes them.
create table "message_template" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "version" int not null default 1, "name" varchar(60) not null, "subject" varchar(120) null, "message" varchar(3500) not null, primary key ("id"));
create index "message_template_account_id_index" on "message_template" ("account_id");
alter table message_template add foreign key (account_id) references account (id) deferrable initially deferred;
create unique index message_template_name on message_template (account_id, lower(name));
alter table message_template add constraint message_template_name check (name = btrim(name) and name <> '');

alter table "message_template" enable row level security;
create policy "one_world" on "message_template" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "message_template" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "message_template" for select to "lw_landlord" using (account_id = lw_account());
create policy "landlord_create" on "message_template" for insert to "lw_landlord" with check (account_id = lw_account());
create policy "landlord_change" on "message_template" for update to "lw_landlord" using (account_id = lw_account()) with check (account_id = lw_account());
create policy "landlord_remove" on "message_template" for delete to "lw_landlord" using (account_id = lw_account());
-- An account and a world are given once, when a template is saved.
revoke update on message_template from lw_landlord;
grant update (name, subject, message, version) on message_template to lw_landlord;
