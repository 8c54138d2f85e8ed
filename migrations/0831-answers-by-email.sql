-- Answers by email, each kept once by what names it, so that a mail that is read twice says nothing twice.
create table "mail_reply" ("id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "message_key" varchar(64) not null, "outcome" text not null, "sender_hash" varchar(64) null, "answered" boolean not null default false, primary key ("id"));
alter table "mail_reply" add constraint "mail_reply_message_key_unique" unique ("message_key");
create index "mail_reply_sender_hash_created_at_index" on "mail_reply" ("sender_hash", "created_at");
alter table "mail_reply" add constraint "mail_reply_outcome_check" check ("outcome" in ('said', 'automatic', 'unmatched', 'expired', 'wrong_sender', 'refused', 'empty'));
alter table "mail_reply" enable row level security;
create policy "one_world" on "mail_reply" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "mail_reply" to "lw_system" using (true) with check (true);
create policy "admin_read" on "mail_reply" for select to "lw_admin" using (true);

-- Where someone's answers go is for that person alone.
drop policy "staff_read" on "outbox_message";
create policy "staff_read" on "outbox_message" for select to "lw_staff" using (params->>'code' is null and params->>'replyTo' is null and coalesce(params->>'url', '') !~ '(token|key|code)=');
