-- The staff's inbox of the live chat: how far each member of staff has read a conversation, and what they are about to answer.
create table "chat_desk" ("id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "conversation_id" uuid not null, "user_id" uuid not null, "seen_sequence" int not null default 0, "draft" varchar(4000) null, "draft_at" timestamptz(3) null, primary key ("id"));
alter table "chat_desk" add constraint "chat_desk_conversation_id_user_id_unique" unique ("conversation_id", "user_id");
create index "chat_desk_user_id_index" on "chat_desk" ("user_id");
alter table "chat_desk" enable row level security;
create policy "one_world" on "chat_desk" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "chat_desk" to "lw_system" using (true) with check (true);
create policy "staff_read" on "chat_desk" for select to "lw_staff" using (user_id = lw_uid());
create policy "staff_create" on "chat_desk" for insert to "lw_staff" with check (user_id = lw_uid());
create policy "staff_change" on "chat_desk" for update to "lw_staff" using (user_id = lw_uid()) with check (user_id = lw_uid());

alter table chat_desk add foreign key (demo, conversation_id) references chat_session (demo, id) deferrable initially deferred;

-- The queues of the inbox are read in their order, page by page: the longest wait first, closed ones by the day they ended.
create index chat_session_queue on chat_session (demo, status, coalesce(waiting_since, 'infinity'::timestamptz), id) where last_message_at is not null;
create index chat_session_held on chat_session (demo, assigned_to, coalesce(waiting_since, 'infinity'::timestamptz), id) where status = 'assigned' and last_message_at is not null;
create index chat_session_ended on chat_session (demo, closed_at, id) where status = 'closed' and last_message_at is not null;
create index chat_session_lively on chat_session (demo, coalesce(last_message_at, created_at), id);
