-- What people are notified of within the product; mails tell the same to those who want them.
create table "notification" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "user_id" uuid not null, "kind" text not null, "lease_id" uuid null, "subject_id" uuid null, "params" jsonb not null, "read_at" timestamptz(3) null, primary key ("id"));
create index "notification_user_id_created_at_id_index" on "notification" ("user_id", "created_at", "id");
create index "notification_created_at_index" on "notification" ("created_at");

alter table "notification" add constraint "notification_kind_check" check ("kind" in ('payment_received', 'payment_failed', 'payment_returned', 'payment_refunded', 'refund_failed', 'request_submitted', 'request_approved', 'request_declined', 'request_cancelled', 'request_scheduled', 'request_in_progress', 'request_completed', 'request_closed', 'request_sent_back', 'request_offered', 'request_offer_accepted', 'request_offer_declined', 'request_offer_withdrawn', 'request_offer_answered', 'request_offer_picked', 'request_offer_lost', 'request_offer_expired', 'request_quote_sent', 'request_quote_approved', 'request_quote_refused', 'request_quote_withdrawn', 'request_board_interest', 'message', 'document_shared', 'notice_given', 'notice_withdrawn', 'rent_change', 'rent_change_canceled', 'lease_ended', 'lease_corrected', 'renewal_offered', 'renewal_replied', 'renewal_withdrawn', 'renewal_signed', 'renewal_accepted', 'renewal_declined', 'renewal_asked', 'listing_question'));
alter table "notification" enable row level security;
create policy "one_world" on "notification" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "notification" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "notification" for select to "lw_landlord" using (user_id = lw_uid() and account_id = lw_account());
create policy "landlord_change" on "notification" for update to "lw_landlord" using (user_id = lw_uid() and account_id = lw_account()) with check (user_id = lw_uid() and account_id = lw_account());
create policy "tenant_read" on "notification" for select to "lw_tenant" using (user_id = lw_uid() and (lease_id is null or lease_id = any(array(select lease_id from lease_tenant where user_id = lw_uid()))));
create policy "tenant_change" on "notification" for update to "lw_tenant" using (user_id = lw_uid() and (lease_id is null or lease_id = any(array(select lease_id from lease_tenant where user_id = lw_uid())))) with check (user_id = lw_uid() and (lease_id is null or lease_id = any(array(select lease_id from lease_tenant where user_id = lw_uid()))));
create policy "supplier_read" on "notification" for select to "lw_supplier" using (user_id = lw_uid() and (subject_id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at)))));
create policy "supplier_change" on "notification" for update to "lw_supplier" using (user_id = lw_uid() and (subject_id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at))))) with check (user_id = lw_uid() and (subject_id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at)))));
alter table notification add foreign key (account_id, lease_id) references lease (account_id, id) deferrable initially deferred;
alter table notification add foreign key (user_id) references app_user (id) deferrable initially deferred;
grant select, insert, update, delete on notification to lw_system;
-- Of one's own notifications, nothing but whether they were read is one's to write.
revoke update on notification from lw_landlord, lw_tenant, lw_supplier;
grant update (read_at) on notification to lw_landlord, lw_tenant, lw_supplier;
