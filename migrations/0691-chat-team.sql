-- Who of the staff is on duty in the live chat, and what staff write to each other about a conversation. Visitors have no policy
-- on either table, so no query of theirs can reach a row.
create table "chat_duty" ("id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "user_id" uuid not null, "on_duty" boolean not null, "changed_at" timestamptz(3) not null, primary key ("id"));
alter table "chat_duty" add constraint "chat_duty_user_id_unique" unique ("user_id");
alter table "chat_duty" enable row level security;
create policy "one_world" on "chat_duty" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "chat_duty" to "lw_system" using (true) with check (true);
create policy "staff_read" on "chat_duty" for select to "lw_staff" using (true);
create policy "staff_own_create" on "chat_duty" for insert to "lw_staff" with check (user_id = lw_uid());
create policy "staff_own_change" on "chat_duty" for update to "lw_staff" using (user_id = lw_uid()) with check (user_id = lw_uid());
create policy "admin_read" on "chat_duty" for select to "lw_admin" using (true);

create table "chat_note" ("id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "conversation_id" uuid not null, "author_id" uuid not null, "text" varchar(2000) not null, "handed_to" uuid null, primary key ("id"));
create index "chat_note_conversation_id_created_at_index" on "chat_note" ("conversation_id", "created_at");
alter table "chat_note" enable row level security;
create policy "one_world" on "chat_note" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "chat_note" to "lw_system" using (true) with check (true);
create policy "staff_read" on "chat_note" for select to "lw_staff" using (true);
create policy "staff_create" on "chat_note" for insert to "lw_staff" with check (author_id = lw_uid());
create policy "admin_read" on "chat_note" for select to "lw_admin" using (true);

alter table chat_note add foreign key (demo, conversation_id) references chat_session (demo, id) deferrable initially deferred;
alter table chat_note add constraint chat_note_said check (btrim(text) <> '' or handed_to is not null);
