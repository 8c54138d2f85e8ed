create table "newsletter_issue" ("id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "version" int not null default 1, "state" text not null default 'draft', "subject_en" varchar(150) not null, "subject_fr" varchar(150) not null, "subject_es" varchar(150) not null, "body_en" text not null, "body_fr" text not null, "body_es" text not null, "button_url" varchar(500) null, "button_text_en" varchar(60) null, "button_text_fr" varchar(60) null, "button_text_es" varchar(60) null, "send_at" timestamptz(3) null, "started_at" timestamptz(3) null, "finished_at" timestamptz(3) null, "reached_subscriber_id" uuid null, "recipients" int not null default 0, primary key ("id"));
create index "newsletter_issue_created_at_id_index" on "newsletter_issue" ("created_at", "id");
create index "newsletter_issue_state_send_at_index" on "newsletter_issue" ("state", "send_at");

alter table "newsletter_issue" add constraint "newsletter_issue_state_check" check ("state" in ('draft', 'scheduled', 'sending', 'sent'));
alter table "newsletter_issue" enable row level security;
create policy "one_world" on "newsletter_issue" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "newsletter_issue" to "lw_system" using (true) with check (true);
create policy "admin_read" on "newsletter_issue" for select to "lw_admin" using (true);
create policy "admin_create" on "newsletter_issue" for insert to "lw_admin" with check (true);
create policy "admin_change" on "newsletter_issue" for update to "lw_admin" using (true) with check (true);
create policy "admin_draft_remove" on "newsletter_issue" for delete to "lw_admin" using (state = 'draft');

-- What became of the emails of an issue is counted in the outbox, which holds a year of all messages.
create index "outbox_message_newsletter_issue" on "outbox_message" ((params->>'issue')) where template = 'newsletter.issue';
