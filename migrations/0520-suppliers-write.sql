-- Suppliers write to landlords whom a job ties to them, to whoever wrote to them, and with Elite to any. The services say no in
-- words; this is for whatever passes them by. Runs with the rights of who asks: suppliers see their own offers and messages.
-- The access to a job ends 30 days after the job: 60 days more are 90 from its end.
create function lw_may_write_to(landlord uuid) returns boolean language plpgsql stable set search_path = public, pg_temp as
  $$ begin return exists (select from supplier where account_id = lw_account() and elite_until > now())
    or exists (select from offer where supplier_account_id = lw_account() and account_id = landlord
      and (state in ('sent', 'answered') or state = 'accepted' and (access_ends_at is null or access_ends_at > now() - interval '60 days')))
    or exists (select from supplier_message where supplier_account_id = lw_account() and account_id = landlord and not from_supplier);
  end $$;
drop policy "supplier_create" on "supplier_message";
create policy "supplier_create" on "supplier_message" for insert to "lw_supplier" with check (supplier_account_id = lw_account() and from_supplier and lw_may_write_to(account_id));
-- Each side writes as itself.
drop policy "landlord_create" on "supplier_message";
create policy "landlord_create" on "supplier_message" for insert to "lw_landlord" with check (account_id = lw_account() and not from_supplier);

-- Both are notified of messages. That an offer has ended is news for a supplier whom the job is closed to with it: the
-- title remains, the address went with the access.
alter table "notification" drop constraint "notification_kind_check";
alter table "notification" add constraint "notification_kind_check" check ("kind" in ('payment_received', 'payment_failed', 'payment_returned', 'payment_refunded', 'refund_failed', 'request_submitted', 'request_approved', 'request_declined', 'request_cancelled', 'request_scheduled', 'request_in_progress', 'request_completed', 'request_closed', 'request_sent_back', 'request_offered', 'request_offer_accepted', 'request_offer_declined', 'request_offer_withdrawn', 'request_offer_answered', 'request_offer_picked', 'request_offer_lost', 'request_offer_expired', 'request_quote_sent', 'request_quote_approved', 'request_quote_refused', 'request_quote_withdrawn', 'request_board_interest', 'message', 'supplier_message', 'document_shared', 'notice_given', 'notice_withdrawn', 'rent_change', 'rent_change_canceled', 'lease_ended', 'lease_corrected', 'renewal_offered', 'renewal_replied', 'renewal_withdrawn', 'renewal_signed', 'renewal_accepted', 'renewal_declined', 'renewal_asked', 'listing_question'));
drop policy "supplier_read" on "notification";
create policy "supplier_read" on "notification" for select to "lw_supplier" using (user_id = lw_uid() and (kind in ('request_offer_withdrawn', 'request_offer_lost', 'supplier_message') or subject_id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at)))));
drop policy "supplier_change" on "notification";
create policy "supplier_change" on "notification" for update to "lw_supplier" using (user_id = lw_uid() and (kind in ('request_offer_withdrawn', 'request_offer_lost', 'supplier_message') or subject_id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at))))) with check (user_id = lw_uid() and (kind in ('request_offer_withdrawn', 'request_offer_lost', 'supplier_message') or subject_id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at)))));
update notification n set params = params - 'home'
  where kind in ('request_offer_withdrawn', 'request_offer_lost') and exists (select from app_user u where u.id = n.user_id and u.user_type = 'supplier');
