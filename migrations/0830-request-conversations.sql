-- What people write on a request is one conversation. A line can be kept from the tenant (`internal`), from suppliers, or from both; what
-- landlord and supplier say to each other alone is that supplier's, and no affair of the next one.
alter table "request_event" add column "kept_from_supplier" boolean not null default false, add column "supplier_account_id" uuid null;
alter table request_event disable trigger append_only;
update request_event e set supplier_account_id = coalesce(
    (select m.account_id from membership m where e.actor_role = 'supplier' and m.user_id = e.actor_id limit 1),
    (select r.supplier_account_id from service_request r where r.id = e.request_id))
  where e.kind = 'comment' and e.internal;
alter table request_event enable trigger append_only;

drop policy "supplier_read" on "request_event";
create policy "supplier_read" on "request_event" for select to "lw_supplier" using (request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at))) and (kind = 'status' or actor_id = lw_uid() or supplier_account_id = lw_account() or (kind <> 'offer' and kind <> 'quote' and not kept_from_supplier and supplier_account_id is null and request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at))))));

-- Up to when each person has read the conversation of a request, and since when a line waits for them.
create table "request_seen" ("id" uuid not null, "account_id" uuid not null, "demo" boolean not null default lw_demo(), "created_at" timestamptz(3) not null, "request_id" uuid not null, "user_id" uuid not null, "name" varchar(161) not null, "side" text not null, "supplier_account_id" uuid null, "seen_at" timestamptz(3) not null, "due_since" timestamptz(3) null, "mailed_at" timestamptz(3) null, primary key ("id"));
alter table "request_seen" add constraint "request_seen_request_id_user_id_unique" unique ("request_id", "user_id");
create index "request_seen_user_id_index" on "request_seen" ("user_id");
create index "request_seen_due_since_index" on "request_seen" ("due_since");
alter table "request_seen" add constraint "request_seen_side_check" check ("side" in ('landlord', 'tenant', 'supplier'));
alter table "request_seen" enable row level security;
create policy "one_world" on "request_seen" as restrictive to "lw_visitor", "lw_tenant", "lw_landlord", "lw_supplier", "lw_staff", "lw_admin" using (demo = (select lw_demo())) with check (demo = (select lw_demo()));
create policy "system_all" on "request_seen" to "lw_system" using (true) with check (true);
create policy "landlord_read" on "request_seen" for select to "lw_landlord" using (account_id = lw_account());
create policy "landlord_create" on "request_seen" for insert to "lw_landlord" with check (user_id = lw_uid() and account_id = lw_account());
create policy "landlord_change" on "request_seen" for update to "lw_landlord" using (user_id = lw_uid() and account_id = lw_account()) with check (user_id = lw_uid() and account_id = lw_account());
create policy "tenant_read" on "request_seen" for select to "lw_tenant" using (request_id = any((select lw_own_requests())::uuid[]));
create policy "tenant_create" on "request_seen" for insert to "lw_tenant" with check (user_id = lw_uid() and request_id = any((select lw_own_requests())::uuid[]));
create policy "tenant_change" on "request_seen" for update to "lw_tenant" using (user_id = lw_uid() and request_id = any((select lw_own_requests())::uuid[])) with check (user_id = lw_uid() and request_id = any((select lw_own_requests())::uuid[]));
create policy "supplier_read" on "request_seen" for select to "lw_supplier" using (request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at))) and (side <> 'supplier' or supplier_account_id = lw_account()));
create policy "supplier_create" on "request_seen" for insert to "lw_supplier" with check (user_id = lw_uid() and request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at))) and (side <> 'supplier' or supplier_account_id = lw_account()));
create policy "supplier_change" on "request_seen" for update to "lw_supplier" using (user_id = lw_uid() and request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at))) and (side <> 'supplier' or supplier_account_id = lw_account())) with check (user_id = lw_uid() and request_id = any(array(select request_id from offer where supplier_account_id = lw_account() and state = 'accepted' and lw_open(access_ends_at))) and (side <> 'supplier' or supplier_account_id = lw_account()));
create policy "staff_read" on "request_seen" for select to "lw_staff" using (true);
create policy "admin_read" on "request_seen" for select to "lw_admin" using (true);
alter table request_seen add foreign key (account_id, request_id) references service_request (account_id, id) deferrable initially deferred;

alter table "notification" drop constraint "notification_kind_check";
alter table "notification" add constraint "notification_kind_check" check ("kind" in ('payment_received', 'payment_failed', 'payment_returned', 'payment_refunded', 'refund_failed', 'request_submitted', 'request_approved', 'request_declined', 'request_cancelled', 'request_scheduled', 'request_in_progress', 'request_completed', 'request_closed', 'request_sent_back', 'request_offered', 'request_offer_accepted', 'request_offer_declined', 'request_offer_withdrawn', 'request_offer_answered', 'request_offer_picked', 'request_offer_lost', 'request_offer_expired', 'request_quote_sent', 'request_quote_approved', 'request_quote_refused', 'request_quote_withdrawn', 'request_board_interest', 'on_call_asked', 'on_call_unanswered', 'request_message', 'message', 'supplier_message', 'document_shared', 'notice_given', 'notice_withdrawn', 'rent_change', 'rent_change_canceled', 'lease_ended', 'lease_corrected', 'renewal_offered', 'renewal_replied', 'renewal_withdrawn', 'renewal_signed', 'renewal_accepted', 'renewal_declined', 'renewal_asked', 'listing_question', 'paper_expires', 'tenant_notice_given', 'tenant_notice_asked', 'tenant_notice_withdrawn', 'tenant_notice_withdrawal_asked', 'tenant_notice_told', 'tenant_notice_leaving', 'tenant_notice_declined', 'tenant_notice_replied', 'tenant_notice_kept', 'tenant_notice_staying'));
