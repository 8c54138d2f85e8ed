-- Invoices that suppliers have on paper: a photo or a PDF with what is printed on it, beside those that are written here. And
-- notifications of what becomes of an invoice.
alter table "invoice" add "file_id" uuid null, add "file_media_type" varchar(100) null, add "paper_number" varchar(30) null, add "paper_date" date null, add "paper_taxes" jsonb null;
alter table "stored_file" drop constraint "stored_file_purpose_check";
alter table "stored_file" add constraint "stored_file_purpose_check" check ("purpose" in ('request_photo', 'listing_photo', 'lease_document', 'receipt', 'inspection', 'invoice', 'certificate', 'supplier_invoice', 'other'));
create policy "supplier_invoice_read" on "stored_file" for select to "lw_supplier" using (account_id = lw_account() and purpose = 'supplier_invoice');
create policy "supplier_invoice_create" on "stored_file" for insert to "lw_supplier" with check (account_id = lw_account() and purpose = 'supplier_invoice');
create policy "supplier_invoice_remove" on "stored_file" for delete to "lw_supplier" using (account_id = lw_account() and purpose = 'supplier_invoice');
alter table "notification" drop constraint "notification_kind_check";
alter table "notification" add constraint "notification_kind_check" check ("kind" in ('payment_received', 'payment_failed', 'payment_returned', 'payment_refunded', 'refund_failed', 'request_submitted', 'request_approved', 'request_declined', 'request_cancelled', 'request_scheduled', 'request_in_progress', 'request_completed', 'request_closed', 'request_sent_back', 'request_offered', 'request_offer_accepted', 'request_offer_declined', 'request_offer_withdrawn', 'request_offer_answered', 'request_offer_picked', 'request_offer_lost', 'request_offer_expired', 'request_quote_sent', 'request_quote_approved', 'request_quote_refused', 'request_quote_withdrawn', 'request_board_interest', 'on_call_asked', 'on_call_unanswered', 'message', 'supplier_message', 'document_shared', 'notice_given', 'notice_withdrawn', 'rent_change', 'rent_change_canceled', 'lease_ended', 'lease_corrected', 'renewal_offered', 'renewal_replied', 'renewal_withdrawn', 'renewal_signed', 'renewal_accepted', 'renewal_declined', 'renewal_asked', 'listing_question', 'paper_expires', 'invoice_sent', 'invoice_void', 'invoice_approved', 'invoice_disputed', 'invoice_paid', 'tenant_notice_given', 'tenant_notice_asked', 'tenant_notice_withdrawn', 'tenant_notice_withdrawal_asked', 'tenant_notice_told', 'tenant_notice_leaving', 'tenant_notice_declined', 'tenant_notice_replied', 'tenant_notice_kept', 'tenant_notice_staying'));
drop policy "supplier_change" on "notification";
drop policy "supplier_read" on "notification";
create policy "supplier_read" on "notification" for select to "lw_supplier" using (user_id = lw_uid() and (kind in ('request_offer_withdrawn', 'request_offer_lost', 'supplier_message') or (kind in ('paper_expires', 'invoice_approved', 'invoice_disputed', 'invoice_paid') and account_id = lw_account()) or subject_id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at)))));
create policy "supplier_change" on "notification" for update to "lw_supplier" using (user_id = lw_uid() and (kind in ('request_offer_withdrawn', 'request_offer_lost', 'supplier_message') or (kind in ('paper_expires', 'invoice_approved', 'invoice_disputed', 'invoice_paid') and account_id = lw_account()) or subject_id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at))))) with check (user_id = lw_uid() and (kind in ('request_offer_withdrawn', 'request_offer_lost', 'supplier_message') or (kind in ('paper_expires', 'invoice_approved', 'invoice_disputed', 'invoice_paid') and account_id = lw_account()) or subject_id = any(array(select request_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at)))));

-- The file is one of the supplier's own, of one invoice alone, and can't be removed while the invoice is there.
alter table invoice add foreign key (supplier_account_id, file_id) references stored_file (account_id, id) deferrable initially deferred;
create unique index invoice_file_once on invoice (file_id) where file_id is not null;
alter table stored_file add constraint stored_file_supplier_invoice check (purpose <> 'supplier_invoice' or (lease_id is null and unit_id is null and request_id is null));
alter table invoice add constraint invoice_on_paper check (
  (file_id is null) = (file_media_type is null) and (file_id is null) = (paper_number is null) and (file_id is null) = (paper_date is null) and (file_id is null) = (paper_taxes is null)
  and (file_id is null or number is null or (number = paper_number and issued_on = paper_date and series_number is null)));
alter table invoice drop constraint invoice_issued;
alter table invoice add constraint invoice_issued check (
  (status = 'draft') = (number is null) and (series_number is null) = (number is null or file_id is not null) and (number is null) = (issued_on is null)
  and (number is null) = (due_on is null) and (number is null) = (sent_at is null) and (status = 'draft' or net_cents > 0));
-- A paper whose invoice was voided can be sent again, with the figures that were typed wrong.
drop index invoice_number_once;
create unique index invoice_number_once on invoice (supplier_account_id, number) where number is not null and (file_id is null or status <> 'void');
grant update (file_id, file_media_type, paper_number, paper_date, paper_taxes) on invoice to lw_supplier;

-- As before (0600), and the paper is part of what was sent.
create or replace function hold_invoice() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.status <> 'draft' and (old.series_number, old.number, old.issued_on, old.due_days, old.due_on, old.lines, old.note, old.net_cents, old.tax_cents, old.total_cents, old.tax_number, old.supplier_name, old.language, old.sent_at, old.file_id, old.file_media_type, old.paper_number, old.paper_date, old.paper_taxes)
      is distinct from (new.series_number, new.number, new.issued_on, new.due_days, new.due_on, new.lines, new.note, new.net_cents, new.tax_cents, new.total_cents, new.tax_number, new.supplier_name, new.language, new.sent_at, new.file_id, new.file_media_type, new.paper_number, new.paper_date, new.paper_taxes) then
    raise exception 'What was sent stays as it is' using errcode = '23514';
  end if;
  if new.status <> old.status and (old.status || ' ' || new.status) not in ('draft sent', 'sent approved', 'sent disputed', 'sent void', 'disputed approved', 'disputed void', 'approved disputed', 'approved paid', 'paid approved') then
    raise exception 'An invoice takes no such step' using errcode = '23514';
  end if;
  if old.status = 'draft' and new.status = 'sent' and new.net_cents > lw_spending_limit(new.request_id, new.supplier_account_id) then
    raise exception 'The invoice is above the limit' using errcode = 'LW003';
  end if;
  return new;
end
$$;

-- Like a certificate, a supplier's invoice on paper is one from its upload on.
create or replace function keep_photos_apart() returns trigger language plpgsql as $$
begin
  if new.purpose <> old.purpose and (new.purpose in ('request_photo', 'listing_photo', 'certificate', 'supplier_invoice') or old.purpose in ('request_photo', 'listing_photo', 'certificate', 'supplier_invoice')) then
    raise exception 'no file becomes a photo, a certificate or an invoice on paper, and none of them becomes something else' using errcode = '23514';
  end if;
  return new;
end
$$;
