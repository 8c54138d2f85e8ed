-- Answers in the chat are emailed to visitors who are away, and the team is emailed about visitors who wait (docs/decisions/1410).
alter table "chat_session" add "email" varchar(254) null, add "visitor_seen" int not null default 0, add "mailed_sequence" int not null default 0,
  add "team_told_at" timestamptz(3) null, add "team_told_to" uuid null;
alter table chat_session add constraint chat_session_email_small check (email = lower(email));
-- What was said before is no news: no one is emailed about it.
update chat_session set visitor_seen = last_sequence, mailed_sequence = last_sequence where last_sequence > 0;
update chat_session set team_told_at = waiting_since where waiting_since is not null;

-- Each email, so that its link can be proven, expires, and shows that someone reads that mailbox.
create table "chat_mail" ("id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "conversation_id" uuid not null, "email" varchar(254) not null, "opened_at" timestamptz(3) null, primary key ("id"));
create index "chat_mail_conversation_id_index" on "chat_mail" ("conversation_id");
alter table "chat_mail" enable row level security;
create policy "one_world" on "chat_mail" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "chat_mail" to "lw_system" using (true) with check (true);
create policy "tenant_read" on "chat_mail" for select to "lw_tenant" using (conversation_id = any(array(select id from chat_session where user_id = lw_uid())));
create policy "landlord_read" on "chat_mail" for select to "lw_landlord" using (conversation_id = any(array(select id from chat_session where user_id = lw_uid())));
create policy "supplier_read" on "chat_mail" for select to "lw_supplier" using (conversation_id = any(array(select id from chat_session where user_id = lw_uid())));
create policy "staff_read" on "chat_mail" for select to "lw_staff" using (true);
create policy "admin_read" on "chat_mail" for select to "lw_admin" using (true);
alter table chat_mail add foreign key (demo, conversation_id) references chat_session (demo, id) deferrable initially deferred;

-- Addresses that want no emails from the chat.
create table "chat_mail_stop" ("id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "email" varchar(254) not null, primary key ("id"));
alter table "chat_mail_stop" add constraint "chat_mail_stop_demo_email_unique" unique ("demo", "email");
alter table "chat_mail_stop" enable row level security;
create policy "one_world" on "chat_mail_stop" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "chat_mail_stop" to "lw_system" using (true) with check (true);

-- Both schedules look at few conversations, whatever the site has seen.
create index chat_session_to_mail on chat_session (last_message_at) where not demo and status <> 'closed' and last_sequence > greatest(visitor_seen, mailed_sequence);
create index chat_session_to_tell on chat_session (waiting_since) where not demo and waiting_since is not null and team_told_at is null;
create index chat_session_told on chat_session (team_told_at) where team_told_at is not null;
