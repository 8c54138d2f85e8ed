-- Emails that mail servers return: at the message, and the address as a hash (docs/decisions/1651).
alter table "outbox_message" add "bounce" text null, add "bounce_status" varchar(12) null, add "bounce_text" varchar(300) null, add "bounced_at" timestamptz(3) null;
alter table "outbox_message" add constraint "outbox_message_bounce_check" check ("bounce" in ('hard', 'soft'));

create table "mail_bounce" ("id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "address_hash" varchar(64) not null, "hard_at" timestamptz(3) null, "soft_count" int not null default 0, "last_at" timestamptz(3) not null, primary key ("id"));
alter table "mail_bounce" add constraint "mail_bounce_demo_address_hash_unique" unique ("demo", "address_hash");
create index "mail_bounce_last_at_index" on "mail_bounce" ("last_at");
alter table "mail_bounce" enable row level security;
create policy "one_world" on "mail_bounce" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "mail_bounce" to "lw_system" using (true) with check (true);
create policy "staff_read" on "mail_bounce" for select to "lw_staff" using (true);
create policy "admin_read" on "mail_bounce" for select to "lw_admin" using (true);

alter table "mail_reply" drop constraint "mail_reply_outcome_check";
alter table "mail_reply" add constraint "mail_reply_outcome_check" check ("outcome" in ('said', 'automatic', 'unmatched', 'expired', 'wrong_sender', 'refused', 'empty', 'bounced'));

-- How many readers left by the link of an issue. Their rows are deleted 30 days later, the count stays.
alter table "newsletter_issue" add "unsubscribes" int not null default 0;
