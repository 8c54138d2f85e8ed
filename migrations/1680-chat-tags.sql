-- Tags on conversations of the chat (docs/decisions/1681). A process of the previous version knows nothing of the table.
create table "chat_tag" ("id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "conversation_id" uuid not null, "tag" varchar(30) not null, primary key ("id"));
create index "chat_tag_demo_tag_index" on "chat_tag" ("demo", "tag");
alter table "chat_tag" add constraint "chat_tag_conversation_id_tag_unique" unique ("conversation_id", "tag");

alter table "chat_tag" enable row level security;
create policy "one_world" on "chat_tag" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "chat_tag" to "lw_system" using (true) with check (true);
create policy "staff_role" on "chat_tag" as restrictive to "lw_staff" using (((select lw_staff_role()) <> 'sales') or (conversation_id = any(array(select id from chat_session where for_sales or user_id = lw_uid())) or conversation_id = lw_chat())) with check (((select lw_staff_role()) <> 'sales') or (conversation_id = any(array(select id from chat_session where for_sales or user_id = lw_uid())) or conversation_id = lw_chat()));
create policy "staff_read" on "chat_tag" for select to "lw_staff" using (true);
create policy "staff_create" on "chat_tag" for insert to "lw_staff" with check (true);
create policy "staff_remove" on "chat_tag" for delete to "lw_staff" using (true);
create policy "admin_read" on "chat_tag" for select to "lw_admin" using (true);

alter table chat_tag add foreign key (demo, conversation_id) references chat_session (demo, id) deferrable initially deferred;
alter table chat_tag add constraint chat_tag_said check (btrim(tag) <> '');
