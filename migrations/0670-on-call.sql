-- Who is on call for emergencies, who was asked about each, and the links by which people without a session answer.
create table "on_call_alarm" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "request_id" uuid not null, "state" text not null, "round" int not null, "position" int not null, "next_at" timestamptz(3) null, "ended_at" timestamptz(3) null, "answered_kind" text null, primary key ("id"));
create index "on_call_alarm_state_next_at_index" on "on_call_alarm" ("state", "next_at");
alter table "on_call_alarm" add constraint "on_call_alarm_request_id_unique" unique ("request_id");
alter table "on_call_alarm" add constraint "on_call_alarm_account_id_id_unique" unique ("account_id", "id");

create table "on_call_ask" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "alarm_id" uuid not null, "request_id" uuid not null, "kind" text not null, "supplier_account_id" uuid null, "name" varchar(120) not null, "round" int not null, "channels" jsonb not null, "outcome" text not null, "outcome_at" timestamptz(3) null, primary key ("id"));
create index "on_call_ask_alarm_id_created_at_index" on "on_call_ask" ("alarm_id", "created_at");
alter table "on_call_ask" add constraint "on_call_ask_account_id_id_unique" unique ("account_id", "id");

create table "on_call_entry" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "position" int not null, "kind" text not null, "supplier_account_id" uuid null, "name" varchar(120) null, "phone" varchar(40) null, "email" varchar(254) null, "language" text null, "texts" boolean not null default false, "hours" jsonb not null, "days_off" jsonb not null, primary key ("id"));
alter table "on_call_entry" add constraint "on_call_entry_account_id_position_unique" unique ("account_id", "position");

create table "on_call_link" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "ask_id" uuid not null, "token_hash" varchar(64) not null, "expires_at" timestamptz(3) not null, primary key ("id"));
alter table "on_call_link" add constraint "on_call_link_token_hash_unique" unique ("token_hash");

create table "on_call_list" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "version" int not null default 1, "step_minutes" int not null, "time_zone" varchar(64) not null, primary key ("id"));
alter table "on_call_list" add constraint "on_call_list_account_id_unique" unique ("account_id");

alter table "notification" drop constraint "notification_kind_check";
alter table "notification" add constraint "notification_kind_check" check ("kind" in ('payment_received', 'payment_failed', 'payment_returned', 'payment_refunded', 'refund_failed', 'request_submitted', 'request_approved', 'request_declined', 'request_cancelled', 'request_scheduled', 'request_in_progress', 'request_completed', 'request_closed', 'request_sent_back', 'request_offered', 'request_offer_accepted', 'request_offer_declined', 'request_offer_withdrawn', 'request_offer_answered', 'request_offer_picked', 'request_offer_lost', 'request_offer_expired', 'request_quote_sent', 'request_quote_approved', 'request_quote_refused', 'request_quote_withdrawn', 'request_board_interest', 'on_call_asked', 'on_call_unanswered', 'message', 'supplier_message', 'document_shared', 'notice_given', 'notice_withdrawn', 'rent_change', 'rent_change_canceled', 'lease_ended', 'lease_corrected', 'renewal_offered', 'renewal_replied', 'renewal_withdrawn', 'renewal_signed', 'renewal_accepted', 'renewal_declined', 'renewal_asked', 'listing_question', 'paper_expires'));

alter table "request_event" add "ask_id" uuid null;
alter table "request_event" drop constraint "request_event_kind_check";
alter table "request_event" add constraint "request_event_kind_check" check ("kind" in ('status', 'comment', 'offer', 'quote', 'photo', 'appointment', 'rating', 'priority', 'on_call'));

alter table "on_call_alarm" add constraint "on_call_alarm_state_check" check ("state" in ('asking', 'acknowledged', 'stopped', 'unanswered'));
alter table "on_call_alarm" add constraint "on_call_alarm_answered_kind_check" check ("answered_kind" in ('landlord', 'supplier', 'outside'));
alter table "on_call_alarm" enable row level security;
create policy "one_world" on "on_call_alarm" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "on_call_alarm" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "on_call_alarm" for select to "lw_landlord" using (account_id = lw_account());
create policy "staff_read" on "on_call_alarm" for select to "lw_staff" using (true);
create policy "admin_read" on "on_call_alarm" for select to "lw_admin" using (true);

alter table "on_call_ask" add constraint "on_call_ask_kind_check" check ("kind" in ('landlord', 'supplier', 'outside'));
alter table "on_call_ask" add constraint "on_call_ask_outcome_check" check ("outcome" in ('waiting', 'no_answer', 'acknowledged', 'ended'));
alter table "on_call_ask" enable row level security;
create policy "one_world" on "on_call_ask" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "on_call_ask" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "on_call_ask" for select to "lw_landlord" using (account_id = lw_account());
create policy "staff_read" on "on_call_ask" for select to "lw_staff" using (true);
create policy "admin_read" on "on_call_ask" for select to "lw_admin" using (true);

alter table "on_call_entry" add constraint "on_call_entry_kind_check" check ("kind" in ('landlord', 'supplier', 'outside'));
alter table "on_call_entry" add constraint "on_call_entry_language_check" check ("language" in ('en', 'fr', 'es'));
alter table "on_call_entry" enable row level security;
create policy "one_world" on "on_call_entry" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "on_call_entry" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "on_call_entry" for select to "lw_landlord" using (account_id = lw_account());
create policy "landlord_create" on "on_call_entry" for insert to "lw_landlord" with check (account_id = lw_account());
create policy "landlord_change" on "on_call_entry" for update to "lw_landlord" using (account_id = lw_account()) with check (account_id = lw_account());
create policy "staff_read" on "on_call_entry" for select to "lw_staff" using (true);
create policy "admin_read" on "on_call_entry" for select to "lw_admin" using (true);
create policy "landlord_remove" on "on_call_entry" for delete to "lw_landlord" using (account_id = lw_account());

alter table "on_call_link" enable row level security;
create policy "one_world" on "on_call_link" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "on_call_link" to "lw_system" using (true) with check (true);

alter table "on_call_list" enable row level security;
create policy "one_world" on "on_call_list" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "on_call_list" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "on_call_list" for select to "lw_landlord" using (account_id = lw_account());
create policy "landlord_create" on "on_call_list" for insert to "lw_landlord" with check (account_id = lw_account());
create policy "landlord_change" on "on_call_list" for update to "lw_landlord" using (account_id = lw_account()) with check (account_id = lw_account());
create policy "staff_read" on "on_call_list" for select to "lw_staff" using (true);
create policy "admin_read" on "on_call_list" for select to "lw_admin" using (true);

alter table on_call_list add foreign key (account_id) references account (id) deferrable initially deferred;
alter table on_call_entry add foreign key (account_id) references account (id) deferrable initially deferred;
alter table on_call_entry add foreign key (supplier_account_id) references account (id) deferrable initially deferred;
alter table on_call_alarm add foreign key (account_id, request_id) references service_request (account_id, id) deferrable initially deferred;
alter table on_call_ask add foreign key (account_id, alarm_id) references on_call_alarm (account_id, id) deferrable initially deferred;
alter table on_call_link add foreign key (account_id, ask_id) references on_call_ask (account_id, id) deferrable initially deferred;
alter table request_event add foreign key (account_id, ask_id) references on_call_ask (account_id, id) deferrable initially deferred;
alter table on_call_list add constraint on_call_minutes check (step_minutes between 5 and 60);
-- People outside the product have a name and an address, suppliers an account, and the landlord is on the list once at most.
alter table on_call_entry add constraint on_call_who check (
  (kind = 'supplier') = (supplier_account_id is not null) and (kind = 'outside') = (name is not null and email is not null)
  and (kind = 'outside' or (name is null and email is null and phone is null and not texts)));
create unique index on_call_landlord_once on on_call_entry (account_id) where kind = 'landlord';
create unique index on_call_supplier_once on on_call_entry (account_id, supplier_account_id) where kind = 'supplier';
-- A search that goes on knows when the next one is asked.
alter table on_call_alarm add constraint on_call_goes_on check ((state = 'asking') = (next_at is not null) and (state = 'asking') = (ended_at is null) and (answered_kind is not null) = (state = 'acknowledged'));
alter table on_call_ask add constraint on_call_outcome_at check ((outcome = 'waiting') = (outcome_at is null));
